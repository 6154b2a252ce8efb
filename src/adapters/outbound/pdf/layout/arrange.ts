import type { Content, Run, TableContent, TableLayout, Tag, TextContent } from './content.ts';
import { wholeItem } from './keep-together.ts';

export const words = (text: readonly Run[], tag?: Tag): TextContent => ({ text, ...(tag && { tag }) });

export const stacked = (stack: readonly Content[], tag?: Tag): Content => ({ stack, ...(tag && { tag }) });

export const below = (gap: number, content: Content): Content => ({
  stack: [content],
  margin: [0, gap, 0, 0],
});

/** A table with one row, used only for its background and its lines. */
export const boxed = (layout: TableLayout, cells: readonly Content[]): TableContent => ({
  table: { widths: cells.map(() => '*'), body: [cells] },
  layout,
});

export const list = (items: readonly Content[], gap = 4): Content =>
  stacked(
    items.map((item, index) => (index === 0 ? item : below(gap, item))),
    { type: 'L' },
  );

export const listItem = (label: Content, body: Content): Content =>
  wholeItem({
    columns: [label, { stack: [body], width: '*', tag: { type: 'LBody' } }],
    columnGap: 6,
    tag: { type: 'LI' },
  });
