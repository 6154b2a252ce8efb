import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

const thirtyWords =
  'The man who had lived by the river for many years told the children that the water would rise before the morning came and that they should all leave the';

export const longSentence: RuleContent = {
  check: () => ({
    kind: 'occurrence',
    message: 'This sentence has {count} words: split it.',
    counted: 'words',
    option: 'max_words',
  }),
  examples: {
    bad: [
      `${thirtyWords} village.`,
      `${thirtyWords} village at once and take nothing.`,
      `It rained. ${thirtyWords} village before dark.`,
      `${thirtyWords} little village; nobody listened.`,
    ],
    good: [
      `${thirtyWords}m.`,
      'It was late. The old man told the children to go home. They went.',
      'Dr. Smith met M. Dupont in Jan. 2020.',
      'He left.',
    ],
  },
};

export const manyCommas: RuleContent = {
  check: () => ({
    kind: 'occurrence',
    message: 'This sentence has {count} commas: split it, or make a list.',
    counted: 'commas',
    option: 'max_commas',
  }),
  examples: {
    bad: [
      'One, two, three, four, five, six, seven.',
      'If, as he said, the bus, which was late, had come, we, his guests, would have left.',
      'Bring bread, milk, eggs, tea, jam, salt, and soap.',
      'The hall, the stairs, the roof, the yard, the well, the barn, the field were his.',
    ],
    good: [
      'One, two, three, four, five, six.',
      'He came, he saw, he won.',
      'The town has 1,000,000 people, 2,000 shops, and 3,000 trees.',
      'No commas here.',
    ],
  },
};

export const undefinedAbbreviation: RuleContent = {
  check: () => ({
    kind: 'conditional',
    message: 'Say what "{match}" stands for where it comes first.',
    known: wordsIn(`
      ad aids am ascii atm au bbc bc bce cd ce ceo cet cia cnn css cv diy dna dvd eg est etc eu faq faqs fbi
      gb gmt gps hiv html http https id ie iq isbn iso it led mp mri nasa nato nb no ok pc pdf phd pin pm po
      ps rsvp sim sms sos tv uk un unesco unicef url us usa usb ussr utc vat vip vs wifi www xml
    `),
  }),
  examples: {
    bad: [
      'The GHQ moved north.',
      'Ask the RSPB about owls.',
      'Send the form to the DVLA today.',
      'Every SME may apply.',
    ],
    good: [
      'The General Headquarters (GHQ) moved north. The GHQ is old.',
      'The RSPB (Royal Society for the Protection of Birds) counts owls.',
      'She flew to the USA and worked for the BBC.',
      'Louis XIV was king.',
      'I am here.',
    ],
  },
};

export const thereIs: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Begin with what you speak of: "{match}" says nothing yet.',
    phrases: phraseLines(`
      there is, there are, there was, there were, there has been, there have been, there had been ; start
      there will be, there would be, there may be, there might be, there can be, there could be ; start
      there must be, there should be, there exists, there exist, there remains, there remain, there's ; start
    `),
  }),
  examples: {
    bad: [
      'There is a dog in the yard.',
      'There are many who think so.',
      'There will be a test on Monday.',
      "There's a hole in the roof.",
      'It was late. There were three guests.',
    ],
    good: [
      'A dog is in the yard.',
      'We know there is a way.',
      'There he is.',
      'There, he said, lies the town.',
      'He lives there.',
    ],
  },
};

const heavy =
  'International governmental institutions necessitate considerable interdepartmental communication regarding organisational responsibilities, constitutional implications and environmental considerations.';

/** Below 100 words there is no value. */
export const readability: RuleContent = {
  check: () => ({
    kind: 'metric',
    message: 'The reading ease of this text is {value}: use shorter sentences and words.',
    metric: 'reading_ease',
    option: 'min_reading_ease',
  }),
  examples: {
    bad: [Array<string>(8).fill(heavy).join(' ')],
    good: [
      'The cat sat on the mat. It was warm.',
      Array<string>(20).fill('The cat sat on the mat and slept all day.').join(' '),
      heavy,
    ],
  },
};
