import type { TableLayout } from './content.ts';
import type { RunStyle } from './text-runs.ts';

/** In points; A4. */
export const pageSize = { width: 595.28, height: 841.89 } as const;
export const pageMargins = { left: 70, top: 70, right: 70, bottom: 58 } as const;
export const textWidth = pageSize.width - pageMargins.left - pageMargins.right;

/** The colours of the charts, and the paper. */
export const colours = {
  ink: '#1d2433',
  soft: '#566072',
  hairline: '#dcd9d0',
  paper: '#ffffff',
  tint: '#f6f4ee',
  own: '#1f5f5b',
  ownDark: '#173f3d',
  ownLight: '#c9dedb',
  cost: '#a4451d',
  costTint: '#fbf1eb',
} as const;

export const styles = {
  /** The style of everything without a style of its own. */
  body: { font: 'Sans', fontSize: 10.5, lineHeight: 1.04, color: colours.ink },
  lead: { font: 'Serif', fontSize: 12.5, lineHeight: 1.08, color: colours.ink },
  small: { fontSize: 9, color: colours.soft },
  fine: { fontSize: 9.25 },
  aside: { fontSize: 9, italics: true, color: colours.soft },
  strong: { bold: true },
  title: { font: 'Serif', bold: true, fontSize: 27, lineHeight: 0.95, color: colours.paper },
  subtitle: { fontSize: 13, color: colours.paper },
  facts: { fontSize: 9.5, color: colours.ownLight },
  section: { font: 'Serif', bold: true, fontSize: 21, color: colours.ink },
  kicker: { bold: true, fontSize: 10, color: colours.own },
  subheading: { font: 'Serif', bold: true, fontSize: 14, color: colours.ink },
  cardTitle: { bold: true, fontSize: 12.5, color: colours.ink },
  question: { font: 'Serif', fontSize: 19, lineHeight: 1.1, color: colours.paper },
  day: { font: 'Serif', bold: true, fontSize: 13.5, color: colours.own },
  step: { fontSize: 12 },
  sign: { fontSize: 10 },
  quote: { font: 'Serif', italics: true, fontSize: 11, lineHeight: 1.06, color: colours.ink },
  tableHead: { fontSize: 9, bold: true, color: colours.soft },
  tableCell: { fontSize: 9.75, color: colours.ink },
} as const satisfies Readonly<Record<string, RunStyle>>;

const bare: TableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  hLineColor: () => colours.hairline,
  vLineColor: () => colours.hairline,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
  fillColor: () => null,
};

/** Rows between thin lines, aligned with the text on both sides. */
export const dataLayout: TableLayout = {
  ...bare,
  hLineWidth: (line) => (line === 0 ? 0 : 0.6),
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : 8),
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

export const denseLayout: TableLayout = {
  ...dataLayout,
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : 4),
};

/** With a bar on the left. */
const barred = (bar: string, width: number): TableLayout => ({
  ...bare,
  vLineWidth: (line) => (line === 0 ? width : 0),
  vLineColor: () => bar,
  paddingLeft: () => 14,
});

/** A coloured field with a bar on its left. */
export const fieldLayout = (bar: string, tint: string): TableLayout => ({
  ...barred(bar, 3),
  paddingRight: () => 14,
  paddingTop: () => 8,
  paddingBottom: () => 9,
  fillColor: () => tint,
});

export const quoteLayout: TableLayout = barred(colours.hairline, 2);

export const insightLayout: TableLayout = barred(colours.own, 2);

/** In the colour of the report's head. Its text is aligned with the text of the page. */
export const panelLayout: TableLayout = {
  ...bare,
  paddingLeft: () => pageMargins.left,
  paddingRight: () => pageMargins.right,
  fillColor: () => colours.ownDark,
};
