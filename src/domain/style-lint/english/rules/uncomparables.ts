import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

/** Adjectives that cannot be compared. */
const absolute = `
  unanimous unanimously superior inferior preferable optimal optimum supreme ultimate unique uniquely infinite infinitely
  eternal simultaneous simultaneously identical fatal lethal pregnant dead extinct immortal omnipotent omniscient impossible
  inevitable unavoidable irrevocable irreversible priceless invaluable indispensable unprecedented unparalleled
  unsurpassed matchless peerless unbroken stationary motionless annual nonexistent non-existent void paramount pivotal
  minuscule devoid absent boundless ceaseless incessant perpetual incomparable inexhaustible insatiable invincible
  unlimited flawless spotless faultless infallible interminable instantaneous obsolete maximum minimum perfect perfectly
  ideal complete completely principal chief definitive excellent enormous essential mandatory compulsory obligatory
  ubiquitous unbelievable unmistakable worthless married anonymous empty square final finite endless
`;

const degrees =
  'very more most less least fairly somewhat rather slightly extremely highly quite really pretty'.split(' ');

/** Combinations that good writers use: a more complete answer, quite impossible, a most excellent man. */
const allowed: Readonly<Record<string, string>> = {
  fairly: 'inferior complete completely',
  very: 'superior inferior essential excellent final chief least',
  more: 'perfect perfectly complete completely essential ubiquitous inevitable obsolete definitive insatiable unlimited incessant empty worthless excellent anonymous lethal impossible infinitely',
  most: 'perfect perfectly complete completely essential excellent enormous definitive ubiquitous lethal unbelievable pivotal principal insatiable married unprecedented unique invaluable fatal incomparable superior priceless indispensable flawless worthless incessant impossible',
  less: 'perfect complete essential obsolete ubiquitous lethal definitive inevitable perfectly completely infinitely unprecedented',
  least: 'perfect complete essential square',
  quite: wordsIn(absolute)
    .filter(
      (word) =>
        ![
          'unique',
          'unanimous',
          'infinite',
          'identical',
          'fatal',
          'priceless',
          'paramount',
          'pregnant',
          'preferable',
          'optimal',
        ].includes(word),
    )
    .join(' '),
  rather:
    'perfect empty square final inferior complete completely worthless excellent infinitely superior obsolete',
  really:
    'perfect excellent enormous dead essential superior empty impossible complete simultaneously perfectly completely annual unbelievable inferior',
  pretty:
    'perfect empty dead worthless obsolete essential excellent impossible perfectly completely square final',
  somewhat: 'inferior obsolete anonymous superior',
  slightly: 'inferior superior obsolete empty square',
  extremely: 'excellent essential lethal pregnant empty obsolete final',
  highly:
    'superior married perfect essential excellent unique lethal square final infinite pregnant unanimous anonymous complete empty dead ideal eternal preferable void absent',
};

const compared = (): Phrase[] =>
  degrees.flatMap((degree) => {
    const kept = new Set((allowed[degree] ?? '').split(' '));
    return wordsIn(absolute)
      .filter((word) => !kept.has(word))
      .map((word): Phrase => ({
        match: `${degree} ${word}`,
        replace: [word],
        notBefore: [
          'than a',
          'and more',
          'number',
          'mother',
          'of',
          'income',
          'temperature',
          'price',
          'load',
          'weight',
        ],
        notAfter: ['no', 'or', 'even', 'once', 'not', 'cost', 'much'],
      }));
  });

const others = (): Phrase[] =>
  'so too almost nearly partly a-little-bit a-bit quite-a-bit kind-of sort-of totally completely absolutely truly utterly'
    .split(' ')
    .flatMap(
      (degree) =>
        ({
          so: 'unique priceless unanimous optimal',
          too: 'unique optimal perfect',
          partly: 'unique unanimous',
          totally: 'optimal ultimate',
          completely: 'optimal ultimate',
          absolutely: 'optimal',
          truly: '',
          utterly: 'unique',
        })[degree]
          ?.split(' ')
          .filter((word) => word !== '')
          .map((word): Phrase => ({
            match: `${degree.replaceAll('-', ' ')} ${word}`,
            replace: [word],
            notBefore: ['to'],
          })) ?? [],
    );

export const uncomparables: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: '"{replacement}" has no degrees: leave out the word before it.',
    skipsNames: true,
    phrases: [
      ...new Map(
        [...compared(), ...others()]
          .filter(
            ({ match }) =>
              !/^(?:very|most|more|quite|rather|somewhat|fairly|pretty) unique$|^totally unique/.test(match),
          )
          .map((phrase) => [phrase.match, phrase]),
      ).values(),
    ],
  }),
  examples: {
    bad: [
      'It was a fairly unanimous vote.',
      'That is more superior.',
      'This is more preferable.',
      'He was slightly pregnant with ideas.',
      'It is very infinite.',
      'That is the most optimal way.',
      'They are somewhat identical.',
    ],
    good: [
      'It was a unanimous vote.',
      'That is superior.',
      'A more perfect union.',
      'It is quite impossible.',
      'The most complete answer.',
      'It is no more superior than that.',
    ],
  },
};
