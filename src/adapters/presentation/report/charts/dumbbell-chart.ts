import { finish, fontSizes, type Frame, frameOf, gridOf, labelsOf } from './chart-frame.ts';
import type { ChartStyle, DumbbellChart, DumbbellRow } from './chart.ts';
import { legendOf } from './legend.ts';
import {
  legendMark,
  type Mark,
  markRadius,
  markRoom,
  roleAndWishedMark,
  roleMark,
  wishedMark,
  youAndRoleMark,
  youMark,
} from './marks.ts';
import { plain } from '../sections/numbers.ts';
import { line, type Point, words } from './svg.ts';

const ticks = [0, 25, 50, 75, 100].map((value) => ({ value, text: plain(value) }));

interface Marks {
  readonly first: Mark;
  readonly second: Mark;
  /** The mark for two equal values. */
  readonly both: Mark;
}

const marksBy: Readonly<Record<DumbbellChart['marks'], Marks>> = {
  you_role: { first: youMark, second: roleMark, both: youAndRoleMark },
  now_wished: { first: roleMark, second: wishedMark, both: roleAndWishedMark },
};

export function drawDumbbell({ marks: kind, legend, rows }: DumbbellChart, style: ChartStyle): string {
  const marks = marksBy[kind];
  const { lineCount, marks: legendMarks } = legendOf(entriesOf(marks, legend), style.width);
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: 0, to: 100 },
    legendLines: lineCount,
  });
  return finish(frame, [
    ...legendMarks,
    ...gridOf(frame, ticks),
    ...labelsOf(frame),
    ...rows.flatMap((row, index) => marksOf(frame, marks, row, index)),
  ]);
}

/** The entries of the legend; none for a missing text. */
const entriesOf = ({ first, second }: Marks, [one, other]: DumbbellChart['legend']) =>
  [
    { mark: first, text: one },
    { mark: second, text: other },
  ].flatMap(({ mark, text }) => (text === null ? [] : [{ text, room: markRoom, symbol: legendMark(mark) }]));

function marksOf(frame: Frame, marks: Marks, { first, second }: DumbbellRow, row: number): readonly string[] {
  const at = (value: number): Point => ({ x: frame.x(value), y: frame.y(row) });
  const alone = (mark: Mark, value: number | null): readonly string[] =>
    value === null ? [] : [mark(at(value)), valueBeside(at(value), value, 1)];
  if (first === null) return alone(marks.second, second);
  if (second === null) return alone(marks.first, first);
  if (first === second)
    return [marks.both(at(first)), valueBeside({ ...at(first), x: frame.x(first) + 3 }, first, 1)];
  const side = first < second ? -1 : 1;
  return [
    line(at(first), at(second), { paint: 'axis', width: 3 }),
    marks.first(at(first)),
    marks.second(at(second)),
    valueBeside(at(first), first, side),
    valueBeside(at(second), second, side === 1 ? -1 : 1),
  ];
}

const valueBeside = ({ x, y }: Point, value: number, side: -1 | 1): string =>
  words({ x: x + side * (markRadius + 5), y: y + 4.5 }, plain(value), {
    size: fontSizes.value,
    anchor: side === 1 ? 'start' : 'end',
  });
