import { fontSizes, inLines, legendLineAt } from './chart-frame.ts';
import { type Point, widthOf, words } from './svg.ts';

interface LegendEntry {
  readonly text: string;
  /** The width of the symbol and of the gap after it. */
  readonly room: number;
  /** Drawn with its left end at this point, on the baseline of its text. */
  readonly symbol: (at: Point) => readonly string[];
}

interface Legend {
  readonly lineCount: number;
  readonly marks: readonly string[];
}

/** Symbols with their texts in a row above a chart. */
export function legendOf(entries: readonly LegendEntry[], width: number): Legend {
  const places = inLines(
    entries.map(({ text, room }) => room + widthOf(text, fontSizes.value)),
    width,
  );
  return {
    lineCount: (places.at(-1)?.line ?? -1) + 1,
    marks: entries.flatMap(({ text, room, symbol }, index) => {
      const { x, line } = places[index]!;
      const y = legendLineAt(line);
      return [...symbol({ x, y }), words({ x: x + room, y }, text, { size: fontSizes.value, paint: 'soft' })];
    }),
  };
}
