import type { WeekEffect } from '../../../domain/situation-map/week.ts';

/** What is drawn. Values lie on the chart's own scale; `null` leaves the mark out. */
export type Chart = WeekChart | NatureChart | DumbbellChart | DivergingChart | BarsChart;

/** What takes a week, the largest first; each bar by what it does to energy. */
export interface WeekChart {
  readonly kind: 'week';
  readonly legend: readonly { readonly effect: WeekEffect; readonly text: string }[];
  readonly rows: readonly WeekRow[];
}

interface WeekRow {
  readonly label: string;
  readonly effect: WeekEffect;
  /** In the unit of the chart, 0 and more. */
  readonly amount: number;
  /** Beside the bar. */
  readonly text: string;
}

/** One nature: the person (○) and the role (●) on 0 to 100, and energy on −2 to 2. A scale without values is left out. */
export interface NatureChart {
  readonly kind: 'nature';
  readonly preference: number | null;
  readonly demand: number | null;
  readonly energy: number | null;
  readonly labels: { readonly you: string; readonly role: string; readonly energy: string };
  /** The ends of the two scales. */
  readonly scale: readonly [little: string, much: string];
  readonly energyScale: readonly [costs: string, gives: string];
  /** What the marks mean; only in the first such chart of a report. */
  readonly legend: { readonly you: string; readonly role: string; readonly energy: string } | null;
}

/** Two values of each row on 0 to 100, joined by a line: the person ○ and the role ●, or the role ● and the wish ◇. */
export interface DumbbellChart {
  readonly kind: 'dumbbell';
  readonly marks: 'you_role' | 'now_wished';
  /** Without a text for values that no row has. */
  readonly legend: readonly [first: string | null, second: string | null];
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
  readonly first: number | null;
  readonly second: number | null;
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
