import type { RuleContents } from './rule-examples.ts';

/** A few rules with every kind of check, so that the engine is tested independently of the shipped data. */
export const sampleEnglish: RuleContents = {
  'clarity/wordy-phrase': {
    check: () => ({
      kind: 'phrases',
      message: 'Use "{replacement}" instead of "{match}".',
      phrases: [
        { match: 'in order to', replace: ['to'], isSafe: true },
        { match: 'in order', message: 'Say what "{match}" means.' },
        { match: 'utilize', replace: ['use', 'apply'], isSafe: true },
        { match: 'a number of', replace: ['several', 'many'] },
        { match: 'individual', replace: ['person'], isSafe: true },
        { match: 'prior to', replace: ['before'], isSafe: true, notBefore: ['that', 'a date'] },
        { match: 'regards', replace: ['concerns'], notAfter: ['kind', 'with best'] },
        { match: 'last, but not least', replace: ['finally'] },
        { match: 'and/or', replace: ['or'] },
        { match: 'US', message: 'Write out "{match}".', isCaseSensitive: true },
      ],
    }),
    examples: {
      bad: ['We utilize it.', 'In order\nto win, we ran.', 'Last, but not least, go.', 'The US won.'],
      good: [
        'The order to go.',
        'Kind regards',
        'They know us.',
        'Prior to that it rained.',
        'The words "in order to" and ‘utilize’ mean little.',
      ],
    },
  },
  'clarity/long-sentence': {
    check: () => ({
      kind: 'occurrence',
      message: 'This sentence has {count} words.',
      counted: 'words',
      option: 'max_words',
    }),
    examples: { bad: [`It ${'goes on '.repeat(15)}.`], good: [`It ${'goes on '.repeat(14)}so.`] },
  },
  'clarity/many-commas': {
    check: () => ({
      kind: 'occurrence',
      message: 'This sentence has {count} commas.',
      counted: 'commas',
      option: 'max_commas',
    }),
    examples: {
      bad: ['One, two, three, four, five, six, go.'],
      good: ['It cost 1,000,000, or 1,000, or 1,500.'],
    },
  },
  'clarity/passive': {
    check: () => ({
      kind: 'sequence',
      message: 'Say who does it: "{match}".',
      steps: [
        { words: ['was', 'were', 'is', 'are', 'be', 'been'] },
        { endings: ['ly'], words: ['not'], upTo: 2 },
        { endings: ['ed'], leastLetters: 4, words: ['made', 'done'], except: ['tired', 'red', 'need'] },
      ],
      notAfter: ['what'],
    }),
    examples: {
      bad: ['The form was completed by Ann.', 'It was made.', 'It was not really finished.'],
      good: ['She was happy.', 'It is red.', 'I was tired.', 'It was, completed.', 'What is needed?'],
    },
  },
  'clarity/undefined-abbreviation': {
    check: () => ({ kind: 'conditional', message: 'Explain "{match}".', known: ['usa'] }),
    examples: {
      bad: ['Call the ABC now.'],
      good: [
        'The long form (ABC) helps. Call the ABC.',
        'The ABC (long form) helps.',
        'The USA in XIV.',
        'STOP THAT NOW',
      ],
    },
  },
  'style/filler': {
    check: () => ({
      kind: 'phrases',
      message: 'Leave "{match}" out.',
      phrases: [
        { match: 'very', replace: [''], isSafe: true },
        { match: 'actually', replace: [''], isSafe: true, position: 'inside' },
        { match: 'basically', position: 'sentence-start' },
      ],
    }),
    examples: {
      bad: ['It is very good.', 'He actually came.', 'Basically, it is done.'],
      good: ['Actually, he came.', 'It is basically done.'],
    },
  },
  'consistency/spelling': {
    check: () => ({
      kind: 'consistency',
      message: 'Elsewhere this is "{replacement}".',
      families: [
        ['email', 'e-mail'],
        ['web site', 'website'],
      ],
    }),
    examples: { bad: ['An email is an e-mail.'], good: ['An e-mail to that e-mail.'] },
  },
  'consistency/spelling-variant': {
    check: () => ({
      kind: 'variants',
      message: 'Write "{replacement}".',
      pairs: [
        ['color', 'colour'],
        ['center', 'centre'],
      ],
      onlyBritish: [['organize', 'organise']],
    }),
    examples: {
      bad: ['The colour of the center.', 'The color that we organise.'],
      good: ['The colour that we organize.', 'The colour of Pearl Center.'],
    },
  },
  'consistency/quotes': {
    check: () => ({ kind: 'quotes', message: 'Write {replacement}.' }),
    examples: { bad: ['“So,” he said, "so."', "It’s what it's."], good: ['"So," it’s said.'] },
  },
  'mechanics/repeated-word': {
    check: () => ({ kind: 'repetition', message: '"{match}" stands twice.', allowed: ['had', 'that'] }),
    examples: {
      bad: ['It is the\nthe end.', 'The the end.'],
      good: [
        'He had had it.',
        'I know that that sentence ends.',
        'It is gone, gone.',
        'In Walla Walla.',
        'Walla Walla is far.',
        'It is AND and or, e E.',
        'So. So it is.',
      ],
    },
  },
  'mechanics/double-space': {
    check: () => ({ kind: 'spacing', message: 'One space is enough.' }),
    examples: {
      bad: ['Two  spaces.', 'A comma , here.', 'The end .'],
      good: [
        'An end.  A start.',
        'In .NET and .5 and so on ...',
        'A name with a . in it.',
        '  An indent',
        'A line  \nbreak.',
      ],
    },
  },
  'mechanics/indefinite-article': {
    check: () => ({
      kind: 'article',
      message: 'Write "{replacement}".',
      consonantSounds: ['uni', 'euro', 'one', 'use'],
      vowelSounds: ['hour', 'honest', 'unim', 'unin'],
      either: ['historic'],
    }),
    examples: {
      bad: [
        'Eat a apple.',
        'See an unicorn.',
        'Wait a hour.',
        'An man came.',
        'A 8 or so.',
        'A FBI agent.',
        'Take an UN car.',
        'A e-mail.',
        'A XML-based one.',
        'An u32.',
      ],
      good: [
        'An historic day.',
        'An apple.',
        'A unicorn.',
        'An unimportant hour.',
        'An FBI man.',
        'A UN car.',
        'An 8 or a 10.',
        'An 11 or an 18.',
        'A NASA plan.',
        'From a to z.',
        'It is grade A everywhere.',
        'Take a or b.',
        'An XML-based one, an STM32F303, an f64 and a u32.',
        'An x86-64 or an x86_64.',
        'An ssh key or a ssh key.',
        'A one-off.',
        'An X-ray.',
        'A US firm.',
        'An 80 or a 100.',
        'An MRI.',
        'An https address or a https address.',
        'An ndjson file, an sslmode, an Xcode project.',
      ],
    },
  },
  'readability/grade': {
    check: () => ({
      kind: 'metric',
      message: 'Reading ease is only {value}.',
      metric: 'reading_ease',
      option: 'min_reading_ease',
    }),
    examples: {
      bad: ['Internationalization complicates organizational communication. '.repeat(30)],
      good: ['The cat sat on the mat. '.repeat(30)],
    },
  },
};

export const sampleFrench: RuleContents = {
  'clarity/wordy-phrase': {
    check: () => ({
      kind: 'phrases',
      message: 'Écrivez « {replacement} » au lieu de « {match} ».',
      phrases: [
        { match: 'dans le but de', replace: ['pour'], isSafe: true },
        { match: "dans le but d'", replace: ['pour '], isSafe: true },
        { match: "au jour d'aujourd'hui", replace: ["aujourd'hui"], isSafe: true },
        { match: 'ordinateur', replace: ['PC'], isSafe: true },
        { match: 'automobile', replace: ['auto'], isSafe: true },
        { match: "c'est-à-dire", replace: ['soit'] },
        { match: 'à nouveau', replace: ['de nouveau'], notAfter: ["qu'"] },
      ],
    }),
    examples: {
      bad: [
        "Dans le but d'aider.",
        'Au jour d’aujourd’hui, non.',
        'C’est‑à‑dire non.',
        'Il vient a\u0300 nouveau.',
      ],
      good: [
        "Aujourd'hui, le but est là.",
        'Il a nouveau et ancien.',
        'On dit «\u00A0dans le but de\u00A0».',
      ],
    },
  },
  'mechanics/repeated-word': {
    check: () => ({ kind: 'repetition', message: '« {match} »', allowed: ['nous', 'vous'] }),
    examples: { bad: ['Le mot de de Marie.'], good: ['Nous nous levons.', 'Il se leva vite.'] },
  },
  'mechanics/elision': {
    check: () => ({
      kind: 'elision',
      message: 'Écrivez « {replacement} ».',
      elided: { le: "l'", la: "l'", de: "d'", que: "qu'", je: "j'" },
      kept: ['héros', 'haut', 'onz', 'oui', 'yaourt'],
      keptWords: ['ou', 'la une'],
    }),
    examples: {
      bad: ['Voici le arbre.', 'Je y vais.', 'Le homme.', 'Que il vienne.', 'La école.'],
      good: [
        'Le héros.',
        'Le haut.',
        'Le onze.',
        'La une du journal.',
        'Le ou la.',
        'De Hugo.',
        'Que, il vient.',
        "L'arbre.",
        'Le a.',
        'Le yaourt.',
        'Les frères Le Ouen.',
      ],
    },
  },
  'mechanics/typography': {
    check: () => ({ kind: 'typography', message: 'Il faut une espace insécable.' }),
    examples: {
      bad: ['Quoi?', 'Quoi ?', 'Voici: non', '« Non\u00A0»', '«Non\u00A0»', '«\u00A0Non »'],
      good: ['Quoi\u00A0?', 'Quoi\u202F!', 'À 10:30.', '«\u00A0Non\u202F»', 'Quoi\u202F?!'],
    },
  },
};
