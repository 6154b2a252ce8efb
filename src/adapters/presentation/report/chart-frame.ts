import type { ChartStyle } from './chart.ts';
import { line, type Paint, picture, widthOf, words } from './svg.ts';

interface Scale {
  readonly from: number;
  readonly to: number;
}

interface FrameFacts extends ChartStyle {
  readonly labels: readonly string[];
  readonly scale: Scale;
  /** Lines of the legend. */
  readonly legendLines: number;
}

/** Where the rows, their labels and the values of a chart lie. */
export interface Frame {
  readonly style: ChartStyle;
  readonly labels: readonly string[];
  readonly height: number;
  /** The ends of the scale. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (value: number) => number;
  /** The middle of the row's marks. */
  readonly y: (row: number) => number;
  readonly labelAt: (row: number) => { readonly x: number; readonly y: number };
}

export const fontSizes = { label: 14, value: 13, axis: 12 } as const;

const narrowBelow = 480;
/** Of the width; longer labels go above their rows. */
const widestLabels = 0.38;
const legendLineHeight = 22;
const axisHeight = 24;
const labelGap = 18;
/** Room for a value beside a mark at an end of the scale. */
const gutter = 38;

export function frameOf(facts: FrameFacts): Frame {
  const { width, labels, scale, legendLines } = facts;
  const longest = Math.max(0, ...labels.map((label) => widthOf(label, fontSizes.label)));
  const isStacked = width < narrowBelow || longest > width * widestLabels;
  const rowHeight = isStacked ? 46 : 32;
  const left = gutter + (isStacked ? 0 : longest + labelGap - gutter / 2);
  const right = width - gutter;
  const top = legendLines * legendLineHeight + 6;
  const bottom = top + rowHeight * labels.length;
  const y = (row: number) => top + rowHeight * row + (isStacked ? 32 : rowHeight / 2);
  return {
    style: facts,
    labels,
    height: bottom + axisHeight,
    left,
    right,
    top,
    bottom,
    x: (value) => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left),
    y,
    labelAt: (row) => (isStacked ? { x: 0, y: y(row) - 15 } : { x: 0, y: y(row) + 5 }),
  };
}

export const legendLineAt = (index: number): number => 14 + index * legendLineHeight;

/** Light lines through all rows, with their values below. */
export const gridOf = (
  frame: Frame,
  ticks: readonly { readonly value: number; readonly text: string }[],
): readonly string[] =>
  ticks.flatMap(({ value, text }) => [
    rule(frame, value, 'grid'),
    words({ x: frame.x(value), y: frame.bottom + 17 }, text, {
      size: fontSizes.axis,
      paint: 'soft',
      anchor: 'middle',
    }),
  ]);

export const rule = (frame: Frame, value: number, paint: Paint): string =>
  line({ x: frame.x(value), y: frame.top }, { x: frame.x(value), y: frame.bottom }, { paint, width: 1 });

export const labelsOf = (frame: Frame): readonly string[] =>
  frame.labels.map((label, row) => words(frame.labelAt(row), label, { size: fontSizes.label }));

export const finish = (frame: Frame, marks: readonly string[]): string =>
  picture({ ...frame.style, height: frame.height }, marks);
