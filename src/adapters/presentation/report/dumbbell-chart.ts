import { finish, fontSizes, type Frame, frameOf, gridOf, labelsOf, legendLineAt } from './chart-frame.ts';
import type { ChartStyle, DumbbellChart, DumbbellRow } from './chart.ts';
import { plain } from './numbers.ts';
import { circle, line, type Point, widthOf, words } from './svg.ts';

const ticks = [0, 25, 50, 75, 100].map((value) => ({ value, text: plain(value) }));
const markRadius = 6;
const legendGap = 28;
const markRoom = 16;

export function drawDumbbell({ legend, rows }: DumbbellChart, style: ChartStyle): string {
  const legendAt = legendPlaces(legend, style.width);
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: 0, to: 100 },
    legendLines: legendAt.lines,
  });
  return finish(frame, [
    ...legendOf(legend, legendAt.places),
    ...gridOf(frame, ticks),
    ...labelsOf(frame),
    ...rows.flatMap((row, index) => marksOf(frame, row, index)),
  ]);
}

/** Both in one line where there is room. */
function legendPlaces([first, second]: DumbbellChart['legend'], width: number) {
  const secondLeft = markRoom + widthOf(first, fontSizes.value) + legendGap;
  const isOneLine = secondLeft + markRoom + widthOf(second, fontSizes.value) <= width;
  const [left, lines] = isOneLine ? [secondLeft, 1] : [0, 2];
  return {
    lines,
    places: [
      { x: 8, y: legendLineAt(0) },
      { x: left + 8, y: legendLineAt(lines - 1) },
    ] as const,
  };
}

const legendOf = (
  [preference, demand]: DumbbellChart['legend'],
  [first, second]: readonly [Point, Point],
) => [
  preferenceMark({ x: first.x, y: first.y - 5 }),
  words({ x: first.x + markRoom - 4, y: first.y }, preference, { size: fontSizes.value, paint: 'soft' }),
  demandMark({ x: second.x, y: second.y - 5 }),
  words({ x: second.x + markRoom - 4, y: second.y }, demand, { size: fontSizes.value, paint: 'soft' }),
];

function marksOf(frame: Frame, { preference, demand }: DumbbellRow, row: number): readonly string[] {
  const at = (value: number): Point => ({ x: frame.x(value), y: frame.y(row) });
  if (preference === null && demand === null) return [];
  if (preference === null)
    return demand === null ? [] : [demandMark(at(demand)), valueBeside(at(demand), demand, 1)];
  if (demand === null) return [preferenceMark(at(preference)), valueBeside(at(preference), preference, 1)];
  if (preference === demand) return sameMarks(at(demand), demand);
  const side = preference < demand ? -1 : 1;
  return [
    line(at(preference), at(demand), { paint: 'axis', width: 3 }),
    preferenceMark(at(preference)),
    demandMark(at(demand)),
    valueBeside(at(preference), preference, side),
    valueBeside(at(demand), demand, side === 1 ? -1 : 1),
  ];
}

const preferenceMark = (at: Point): string =>
  circle(at, markRadius, { fill: 'paper', stroke: { paint: 'own', width: 2.5 } });

const demandMark = (at: Point): string => circle(at, markRadius, { fill: 'ink' });

/** A ring around the dot, and the value that both have. */
const sameMarks = (at: Point, value: number): readonly string[] => [
  circle(at, markRadius + 3, { fill: 'paper', stroke: { paint: 'own', width: 2.5 } }),
  circle(at, markRadius - 1, { fill: 'ink' }),
  valueBeside({ x: at.x + 3, y: at.y }, value, 1),
];

const valueBeside = ({ x, y }: Point, value: number, side: -1 | 1): string =>
  words({ x: x + side * (markRadius + 5), y: y + 4.5 }, plain(value), {
    size: fontSizes.value,
    anchor: side === 1 ? 'start' : 'end',
  });
