import type { WeekEffect } from '#domain/situation-map/plan/week.ts';
import { fontSizes, legendHeight } from './chart-frame.ts';
import type { ChartStyle, NatureChart } from './chart.ts';
import { legendOf } from './legend.ts';
import {
  effectBar,
  effectSwatch,
  evenBar,
  legendMark,
  type Mark,
  markRoom,
  roleMark,
  swatchRoom,
  youAndRoleMark,
  youMark,
} from './marks.ts';
import { line, picture, type Point, widthOf, words } from './svg.ts';

const barHeight = 14;
/** The gap between a scale and the words at its ends. */
const endGap = 14;
/** The distances of the names from the middle of a scale: the person's above, the role's below. */
const [above, below] = [-14, 24];
const heights = { comparison: 64, energy: 46 } as const;

interface Track {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** The width of the whole drawing. */
  readonly width: number;
}

/** Two scales, one below the other: person and role, and the effect on energy. */
export function drawNature(chart: NatureChart, style: ChartStyle): string {
  const isCompared = chart.preference !== null || chart.demand !== null;
  const legend = legendOf(entriesOf(chart), style.width);
  const top = legendHeight(legend.lineCount);
  const energyTop = top + (isCompared ? heights.comparison : 0);
  const height = energyTop + (chart.energy === null ? 0 : heights.energy);
  const trackAt = trackFor(chart, style);
  return picture({ ...style, height }, [
    ...legend.marks,
    ...(isCompared ? comparison(chart, trackAt(top + 34)) : []),
    ...(chart.energy === null ? [] : energyBar(chart, chart.energy, trackAt(energyTop + 32))),
  ]);
}

/** The entries of the legend, for the marks that are drawn. */
function entriesOf({ legend, preference, demand, energy }: NatureChart) {
  if (legend === null) return [];
  return [
    ...(preference === null ? [] : [{ text: legend.you, room: markRoom, symbol: legendMark(youMark) }]),
    ...(demand === null ? [] : [{ text: legend.role, room: markRoom, symbol: legendMark(roleMark) }]),
    ...(energy === null
      ? []
      : [
          {
            text: legend.energy,
            room: swatchRoom,
            symbol: (at: Point) => effectSwatch(effectOf(energy), at),
          },
        ]),
  ];
}

function effectOf(energy: number): WeekEffect {
  if (energy === 0) return 'neither';
  return energy > 0 ? 'gives' : 'costs';
}

/** Both scales start and end at the same x positions. */
function trackFor({ scale, energyScale }: NatureChart, { width }: ChartStyle): (y: number) => Track {
  const [left, right] = ([0, 1] as const).map(
    (end) => endGap + Math.max(...[scale, energyScale].map((texts) => widthOf(texts[end], fontSizes.axis))),
  ) as [number, number];
  return (y) => ({ left, right: width - right, y, width });
}

/** The names are on different sides, so that they never overlap. */
function comparison({ preference, demand, labels, scale }: NatureChart, track: Track): readonly string[] {
  const isSame = preference === demand;
  const drawn = (value: number | null, mark: Mark, name: string, offset: number): readonly string[] => {
    if (value === null) return [];
    const at = { x: pointOf(track, value / 100), y: track.y };
    return [mark(at), nameOf(at, name, track, offset)];
  };
  return [
    ...scaleOf(track, scale),
    ...drawn(demand, isSame ? youAndRoleMark : roleMark, labels.role, below),
    ...drawn(preference, isSame ? noMark : youMark, labels.you, above),
  ];
}

/** Used if both values are equal: the other mark stands for both. */
const noMark: Mark = () => '';

/** The bar goes to the left of the middle if it costs energy, and to the right if it gives energy. */
function energyBar({ labels, energyScale }: NatureChart, energy: number, track: Track): readonly string[] {
  const middle = { x: pointOf(track, 0.5), y: track.y };
  const end = pointOf(track, (energy + 2) / 4);
  const corner = { x: Math.min(middle.x, end), y: track.y - barHeight / 2 };
  return [
    ...scaleOf(track, energyScale),
    line({ x: middle.x, y: track.y - 10 }, { x: middle.x, y: track.y + 10 }, { paint: 'axis', width: 1.5 }),
    ...(energy === 0
      ? evenBar(middle, barHeight)
      : effectBar(effectOf(energy), corner, Math.abs(end - middle.x), barHeight)),
    nameOf(middle, labels.energy, track, above),
  ];
}

const pointOf = ({ left, right }: Track, part: number): number => left + part * (right - left);

/** Kept inside the drawing. */
function nameOf({ x, y }: Point, text: string, { width }: Track, offset: number): string {
  const half = widthOf(text, fontSizes.value) / 2;
  const middle = Math.min(Math.max(x, half), width - half);
  return words({ x: middle, y: y + offset }, text, { size: fontSizes.value, anchor: 'middle' });
}

/** A line with the words at its ends. */
const scaleOf = (
  { left, right, y, width }: Track,
  [first, last]: readonly [string, string],
): readonly string[] => [
  line({ x: left, y }, { x: right, y }, { paint: 'grid', width: 2 }),
  words({ x: 0, y: y + 4 }, first, { size: fontSizes.axis, paint: 'soft' }),
  words({ x: width, y: y + 4 }, last, { size: fontSizes.axis, paint: 'soft', anchor: 'end' }),
];
