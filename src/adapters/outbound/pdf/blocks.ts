import { drawChart } from '../../presentation/report/charts.ts';
import type {
  Block,
  BlockKind,
  ChecklistItem,
  LabelledText,
  Table,
  TableColumn,
} from '../../presentation/report/report-document.ts';
import type { Content, Run, TableContent, TableLayout, Tag, TextContent } from './content.ts';
import { isLowRow, wholeItem } from './keep-together.ts';
import {
  colours,
  dataLayout,
  denseLayout,
  fieldLayout,
  quoteLayout,
  styles,
  textWidth,
} from './page-style.ts';
import type { RunStyle, Typeset } from './text-runs.ts';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type Renderers = {
  readonly [Kind in BlockKind]: (block: BlockOf<Kind>, set: Typeset) => Content | readonly Content[];
};

/** Drawn wider than the page is and scaled down, to the size of the text around it. */
const chartWidth = 620;

/** Of the names that stand beside texts and numbers. */
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
  checklist: ({ items }, set) =>
    list(
      items.map((item) => checklistItem(item, set)),
      10,
    ),
  questions: ({ items }, set) =>
    list(
      items.map((item, index) => question(item, index, set)),
      10,
    ),
  note,
};

/** One after the other; a page may end between them. */
export function blockContents<Kind extends BlockKind>(
  block: BlockOf<Kind> & { readonly kind: Kind },
  set: Typeset,
): readonly Content[] {
  const render: Renderers[Kind] = renderers[block.kind];
  return [render(block, set)].flat();
}

const words = (text: readonly Run[], tag?: Tag): TextContent => ({ text, ...(tag && { tag }) });

const stacked = (stack: readonly Content[], tag?: Tag): Content => ({ stack, ...(tag && { tag }) });

const below = (gap: number, content: Content): Content => ({ stack: [content], margin: [0, gap, 0, 0] });

/** A table of one row, for its fills and lines only. */
const boxed = (layout: TableLayout, cells: readonly Content[]): TableContent => ({
  table: { widths: cells.map(() => '*'), body: [cells] },
  layout,
});

const bulletRuns = (item: LabelledText | { readonly text: string }, set: Typeset): readonly Run[] => [
  ...('label' in item ? set(`${item.label}  `, styles.strong) : []),
  ...set(item.text),
];

const list = (items: readonly Content[], gap = 4): Content =>
  stacked(
    items.map((item, index) => (index === 0 ? item : below(gap, item))),
    { type: 'L' },
  );

const listItem = (label: Content, body: Content): Content =>
  wholeItem({
    columns: [label, { stack: [body], width: '*', tag: { type: 'LBody' } }],
    columnGap: 6,
    tag: { type: 'LI' },
  });

/** Shapes are made anew for each use: laying out moves them. */
const dot = (): Content => ({
  canvas: [{ type: 'ellipse', x: 4, y: 8.5, r1: 2.2, r2: 2.2, color: colours.own }],
  width: 10,
});

const tickBox = (): Content => ({
  canvas: [
    { type: 'rect', x: 0.5, y: 2.5, w: 10.5, h: 10.5, r: 1.5, lineColor: colours.own, lineWidth: 1.1 },
  ],
  width: 16,
});

const checklistItem = ({ text, sign, serves }: ChecklistItem, set: Typeset): Content =>
  listItem(
    tickBox(),
    stacked([
      words(set(text)),
      ...(sign === '' ? [] : [below(2, words(set(sign, styles.small)))]),
      ...(serves === '' ? [] : [words(set(serves, styles.aside))]),
    ]),
  );

const question = ({ label, text }: LabelledText, index: number, set: Typeset): Content =>
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

/** What the chart holds is read out with it, so no table follows. */
function figure({ chart, caption, alternative }: BlockOf<'figure'>, set: Typeset): Content {
  const drawing: Content = {
    svg: drawChart(chart, { width: chartWidth, fontFamily: 'Sans' }),
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

/** Rows stay whole, and two of them with the head, unless one is so high that it might not fit. */
const breaksOf = (rows: readonly (readonly Content[])[]) =>
  rows.every(isLowRow) ? { dontBreakRows: true, keepWithHeaderRows: Math.min(rows.length, 2) } : {};

interface TableShape {
  readonly layout: TableLayout;
  readonly head: RunStyle;
  readonly cell: RunStyle;
  readonly widthOf: (column: TableColumn, index: number, widest: number) => number | '*' | 'auto';
}

/** The last column of words takes what numbers leave; the names of the rows beside it have a width of their own. */
const ordinary: TableShape = {
  layout: dataLayout,
  head: styles.tableHead,
  cell: styles.tableCell,
  widthOf: (_, index, widest) => {
    if (index === widest) return '*';
    return index === 0 ? nameWidths.row : 'auto';
  },
};

/** With more columns, all are set close: names and words in one line each, and numbers share the rest. */
const mostColumns = 7;
const dense: TableShape = {
  layout: denseLayout,
  head: { ...styles.tableHead, fontSize: 8.25 },
  cell: { ...styles.tableCell, fontSize: 8.75 },
  widthOf: ({ align }, index) => {
    if (index === 0) return 56;
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
