import type { ChartStyle } from './chart.ts';
import { line, type Paint, picture, widthOf, words } from './svg.ts';

interface Scale {
  readonly from: number;
  readonly to: number;
}

interface FrameFacts extends ChartStyle {
  readonly labels: readonly string[];
  readonly scale: Scale;
  /** The number of lines of the legend. */
  readonly legendLines: number;
  /** Whether the values of the scale are written below the rows. */
  readonly hasAxis?: boolean;
  /** Whether the scale has only one direction, from its left end to the right. */
  readonly isOneSided?: boolean;
}

/** The positions of a chart's rows, their labels and the values of its scale. */
export interface Frame {
  readonly style: ChartStyle;
  readonly labels: readonly string[];
  readonly height: number;
  /** The x positions of the ends of the scale. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The y ranges of the lines through all rows; they leave out labels that are above their rows. */
  readonly spans: readonly (readonly [top: number, bottom: number])[];
  readonly x: (value: number) => number;
  /** The y position of the row's marks. */
  readonly y: (row: number) => number;
  readonly labelAt: (row: number) => { readonly x: number; readonly y: number };
}

export const fontSizes = { label: 14, value: 13, axis: 12 } as const;

const narrowBelow = 480;
/** As a part of the width; longer labels are placed above their rows. */
const widestLabels = 0.38;
const legendLineHeight = 22;
const axisHeight = 24;
const labelGap = 18;
/** The height above and below the middle of a row whose label is above it. */
const stackedSpan = 11;
/** Space for half of the text of the scale's first value. */
const axisRoom = 5;
/** Space for the text of a value beside a mark at an end of the scale. */
const gutter = 38;

export function frameOf(facts: FrameFacts): Frame {
  const { width, labels, scale, legendLines, hasAxis = true, isOneSided = false } = facts;
  const longest = Math.max(0, ...labels.map((label) => widthOf(label, fontSizes.label)));
  const isStacked = width < narrowBelow || longest > width * widestLabels;
  const rowHeight = isStacked ? 46 : 29;
  const before = isOneSided ? axisRoom : gutter;
  const left = isStacked ? before : longest + labelGap + before / 2;
  const right = width - gutter;
  const top = legendHeight(legendLines) + 6;
  const bottom = top + rowHeight * labels.length;
  const y = (row: number) => top + rowHeight * row + (isStacked ? 32 : rowHeight / 2);
  return {
    style: facts,
    labels,
    height: bottom + (hasAxis ? axisHeight : 4),
    left,
    right,
    bottom,
    spans: isStacked ? labels.map((_, row) => [y(row) - stackedSpan, y(row) + stackedSpan]) : [[top, bottom]],
    x: (value) => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left),
    y,
    labelAt: (row) => (isStacked ? { x: 0, y: y(row) - 15 } : { x: 0, y: y(row) + 5 }),
  };
}

export const legendHeight = (lineCount: number): number => lineCount * legendLineHeight;

export const legendLineAt = (index: number): number => 14 + index * legendLineHeight;

const legendGap = 18;

/** The positions of items of these widths, one after the other, on as many lines as necessary. */
export function inLines(
  widths: readonly number[],
  width: number,
): readonly { readonly x: number; readonly line: number }[] {
  const places: { x: number; line: number }[] = [];
  let next = { x: 0, line: 0 };
  for (const needed of widths) {
    if (next.x > 0 && next.x + needed > width) next = { x: 0, line: next.line + 1 };
    places.push(next);
    next = { x: next.x + needed + legendGap, line: next.line };
  }
  return places;
}

/** Light lines through all rows, with the values of the scale below. */
export const gridOf = (
  frame: Frame,
  ticks: readonly { readonly value: number; readonly text: string }[],
): readonly string[] =>
  ticks.flatMap(({ value, text }) => [
    ...rule(frame, value, 'grid'),
    words({ x: frame.x(value), y: frame.bottom + 17 }, text, {
      size: fontSizes.axis,
      paint: 'soft',
      anchor: 'middle',
    }),
  ]);

export const rule = ({ x, spans }: Frame, value: number, paint: Paint): readonly string[] =>
  spans.map(([top, bottom]) =>
    line({ x: x(value), y: top }, { x: x(value), y: bottom }, { paint, width: 1 }),
  );

export const labelsOf = (frame: Frame): readonly string[] =>
  frame.labels.map((label, row) => words(frame.labelAt(row), label, { size: fontSizes.label }));

export const finish = (frame: Frame, marks: readonly string[]): string =>
  picture({ ...frame.style, height: frame.height }, marks);
