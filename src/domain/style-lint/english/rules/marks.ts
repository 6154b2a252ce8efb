import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';

export const symbols: RuleContent = {
  check: () => ({
    kind: 'marks',
    message: 'There is a sign for this: "{replacement}" instead of "{match}".',
    patterns: [
      { match: /\([cC]\)(?= ?(?:\d{4}|[A-Z][a-z]))/y, starts: '(', replace: ['©'] },
      { match: /\([rR]\)(?<=\w\([rR]\))/y, starts: '(', replace: ['®'], isSafe: true },
      { match: /\((?:tm|TM)\)/y, starts: '(', replace: ['™'], isSafe: true },
      {
        match:
          /(?<![\d.,x/])(?![24][xX]4\b)(\d{1,6}(?:[.,]\d{1,3})?(?: ?(?:m|cm|mm|ft|in|px))?) ?[xX] ?(?=\d)(?!\d{1,4}x)(?<!0x)/y,
        starts: '0-9',
        replace: ['$1 × '],
        message: 'Use the multiplication sign: "{replacement}".',
      },
      { match: /\+\/-|\+-(?=\d)/y, starts: '+', replace: ['±'] },
      {
        match: /(?<=[a-z] )& (?=[a-z]{1,12}\b)(?!co\b)/y,
        starts: '&',
        replace: ['and '],
        message: 'Write "and" in running text.',
      },
      {
        match: /(?<=[a-z] )(?:@ (?=\d|the\b|my\b|our\b))/y,
        starts: '@',
        replace: ['at '],
        message: 'Write "at" in running text.',
      },
      {
        match: /(?<=[a-z] )\+ (?=[a-z]{3,})/y,
        starts: '+',
        replace: ['and '],
        message: 'Write "and" in running text.',
      },
      { match: /\/(?=o? ?\w)(?<=[a-z] w\/)/y, starts: '/', message: 'Write the word in full.' },
      { match: /\/c\b(?<= b\/c)/y, starts: '/', message: 'Write the word in full.' },
      { match: /° ?degrees?/iy, starts: '°', message: 'The sign says "degrees" already.' },
      {
        match: /\d[\d.,]{0,8} ?% (?:percent|per cent)\b/iy,
        starts: '0-9',
        message: 'The sign says "per cent" already.',
      },
      {
        match: /(?<=(?:a|the|what|large|small|high|low|some) )%(?= (?:of|in)\b)/y,
        starts: '%',
        replace: ['percentage'],
      },
      {
        match: /# (?=\d)|(?<=(?:No|no)\. ?)#(?=\d)|number #(?=\d)/y,
        starts: '#',
        message: 'The sign says "number" already.',
      },
    ],
  }),
  examples: {
    bad: [
      'All rights (c) 2020.',
      'Buy Acme(TM) soap.',
      'The room is 5 x 4 metres.',
      'Bring bread & butter.',
      'It is 5 +/- 1 mm.',
      'See # 4.',
      'A small % of them left.',
    ],
    good: [
      'Points (a), (b) and (c) apply.',
      'The room is 5 × 4 metres.',
      'Marks & Spencer and AT&T.',
      'An address at 0x40.',
      'C++ and R&D.',
      'Five per cent, or 5%.',
      'It is 1920x1080x3.',
    ],
  },
};

export const punctuation: RuleContent = {
  check: () => ({
    kind: 'several',
    checks: [
      {
        kind: 'marks',
        message: 'Write "{replacement}" instead of "{match}".',
        patterns: [
          {
            match: /!{2,9}(?!\w)/y,
            starts: '!',
            replace: ['!'],
            isSafe: true,
            message: 'One mark is enough.',
          },
          {
            match: /\?{2,9}(?!\w)/y,
            starts: '?',
            replace: ['?'],
            isSafe: true,
            message: 'One mark is enough.',
          },
          { match: /(?:\?!|!\?)[?!]{0,9}/y, starts: '?!', replace: ['?'], message: 'Choose one mark.' },
          { match: /,,(?!,)/y, starts: ',', replace: [','], isSafe: true },
          { match: /;;(?!;)/y, starts: ';', replace: [';'] },
          { match: /(?<=[A-Za-z)])\.\.(?![./\w])(?<!\.\.\.)/y, starts: '.', replace: ['.'] },
          { match: /(?<!\.)\.{4,9}(?= [a-z])/y, starts: '.', replace: ['…'] },
          {
            match:
              /\.,(?= )(?<!(?:[A-Z]|etc|Inc|Ltd|Co|Jr|Sr|St|Dr|Mr|Mrs|No|vol|ed|al|i\.e|e\.g|a\.m|p\.m|cf|\.\w)\.,)(?<=[a-z]{4}\.,)/y,
            starts: '.',
            replace: [','],
          },
          {
            match: /,\.(?![\w.])|[:;][.,](?!\w)|(?<=\w),[:;](?= )/y,
            starts: ',:;',
            message: 'Choose one mark.',
          },
          {
            match: /[?!]\.(?![\w.])|[?!],(?= [a-z])(?<![”"'’]..)/y,
            starts: '?!',
            message: 'Choose one mark.',
          },
          {
            match: /(?<=[a-z]{2}),(?=[a-z]{2,})(?!www)/y,
            starts: ',',
            replace: [', '],
            message: 'A space follows the comma.',
          },
          {
            match: /(?<=[a-z]{3})(?<!\w\.\w{0,9})\.(?=[A-Z][a-z]{1,9} [a-z])/y,
            starts: '.',
            replace: ['. '],
            message: 'A space follows the full stop.',
          },
          {
            match: /(?<=[a-z])\( (?=\w)|(?<=[a-z]{2})\((?=[a-z]{3,12} [a-z])/y,
            starts: '(',
            message: 'A space belongs before the bracket and none behind it.',
          },
          {
            match: / [;:?!](?=\s|$)(?<=[a-z)] [;:?!])(?! [-)(DPp])/y,
            starts: ' ',
            message: 'No space before this mark.',
          },
          { match: / \)(?<=[a-z] \))/y, starts: ' ', replace: [')'], message: 'No space before this mark.' },
          {
            match: /(?<=\w )-(?= \w)(?<=[a-z]{2} -)(?=- ?|- [a-z])/y,
            starts: '-',
            replace: ['–'],
            message: 'A dash between words is longer than a hyphen.',
          },
          { match: /\bet\. al\b\.?|(?<=\w )et al(?![.\w])/y, starts: 'e', replace: ['et al.'] },
          { match: /e\.g(?![.\w])|eg\.(?= )/y, starts: 'e', replace: ['e.g.'] },
          {
            match:
              /The (\p{Lu}\p{Ll}{2,14})['’]s(?= (?:have (?:lived|moved|sold|invited|bought|gone|been)|are (?:selling|moving|coming|away|leaving|expecting|having)|were (?:here|away|invited)|live|moved|invited)\b)/uy,
            starts: 't',
            message: 'A family takes a plural without an apostrophe: "the Hendersons".',
          },
          {
            match:
              /The (\p{Lu}\p{Ll}{2,14}[sxz])['’](?= (?:have (?:lived|moved|sold|invited|bought|gone|been)|are (?:selling|moving|coming|away|leaving|expecting|having)|were (?:here|away|invited)|live|moved|invited)\b)/uy,
            starts: 't',
            message: 'A family takes a plural without an apostrophe: "the Williamses".',
          },
          { match: /i\.e(?![.\w])|ie\.(?= )/y, starts: 'i', replace: ['i.e.'] },
          {
            match: /i\.e\.(?=,? (?:an? )[a-z][a-z -]{2,30}, (?:an? )[a-z][a-z -]{2,30},? or )/y,
            starts: 'i',
            replace: ['e.g.'],
            message: 'Examples follow, and no explanation: write "e.g.".',
          },
          {
            match: /\d{1,3}(?:\.\d)? %(?= (?:of|compared|more|less|in|to|from|on|over|since|a year)\b)/y,
            starts: '0-9',
            message: 'In English no space stands before the sign.',
          },
          {
            match: /etc(?=,? (?:\.\.\.|…))[^\n]{0,3}\.{3}|etc\.{2,4}|etc…|ect\./y,
            starts: 'e',
            replace: ['etc.'],
          },
          { match: /vs\.(?<=\w vs\.) ?vs\.?/y, starts: 'v' },
          {
            match: /:(?= [a-z])(?<=[a-z] (?:such as|including|includes?|are|were|namely|consists? of):)/y,
            starts: ':',
            message: 'No colon between a verb or preposition and what belongs to it.',
          },
          {
            match:
              /(?<=[a-z]),? (however|therefore|moreover|nevertheless|consequently|furthermore) (?=(?:the|it|this|he|she|they|we|you|I|there|that|our|a|an)\b)(?<=[a-z], \w{4,12} )(?<!then, \w{4,12} )/y,
            starts: ',',
            replace: ['; $1, '],
            message: 'A comma cannot join two sentences: use a semicolon.',
          },
          {
            match:
              /-(?=[a-z]{0,14}(?:ed|ing|en|built|made|known|bred|born|run|won|paid|held|sold|grown|drawn|cut|read|found|lit|set)\b)(?<=\b[a-z]{3,12}ly-)(?<!\b(?:early|family|friendly|only|daily|weekly|monthly|yearly|curly|silly|ugly|lonely|likely|elderly|multiply|supply|reply|assembly|anomaly|jelly|belly|fly|july|italy)-)/iy,
            starts: '-',
            replace: [' '],
            message: 'No hyphen after an adverb in -ly.',
          },
          {
            match: /['’](?=\s)(?<=\b(?:it|who|that|there|he|she|what|let)['’]s['’])/iy,
            starts: "'’",
            message: 'An apostrophe too many.',
          },
          {
            match: /['’]s\b(?<=\b(?:her|your|our|their)['’]s)/iy,
            starts: "'’",
            message: 'Possessive pronouns have no apostrophe.',
          },
          {
            match:
              /['’]s(?<=\b(?:CD|DVD|FAQ|URL|PDF|ATM|MP|NGO|PC|TV|VIP|CEO|SUV|PhD|USB|API|GP|ID|MBA|NGO|PIN|SME|KPI|HGV|CV|QC|UFO)['’]s)(?= (?:and|or|are|were|have|for|in|from|with|to|on|that|who|must|should|will|can)\b|[.,;])/y,
            starts: "'’",
            message: 'Plurals have no apostrophe.',
          },
          {
            match:
              /['’]s(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several|some|few|these|those|all|both|more|of|and|the|The|fresh|local|Local|ripe|cheap|organic|new|buy|sell|her|his|our|my|best|the|free) (?:photo|video|logo|menu|taxi|piano|radio|memo|disco|kilo|studio|casino|zero|euro|pizza|banana|tomato|potato|apple|orange|carrot|onion|egg|book|ticket|flower|sandwich|burger|panini|cappuccino|latte|pasta|avocado|mango|sofa|camera|area|idea|visa|agenda|villa|opera|umbrella|banner|ticket|voucher)['’]s)(?= (?:and|or|are|were|have|for|in|from|with|to|on|that|at|of|by|which|we|you|they|he|she|I|taken|sold|will|must|can|should)\b|[.,;:!?]|$)/y,
            starts: "'’",
            message: 'Plurals have no apostrophe.',
          },
        ],
      },
      {
        kind: 'phrases',
        message: 'The apostrophe is missing or misplaced: "{replacement}".',
        phrases: phraseLines(`
        do's and don't's = dos and don'ts
        mens' = men's
        womens' = women's
        childrens' = children's
        peoples' lives = people's lives
        mens room, mens clothing, mens shoes, mens team, mens wear = men's room
        womens room, womens clothing, womens shoes, womens team, womens rights = women's rights
        childrens book, childrens books, childrens home, childrens hospital = children's book
        a stones throw = a stone's throw
        two week's notice, two weeks notice = two weeks' notice
        (three|four|six|eight) weeks (notice|pay|leave|holiday) = weeks' notice
        (two|three|four|five|six|ten) years (experience|imprisonment) = years' experience
        a days work, a days wages, a weeks wages, a weeks pay = a day's work
        valentines day = Valentine's Day
        mothers day, mother day = Mother's Day
        fathers day = Father's Day
        st patricks day, st. patricks day = St Patrick's Day
        season's greeting = season's greetings
        rock n roll = rock 'n' roll
        who'se = whose
        `),
      },
    ],
  }),
  examples: {
    bad: [
      "The Henderson's have lived here since May.",
      "The Williams' are selling their house.",
      'Bring something warm, i.e. a fleece, a hat or a scarf.',
      'Turnout rose by 4 % compared with May.',
      'Stop!!',
      'What?!',
      'Really??',
      'Lee et. al. wrote it.',
      'We like it, however it is late.',
      'A newly-built house.',
      'They sell tools such as: saws.',
      'We ate bread,butter and jam.',
      "The cat ate it's' food.",
      "We have two photo's of it.",
      'Give two weeks notice.',
      'He left ?',
    ],
    good: [
      "The Guardian's offices are in London.",
      'One of them, i.e. the eldest, a doctor, left.',
      'Stop! What? Wait...',
      'Lee et al. wrote it.',
      'We like it; however, it is late.',
      'A newly built house and a family-run shop.',
      'They sell tools: saws, nails.',
      'We paid 1,000.',
      "The photo's frame broke.",
      'Give two weeks’ notice.',
      'E.g., this; i.e., that.',
      'Dr. Lee, Inc., wrote etc., and left.',
    ],
  },
};

export const quotations: RuleContent = {
  check: () => ({
    kind: 'several',
    checks: [
      {
        kind: 'marks',
        message: 'Write this quotation as style guides do.',
        patterns: [
          {
            match: /["“'‘](?=[\w ]{2,30}["”'’])(?<=(?:so-called|self-styled|self-proclaimed) .)/iy,
            starts: '"“\'‘',
            message: 'Either "so-called" or the quotation marks.',
          },
          {
            match: /["“”][.,](?=\s|$)(?<=\w["“”][.,])/y,
            starts: '"“”',
            variant: 'en-US',
            message: 'American usage: comma and full stop before the quotation mark.',
          },
          {
            match: /[.,]["”](?=\s|$)(?<=[a-z][.,]["”])(?= [a-z])/y,
            starts: '.',
            variant: 'en-GB',
            message:
              'British usage: the full stop goes after the quotation mark unless the quotation is a sentence.',
          },
          { match: /\.["”]\.|[?!]["”][.,]|,["”],|\.["”],/y, starts: '.?!,', message: 'One mark is enough.' },
          {
            match: /["“] (?=[a-z])(?<=(?:^|\s)["“] )/iy,
            starts: '“',
            message: 'No space inside quotation marks.',
          },
          {
            match: /“[^“”"\n]{1,60}"|"[^“”"\n]{1,60}”/y,
            starts: '“"',
            message: 'The two quotation marks do not match.',
          },
          {
            match: /‘[^‘’'“”\n]{1,40}"|``[^`'\n]{1,40}''/y,
            starts: '‘`',
            message: 'The two quotation marks do not match.',
          },
          {
            match:
              /["“](?=(?:I|We|I['’]m|We['’]re|My)\b)(?<=\b(?:said|says|added|told|wrote|replied|explained|claimed|admitted|warned|insisted) that,? ["“])/y,
            starts: '"“',
            message: 'Leave out "that", or make it reported speech.',
          },
          {
            match:
              /["“](?=(?:he|she|they|it) (?:had|was|were|would|did|could)\b)(?<=\b(?:said|says|told|added|explained|claimed|admitted|insisted|stated|argued|warned)(?: \w{2,9}){0,3} that ["“])/y,
            starts: '"“',
            message: 'Reported speech has no quotation marks.',
          },
          {
            match:
              /["“](?=[A-Z][^"“”\n]{0,90}[.,!?]["”])(?<=\b(?:said|says|asked|replied|added|shouted|told \w{2,12}) ["“])/y,
            starts: '"“',
            message: 'A comma belongs before the quotation.',
          },
          {
            match:
              /(?<=[a-z] )["“](?:fresh|free|best|special|homemade|new|hot|low|quality|open|closed|discount|local|organic|sale|thank you|please|safe|clean|friendly|professional|real|authentic|delicious)["”](?= [a-z]{2,})(?<=(?:sells?|our|offers?|serves?|buy|try|served|selling|always|baked|made|cooked|caught|delivered) .{4,16})/iy,
            starts: '"“',
            message: 'Quotation marks do not stress a word: they cast doubt on it.',
          },
        ],
      },
      {
        kind: 'pairs',
        message: 'The other half of this pair is missing.',
        pairs: [
          ['“', '”'],
          ['(', ')'],
          ['[', ']'],
        ],
      },
    ],
  }),
  examples: {
    bad: [
      'The so-called "expert" left.',
      'He read “a book and left.',
      'She said "Come in, please."',
      'They sell “fresh” fish.',
      'He said that "I am late."',
      'She said, “Come in!”.',
      'It was (as he said late.',
    ],
    good: [
      'The so-called expert left.',
      'He read “a book” and left.',
      'She said, "Come in."',
      'She said he was "late".',
      'A sign said "fresh".',
      'The sign says "No entry".',
      'a) one, b) two :)',
      'He called it “fair.”',
    ],
  },
};

export const annotations: RuleContent = {
  check: () => ({
    kind: 'marks',
    message: 'A note that was left in: "{match}".',
    patterns: [
      {
        // Programmers speak of such a mark, and of comments and lists of that name.
        match:
          /(?:TODO|FIXME|TBD|TBC|TKTK|TKTKTK)\b(?! (?:list|lists|comment|comments|item|items|tag|tags|marker|markers|note|notes|app|file)\b):?(?<!(?:\b(?:an?|the|any|every|each|all|no|old|word|words|called|named|marked|says|said|read|reads|status|of|as) |["“‘'] ?)[TF]\w{2,5}:?)/y,
        starts: 'TF',
      },
      { match: /TK(?=[ .,;:)\]]|$)(?! ?(?:\d|Maxx|Max))/y, starts: 'T' },
      {
        match:
          /XX(?=[,;]| (?:per cent|percent|people|%|million|days?|dollars|pounds|euros|units|staff|members|copies|pages|weeks?|months?|years?|minutes?|hours?|March|April|May|June|July|January|February|August|September|October|November|December)\b)(?<!(?:Bowl|Louis|Pope|Act|Part|Chapter|Volume|Vol\.|Olympiad|John|size) XX)/y,
        starts: 'X',
      },
      {
        match: /[$£€]X{1,3}\b|XX\/XX(?:\/X{2,4})?|[$£€]\?{1,4}|\?{3,9}(?= [a-z])/y,
        starts: '$£€x?',
      },
      {
        match:
          /X{3,9}(?![\w/-]|\.\w)(?<![A-Z][a-z]{0,12}\.? X{3,9}|[\w/.-]X{3,9}|\b(?:chapter|psalm|sonnet|book|part|volume|act|article|section|canto|appendix|plate|figure|table|called|named|band|rated|class) X{3,9})/y,
        starts: 'X',
      },
      {
        match:
          /\[(?:insert|add|check|tbd|tbc|tk|todo|note to|fix|verify|confirm|rewrite|delete|to be confirmed|awaiting|missing|not sure|ed:|citation needed|placeholder)\b[^\]\n]{0,80}\](?!\()/iy,
        starts: '[',
      },
      {
        match:
          /\[(?:your|customer|company|client|first|last|recipient|product|date|name|source|link|image|photo|picture|figure|ref|reference|amount|number|address|city|title|quote)(?: (?:of (?:the )?)?(?:name|title|address|number|date|here|tk|needed|to come|company|city|client|customer|product|position|role|email|phone|link|logo)){0,3}\](?!\()/iy,
        starts: '[',
      },
      {
        match:
          /\[(?:is|are|does|do|can|could|should|who|what|when|where|why|how|which|am i|did|has|was|please|ask|legal|editor|author)\b[^\]\n]{3,80}\?\]|\[[A-Z]{2,3}: [^\]\n]{2,80}\]/iy,
        starts: '[',
      },
      {
        match:
          /\{\{?(?:insert|name|first_?name|last_?name|customer|company|date|client|[a-z]{2,12}_[a-z_]{2,20})[^},\n]{0,40}\}?\}/iy,
        starts: '{',
        message: 'A placeholder that was left in.',
      },
      {
        match:
          /<(?:insert|name|your name|date|company|add|tbc|tbd|customer|client|recipient)\b[^>\n]{0,40}>(?![\w./=:-])(?<![\w./=:-]<[^>\n]{1,60}>)/iy,
        starts: '<',
      },
      { match: /«(?:insert|name|date|First ?Name|Last ?Name)[^»\n]{0,40}»/iy, starts: '«' },
      {
        match:
          /\((?:[A-Z][a-z]{1,12}, )?(?:to be confirmed|tbc|tbd|tk|sp\?|source\?|citation needed|needs (?:a )?(?:source|citation|checking|work)|fact-check|todo|to come|rewrite|correct\?|\?{2,5})\)/iy,
        starts: '(',
      },
      {
        match:
          /\((?:[A-Z][a-z]{1,12}, )?(?:is (?:this|that|it)|are these|can (?:we|you)|do we|does this|should (?:we|this)|did (?:he|she|they|we)|which|who is|not sure|what|when|where|how)\b(?=[^)\n]{0,60}\b(?:spelling|spelt|spelled|dates?|figures?|names?|correct|right|current|source|number|title|quote|address|year|years?|checked|confirmed|approved|still|mean|meant|one|first|called)\b)[^)\n]{2,80}\?\)/iy,
        starts: '(',
      },
      {
        match:
          /\((?:[A-Z][a-z]{1,12}, )?(?:please )?(?:check|confirm|verify|insert|add|rewrite)(?:\)| (?:(?:the|a|this|that) )?(?:this|that|with|name|names|spelling|figure|figures|date|dates|quote|source|link|ref|reference|citation|details|photo|title|numbers?|wording|fact|facts|before (?:printing|publishing|publication))\b[^)\n]{0,60}\))/iy,
        starts: '(',
      },
      {
        match:
          /(?:NB|Note) (?:to|for) (?:self|editor|ed|subs|designer|printer|author|translator|proofreader)\b:?/iy,
        starts: 'n',
      },
      {
        match:
          /lorem ipsum\b(?<!(?:["“«‘'] ?|\b(?:text|of|called|as|using|use|the|a|some|this|from|with|word|words) )lorem ipsum)/iy,
        starts: 'l',
      },
      {
        match:
          /(?:insert|add|put) (?:name|date|quote|figure|photo|picture|link|text|number|logo|image|details|address|title|amount|table|chart|graph|map|caption) here\b/iy,
        starts: 'iap',
      },
      {
        match:
          /to (?:come|follow later)\b(?<=\b(?:photo|caption|text|details|figures?|quote|picture|image|headline|map) to (?:come|follow later))/iy,
        starts: 't',
      },
      {
        match:
          /:(?= (?:check|is|are|please|can|should|do|does|why|who|what|where|when|verify|confirm|add|remove|delete|this|rewrite|needs?|source)\b)(?<=\b(?:author query|query|AQ|draft|delete this|remove this|fix me):)/iy,
        starts: ':',
      },
      { match: /-{2,3}(?:check|insert|add|tk|tbc)[^-\n]{0,40}-{2,3}/iy, starts: '-' },
      { match: /@(?:todo|fixme|review)\b/iy, starts: '@' },
      { match: /%(?:name|date|s1|FIRSTNAME|USERNAME)%/iy, starts: '%' },
    ],
  }),
  examples: {
    bad: [
      'It cost TK dollars.',
      'Dear [Customer Name], hello.',
      'TODO: ask Ann.',
      'We sold XX copies.',
      'He is 40 (check this).',
      'Lorem ipsum dolor.',
      'Dear {first_name}, hello.',
      'Insert date here.',
      'It cost $XX.',
    ],
    good: [
      'The invoice [sic] was late.',
      'Super Bowl XX was long.',
      'The list (see page 4) is done.',
      'They wrote it [in May].',
      'Louis XX never reigned.',
      'Her to-do list is long.',
      'An XXL shirt.',
      'Refill the tank (check the seal first).',
      'It is 021 (which is the default).',
      'Stir (add salt to taste) and serve.',
      'The mayor said [the town] was fine.',
      'Psalm XXX is short.',
      'Set branch.<name>.rebase first.',
      'They fill it with text called lorem ipsum.',
      'The developers left a TODO in the code.',
      'Chapter XXX is about whales.',
      'He was born in Ghent (?) and died in Lille.',
      'She had no choice (what else could she do?).',
    ],
  },
};
