import type { Table, TableColumn } from './report-document.ts';

/** A column with the text of its cells. */
export interface Cell<Row> extends TableColumn {
  readonly text: (row: Row) => string;
}

export const tableOf = <Row>(caption: string, cells: readonly Cell<Row>[], rows: readonly Row[]): Table => ({
  caption,
  columns: cells.map(({ title, align }) => ({ title, align })),
  rows: rows.map((row) => ({ cells: cells.map(({ text }) => text(row)) })),
});
