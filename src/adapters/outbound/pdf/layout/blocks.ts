import { drawChart } from '#adapters/presentation/report/charts/charts.ts';
import type {
  Block,
  BlockKind,
  LabelledText,
  Table,
  TableColumn,
} from '#adapters/presentation/report/report-document.ts';
import { below, boxed, list, listItem, stacked, words } from './arrange.ts';
import type { Balance } from './balance.ts';
import type { Content, Run, TableContent, TableLayout, Tag } from './content.ts';
import { isLowRow, wholeItem } from './keep-together.ts';
import { milestone } from './milestone.ts';
import {
  colours,
  dataLayout,
  denseLayout,
  fieldLayout,
  insightLayout,
  pageMargins,
  panelLayout,
  quoteLayout,
  styles,
  textWidth,
} from './page-style.ts';
import type { RunStyle, Typeset } from './text-runs.ts';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type Renderers = {
  readonly [Kind in BlockKind]: (
    block: BlockOf<Kind>,
    set: Typeset,
    balance: Balance,
    scale: number,
  ) => Content | readonly Content[];
};

/**
 * Drawn wider than the page and then scaled down to the text width, so that its letters have the size of the text
 * around it.
 */
const chartWidth = 620;

/** The style of the question, and the space above and below it in its panel. */
const questionPrints = {
  large: { style: styles.question, room: 34 },
  largest: { style: { ...styles.question, fontSize: 26 }, room: 130 },
} as const satisfies Record<BlockOf<'question'>['print'], { style: RunStyle; room: number }>;

/** The widths of names beside texts and of names beside numbers. */
const nameWidths = { entry: 84, row: 120 } as const;

const renderers: Renderers = {
  lead: ({ text }, set) => words(set(text, styles.lead)),
  paragraph: ({ text }, set) => words(set(text)),
  bullets: ({ items }, set) => list(items.map((item) => listItem(dot(), words(bulletRuns(item, set))))),
  figure,
  table: ({ table }, set) => dataTable(table, set),
  subheading: ({ text }, set) => words(set(text, styles.subheading), { type: 'H3' }),
  entries: ({ items }, set) => items.map((item) => entry(item, set)),
  experiment,
  insights: ({ items }, set) =>
    list(
      items.map((item) => insight(item, set)),
      10,
    ),
  question,
  milestone: (block, set) => milestone(block.milestone, set),
  questions: ({ items }, set) =>
    list(
      items.map((item, index) => questionItem(item, index, set)),
      10,
    ),
  note,
};

/**
 * The contents of a block, one after another; a page may end between them. In larger print, charts are drawn larger
 * too.
 */
export function blockContents<Kind extends BlockKind>(
  block: BlockOf<Kind> & { readonly kind: Kind },
  set: Typeset,
  balance: Balance,
  scale: number,
): readonly Content[] {
  const render: Renderers[Kind] = renderers[block.kind];
  return [render(block, set, balance, scale)].flat();
}

const bulletRuns = (item: LabelledText | { readonly text: string }, set: Typeset): readonly Run[] => [
  ...('label' in item ? set(`${item.label}  `, styles.strong) : []),
  ...set(item.text),
];

/** Creates a new shape for each use, because laying out a shape moves it. */
const dot = (): Content => ({
  canvas: [{ type: 'ellipse', x: 4, y: 8.5, r1: 2.2, r2: 2.2, color: colours.own }],
  width: 10,
});

const insight = (text: string, set: Typeset): Content =>
  wholeItem(
    stacked([stacked([boxed(insightLayout, [words(set(text, styles.lead))])], { type: 'LBody' })], {
      type: 'LI',
    }),
  );

/**
 * As wide as the page, like the head of the report. The text has the page's margins, so that the estimate of lines is
 * right.
 */
function question({ text, print }: BlockOf<'question'>, set: Typeset, balance: Balance): Content {
  const { room, style } = questionPrints[print];
  const large = balance(words(set(text, style)));
  return {
    ...boxed(panelLayout, [{ stack: [large], margin: [0, room, 0, room] }]),
    margin: [-pageMargins.left, 8, -pageMargins.right, 0],
  };
}

const questionItem = ({ label, text }: LabelledText, index: number, set: Typeset): Content =>
  listItem(
    {
      ...words(set(String(index + 1), { ...styles.subheading, color: colours.own }), { type: 'Lbl' }),
      width: 16,
    },
    stacked([words(set(label, styles.small)), words(set(text, styles.lead))]),
  );

const entry = ({ label, text }: LabelledText, set: Typeset): Content =>
  wholeItem({
    columns: [
      { ...words(set(label, styles.strong)), width: nameWidths.entry },
      { ...words(set(text)), width: '*' },
    ],
    columnGap: 12,
    tag: { type: 'Div' },
  });

function experiment({ experiment: one }: BlockOf<'experiment'>, set: Typeset): Content {
  const script = boxed(quoteLayout, [
    stacked([words(set(one.sayTo, styles.small)), below(2, words(set(one.script, styles.quote)))], {
      type: 'BlockQuote',
    }),
  ]);
  return boxed(fieldLayout(colours.own, colours.tint), [
    stacked(
      [
        words(set(one.label, styles.small)),
        words(set(one.name, styles.cardTitle), { type: 'H3' }),
        below(3, words(set(one.body))),
        below(6, script),
        below(6, words(set(one.notice))),
      ],
      { type: 'Sect' },
    ),
  ]);
}

const noteStyles = {
  care: { layout: fieldLayout(colours.cost, colours.costTint), text: {} },
  method: { layout: fieldLayout(colours.soft, colours.tint), text: styles.small },
} as const satisfies Record<BlockOf<'note'>['tone'], { layout: TableLayout; text: RunStyle }>;

function note({ tone, text }: BlockOf<'note'>, set: Typeset): Content {
  const { layout, text: style } = noteStyles[tone];
  return boxed(layout, [words(set(text, style))]);
}

/** Screen readers read the content of the chart as its alternative text, so no table follows. */
function figure(
  { chart, caption, alternative }: BlockOf<'figure'>,
  set: Typeset,
  _: Balance,
  scale: number,
): Content {
  const drawing: Content = {
    svg: drawChart(chart, { width: Math.round(chartWidth / scale), fontFamily: 'Sans' }),
    width: textWidth,
    tag: { type: 'Figure', alternative },
  };
  return stacked([words(set(caption, styles.strong)), below(6, drawing)]);
}

function dataTable({ caption, columns, rows }: Table, set: Typeset): Content {
  const shape = columns.length > mostColumns ? dense : ordinary;
  const head = columns.map((column) => cell(column.title, column, set, shape.head, 'Column'));
  const body = rows.map(({ cells }) =>
    columns.map((column, index) =>
      cell(cells[index] ?? '', column, set, shape.cell, index === 0 ? 'Row' : undefined),
    ),
  );
  return stacked(
    [
      words(set(caption, styles.small), { type: 'Caption' }),
      {
        table: { widths: widthsOf(columns, shape), headerRows: 1, ...breaksOf(body), body: [head, ...body] },
        layout: shape.layout,
        tag: { type: 'TBody' },
      },
    ],
    { type: 'Table' },
  );
}

/** Rows are not broken, and the header stays with the first two rows, unless a row is so high that it might not fit. */
const breaksOf = (rows: readonly (readonly Content[])[]) =>
  rows.every(isLowRow) ? { dontBreakRows: true, keepWithHeaderRows: Math.min(rows.length, 2) } : {};

interface TableShape {
  readonly layout: TableLayout;
  readonly head: RunStyle;
  readonly cell: RunStyle;
  readonly widthOf: (column: TableColumn, index: number, widest: number) => number | '*' | 'auto';
}

/** The last column of words gets the width that the numbers leave; the names in the first column have a fixed width. */
const ordinary: TableShape = {
  layout: dataLayout,
  head: styles.tableHead,
  cell: styles.tableCell,
  widthOf: (_, index, widest) => {
    if (index === widest) return '*';
    return index === 0 ? nameWidths.row : 'auto';
  },
};

/** A table with more columns is dense: names and words have one line each, and the numbers share the rest. */
const mostColumns = 7;
const dense: TableShape = {
  layout: denseLayout,
  head: { ...styles.tableHead, fontSize: 8.25 },
  cell: { ...styles.tableCell, fontSize: 8.75 },
  widthOf: ({ align }, index) => {
    if (index === 0) return 72;
    return align === 'left' ? 62 : 'auto';
  },
};

function widthsOf(columns: readonly TableColumn[], { widthOf }: TableShape): TableContent['table']['widths'] {
  const widest = columns.findLastIndex(({ align }) => align === 'left');
  return columns.map((column, index) => widthOf(column, index, widest));
}

const cell = (
  text: string,
  { align }: TableColumn,
  set: Typeset,
  style: RunStyle,
  scope: Tag['scope'],
): Content => ({
  ...words(set(text, style), scope ? { type: 'TH', scope } : { type: 'TD' }),
  alignment: align,
});
