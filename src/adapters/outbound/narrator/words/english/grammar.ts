import type { Intelligence, Nature } from '../../../../../domain/scoring/dimensions.ts';
import type { Grammar } from '../grammar.ts';

const phrases: Readonly<Record<Nature, string>> = {
  Creating: 'making new things',
  Innovating: 'improving things',
  Performing: 'speaking to groups',
  Advising: 'advising people',
  Organizing: 'planning and organizing',
  Providing: 'looking after people',
  Adapting: 'coping with changes',
  Analyzing: 'checking and analyzing',
  Leading: 'leading others',
};

const attractions: Readonly<Record<Intelligence, string>> = {
  Linguistic: 'words',
  Logical: 'patterns and numbers',
  Spatial: 'pictures and space',
  Musical: 'sound and rhythm',
  Bodily: 'movement and work with your hands',
  Naturalist: 'living things',
  Interpersonal: 'reading other people',
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

const parts = [
  'next to nothing',
  'about a tenth',
  'about a fifth',
  'nearly a third',
  'about two fifths',
  'about half',
  'about three fifths',
  'more than two thirds',
  'about four fifths',
  'about nine tenths',
  'practically all',
];

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const grammar: Grammar = {
  nature: (name, nature) => ({ [name]: phrases[nature] }),
  natures: (natures) => listed(natures.map((nature) => phrases[nature])),
  intelligence: (intelligence) => attractions[intelligence],
  role: (isTarget) => ({ role: isTarget ? 'the role you aim for' : 'your role' }),
  aboutHours: (count) => (count < 3 ? hours(count) : `about ${hours(count)}`),
  hours,
  part: (tenths) => parts[tenths]!,
  people: (count) => `${inWords(count)} ${count === 1 ? 'person' : 'people'}`,
  quoted: (words) => `“${words}”`,
  goal: (phrase) => `Your goal: ${phrase}.`,
  alike: (natures) => `The same is true of ${listed(natures.map((nature) => phrases[nature]))}.`,
};
