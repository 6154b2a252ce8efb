import type { Intelligence, Nature } from '#domain/scoring/dimensions.ts';
import { type Grammar, nearestOf, type RoleKind } from '../grammar.ts';

const phrases: Readonly<Record<Nature, string>> = {
  Creating: 'making new things',
  Innovating: 'improving things',
  Performing: 'speaking to groups',
  Advising: 'advising people',
  Organizing: 'planning',
  Providing: 'looking after people',
  Adapting: 'dealing with change',
  Analyzing: 'analyzing facts',
  Leading: 'leading people',
};

const attractions: Readonly<Record<Intelligence, string>> = {
  Linguistic: 'words',
  Logical: 'patterns and numbers',
  Spatial: 'pictures and space',
  Musical: 'sound and rhythm',
  Bodily: 'movement and work with your hands',
  Naturalist: 'living things',
  Interpersonal: 'understanding other people',
  Intrapersonal: 'knowing your own mind',
  Existential: 'big questions',
  Spiritual: 'calm and a sense of connection',
};

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function inWords(count: number): string {
  if (count < small.length) return small[count]!;
  if (count > 99) return count === 100 ? 'a hundred' : String(count);
  const [ten, one] = [Math.floor(count / 10), count % 10];
  return one === 0 ? tens[ten]! : `${tens[ten]}-${small[one]}`;
}

const hours = (count: number): string => `${inWords(count)} ${count === 1 ? 'hour' : 'hours'}`;

/** The nearest percentage is used. */
const parts: readonly (readonly [percent: number, words: string])[] = [
  [0, 'next to nothing'],
  [5, 'a small part'],
  [10, 'about a tenth'],
  [15, 'about a seventh'],
  [20, 'about a fifth'],
  [25, 'about a quarter'],
  [28, 'a little more than a quarter'],
  [31, 'nearly a third'],
  [34, 'about a third'],
  [40, 'about two fifths'],
  [45, 'nearly half'],
  [50, 'about half'],
  [55, 'a little more than half'],
  [60, 'about three fifths'],
  [65, 'nearly two thirds'],
  [70, 'more than two thirds'],
  [75, 'about three quarters'],
  [80, 'about four fifths'],
  [85, 'more than four fifths'],
  [90, 'about nine tenths'],
  [95, 'nearly all'],
  [100, 'practically all'],
];

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const roles: Readonly<Record<RoleKind, string>> = {
  current: 'your role',
  own: 'your work',
  target: 'the role you aim for',
  named_target: 'this role',
};

export const grammar: Grammar = {
  nature: (name, nature) => ({ [name]: phrases[nature] }),
  natures: (natures) => listed(natures.map((nature) => phrases[nature])),
  intelligence: (intelligence) => attractions[intelligence],
  role: (kind) => ({ role: roles[kind] }),
  aboutHours: (count) => (count < 3 ? hours(count) : `about ${hours(count)}`),
  hours,
  part: (percent) => nearestOf(parts, percent),
  mostly: (natures, isAll) =>
    natures.length === 0
      ? 'spread over several kinds'
      : `${isAll ? 'all of it' : 'above all'} ${listed(natures.map((nature) => phrases[nature]))}`,
  people: (count) => `${inWords(count)} ${count === 1 ? 'person' : 'people'}`,
  weeks: (count) => `${inWords(count)} weeks`,
  quoted: (words) => `“${words}”`,
  goal: (phrase) => `Your goal: ${phrase}.`,
  list: listed,
  alike: (natures) =>
    `Your answers put ${listed(natures.map((nature) => phrases[nature]))} at the same level.`,
};
