import type { Figure, Table, TableColumn } from './report-document.ts';

/** A column with the text of its cells. */
export interface Cell<Row> extends TableColumn {
  readonly text: (row: Row) => string;
}

export const tableOf = <Row>(caption: string, cells: readonly Cell<Row>[], rows: readonly Row[]): Table => ({
  caption,
  columns: cells.map(({ title, align }) => ({ title, align })),
  rows: rows.map((row) => ({ cells: cells.map(({ text }) => text(row)) })),
});

interface FigureFacts extends Omit<Figure, 'kind' | 'alternative'> {
  /** What kind of chart it is, of what. */
  readonly name: string;
  /** What is read out of each row; else all of its cells. */
  readonly values?: readonly string[];
}

/** A chart with its table; read out with all that it shows. */
export const figureOf = ({ name, values, ...figure }: FigureFacts): Figure => ({
  kind: 'figure',
  ...figure,
  alternative: `${name}. ${(values ?? valuesIn(figure.table)).join(', ')}.`,
});

/** `Creating 75`, or with the titles of their columns where there are several: `Creating (You 75, Your role 0)`. */
const valuesIn = ({ columns, rows }: Table): readonly string[] =>
  rows.map(({ cells: [name, ...values] }) =>
    values.length < 2
      ? [name, ...values].join(' ')
      : `${name} (${values.map((value, index) => `${columns[index + 1]?.title} ${value}`).join(', ')})`,
  );
