import type { Language } from '../language.ts';
import type { Nature } from '../scoring/dimensions.ts';
import type { Book } from './book.ts';

interface Title {
  /** The last part of its stock numbers. */
  readonly key: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly natures: readonly Nature[];
  readonly ebookCents: number;
  /** Absent if there is no paper edition. */
  readonly printCents?: number;
  /** Invented. Registration group 979-9 does not exist, so no real book has these numbers. */
  readonly isbns?: { readonly ebook?: string; readonly print?: string };
}

/** The French titles are separate books, not translations. Each nature has a book in both languages. */
const titles: readonly Title[] = [
  {
    key: 'STEADY-ENERGY',
    language: 'en',
    title: 'Steady Energy: Looking After Others Without Running Dry',
    description:
      'How to notice what drains you at work, rest before you have to, and keep caring within a limit you chose.',
    natures: ['Providing', 'Adapting'],
    ebookCents: 1490,
    printCents: 2490,
    isbns: { ebook: '9799100000010', print: '9799100000027' },
  },
  {
    key: 'SECOND-DRAFT',
    language: 'en',
    title: 'The Second Draft: Making Things and Making Them Better',
    description:
      'Forty short exercises for starting on an empty page and for coming back to it the next day.',
    natures: ['Creating', 'Innovating'],
    ebookCents: 1490,
    printCents: 2490,
    isbns: { ebook: '9799100000034', print: '9799100000041' },
  },
  {
    key: 'HEARD-AT-THE-BACK',
    language: 'en',
    title: 'Heard at the Back: Speaking So That People Can Use It',
    description: 'A plain course in preparing, giving and surviving talks, meetings and difficult questions.',
    natures: ['Performing', 'Advising'],
    ebookCents: 990,
    printCents: 1990,
    isbns: { print: '9799100000058' },
  },
  {
    key: 'EVERYTHING-DUE',
    language: 'en',
    title: 'A Place for Everything Due: Order for People Who Never Liked Planning',
    description:
      'One list, one calendar and one hour a week: a small system, with what to drop when it slips.',
    natures: ['Organizing', 'Adapting'],
    ebookCents: 990,
    printCents: 1990,
    isbns: { ebook: '9799100000065', print: '9799100000072' },
  },
  {
    key: 'COURSE-AND-CREW',
    language: 'en',
    title: 'The Course and the Crew: Your First Years of Leading',
    description:
      'What changes when others wait for your decision, told through twelve ordinary weeks of new team leads.',
    natures: ['Leading', 'Organizing'],
    ebookCents: 1990,
    printCents: 3490,
    isbns: { ebook: '9799100000089', print: '9799100000096' },
  },
  {
    key: 'LEFT-OUT',
    language: 'en',
    title: 'What the Numbers Leave Out: Looking for Causes and Telling Others',
    description:
      'How to check a claim, tell cause from coincidence, and explain a finding to someone in a hurry.',
    natures: ['Analyzing', 'Advising'],
    ebookCents: 1990,
  },
  {
    key: 'ENERGIE-QUI-RESTE',
    language: 'fr',
    title: 'L’énergie qui reste : prendre soin des autres et garder de la place pour soi',
    description:
      'Repérer ce qui use, poser des limites sans s’excuser et retrouver des fins de semaine entières.',
    natures: ['Providing', 'Adapting'],
    ebookCents: 1490,
    printCents: 2490,
    isbns: { ebook: '9799200000019', print: '9799200000026' },
  },
  {
    key: 'PRESQUE-RIEN',
    language: 'fr',
    title: 'Partir de presque rien : carnet pour inventer, puis améliorer',
    description: 'Trente défis à faire au crayon, du premier trait jusqu’à la version que l’on ose montrer.',
    natures: ['Creating', 'Innovating'],
    ebookCents: 1490,
    printCents: 2490,
    isbns: { ebook: '9799200000033', print: '9799200000040' },
  },
  {
    key: 'PRENDRE-LA-PAROLE',
    language: 'fr',
    title: 'Prendre la parole sans la garder',
    description: 'Préparer une intervention, tenir son temps et faire parler la salle, même avec le trac.',
    natures: ['Performing', 'Leading'],
    ebookCents: 990,
    printCents: 1990,
    isbns: { print: '9799200000057' },
  },
  {
    key: 'CHOSES-A-FAIRE',
    language: 'fr',
    title: 'L’ordre des choses à faire : voir clair avant d’agir',
    description: 'Trier, vérifier, planifier : une méthode courte pour les tâches qui s’emmêlent.',
    natures: ['Organizing', 'Analyzing'],
    ebookCents: 990,
    printCents: 1990,
    isbns: { ebook: '9799200000064', print: '9799200000071' },
  },
  {
    key: 'BONNE-QUESTION',
    language: 'fr',
    title: 'La bonne question : l’art discret du conseil',
    description: 'Écouter, reformuler, proposer plusieurs voies et laisser à l’autre le choix de la sienne.',
    natures: ['Advising', 'Providing'],
    ebookCents: 1990,
  },
  {
    key: 'CHANGER-DE-CAP',
    language: 'fr',
    title: 'Changer de cap : décider quand le plan ne tient plus',
    description:
      'Récits de réorganisations vécues, et ce qu’elles apprennent à qui doit fixer une direction.',
    natures: ['Adapting', 'Leading'],
    ebookCents: 1990,
    printCents: 3490,
    isbns: { ebook: '9799200000088', print: '9799200000095' },
  },
];

const editions = { ebook: 'EB', print: 'PB' } as const satisfies Record<Book['type'], string>;

const editionOf = (title: Title, type: Book['type'], priceCents: number): Book => {
  const sku = `${title.language.toUpperCase()}-${editions[type]}-${title.key}`;
  const isbn = title.isbns?.[type];
  return {
    sku,
    title: title.title,
    language: title.language,
    type,
    priceCents,
    description: title.description,
    ...(isbn !== undefined && { isbn }),
    checkoutPath: `/books/${sku}`,
    natures: title.natures,
  };
};

/** The books that come with the service. Each title's ebook precedes its paper edition. */
export const shippedBooks: readonly Book[] = titles.flatMap((title) => [
  editionOf(title, 'ebook', title.ebookCents),
  ...(title.printCents === undefined ? [] : [editionOf(title, 'print', title.printCents)]),
]);
