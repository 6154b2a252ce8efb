import {
  finish,
  fontSizes,
  type Frame,
  frameOf,
  gridOf,
  labelsOf,
  legendLineAt,
  rule,
} from './chart-frame.ts';
import type { BarRow, ChartStyle, DivergingChart } from './chart.ts';
import { signed } from './numbers.ts';
import { box, circle, line, type Point, widthOf, words } from './svg.ts';

const ticks = [-2, -1, 0, 1, 2].map((value) => ({ value, text: signed(value) }));
const barHeight = 14;
const hatchGap = 6;

export function drawDiverging({ legend, rows }: DivergingChart, style: ChartStyle): string {
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: -2, to: 2 },
    legendLines: 1,
  });
  return finish(frame, [
    ...legendOf(frame, legend),
    ...gridOf(frame, ticks),
    ...labelsOf(frame),
    ...rows.flatMap((row, index) => marksOf(frame, row, index)),
    rule(frame, 0, 'axis'),
  ]);
}

/** Each text over its half, towards the outer end where it is too long to begin at the middle. */
function legendOf(frame: Frame, [left, right]: DivergingChart['legend']): readonly string[] {
  const half = frame.x(2) - frame.x(0);
  const fits = Math.max(...[left, right].map((text) => widthOf(text, fontSizes.value))) < half;
  const y = legendLineAt(0);
  const style = { size: fontSizes.value, paint: 'soft' } as const;
  return fits
    ? [
        words({ x: frame.x(0) - 10, y }, left, { ...style, anchor: 'end' }),
        words({ x: frame.x(0) + 10, y }, right, { ...style, anchor: 'start' }),
      ]
    : [
        words({ x: 2, y }, left, { ...style, anchor: 'start' }),
        words({ x: frame.style.width - 2, y }, right, { ...style, anchor: 'end' }),
      ];
}

function marksOf(frame: Frame, { value }: BarRow, row: number): readonly string[] {
  if (value === null) return [];
  const middle = { x: frame.x(0), y: frame.y(row) };
  const end = { x: frame.x(value), y: middle.y };
  if (value === 0)
    return [
      circle(middle, 4, { fill: 'paper', stroke: { paint: 'ink', width: 1.5 } }),
      valueBeside(middle, value),
    ];
  return [...(value > 0 ? gainBar(middle, end) : costBar(end, middle)), valueBeside(end, value)];
}

const gainBar = (from: Point, to: Point): readonly string[] => [
  box({ x: from.x, y: from.y - barHeight / 2 }, to.x - from.x, barHeight, { fill: 'own' }),
];

/** Hatched, so that it is told from a gain without colour. */
const costBar = (from: Point, to: Point): readonly string[] => [
  box({ x: from.x, y: from.y - barHeight / 2 }, to.x - from.x, barHeight, {
    fill: 'paper',
    stroke: { paint: 'cost', width: 1.5 },
  }),
  ...hatching(from.x, to.x, from.y),
];

function hatching(left: number, right: number, y: number): readonly string[] {
  const count = Math.max(0, Math.floor((right - left - barHeight) / hatchGap));
  return Array.from({ length: count + 1 }, (_, index) => left + index * hatchGap).map((x) =>
    line(
      { x, y: y + barHeight / 2 },
      { x: x + barHeight, y: y - barHeight / 2 },
      { paint: 'cost', width: 1.5 },
    ),
  );
}

const valueBeside = ({ x, y }: Point, value: number): string =>
  words({ x: x + (value < 0 ? -7 : 9), y: y + 4.5 }, signed(value), {
    size: fontSizes.value,
    anchor: value < 0 ? 'end' : 'start',
  });
