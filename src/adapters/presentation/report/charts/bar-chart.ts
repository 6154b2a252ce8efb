import { finish, fontSizes, type Frame, frameOf, gridOf, labelsOf, rule } from './chart-frame.ts';
import type { BarsChart, ChartStyle, RangedRow } from './chart.ts';
import { plain } from '../sections/numbers.ts';
import { box, line, type Point, words } from './svg.ts';

/**
 * The limits between the bands of a score. Bars have the colour of the person, because this chart does not show energy.
 */
const ticks = [0, 20, 40, 60, 80, 100].map((value) => ({ value, text: plain(value) }));
const barHeight = 14;

export function drawBars({ rows }: BarsChart, style: ChartStyle): string {
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: 0, to: 100 },
    legendLines: 0,
    isOneSided: true,
  });
  return finish(frame, [
    ...gridOf(frame, ticks),
    ...labelsOf(frame),
    ...rows.flatMap((row, index) => marksOf(frame, row, index)),
    ...rule(frame, 0, 'axis'),
  ]);
}

function marksOf(frame: Frame, { value, range }: RangedRow, row: number): readonly string[] {
  if (value === null) return [];
  const y = frame.y(row);
  const end = Math.max(value, range?.[1] ?? value);
  return [
    box({ x: frame.x(0), y: y - barHeight / 2 }, frame.x(value) - frame.x(0), barHeight, { fill: 'you' }),
    ...(range === null ? [] : rangeLine({ x: frame.x(range[0]), y }, { x: frame.x(range[1]), y })),
    words({ x: frame.x(end) + 8, y: y + 4.5 }, plain(value), { size: fontSizes.value }),
  ];
}

/** Drawn on a light edge, so that it is visible both on the bar and beside it. */
const rangeLine = (low: Point, high: Point): readonly string[] => [
  line(low, high, { paint: 'paper', width: 4 }),
  line(low, high, { paint: 'ink', width: 1.5 }),
  ...[low, high].map(({ x, y }) => line({ x, y: y - 4 }, { x, y: y + 4 }, { paint: 'ink', width: 1.5 })),
];
