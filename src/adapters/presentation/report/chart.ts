/** What is drawn. Values lie on the chart's own scale; `null` leaves the mark out. */
export type Chart = DumbbellChart | DivergingChart | BarsChart;

/** Preference (○) and demand (●) of each row on 0 to 100, joined by a line. */
export interface DumbbellChart {
  readonly kind: 'dumbbell';
  readonly legend: readonly [preference: string, demand: string];
  readonly rows: readonly DumbbellRow[];
}

/** From −2 to 2, to both sides of a middle line. */
export interface DivergingChart {
  readonly kind: 'diverging';
  readonly legend: readonly [left: string, right: string];
  readonly rows: readonly BarRow[];
}

/** From 0 to 100, with the marks of the bands. */
export interface BarsChart {
  readonly kind: 'bars';
  readonly rows: readonly RangedRow[];
}

export interface DumbbellRow {
  readonly label: string;
  readonly preference: number | null;
  readonly demand: number | null;
}

export interface BarRow {
  readonly label: string;
  readonly value: number | null;
}

export interface RangedRow extends BarRow {
  /** Where the value probably lies, drawn as a thin line. */
  readonly range: readonly [low: number, high: number] | null;
}

export interface ChartStyle {
  /** In pixels; the height follows from the rows. Below 480 the labels stand above their rows. */
  readonly width: number;
  /** A font family that the reader has. */
  readonly fontFamily: string;
}
