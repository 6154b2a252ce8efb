import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Chart } from '../../../../src/adapters/presentation/report/chart.ts';
import { drawChart } from '../../../../src/adapters/presentation/report/charts.ts';
import { dimensionName } from '../../../../src/adapters/presentation/report/dimension-names.ts';
import { languages } from '../../../../src/domain/language.ts';
import { dimensions } from '../../../../src/domain/scoring/dimensions.ts';

const wide = { width: 640, fontFamily: 'Sans' };
const narrow = { width: 300, fontFamily: 'Sans' };
const legend = ['Vous : ce qui vient naturellement', 'Le poste : ce qu’il demande'] as const;

const dumbbell = (...rows: readonly (readonly [number | null, number | null])[]): Chart => ({
  kind: 'dumbbell',
  legend,
  rows: rows.map(([preference, demand], index) => ({ label: `Row ${index}`, preference, demand })),
});

const diverging = (...values: readonly (number | null)[]): Chart => ({
  kind: 'diverging',
  legend: ['coûte de l’énergie', 'donne de l’énergie'],
  rows: values.map((value, index) => ({ label: `Row ${index}`, value })),
});

const bars = (...values: readonly (number | null)[]): Chart => ({
  kind: 'bars',
  rows: values.map((value, index) => ({ label: `Row ${index}`, value, range: null })),
});

const elements = (svg: string) =>
  [...svg.matchAll(/<(\w+) ([^>]*?)\/?>/g)].map(([, name, attributes]) => ({
    name: name!,
    attributes: Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    ),
  }));

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text!);

/** The texts that stand beside marks: neither legend, nor label, nor below the scale. */
const valuesOf = (svg: string): readonly string[] => {
  const bottom = Math.max(
    ...elements(svg).flatMap(({ attributes }) =>
      attributes['y2'] === undefined ? [] : [Number(attributes['y2'])],
    ),
  );
  return [...svg.matchAll(/<text [^>]*y="([\d.]+)"[^>]*>([^<]+)<\/text>/g)]
    .filter(([, y, text]) => Number(y) < bottom && /^[+−]?\d+$/.test(text!))
    .map(([, , text]) => text!);
};

const points = fc.option(fc.integer({ min: 0, max: 100 }));
const energies = fc.option(fc.integer({ min: -2, max: 2 }));
const labels = fc.constantFrom(
  ...languages.flatMap((language) => dimensions.map((dimension) => dimensionName(dimension, language))),
);
const rowsOf = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 9 });
const anyChart: fc.Arbitrary<Chart> = fc.oneof(
  rowsOf(fc.record({ label: labels, preference: points, demand: points })).map((rows): Chart => ({
    kind: 'dumbbell',
    legend,
    rows,
  })),
  rowsOf(fc.record({ label: labels, value: energies })).map((rows): Chart => ({
    kind: 'diverging',
    legend: ['coûte de l’énergie', 'donne de l’énergie'],
    rows,
  })),
  rowsOf(
    fc.record({ label: labels, value: points, range: fc.option(fc.tuple(fc.constant(0), fc.constant(100))) }),
  ).map((rows): Chart => ({ kind: 'bars', rows })),
);
const anyStyle = fc.constantFrom(wide, narrow);

describe('every chart', () => {
  test('is made of plain shapes with presentation attributes only, with width and height', () => {
    fc.assert(
      fc.property(anyChart, anyStyle, (chart, style) => {
        const all = elements(drawChart(chart, style));
        expect(
          new Set(all.map(({ name }) => name)).difference(new Set(['svg', 'line', 'circle', 'rect', 'text'])),
        ).toEqual(new Set());
        expect(all.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
        expect(all[0]?.attributes).toMatchObject({
          width: String(style.width),
          height: expect.stringMatching(/^\d+$/),
        });
      }),
    );
  });

  test('holds nothing that is no number, and nothing outside of its frame', () => {
    fc.assert(
      fc.property(anyChart, anyStyle, (chart, style) => {
        const svg = drawChart(chart, style);
        const [frame, ...marks] = elements(svg);
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
        for (const { attributes } of marks) {
          for (const [name, limit] of [
            ['x', style.width],
            ['x1', style.width],
            ['x2', style.width],
            ['cx', style.width],
            ['y', Number(frame?.attributes['height'])],
            ['cy', Number(frame?.attributes['height'])],
          ] as const) {
            if (attributes[name] === undefined) continue;
            expect(Number(attributes[name])).toBeGreaterThanOrEqual(0);
            expect(Number(attributes[name])).toBeLessThanOrEqual(limit);
          }
        }
      }),
    );
  });

  test('shows texts within its width, by the estimate that places them', () => {
    fc.assert(
      fc.property(anyChart, anyStyle, (chart, style) => {
        const svg = drawChart(chart, style);
        for (const [, attributes, text] of svg.matchAll(/<text ([^>]*)>([^<]+)<\/text>/g)) {
          const x = Number(/ ?x="([\d.]+)"/.exec(attributes!)?.[1]);
          const size = Number(/font-size="([\d.]+)"/.exec(attributes!)?.[1]);
          const anchor = /text-anchor="(\w+)"/.exec(attributes!)?.[1] ?? 'start';
          const length = text!.length * size * 0.56;
          const left = { start: x, middle: x - length / 2, end: x - length }[anchor]!;
          expect(left).toBeGreaterThanOrEqual(-1);
          expect(left + length).toBeLessThanOrEqual(style.width + 1);
        }
      }),
    );
  });

  test.each([dumbbell([10, 20]), diverging(1), bars(5)])('escapes its texts: $kind', (chart) => {
    const rows = chart.rows.map((row) => ({ ...row, label: '<script>"&\'' }));
    const svg = drawChart({ ...chart, rows } as Chart, { width: 640, fontFamily: '"><script>' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;&#39;');
  });

  test('keeps the order of its rows', () => {
    const svg = drawChart(dumbbell([1, 2], [3, 4], [5, 6]), wide);
    expect(textsOf(svg).filter((text) => text.startsWith('Row'))).toEqual(['Row 0', 'Row 1', 'Row 2']);
  });

  test('colours marks with at least 3:1 and texts with at least 4.5:1 against white', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        for (const { name, attributes } of elements(drawChart(chart, wide))) {
          const isDecoration = /stroke-grid|^fill-paper$/.test(attributes['class'] ?? '');
          const colour = [attributes['stroke'], attributes['fill']].find((paint) => paint?.startsWith('#'));
          if (colour === undefined || isDecoration || /stroke-paper/.test(attributes['class'] ?? ''))
            continue;
          expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(name === 'text' ? 4.5 : 3);
        }
      }),
    );
  });
});

/** By the formula of WCAG 2. */
function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

describe('a dumbbell', () => {
  test('shows both values as they are', () => {
    expect(valuesOf(drawChart(dumbbell([0, 100], [38, 75]), wide))).toEqual(['0', '100', '38', '75']);
  });

  test('puts values to the outer sides of their marks', () => {
    const anchors = (preference: number, demand: number) =>
      Object.fromEntries(
        [
          ...drawChart(dumbbell([preference, demand]), wide).matchAll(
            /text-anchor="(start|end)"[^>]*>(\d+)</g,
          ),
        ].map(([, anchor, text]) => [text!, anchor!]),
      );
    expect(anchors(31, 76)).toEqual({ 31: 'end', 76: 'start' });
    expect(anchors(76, 31)).toEqual({ 76: 'start', 31: 'end' });
  });

  test('shows one value and a ring around the dot where both are equal', () => {
    const svg = drawChart(dumbbell([50, 50]), wide);
    expect(valuesOf(svg)).toEqual(['50']);
    expect(elements(svg).filter(({ name }) => name === 'circle')).toHaveLength(4);
  });

  test.each([
    [null, null, 0],
    [null, 50, 1],
    [44, null, 1],
  ])('leaves out what is not known: %s and %s', (preference, demand, marks) => {
    const svg = drawChart(dumbbell([preference, demand]), wide);
    expect(elements(svg).filter(({ name }) => name === 'circle')).toHaveLength(2 + marks);
    expect(valuesOf(svg)).toHaveLength(marks);
  });
});

describe('diverging bars', () => {
  test('are told apart without colour: full for gains, hatched for costs', () => {
    const hatches = (value: number) =>
      elements(drawChart(diverging(value), wide)).filter(
        ({ attributes }) => attributes['class'] === 'stroke-cost',
      );
    expect(hatches(2)).toEqual([]);
    expect(hatches(-2).length).toBeGreaterThan(hatches(-1).length);
    expect(hatches(-1).length).toBeGreaterThan(5);
  });

  test('carry their values with signs, and a dot for 0', () => {
    const svg = drawChart(diverging(2, 0, -1, null), wide);
    expect(valuesOf(svg)).toEqual(['+2', '0', '−1']);
    expect(elements(svg).filter(({ name }) => name === 'rect')).toHaveLength(2);
    expect(elements(svg).filter(({ name }) => name === 'circle')).toHaveLength(1);
  });
});

describe('bars', () => {
  test('are as long as their values', () => {
    const widths = elements(drawChart(bars(0, 50, 100), wide))
      .filter(({ name }) => name === 'rect')
      .map(({ attributes }) => Number(attributes['width']));
    expect(widths[0]).toBe(0);
    expect(widths[1]).toBeGreaterThan(200);
    expect(widths[2]).toBeCloseTo(widths[1]! * 2, 1);
  });

  test('show the range of a value where there is one', () => {
    const count = (range: readonly [number, number] | null) =>
      elements(drawChart({ kind: 'bars', rows: [{ label: 'Row', value: 50, range }] }, wide)).length;
    expect(count([39, 61])).toBe(count(null) + 4);
  });
});

test('labels stand above their rows where the chart is narrow', () => {
  const heightOf = (width: number) =>
    elements(drawChart(bars(1, 2, 3), { ...wide, width }))[0]?.attributes['height'];
  expect(Number(heightOf(300))).toBeGreaterThan(Number(heightOf(640)));
});
