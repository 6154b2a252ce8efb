import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { MarkPattern, RuleContent } from '#domain/style-lint/model/rule.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const year = String.raw`(?:1[0-9]|20)\d\d`;

const datePatterns = (): readonly MarkPattern[] => [
  {
    match:
      /(?:12(?:[:.]00)?|twelve) ?(noon|midnight)\b(?=[^\w\s-]|\s*$| (?:on|in|to|and|until|till|for|when|or|but|the|we|it|he|she|they|today|tomorrow|last|this|every|each|with|because|sharp|is|was|as|at|by|if|from|before|after|if|so|while)\b)/iy,
    starts: '1t',
    replace: ['$1'],
  },
  { match: /12(?:[:.]00)? ?(?:a\.m\.|am)(?!\w)/iy, starts: '1', replace: ['midnight'] },
  { match: /12(?:[:.]00)? ?(?:p\.m\.|pm)(?!\w)/iy, starts: '1', replace: ['noon'] },
  {
    match:
      /\d{1,2}(?:[:.]\d\d)? ?(?:a\.m\.|am) (?:in the morning|this morning|every morning|(?:tomorrow|yesterday) morning|\w{3,6}day morning)\b/iy,
    starts: '0-9',
  },
  {
    match:
      /\d{1,2}(?:[:.]\d\d)? ?(?:p\.m\.|pm) (?:in the (?:afternoon|evening)|at night|this (?:afternoon|evening)|tonight|(?:tomorrow|yesterday) (?:afternoon|evening|night)|\w{3,6}day (?:afternoon|evening|night))\b(?!['’])/iy,
    starts: '0-9',
  },
  { match: /\d{1,2}(?:[:.]\d\d)? ?(?:a\.m\.|p\.m\.|am|pm) o['’]clock\b/iy, starts: '0-9' },
  { match: /(?:1[3-9]|2[0-3])[:.]\d\d ?(?:a\.m\.|p\.m\.|am|pm)(?!\w)/iy, starts: '12' },
  { match: /\d{1,2}[:.]\d\d o['’]clock\b/iy, starts: '0-9' },
  {
    match: /(1[0-9]|20)(\d0)['’]s\b(?! (?:own|biggest|best|most|first|greatest))/y,
    starts: '12',
    replace: ['$1$2s'],
  },
  { match: /['’]?([2-9]0)['’]s\b/y, starts: "'’23456789", replace: ['’$1s'] },
  {
    match: new RegExp(String.raw`(${months}) (\d{1,2})(?:st|nd|rd|th)\b`, 'y'),
    starts: 'JFMASOND',
    replace: ['$1 $2'],
  },
  { match: new RegExp(String.raw`(${months}) of (${year})\b`, 'y'), starts: 'JFMASOND', replace: ['$1 $2'] },
  {
    match: new RegExp(String.raw`(${months}), (19[5-9]\d|20\d\d)\b`, 'y'),
    starts: 'JFMASOND',
    replace: ['$1 $2'],
  },
  {
    match: new RegExp(String.raw`(${months}) (\d{1,2}) (${year})\b`, 'y'),
    starts: 'JFMASOND',
    replace: ['$1 $2, $3'],
  },
  {
    match: new RegExp(
      String.raw`(?:${months})\.? \d{1,2}, ${year} (?=(?:the|was|were|is|in|at|a|an|he|she|they|we|it|when)\b)`,
      'y',
    ),
    starts: 'JFMASOND',
    message: 'A comma after the year closes what the comma before it opened.',
  },
  {
    match:
      /from ((?:1[0-9]|20)\d\d) ?[-–—] ?(\d{2,4})\b(?! (?:season|edition|report|accounts|tax year|budget|war|school year|academic year))/iy,
    starts: 'f',
    replace: ['from $1 to $2'],
  },
  {
    match: /between ([$£€]?\d[\d,.]{0,9}) ?[-–—] ?([$£€]?\d[\d,.]{0,9}(?:%|\b))/iy,
    starts: 'b',
    replace: ['between $1 and $2'],
  },
  {
    match:
      /between ((?:[$£€]?\d[\d,.]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|mid)(?: ?(?:%|a\.m\.|p\.m\.|am|pm|per cent|percent))?) to (?=[$£€]?\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twenty\b|thirty\b)/iy,
    starts: 'b',
    replace: ['between $1 and '],
  },
  { match: /from (\w{3,6}day) and (?=\w{3,6}day\b)/iy, starts: 'f', replace: ['from $1 to '] },
  { match: /between (\w{3,6}day) to (?=\w{3,6}day\b)/iy, starts: 'b', replace: ['between $1 and '] },
  {
    match: new RegExp(
      String.raw`between ((?:${months}|the \d{1,2}(?:st|nd|rd|th))) to (?=[A-Z]|the \d)`,
      'y',
    ),
    starts: 'b',
    replace: ['between $1 and '],
  },
  {
    match: /[ECP]ST(?=,? on (?:\w{6,9}, )?(?:(?:June|July|August)\b|\d{1,2} (?:June|July|August)\b))/y,
    starts: 'ECP',
    message: 'In summer this is daylight time: "EDT", "CDT" or "PDT", or simply "ET", "CT" or "PT".',
  },
  { match: /(?:circa|c\.|ca\.) (?:about|around|roughly) (?=\d)/iy, starts: 'c' },
  { match: /\d{1,4} ?AD\b/y, starts: '0-9', message: '"AD" stands before the year.' },
  { match: /(?:the )?\d{1,2}(?:st|nd|rd|th) century (?:AD|A\.D\.) years/y, starts: 't0-9' },
  { match: /twenty-?four\/seven\b/iy, starts: 't', replace: ['all day, every day'] },
  { match: /24 ?hours? (?:a|per) day,? (?:7|seven) days (?:a|per) week,? 365\b[^.]{0,20}/iy, starts: '2' },
  {
    match: /(?:the )?30th (?:of )?February\b|February (?:30|31)\b|(?:April|June|September|November) 31\b/y,
    starts: '3FAJNST',
    message: 'There is no such day.',
  },
];

export const datesAndTimes: RuleContent = {
  check: () => ({
    kind: 'several',
    checks: [
      {
        kind: 'marks',
        message: 'Write this date or time as style guides do, and say it once.',
        patterns: datePatterns(),
      },
      {
        kind: 'phrases',
        message: 'Say "{replacement}": the rest is said twice.',
        phrases: phraseLines(`
        (one|two|three|four|five|six|seven|eight|nine|ten|eleven) a.m. in the morning = in the morning
        (one|two|three|four|five|six|seven|eight|nine|ten|eleven) p.m. (in the afternoon|in the evening|at night) = in the evening
        a.m. this morning, a.m. in the morning = a.m. ; not after: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
        p.m. this afternoon, p.m. this evening, p.m. tonight = p.m. ; not after: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
        the year of (1998|1999|2000|2010|2015|2018|2019|2020|2021|2022|2023|2024|2025|2026) = the year
        on (monday|tuesday|wednesday|thursday|friday|saturday|sunday) night last = last Monday night
        the hours between = between
        on today's date, on yesterday's date = today
        tomorrow's date = tomorrow ; not before: is, was, for
        bi-weekly basis, biweekly basis = every two weeks
        the hour of (midnight|noon) = midnight
        daylight savings time, daylight savings = daylight saving time
        half past (13|14|15|16|17|18|19|20) = half past the hour
        months time, weeks time, years time, days time = months' time ; not after: of, this, last, next, the, per, for
        `),
      },
    ],
  }),
  examples: {
    bad: [
      'Join us at 3 p.m. EST on Tuesday, July 9.',
      'The bus leaves at 12 a.m.',
      'Lunch is at 12 noon.',
      'We met at 7 a.m. in the morning.',
      "He sang in the 1980's.",
      'It began on March 3rd.',
      'It began in May of 2020.',
      'It lasted from 1990-1995.',
      'Pay between 5 to 10 dollars.',
      'It opens from Monday and Friday.',
      'The ship left at 14:30 p.m.',
      'It shut on May 4 2020 for good.',
      'The clocks go to daylight savings time tonight.',
    ],
    good: [
      'Join us at 3 p.m. EST on January 9.',
      'They held 12 midnight feasts.',
      'The bus leaves at midnight.',
      'We met at 7 a.m. and left in the morning.',
      "He sang in the 1980s, and 1989's winner danced.",
      'It began on 3 March, the 3rd day of the month.',
      'It began in May 2020.',
      'It lasted from 1990 to 1995; see the 1990-1995 report.',
      'Pay between 5 and 10 dollars, from 5 to 10.',
      'On May 4, 2020, it shut.',
      'A man of May 2020.',
    ],
  },
};

const currencies = 'dollars?|pounds?|euros?|yen|pounds sterling|USD|GBP|EUR';

export const sums: RuleContent = {
  check: () => ({
    kind: 'marks',
    message: 'Name the currency once, before the figure: {match}.',
    patterns: [
      {
        match: new RegExp(
          String.raw`([$£€¥]\d[\d,.]{0,14}(?: ?(?:hundred|thousand|million|billion|trillion|m|bn|k))?) (?:US )?(?:${currencies})\b`,
          'y',
        ),
        starts: '$£€¥',
        replace: ['$1'],
        isSafe: true,
      },
      {
        match: new RegExp(
          String.raw`(?:USD|GBP|EUR|CAD|AUD|US dollars?) ?([$£€]\d[\d,.]{0,12}\d|[$£€]\d)`,
          'y',
        ),
        starts: 'UGECA',
        replace: ['$1'],
      },
      {
        match: /([$£€]\d[\d,.]{0,12}\d|[$£€]\d) ?(?:USD|GBP|EUR|CAD|AUD)\b/y,
        starts: '$£€',
        replace: ['$1'],
      },
      {
        match: /(?<![\d.,])(\d[\d,.]{0,12}\d|\d)(?: ?(million|billion|thousand|k|m|bn))? ?([$£€])(?![\d\w])/y,
        starts: '0-9',
        replace: ['$3$1'],
        message: 'In English the sign stands before the figure.',
      },
      {
        match: /([$£€])(\d{1,3}) (?:to|and|or) ([$£€])(\d{1,3}) (million|billion|trillion)\b/y,
        starts: '$£€',
        message: 'Say "{match}" in full: the first figure has lost its million.',
      },
      {
        match: /([$£€])(\d{1,3}) ?[-–] ?[$£€]?(\d{1,3}) (million|billion|trillion)\b/y,
        starts: '$£€',
        message: 'Say in full which figure is in millions.',
      },
      {
        match: /([$£€]) +(?=\d)/y,
        starts: '$£€',
        replace: ['$1'],
        message: 'No space between the sign and the figure.',
      },
      { match: /[$£€]-(?=\d)/y, starts: '$£€' },
      { match: /£(\d[\d,]{0,9}\.\d\d) ?p\b/y, starts: '£', replace: ['£$1'] },
      {
        match: /\.(\d\d) ?¢(?<!\d\.\d\d ?¢)/y,
        starts: '.',
        replace: ['$1¢'],
        message: 'This says less than one cent: write "{replacement}".',
      },
      {
        match: /(\d[\d,]{0,9}) yens\b/y,
        starts: '0-9',
        replace: ['$1 yen'],
        message: 'The plural is "yen".',
      },
      { match: /[$£€]0?\.(\d\d) (?:cents|pence)\b/y, starts: '$£€', replace: ['$1 cents'] },
      { match: /[$£€]\d[\d,.]{0,9} (?:cents|pence)\b/y, starts: '$£€' },
      {
        match:
          /(?<=(?:\d|million|billion|thousand|hundred|few|many|in|of|ten|twenty) )(?:Euros?|Dollars|Pounds|Yen)(?=[ .,;)])(?! (?:Tree|General|Zone|Cup|\d))/y,
        starts: 'EDPY',
        message: 'Currencies take a small letter.',
      },
      {
        match:
          /(?<=\b(?:cost|price|paid|for|of|worth|in|than|about) )(?:a few |several |ten |twenty |fifty |a hundred |\d[\d,.]{0,9} )?quids\b/y,
        starts: 'asqtf0-9',
      },
      { match: /\d{1,12} bucks dollars\b/y, starts: '0-9' },
    ],
  }),
  examples: {
    bad: [
      'A pint costs £1.50p.',
      'The stamp costs .68¢.',
      'The box costs 900 yens.',
      'It cost $5 dollars.',
      'A fine of €12 million euros.',
      'She paid USD $400.',
      'It costs 30€.',
      'We need £3 to £5 million.',
      'It cost $ 40.',
      'The fee is 30 Euros.',
    ],
    good: [
      'It cost $5.',
      'It cost five dollars.',
      'A fine of €12 million.',
      'It costs 30 euros.',
      'The Euro Cup.',
      'He paid US$400, or 400 dollars.',
      'We need between £3 million and £5 million.',
    ],
  },
};
