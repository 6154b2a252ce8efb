import type { Chart } from '#adapters/presentation/report/charts/chart.ts';
import type {
  Block,
  BlockKind,
  Figure,
  ReportDocument,
  ReportPart,
  ReportSection,
  Step,
  Table,
} from '#adapters/presentation/report/report-document.ts';

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

const week: Chart = {
  kind: 'week',
  legend: [
    { effect: 'gives', text: '12 h gives energy' },
    { effect: 'costs', text: '20 h costs energy' },
    { effect: 'neither', text: '8 h does neither' },
  ],
  rows: [
    { label: 'Organizing', effect: 'costs', amount: 20, text: '20 h' },
    { label: 'Advising', effect: 'gives', amount: 12, text: '12 h' },
    { label: 'Providing', effect: 'neither', amount: 8, text: '8 h' },
  ],
};

const oneNature: Chart = {
  kind: 'nature',
  preference: 19,
  demand: 100,
  energy: -2,
  labels: { you: 'You', role: 'Your role', energy: 'Energy' },
  scale: ['little', 'much'],
  energyScale: ['costs', 'gives'],
  legend: { you: 'What comes naturally to you', role: 'What the role asks for', energy: 'Your energy' },
};

const dumbbell: Chart = {
  kind: 'dumbbell',
  marks: 'you_role',
  legend: ['You', 'Your role'],
  rows: natures.map(([label, first, second]) => ({ label, first, second })),
};

const wishes: Chart = {
  kind: 'dumbbell',
  marks: 'now_wished',
  legend: ['Your role now', 'The role you wish for'],
  rows: natures.map(([label, , first]) => ({ label, first, second: 50 })),
};

const diverging: Chart = {
  kind: 'diverging',
  legend: ['costs', 'gives'],
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

/** As wide as the table with all numbers of a report. */
export const wideTable: Table = {
  caption: 'By nature',
  columns: [
    'Nature',
    'Vous (p)',
    'Rôle (d)',
    'Énergie (e)',
    'Temps %',
    'Écart',
    'Adéquation',
    'Tension',
    'Place',
    'Appui',
    'Zone',
  ].map((title, index, { length }) => ({
    title,
    align: index === 0 || index === length - 1 ? ('left' as const) : ('right' as const),
  })),
  rows: ['Prendre soin', 'Prendre la parole', 'S’adapter'].map((name) => ({
    cells: [name, '100', '100', '−2', '100', '−100', '100', '100', '100', '100', 'force coûteuse'],
  })),
};

const prose =
  'Organizing takes most of what you bring to work, and it gives little back. Two of your mornings go into schedules ' +
  'that someone else could keep. What costs you energy today is not a lack of skill. It is the amount, week after ' +
  'week, without the parts that would refill you.';

const figure = (id: string, chart: Chart): Figure => ({
  kind: 'figure',
  id,
  chart,
  caption: 'What comes naturally to you, and what your role asks for',
  alternative: `Chart of nine natures (${id}). Creating 81, Organizing 19.`,
  table,
});

export const section = (
  part: ReportPart,
  title: string,
  blocks: readonly Block[],
  more: Partial<ReportSection> = {},
): ReportSection => ({ id: part, part, title, blocks, ...more });

export const experimentSaying = (text: string): Block => ({
  kind: 'experiment',
  experiment: {
    label: 'An experiment',
    name: 'Find a planning partner',
    body: text,
    sayTo: 'What you could say to a colleague',
    script: text,
    notice: text,
  },
});

const finding = (number: number, nature: 'Organizing' | 'Creating' | null): ReportSection =>
  section(
    'finding',
    `The claim ${number}`,
    [
      { kind: 'paragraph', text: prose },
      ...(nature === null ? [] : [figure(`finding-${number}-chart`, oneNature)]),
      { kind: 'subheading', text: 'You may know days like this' },
      { kind: 'paragraph', text: prose },
      { kind: 'paragraph', text: prose },
      { kind: 'subheading', text: 'What makes it lighter or heavier' },
      { kind: 'bullets', items: [{ text: prose.slice(0, 80) }, { text: prose.slice(80, 200) }] },
      experimentSaying(prose),
    ],
    {
      id: `finding-${number}`,
      finding: { kind: 'strain', nature },
      ...(nature !== null && { kicker: nature }),
    },
  );

export const figures = {
  week: figure('week-chart', week),
  nature: figure('finding-1-chart', oneNature),
  dumbbell: figure('natures-chart', dumbbell),
  wishes: figure('wished-chart', wishes),
  diverging: figure('energy-chart', diverging),
  bars: figure('attraction-chart', bars),
} as const;

const step = (id: string, text: string): Step => ({
  id,
  text,
  sign: 'Done when: somebody else keeps it.',
  serves: 'From “The claim 1”',
});

const by = (title: string, ...steps: readonly Step[]): Block => ({
  kind: 'milestone',
  milestone: { label: 'By', title, steps },
});

/** Contains every kind of block, and is as long as a report with all its parts. */
export const fullReport: ReportDocument = {
  language: 'en',
  title: 'Your situation map',
  subtitle: 'Head of customer operations',
  facts: [
    'household appliances · 51 hours a week · leading 12 people',
    '21 November 2026, with your assessment of 9 November 2026',
  ],
  notice: 'A sample report. The person is invented.',
  generatedAt: new Date('2026-11-21T09:30:00Z'),
  footer: 'Situation map of 21 November 2026. A basis for a good conversation, not a test.',
  sections: [
    section('letter', 'In short', [
      { kind: 'lead', text: prose },
      { kind: 'lead', text: prose },
      { kind: 'note', tone: 'care', text: 'Little energy and slow recovery are worth a talk with a doctor.' },
    ]),
    section('week', 'Your week', [
      figures.week,
      { kind: 'paragraph', text: prose },
      { kind: 'subheading', text: 'What your answers say together' },
      { kind: 'insights', items: [prose, prose.slice(0, 90)] },
    ]),
    finding(1, 'Organizing'),
    finding(2, null),
    section('question', 'The question behind it', [
      figures.wishes,
      { kind: 'paragraph', text: 'Un œuvre à soi, naïve et déjà prête.' },
      { kind: 'question', text: 'What would you give up for it?', print: 'large' },
    ]),
    section('plan', 'Your plan', [
      { kind: 'paragraph', text: 'Your goal: find your balance again.' },
      by('28 November 2026', step('strain.first.1', 'Hand one schedule to a colleague.')),
      by('21 December 2026', step('strain.try.1', prose), step('open.try.1', 'Make one small thing.')),
      {
        kind: 'milestone',
        milestone: {
          title: 'Look back',
          steps: [{ id: 'review', text: 'Answer the questions again.', sign: '', serves: '' }],
        },
      },
    ]),
    section('conversation', 'For a conversation', [
      {
        kind: 'questions',
        items: [
          { label: 'To ask your manager', text: 'Which of the schedules could someone keep who likes them?' },
          { label: 'To ask a friend', text: 'Where could making things take two hours a week?' },
          { label: 'To ask yourself', text: 'What would have to be true in March?' },
        ],
      },
    ]),
    section('natures', 'Your nine natures', [
      figures.dumbbell,
      figures.diverging,
      { kind: 'entries', items: natures.map(([label]) => ({ label, text: prose.slice(0, 150) })) },
    ]),
    section('attraction', 'What draws you', [{ kind: 'paragraph', text: prose }, figures.bars]),
    section('method', 'How to read this map', [
      { kind: 'bullets', items: [{ label: 'Charts', text: 'An open circle is you, a full one the role.' }] },
      { kind: 'subheading', text: 'What it cannot tell' },
      { kind: 'paragraph', text: prose },
      { kind: 'note', tone: 'method', text: 'Zones are cut at 60 points and at an energy of 0.' },
    ]),
    section('appendix', 'All numbers', [
      { kind: 'paragraph', text: prose },
      { kind: 'table', table: wideTable },
      { kind: 'table', table },
      { kind: 'paragraph', text: 'Method 2.0.0.' },
    ]),
  ],
};

export const frenchReport: ReportDocument = {
  ...fullReport,
  language: 'fr',
  title: 'Votre carte de situation',
  subtitle: 'Votre cœur de métier n’est plus celui qui vous porte\u202F: déjà, l’énergie manque.',
};

/** The shortest possible report. */
export const shortReport: ReportDocument = {
  ...fullReport,
  facts: [],
  notice: '',
  sections: [section('letter', 'In short', [{ kind: 'paragraph', text: 'Nothing was rated.' }])],
};

/** A report with these sections. */
export const reportWith = (...sections: readonly ReportSection[]): ReportDocument => ({
  ...shortReport,
  sections,
});

/** A report with one section, which may extend over several pages. */
export const reportOf = (blocks: readonly Block[]): ReportDocument =>
  reportWith(section('letter', 'Section', blocks));

/** A report in which every text is the same. */
export const reportSaying = (text: string): ReportDocument => ({
  ...fullReport,
  title: text,
  subtitle: text,
  facts: [text, text],
  notice: text,
  footer: text,
  sections: [
    section(
      'natures',
      text,
      blockKinds.map((kind) => blockSaying(kind, text)),
      { kicker: text },
    ),
    section('method', text, [{ kind: 'paragraph', text }]),
  ],
});

/** Words that differ from each other. */
export const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

/** Only kinds of text, because a chart with a long text would not be realistic. */
export const blockKinds = [
  'lead',
  'paragraph',
  'bullets',
  'table',
  'subheading',
  'entries',
  'experiment',
  'insights',
  'question',
  'milestone',
  'questions',
  'note',
] as const satisfies readonly BlockKind[];

export function blockSaying(kind: (typeof blockKinds)[number], text: string): Block {
  switch (kind) {
    case 'lead':
    case 'paragraph':
    case 'subheading':
      return { kind, text };
    case 'question':
      return { kind, text, print: 'largest' };
    case 'insights':
      return { kind, items: [text, 'Another.'] };
    case 'note':
      return { kind, tone: 'care', text };
    case 'bullets':
      return { kind, items: [{ text }, { label: 'Label', text }] };
    case 'entries':
      return {
        kind,
        items: [
          { label: 'Label', text },
          { label: text, text },
        ],
      };
    case 'milestone':
      return {
        kind,
        milestone: {
          label: 'By',
          title: '21 December 2026',
          steps: [{ id: 'one', text, sign: text, serves: 'For your goal' }],
        },
      };
    case 'questions':
      return {
        kind,
        items: [
          { label: 'To ask a friend', text },
          { label: text, text },
        ],
      };
    case 'table':
      return {
        kind,
        table: { ...table, rows: text.split(' ').map((word) => ({ cells: [word, '1', '2', '3', 'Zone'] })) },
      };
    case 'experiment':
      return experimentSaying(text);
  }
}
