import type { Intelligence, Nature } from '#domain/scoring/dimensions.ts';
import { type Grammar, nearestOf, type RoleKind, type Slots } from '../grammar.ts';

/** The name with its article, after "de", and after "à". */
type Forms = readonly [plain: string, of: string, to: string];

const phrases: Readonly<Record<Nature, Forms>> = {
  Creating: ['le travail créatif', 'du travail créatif', 'au travail créatif'],
  Innovating: [
    "l'amélioration des méthodes",
    "de l'amélioration des méthodes",
    "à l'amélioration des méthodes",
  ],
  Performing: ['la prise de parole', 'de la prise de parole', 'à la prise de parole'],
  Advising: ['le conseil', 'du conseil', 'au conseil'],
  Organizing: ["l'organisation", "de l'organisation", "à l'organisation"],
  Providing: ["l'attention aux autres", "de l'attention aux autres", "à l'attention aux autres"],
  Adapting: ['la gestion des imprévus', 'de la gestion des imprévus', 'à la gestion des imprévus'],
  Analyzing: ["l'analyse", "de l'analyse", "à l'analyse"],
  Leading: ["l'encadrement", "de l'encadrement", "à l'encadrement"],
};

const attractions: Readonly<Record<Intelligence, string>> = {
  Linguistic: 'les mots',
  Logical: 'les nombres et les énigmes',
  Spatial: "les images et l'espace",
  Musical: 'les sons et le rythme',
  Bodily: 'le mouvement et le travail manuel',
  Naturalist: 'le vivant',
  Interpersonal: "l'écoute des autres",
  Intrapersonal: 'la connaissance de soi',
  Existential: 'les grandes questions',
  Spiritual: 'le calme et le sentiment de faire partie de quelque chose de plus vaste',
};

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

function inWords(count: number): string {
  if (count < small.length) return small[count]!;
  if (count > 99) return count === 100 ? 'cent' : String(count);
  const ten = Math.floor(count / 10);
  const rest = ten === 7 || ten === 9 ? count - 10 * (ten - 1) : count % 10;
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : tens[ten]!;
  const and = ten < 8 && (rest === 1 || rest === 11) ? ' et ' : '-';
  return `${tens[ten]}${and}${small[rest]}`;
}

/** "une heure", "vingt et une heures": hours are feminine. */
const hours = (count: number): string => {
  const words = inWords(count).replace(/\bun$/u, 'une');
  return `${words} ${count < 2 ? 'heure' : 'heures'}`;
};

/** The nearest percentage is used. */
const parts: readonly (readonly [percent: number, words: string])[] = [
  [0, 'presque rien'],
  [5, 'une petite partie'],
  [10, 'environ un dixième'],
  [15, 'environ un septième'],
  [20, 'environ un cinquième'],
  [25, 'environ un quart'],
  [28, "un peu plus d'un quart"],
  [31, "un peu moins d'un tiers"],
  [34, 'environ un tiers'],
  [40, 'environ les deux cinquièmes'],
  [45, 'presque la moitié'],
  [50, 'environ la moitié'],
  [55, 'un peu plus de la moitié'],
  [60, 'environ les trois cinquièmes'],
  [65, 'un peu moins des deux tiers'],
  [70, 'plus des deux tiers'],
  [75, 'environ les trois quarts'],
  [80, 'environ les quatre cinquièmes'],
  [85, 'plus des quatre cinquièmes'],
  [90, 'environ les neuf dixièmes'],
  [95, 'presque la totalité'],
  [100, 'la quasi-totalité'],
];

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

const roleSlots = (role: string, of: string, to: string): Slots => ({
  role,
  'du role': of,
  'au role': to,
});
const roles: Readonly<Record<RoleKind, Slots>> = {
  current: roleSlots('votre poste', 'de votre poste', 'à votre poste'),
  own: roleSlots('votre travail', 'de votre travail', 'à votre travail'),
  target: roleSlots('le poste que vous visez', 'du poste que vous visez', 'au poste que vous visez'),
  named_target: roleSlots('ce poste', 'de ce poste', 'à ce poste'),
};

export const grammar: Grammar = {
  nature: (name, nature) => {
    const [plain, of, to] = phrases[nature];
    return { [name]: plain, [`de ${name}`]: of, [`a ${name}`]: to };
  },
  natures: (natures) => listed(natures.map((nature) => phrases[nature][0])),
  intelligence: (intelligence) => attractions[intelligence],
  role: (kind) => roles[kind],
  aboutHours: (count) => (count < 3 ? hours(count) : `environ ${hours(count)}`),
  hours,
  part: (percent) => nearestOf(parts, percent),
  mostly: (natures, isAll) =>
    natures.length === 0
      ? 'réparti entre plusieurs types de travail'
      : `${isAll ? 'uniquement' : 'surtout'} ${listed(natures.map((nature) => phrases[nature][0]))}`,
  people: (count) => `${inWords(count)} ${count < 2 ? 'personne' : 'personnes'}`.replace(/^un /u, 'une '),
  weeks: (count) => `${inWords(count).replace(/\bun$/u, 'une')} semaines`,
  quoted: (words) => `« ${words} »`,
  goal: (phrase) => `Votre objectif : ${phrase}.`,
  list: listed,
  alike: (natures) =>
    `Vos réponses placent ${listed(natures.map((nature) => phrases[nature][0]))} au même niveau.`,
};
