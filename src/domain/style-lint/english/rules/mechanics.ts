import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

export const repeatedWords: RuleContent = {
  check: () => ({
    kind: 'repetition',
    message: '"{match}": the word stands twice.',
    pairEnds: ['the', 'a', 'an', 'been', 'we', 'they', 'he', 'she'],
    allowed: wordsIn(`
      had that her you is was do so very much many long far no yes oh ah ha he hee ho hey hi hush now never
      there well blah bla bye boo chop click clap cluck cuckoo ding drip knock la lo night nom please pooh
      quack rah tap tick tock toot tut wee woof yum yada yeah choo bang beep baa come go run stop wait help
      hear holy alone again more ever too old big little deep dear dead poor good great slowly sing row roll
      cry hubba bora walla pago aye nay alas sir love mama papa mother father amen hail hurrah hooray bravo
      really down up round away sh shh cha hip fifty tsk ta da doo na sha dum ay din ping zoom ra pom tom
      bon can chin aga dik
    `),
  }),
  examples: {
    bad: [
      'I saw the the dog.',
      'It was in the\nthe house.',
      'They went to to school.',
      'She has a a cat.',
      'He said and and left.',
      'The dog dog barked.',
      'It is on the roof of the of the barn.',
    ],
    good: [
      'He had had enough.',
      'I know that that sentence is long.',
      'They were gone, gone.',
      'It is. Is it?',
      'It was a very very long day.',
      'Ha ha, said the clown.',
      'Give her her book.',
    ],
  },
};

export const doubleSpaces: RuleContent = {
  check: () => ({ kind: 'spacing', message: 'One space between words, none before a comma or a full stop.' }),
  examples: {
    bad: ['Two  spaces.', 'A comma , here.', 'The end .', 'One   more word.'],
    good: ['One space.', 'A comma, here.', 'A line\nbreak.', 'It costs .5 pounds.', 'Wait ... what?'],
  },
};

export const indefiniteArticles: RuleContent = {
  check: () => ({
    kind: 'article',
    message: 'Write "{replacement}" here: it goes by the sound, not the letter.',
    consonantSounds: wordsIn(`
      eu ew oaxaca once one ouija ubiqui udp ufo uganda ui uk ulysses unanim unary uni unidirect unimod ural uran
      ure uri url urol urug usab usag usb use usin usu utah ute utf util utop uu uvul ux houri horse horst horsy
    `),
    vowelSounds: wordsIn(`
      heir honest honor honour hour oneir onero unid unig unill unim unin unir uniss ypr yttr
    `),
    /** Words with the stress on the second syllable, or common with `an` in older texts. */
    either: wordsIn(`
      habit hallucin harangu herb heredit heroi hiat hilar histor homage horiz hors hotel humble hundred
      hydraul hyp hyst uniform ulu upsilon utrecht
    `),
  }),
  examples: {
    bad: [
      'She ate a apple.',
      'He saw an unicorn.',
      'It took a hour.',
      'An university is near.',
      'It was a honest mistake.',
      'An European law.',
      'This is an one-way street.',
      'He has an car.',
      'She is a engineer.',
      'An useful tool.',
    ],
    good: [
      'She ate an apple.',
      'He saw a unicorn.',
      'It took an hour.',
      'It was an historic day.',
      'It was a historic day.',
      'A one-way street.',
      'A European law.',
      'An uninvited guest, an unimportant one.',
      'An FBI agent and a UN envoy.',
      'An heir and a hero.',
      'An umbrella, an urn, an urgent call.',
      'A ewe and a euro.',
      'A url, a uuid and a Uint8Array.',
    ],
  },
};

export const quoteMarks: RuleContent = {
  check: () => ({ kind: 'quotes', message: 'Straight and curly marks are mixed: use one kind.' }),
  examples: {
    bad: ['He said "yes" and “no”.', "It's late, and we’re tired."],
    good: ['He said "yes" and "no".', 'He said “yes” and “no”.', "It's late."],
  },
};
