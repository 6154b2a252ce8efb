import type { Intelligence, Nature } from '../../../../../domain/scoring/dimensions.ts';
import type { Grammar } from '../grammar.ts';

/** With the article; after "de"; after "à". */
type Forms = readonly [plain: string, of: string, to: string];

const phrases: Readonly<Record<Nature, Forms>> = {
  Creating: ['la création', 'de la création', 'à la création'],
  Innovating: [
    "l'amélioration de l'existant",
    "de l'amélioration de l'existant",
    "à l'amélioration de l'existant",
  ],
  Performing: ['la prise de parole', 'de la prise de parole', 'à la prise de parole'],
  Advising: ['le conseil', 'du conseil', 'au conseil'],
  Organizing: ["l'organisation", "de l'organisation", "à l'organisation"],
  Providing: ["l'attention aux autres", "de l'attention aux autres", "à l'attention aux autres"],
  Adapting: ['la gestion des imprévus', 'de la gestion des imprévus', 'à la gestion des imprévus'],
  Analyzing: ["l'analyse", "de l'analyse", "à l'analyse"],
  Leading: ["la conduite d'un groupe", "de la conduite d'un groupe", "à la conduite d'un groupe"],
};

const attractions: Readonly<Record<Intelligence, string>> = {
  Linguistic: 'les mots',
  Logical: 'les régularités et les nombres',
  Spatial: "les images et l'espace",
  Musical: 'les sons et le rythme',
  Bodily: 'le mouvement et le travail des mains',
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

const parts = [
  'presque rien',
  'environ un dixième',
  'environ un cinquième',
  "un peu moins d'un tiers",
  'environ les deux cinquièmes',
  'environ la moitié',
  'environ les trois cinquièmes',
  'plus des deux tiers',
  'environ les quatre cinquièmes',
  'environ les neuf dixièmes',
  'presque la totalité',
];

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

export const grammar: Grammar = {
  nature: (name, nature) => {
    const [plain, of, to] = phrases[nature];
    return { [name]: plain, [`de ${name}`]: of, [`a ${name}`]: to };
  },
  natures: (natures) => listed(natures.map((nature) => phrases[nature][0])),
  intelligence: (intelligence) => attractions[intelligence],
  role: (isTarget) =>
    isTarget
      ? {
          role: 'le rôle que vous visez',
          'du role': 'du rôle que vous visez',
          'au role': 'au rôle que vous visez',
        }
      : { role: 'votre rôle', 'du role': 'de votre rôle', 'au role': 'à votre rôle' },
  aboutHours: (count) => (count < 3 ? hours(count) : `environ ${hours(count)}`),
  hours,
  part: (tenths) => parts[tenths]!,
  people: (count) => `${inWords(count)} ${count < 2 ? 'personne' : 'personnes'}`.replace(/^un /u, 'une '),
  quoted: (words) => `« ${words} »`,
  goal: (phrase) => `Votre objectif : ${phrase}.`,
  alike: (natures) => `Il en va de même pour ${listed(natures.map((nature) => phrases[nature][0]))}.`,
};
