import type { Chart } from '../../../../src/adapters/presentation/report/chart.ts';
import type {
  Block,
  Figure,
  ReportDocument,
  ReportSection,
  Table,
} from '../../../../src/adapters/presentation/report/report-document.ts';

const natures = [
  ['Creating', 81, 25, 2],
  ['Innovating', 69, 50, 1],
  ['Performing', 44, 50, 0],
  ['Advising', 75, 75, 1],
  ['Organizing', 19, 100, -2],
  ['Providing', 50, 50, 0],
  ['Adapting', 63, 25, 1],
  ['Analyzing', 38, 75, -1],
  ['Leading', 81, 75, 2],
] as const;

const dumbbell: Chart = {
  kind: 'dumbbell',
  legend: ['What comes naturally', 'What the role asks for'],
  rows: natures.map(([label, preference, demand]) => ({ label, preference, demand })),
};

const diverging: Chart = {
  kind: 'diverging',
  legend: ['Costs energy', 'Gives energy'],
  rows: natures.map(([label, , , value]) => ({ label, value })),
};

const bars: Chart = {
  kind: 'bars',
  rows: [
    { label: 'Spatial', value: 88, range: [78, 98] },
    { label: 'Linguistic', value: 75, range: [65, 85] },
    { label: 'Interpersonal', value: 69, range: null },
  ],
};

export const table: Table = {
  caption: 'Points from 0 to 100, the largest differences first.',
  columns: [
    { title: 'Nature', align: 'left' },
    { title: 'Preference', align: 'right' },
    { title: 'Demand', align: 'right' },
    { title: 'Gap', align: 'right' },
    { title: 'Zone', align: 'left' },
  ],
  rows: natures.map(([name, preference, demand]) => ({
    cells: [name, String(preference), String(demand), `−${Math.abs(demand - preference)}`, 'Unused room'],
  })),
};

const prose =
  'Organizing takes most of what you bring to work, and it gives little back: 19 points of preference meet a role ' +
  'that asks for 100. Two of your mornings go into schedules that someone else could keep. What costs you energy ' +
  'today is not a lack of skill. It is the amount, week after week, without the parts that would refill you.';

const card = (title: string): Block => ({
  kind: 'card',
  title,
  facts: ['Preference 81', 'Demand 25', 'Energy +2'],
  text: prose,
});

const figure = (id: string, chart: Chart): Figure => ({
  kind: 'figure',
  id,
  chart,
  caption: 'Your role asks for 81 points more Organizing than comes naturally to you.',
  alternative: `Chart of nine natures (${id}); the table below has the same numbers.`,
  table,
});

const section = (id: string, title: string, blocks: readonly Block[]): ReportSection => ({
  id,
  title,
  blocks,
});

const action = (text: string) => ({
  text,
  measure: 'You see it in a better rating of energy for Organizing: −1 or more.',
  reviewOn: 'Look back on 21 December 2026.',
});

export const twoFigures = {
  dumbbell: figure('alignment', dumbbell),
  diverging: figure('energy', diverging),
};

/** As long as a report with everything in it. */
export const fullReport: ReportDocument = {
  language: 'en',
  title: 'Situation map',
  subtitle: 'Head of customer operations · 21 November 2026',
  facts: [
    { label: 'Role', text: 'Head of customer operations, 4 years' },
    { label: 'Frame', text: 'Employed, 11 to 50 people, hybrid' },
    { label: 'Based on', text: 'your assessment of 9 November 2026 and your answers of 21 November 2026' },
    { label: 'Confidence', text: 'medium' },
  ],
  headline: 'Your work asks for someone else’s strengths, and it is Organizing that pays the price.',
  generatedAt: new Date('2026-11-21T09:30:00Z'),
  footer: 'Numbers by fixed rules from your own answers. For you, not for selection.',
  sections: [
    section('summary', 'Your situation on one page', [
      { kind: 'lead', text: prose },
      {
        kind: 'key_figures',
        figures: [
          { value: '60', label: 'Alignment', legend: 'Of 100 points. A random role gives 52.' },
          { value: '−11', label: 'Energy balance', legend: 'What work gives, minus what it takes.' },
        ],
      },
      {
        kind: 'bullets',
        items: [
          { label: 'Keep', text: 'Leading, which carries you and is asked for.' },
          { label: 'Open', text: 'Creating, which waits for a place in your role.' },
          { text: 'And relieve Organizing, of which there is too much.' },
        ],
      },
    ]),
    section('alignment', 'What comes naturally, and what is asked', [
      { kind: 'paragraph', text: prose },
      figure('alignment', dumbbell),
      { kind: 'subheading', text: 'The zones' },
      { kind: 'paragraph', text: prose },
      { kind: 'note', tone: 'method', text: 'Zones are cut at 60 points and at an energy of 0.' },
    ]),
    section('assets', 'What carries you', [
      { kind: 'paragraph', text: prose },
      card('Leading'),
      card('Advising'),
      card('Adapting'),
    ]),
    section('levers', 'Unused room', [card('Creating'), card('Innovating')]),
    section('risks', 'Strain, and what to watch', [card('Organizing'), card('Analyzing')]),
    section('energy', 'Where energy comes from', [
      figure('energy', diverging),
      {
        kind: 'note',
        tone: 'care',
        text: 'Little energy and slow recovery together are worth a talk with a health professional.',
      },
    ]),
    section('goal', 'Your goal', [
      { kind: 'paragraph', text: prose },
      {
        kind: 'quote',
        source: 'You wrote',
        text: 'Un œuvre à soi, naïve et déjà prête.\nAnd fewer meetings.',
      },
    ]),
    section('plan', 'Ninety days', [
      { kind: 'paragraph', text: 'Three steps, each with a measure.' },
      ...[30, 60, 90].flatMap((days): readonly Block[] => [
        { kind: 'subheading', text: `Until day ${days}` },
        {
          kind: 'checklist',
          items: [action(prose.slice(0, 180)), action('Hand one schedule to a colleague.')],
        },
      ]),
    ]),
    section('questions', 'Questions for a talk', [
      {
        kind: 'questions',
        items: [
          'Which of the schedules could someone keep who likes them?',
          'Where could Creating take two hours a week?',
          'What would have to be true in March for this to have been a good winter?',
        ],
      },
    ]),
    section('attraction', 'What draws you', [figure('attraction', bars)]),
    section('books', 'Books', [
      {
        kind: 'links',
        items: [
          {
            text: 'The Unhurried Organizer',
            href: 'https://pay.example.com/books/unhurried-organizer',
            detail: 'Ebook, 14.90 USD. Because of Organizing, which strains you.',
          },
        ],
      },
    ]),
    section('method', 'How to read this', [
      { kind: 'paragraph', text: prose },
      { kind: 'table', table },
    ]),
  ],
};

export const frenchReport: ReportDocument = {
  ...fullReport,
  language: 'fr',
  title: 'Carte de situation',
  headline: 'Votre cœur de métier n’est plus celui qui vous porte\u202F: déjà, l’énergie manque.',
};

/** As short as a report can be. */
export const shortReport: ReportDocument = {
  ...fullReport,
  facts: [],
  sections: [section('summary', 'Your situation', [{ kind: 'paragraph', text: 'Nothing was rated.' }])],
};

/** A report of one section. */
export const reportOf = (blocks: readonly Block[]): ReportDocument => ({
  ...shortReport,
  sections: [section('only', 'Section', blocks)],
});

/** A report in whose every text stands the same. */
export const reportSaying = (text: string): ReportDocument => ({
  ...fullReport,
  title: text,
  subtitle: text,
  headline: text,
  facts: [{ label: text, text }],
  sections: [
    section('all', text, [
      { kind: 'lead', text },
      { kind: 'paragraph', text },
      { kind: 'quote', source: text, text },
      { kind: 'bullets', items: [{ label: text, text }] },
      { kind: 'key_figures', figures: [{ value: '1', label: text, legend: text }] },
      {
        kind: 'table',
        table: { caption: text, columns: table.columns, rows: [{ cells: [text, '1', '2', '3', text] }] },
      },
      { kind: 'card', title: text, facts: [text], text },
      { kind: 'subheading', text },
      { kind: 'checklist', items: [{ text, measure: text, reviewOn: text }] },
      { kind: 'questions', items: [text] },
      { kind: 'note', tone: 'care', text },
      { kind: 'links', items: [{ text, href: 'https://pay.example.com/', detail: text }] },
    ]),
  ],
});

/** Words that can be told apart. */
export const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

export const cardSaying = (text: string): Block => ({ kind: 'card', title: 'Card', facts: [], text });

export function blockSaying(kind: string, text: string): Block {
  switch (kind) {
    case 'lead':
    case 'paragraph':
    case 'subheading':
      return { kind, text };
    case 'quote':
      return { kind, source: 'You', text };
    case 'note':
      return { kind, tone: 'care', text };
    case 'bullets':
      return { kind, items: [{ text }, { label: 'Label', text }] };
    case 'checklist':
      return { kind, items: [{ text, measure: text, reviewOn: 'Look back.' }] };
    case 'questions':
      return { kind, items: [text, text] };
    case 'links':
      return { kind, items: [{ text: 'A book', href: 'https://pay.example.com/', detail: text }] };
    case 'key_figures':
      return {
        kind,
        figures: [1, 2, 3].map((value) => ({ value: String(value), label: 'L', legend: text })),
      };
    case 'table':
      return {
        kind,
        table: { ...table, rows: text.split(' ').map((word) => ({ cells: [word, '1', '2', '3', 'Zone'] })) },
      };
    default:
      return cardSaying(text);
  }
}
