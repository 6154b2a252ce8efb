import type { Figure, Table, TableColumn } from '../report-document.ts';

/** A column, and how to get the text of its cells. */
export interface Cell<Row> extends TableColumn {
  readonly text: (row: Row) => string;
}

export const tableOf = <Row>(caption: string, cells: readonly Cell<Row>[], rows: readonly Row[]): Table => ({
  caption,
  columns: cells.map(({ title, align }) => ({ title, align })),
  rows: rows.map((row) => ({ cells: cells.map(({ text }) => text(row)) })),
});

interface FigureFacts extends Omit<Figure, 'kind' | 'alternative'> {
  /** The kind and the subject of the chart. */
  readonly name: string;
  /** The values that screen readers read for each row; default: all cells. */
  readonly values?: readonly string[];
}

/** A chart with its table. The text for screen readers contains everything that the chart shows. */
export const figureOf = ({ name, values, ...figure }: FigureFacts): Figure => ({
  kind: 'figure',
  ...figure,
  alternative: `${name}. ${(values ?? valuesIn(figure.table)).join(', ')}.`,
});

/** `Creating 75`, or with the titles of the columns if there are several: `Creating (You 75, Your role 0)`. */
const valuesIn = ({ columns, rows }: Table): readonly string[] =>
  rows.map(({ cells: [name, ...values] }) =>
    values.length < 2
      ? [name, ...values].join(' ')
      : `${name} (${values.map((value, index) => `${columns[index + 1]?.title} ${value}`).join(', ')})`,
  );
