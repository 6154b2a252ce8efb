import type { WeekEffect } from '#domain/situation-map/plan/week.ts';

/** The data of a drawing. Values are on the chart's own scale; `null` means that the mark is not drawn. */
export type Chart = WeekChart | NatureChart | DumbbellChart | DivergingChart | BarsChart;

/** The kinds of work in a week, the largest share first. The style of each bar shows the effect on energy. */
export interface WeekChart {
  readonly kind: 'week';
  readonly legend: readonly { readonly effect: WeekEffect; readonly text: string }[];
  readonly rows: readonly WeekRow[];
}

interface WeekRow {
  readonly label: string;
  readonly effect: WeekEffect;
  /** In the unit of the chart, at least 0. */
  readonly amount: number;
  /** Written beside the bar. */
  readonly text: string;
}

/**
 * One nature: the person (○) and the role (●) from 0 to 100, and energy from −2 to 2. A scale without values is not
 * drawn.
 */
export interface NatureChart {
  readonly kind: 'nature';
  readonly preference: number | null;
  readonly demand: number | null;
  readonly energy: number | null;
  readonly labels: { readonly you: string; readonly role: string; readonly energy: string };
  /** The words at the ends of the two scales. */
  readonly scale: readonly [little: string, much: string];
  readonly energyScale: readonly [costs: string, gives: string];
  /** The meaning of the marks; only in the first chart of this kind in a report. */
  readonly legend: { readonly you: string; readonly role: string; readonly energy: string } | null;
}

/**
 * Two values of each row from 0 to 100, joined by a line: the person ○ and the role ●, or the role ● and the wish ◇.
 */
export interface DumbbellChart {
  readonly kind: 'dumbbell';
  readonly marks: 'you_role' | 'now_wished';
  /** A text is missing if no row has such a value. */
  readonly legend: readonly [first: string | null, second: string | null];
  readonly rows: readonly DumbbellRow[];
}

/** From −2 to 2, on both sides of a line in the middle. */
export interface DivergingChart {
  readonly kind: 'diverging';
  readonly legend: readonly [left: string, right: string];
  readonly rows: readonly BarRow[];
}

/** From 0 to 100, with the limits of the bands. */
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
  /** The likely range of the value, drawn as a thin line. */
  readonly range: readonly [low: number, high: number] | null;
}

export interface ChartStyle {
  /** In pixels; the height depends on the rows. Below 480, labels are placed above their rows. */
  readonly width: number;
  /** A font family that the reader's system has. */
  readonly fontFamily: string;
}
