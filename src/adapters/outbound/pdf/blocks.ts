import { drawChart } from '../../presentation/report/charts.ts';
import type {
  Block,
  BlockKind,
  ChecklistItem,
  KeyFigure,
  LabelledText,
  LinkItem,
  Table,
  TableColumn,
} from '../../presentation/report/report-document.ts';
import type { Content, Run, TableContent, TableLayout, Tag, TextContent } from './content.ts';
import { isLowRow, whole } from './keep-together.ts';
import {
  colours,
  dataLayout,
  fieldLayout,
  quoteLayout,
  styles,
  textWidth,
  tilesLayout,
} from './page-style.ts';
import type { RunStyle, Typeset } from './text-runs.ts';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type Renderers = {
  readonly [Kind in BlockKind]: (block: BlockOf<Kind>, set: Typeset) => Content | readonly Content[];
};

/** Drawn wider than the page is and scaled down, to the size of the text around it. */
const chartWidth = 620;

const nameWidth = 120;

const renderers: Renderers = {
  lead: ({ text }, set) => words(set(text, styles.lead)),
  paragraph: ({ text }, set) => words(set(text)),
  quote,
  bullets: ({ items }, set) => list(items.map((item) => listItem(dot(), words(bulletRuns(item, set))))),
  key_figures: keyFigures,
  figure,
  table: ({ table }, set) => dataTable(table, set),
  card,
  subheading: ({ text }, set) => words(set(text, styles.subheading), { type: 'H3' }),
  checklist: ({ items }, set) =>
    list(
      items.map((item) => checklistItem(item, set)),
      10,
    ),
  questions: ({ items }, set) =>
    list(
      items.map((item, index) => question(item, index, set)),
      8,
    ),
  note,
  links: ({ items }, set) =>
    list(
      items.map((item) => linkItem(item, set)),
      12,
    ),
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

function quote({ source, text }: BlockOf<'quote'>, set: Typeset): Content {
  const paragraphs = text.split(/\n+/).map((part) => words(set(part, styles.quote)));
  return boxed(quoteLayout, [
    stacked([words(set(source, styles.small)), ...paragraphs.map((part) => below(2, part))], {
      type: 'BlockQuote',
    }),
  ]);
}

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
  whole({
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

const checklistItem = ({ text, measure, reviewOn }: ChecklistItem, set: Typeset): Content =>
  listItem(
    tickBox(),
    stacked([
      words(set(text)),
      below(2, words(set(measure, styles.small))),
      words(set(reviewOn, styles.small)),
    ]),
  );

const question = (text: string, index: number, set: Typeset): Content =>
  listItem(
    {
      ...words(set(String(index + 1), { ...styles.subheading, color: colours.own }), { type: 'Lbl' }),
      width: 16,
    },
    words(set(text, styles.lead)),
  );

function linkItem({ text, href, detail }: LinkItem, set: Typeset): Content {
  const link: Tag = { type: 'Link', link: { url: href, title: text } };
  const lines = [words(set(text, styles.link), link), words(set(detail)), words(set(href, styles.small))];
  return whole(stacked([stacked(lines, { type: 'LBody' })], { type: 'LI' }));
}

function keyFigures({ figures }: BlockOf<'key_figures'>, set: Typeset): Content {
  return boxed(
    tilesLayout,
    figures.map((one) => tile(one, set)),
  );
}

const tile = ({ value, label, legend }: KeyFigure, set: Typeset): Content =>
  stacked(
    [
      words(set(value, styles.figure)),
      words(set(label, styles.strong)),
      below(2, words(set(legend, styles.small))),
    ],
    { type: 'Div' },
  );

function card({ title, facts, text }: BlockOf<'card'>, set: Typeset): Content {
  return boxed(fieldLayout(colours.own, colours.tint), [
    stacked(
      [
        words(set(title, styles.cardTitle), { type: 'H3' }),
        ...facts.slice(0, 1).map(() => words(set(facts.join('  ·  '), styles.small))),
        below(3, words(set(text))),
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

function figure({ chart, caption, alternative, table }: BlockOf<'figure'>, set: Typeset): readonly Content[] {
  const drawing: Content = {
    svg: drawChart(chart, { width: chartWidth, fontFamily: 'Sans' }),
    width: textWidth,
    tag: { type: 'Figure', alternative },
  };
  return [stacked([words(set(caption, styles.strong)), below(8, drawing)]), dataTable(table, set)];
}

function dataTable({ caption, columns, rows }: Table, set: Typeset): Content {
  const head = columns.map((column) => cell(column.title, column, set, styles.tableHead, 'Column'));
  const body = rows.map(({ cells }) =>
    columns.map((column, index) =>
      cell(cells[index] ?? '', column, set, styles.tableCell, index === 0 ? 'Row' : undefined),
    ),
  );
  return stacked(
    [
      words(set(caption, styles.small), { type: 'Caption' }),
      {
        table: { widths: widthsOf(columns), headerRows: 1, ...breaksOf(body), body: [head, ...body] },
        layout: dataLayout,
        tag: { type: 'TBody' },
      },
    ],
    { type: 'Table' },
  );
}

/** Rows stay whole, and two of them with the head, unless one is so high that it might not fit. */
const breaksOf = (rows: readonly (readonly Content[])[]) =>
  rows.every(isLowRow) ? { dontBreakRows: true, keepWithHeaderRows: Math.min(rows.length, 2) } : {};

/** The last column of words takes what numbers leave; the names of the rows beside it have a width of their own. */
function widthsOf(columns: readonly TableColumn[]): readonly (number | '*' | 'auto')[] {
  const widest = columns.findLastIndex(({ align }) => align === 'left');
  return columns.map((_, index) => (index === widest ? '*' : index === 0 ? nameWidth : 'auto'));
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
