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
import { effectBar, evenBar } from './marks.ts';
import { signed } from '../sections/numbers.ts';
import { type Point, widthOf, words } from './svg.ts';

const ticks = [-2, -1, 0, 1, 2].map((value) => ({ value, text: signed(value) }));
const barHeight = 14;

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
    ...rule(frame, 0, 'axis'),
    ...rows.flatMap((row, index) => marksOf(frame, row, index)),
  ]);
}

/** Each text is above its half, and starts at the outer end if it is too long to start at the middle. */
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
  if (value === 0) return [...evenBar(middle, barHeight), valueBeside(middle, value)];
  const corner = { x: Math.min(middle.x, end.x), y: middle.y - barHeight / 2 };
  const effect = value > 0 ? 'gives' : 'costs';
  return [...effectBar(effect, corner, Math.abs(end.x - middle.x), barHeight), valueBeside(end, value)];
}

const valueBeside = ({ x, y }: Point, value: number): string =>
  words({ x: x + (value < 0 ? -7 : 9), y: y + 4.5 }, signed(value), {
    size: fontSizes.value,
    anchor: value < 0 ? 'end' : 'start',
  });
