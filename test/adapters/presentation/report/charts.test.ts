import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Chart, ChartStyle } from '#adapters/presentation/report/charts/chart.ts';
import { drawChart } from '#adapters/presentation/report/charts/charts.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { FixedTexts } from '#adapters/presentation/report/fixed-texts.ts';
import { fixedTexts } from '#adapters/presentation/report/report-texts.ts';
import { typesetAll } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';
import { dimensions } from '#domain/scoring/dimensions.ts';
import { type WeekEffect, weekEffects } from '#domain/situation-map/plan/week.ts';

type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { readonly kind: Kind }>;

/** In the forms that reports use. */
const [english, french] = languages.map((language) => typesetAll(fixedTexts[language], language)) as [
  FixedTexts,
  FixedTexts,
];

const wide = { width: 640, fontFamily: 'Sans' };
const narrow = { width: 300, fontFamily: 'Sans' };

const dumbbell = (...rows: readonly (readonly [number | null, number | null])[]): ChartOf<'dumbbell'> => ({
  kind: 'dumbbell',
  marks: 'you_role',
  legend: ['Vous', 'Le rôle que vous visez'],
  rows: rows.map(([first, second], index) => ({ label: `Row ${index}`, first, second })),
});

const wishes = (...rows: readonly (readonly [number | null, number | null])[]): ChartOf<'dumbbell'> => ({
  ...dumbbell(...rows),
  marks: 'now_wished',
});

const diverging = (...values: readonly (number | null)[]): ChartOf<'diverging'> => ({
  kind: 'diverging',
  legend: ['coûte', 'donne'],
  rows: values.map((value, index) => ({ label: `Row ${index}`, value })),
});

const bars = (...values: readonly (number | null)[]): ChartOf<'bars'> => ({
  kind: 'bars',
  rows: values.map((value, index) => ({ label: `Row ${index}`, value, range: null })),
});

const week = (...rows: readonly (readonly [WeekEffect, number])[]): ChartOf<'week'> => ({
  kind: 'week',
  legend: weekEffects.map((effect) => ({ effect, text: `12 h ${french.effects[effect]}` })),
  rows: rows.map(([effect, amount], index) => ({
    label: `Row ${index}`,
    effect,
    amount,
    text: `${amount} h`,
  })),
});

const nature = (
  preference: number | null,
  demand: number | null,
  energy: number | null,
): ChartOf<'nature'> => ({
  kind: 'nature',
  preference,
  demand,
  energy,
  labels: { you: 'Vous', role: 'Le rôle que vous visez', energy: 'Énergie' },
  scale: ['peu', 'beaucoup'],
  energyScale: ['coûte', 'donne'],
  legend: null,
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const elements = (svg: string): readonly Element[] =>
  [...svg.matchAll(/<(\w+) ([^>]*?)\/?>/g)].map(([, name, attributes]) => ({
    name: name!,
    attributes: Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    ),
  }));

const withClass = (svg: string, name: string, names: string): readonly Element[] =>
  elements(svg).filter((one) => one.name === name && one.attributes['class'] === names);

interface ShownText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The positions of texts, by the estimate that is used to place them. */
const textsIn = (svg: string): readonly ShownText[] =>
  [...svg.matchAll(/<text ([^>]*)>([^<]+)<\/text>/g)].map(([, attributes, text]) => {
    const valueOf = (name: string): string | undefined =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes!)?.[1];
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(valueOf(name))) as [
      number,
      number,
      number,
    ];
    const length = text!.length * size * 0.56;
    const left = { start: x, middle: x - length / 2, end: x - length }[valueOf('text-anchor') ?? 'start']!;
    return { text: text!, left, right: left + length, top: y - 0.75 * size, bottom: y + 0.2 * size };
  });

const overlap = (one: ShownText, other: ShownText): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The texts next to marks: not the legend, the labels, or the texts below the scale. */
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
const texts = fc.constantFrom(english, french);
const bases = fc.constantFrom('current', 'target');

const anyWeek = fc
  .record({
    texts,
    unit: fc.constantFrom('hours', 'parts'),
    rows: rowsOf(
      fc.record({ label: labels, effect: fc.constantFrom(...weekEffects), amount: fc.nat({ max: 100 }) }),
    ),
  })
  .map(
    ({
      texts: {
        effects,
        week: { amount: write },
      },
      unit,
      rows,
    }): ChartOf<'week'> => ({
      kind: 'week',
      legend: weekEffects.map((effect) => ({ effect, text: `${write[unit]('100')} ${effects[effect]}` })),
      rows: rows.map((row) => ({ ...row, text: write[unit](String(row.amount)) })),
    }),
  );

const anyNature = fc
  .record({
    texts,
    basis: bases,
    hasLegend: fc.boolean(),
    preference: points,
    demand: points,
    energy: energies,
  })
  .map(({ texts: { you, role, finding, natures }, basis, hasLegend, ...values }): ChartOf<'nature'> => ({
    kind: 'nature',
    ...values,
    labels: { you, role: role[basis], energy: finding.energy },
    scale: finding.scale,
    energyScale: natures.energy.legend,
    legend: hasLegend ? finding.legend : null,
  }));

const anyDumbbell = fc
  .record({
    texts,
    basis: bases,
    marks: fc.constantFrom('you_role', 'now_wished'),
    missing: fc.constantFrom(0, 1, undefined),
    rows: rowsOf(fc.record({ label: labels, first: points, second: points })),
  })
  .map(({ texts: { you, role, question }, basis, marks, missing, rows }): ChartOf<'dumbbell'> => {
    const [first, second] = marks === 'you_role' ? [you, role[basis]] : question.legend[basis];
    return {
      kind: 'dumbbell',
      marks,
      legend: [missing === 0 ? null : first, missing === 1 ? null : second],
      rows,
    };
  });

const anyDiverging = fc
  .record({ texts, rows: rowsOf(fc.record({ label: labels, value: energies })) })
  .map(({ texts: { natures }, rows }): ChartOf<'diverging'> => ({
    kind: 'diverging',
    legend: natures.energy.legend,
    rows,
  }));

const ranges = fc.option(fc.constant<readonly [number, number]>([0, 100]));
const anyBars = rowsOf(fc.record({ label: labels, value: points, range: ranges })).map(
  (rows): ChartOf<'bars'> => ({ kind: 'bars', rows }),
);

const anyChart: fc.Arbitrary<Chart> = fc.oneof(anyWeek, anyNature, anyDumbbell, anyDiverging, anyBars);
const anyStyle: fc.Arbitrary<ChartStyle> = fc.constantFrom(wide, narrow);

/** Charts with values that are equal, 0, or at an end, which random charts rarely have. */
const special: readonly Chart[] = [
  nature(50, 50, 0),
  nature(100, 94, 2),
  nature(0, 3, -2),
  dumbbell([50, 50], [0, 100]),
  wishes([50, 50], [100, 94]),
  diverging(0, -2, 2),
  week(['costs', 0], ['neither', 0]),
];

const always = (claim: (svg: string, style: ChartStyle, chart: Chart) => void): void =>
  fc.assert(
    fc.property(anyChart, anyStyle, (chart, style) => claim(drawChart(chart, style), style, chart)),
    { numRuns: 150, examples: special.flatMap((chart) => [wide, narrow].map((style) => [chart, style])) },
  );

describe('every chart', () => {
  test('is made of plain shapes with presentation attributes only, with width and height', () => {
    const known = new Set(['svg', 'line', 'path', 'circle', 'rect', 'polygon', 'text']);
    always((svg, style) => {
      const all = elements(svg);
      expect(new Set(all.map(({ name }) => name)).difference(known)).toEqual(new Set());
      expect(all.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
      expect(all[0]?.attributes).toMatchObject({
        width: String(style.width),
        height: expect.stringMatching(/^\d+$/),
      });
    });
  });

  test('has only valid numbers, and nothing outside of its frame', () => {
    always((svg, style) => {
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      const [frame, ...marks] = elements(svg);
      const limits = { x: style.width, y: Number(frame?.attributes['height']) };
      const outside = marks
        .flatMap(({ attributes }) => placesIn(attributes))
        .filter(([axis, place]) => place < 0 || place > limits[axis]);
      expect(outside).toEqual([]);
    });
  });

  test('shows texts within its width, without overlaps', () => {
    always((svg, style) => {
      const shown = textsIn(svg);
      for (const { left, right } of shown) {
        expect(left).toBeGreaterThanOrEqual(-1);
        expect(right).toBeLessThanOrEqual(style.width + 1);
      }
      const covered = shown.filter((one, index) =>
        shown.slice(index + 1).some((other) => overlap(one, other)),
      );
      expect(covered).toEqual([]);
    });
  });

  test('draws no line through the names of its rows', () => {
    always((svg, _, chart) => {
      const names = new Set('rows' in chart ? chart.rows.map(({ label }) => label) : []);
      const upright = elements(svg).flatMap(({ name, attributes: { x1, x2, y1, y2 } }) =>
        name === 'line' && x1 === x2 ? [{ x: Number(x1), top: Number(y1), bottom: Number(y2) }] : [],
      );
      for (const { text, left, right, top, bottom } of textsIn(svg)) {
        if (!names.has(text)) continue;
        const through = upright.filter((line) => line.x > left && line.x < right);
        expect(through.filter((line) => line.top < bottom && line.bottom > top)).toEqual([]);
      }
    });
  });

  test.each([
    dumbbell([10, 20]),
    wishes([10, 20]),
    diverging(1),
    bars(5),
    week(['gives', 2]),
    nature(10, 20, 1),
  ])('escapes its texts: $kind', (chart) => {
    const hostile = '<script>"&\'';
    const renamed =
      chart.kind === 'nature'
        ? { ...chart, labels: { you: hostile, role: hostile, energy: hostile } }
        : ({ ...chart, rows: chart.rows.map((row) => ({ ...row, label: hostile })) } as Chart);
    const svg = drawChart(renamed, { width: 640, fontFamily: '"><script>' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;&#39;');
  });

  test('keeps the order of its rows', () => {
    const svg = drawChart(dumbbell([1, 2], [3, 4], [5, 6]), wide);
    expect(
      textsIn(svg)
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Row')),
    ).toEqual(['Row 0', 'Row 1', 'Row 2']);
  });

  test('colours marks with at least 3:1 and texts with at least 4.5:1 against white', () => {
    always((svg) => {
      for (const { name, attributes } of elements(svg)) {
        const isDecoration = /stroke-grid|^fill-paper$/.test(attributes['class'] ?? '');
        const colour = [attributes['stroke'], attributes['fill']].find((paint) => paint?.startsWith('#'));
        if (colour === undefined || isDecoration || /stroke-paper/.test(attributes['class'] ?? '')) continue;
        expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(name === 'text' ? 4.5 : 3);
      }
    });
  });
});

const axes = { x: 'x', x1: 'x', x2: 'x', cx: 'x', y: 'y', y1: 'y', y2: 'y', cy: 'y' } as const;

/** Every coordinate, by its axis. */
const placesIn = (attributes: Element['attributes']): readonly (readonly ['x' | 'y', number])[] => [
  ...Object.entries(axes).flatMap(([name, axis]) =>
    attributes[name] === undefined ? [] : [[axis, Number(attributes[name])] as const],
  ),
  ...(attributes['points'] ?? '')
    .split(/[ ,]/)
    .filter((place) => place !== '')
    .map((place, index) => [index % 2 === 0 ? 'x' : 'y', Number(place)] as const),
  ...(attributes['d'] ?? '')
    .split(/[ML ]/)
    .filter((place) => place !== '')
    .map((place, index) => [index % 2 === 0 ? 'x' : 'y', Number(place)] as const),
];

/** By the formula of WCAG 2. */
function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

type Meaning = 'you' | 'role' | 'wished' | WeekEffect;

/** Every meaning that the chart expresses by shape and colour, as often as it does so. */
const meaningsIn = (svg: string): Readonly<Record<Meaning, number>> => ({
  you: withClass(svg, 'circle', 'fill-paper stroke-you').length,
  role: withClass(svg, 'circle', 'fill-ink').length,
  wished: withClass(svg, 'polygon', 'fill-paper stroke-ink').length,
  gives: withClass(svg, 'rect', 'fill-own').length,
  costs: withClass(svg, 'rect', 'fill-paper stroke-cost').length,
  neither: withClass(svg, 'rect', 'fill-paper stroke-axis').length,
});

const effectOf = (energy: number | null): readonly Meaning[] =>
  energy === null ? [] : [(['costs', 'neither', 'gives'] as const)[Math.sign(energy) + 1]!];

/** The meanings that a chart must express, including those in its legend. */
function meaningsOf(chart: Chart): readonly Meaning[] {
  switch (chart.kind) {
    case 'week':
      return [...chart.legend, ...chart.rows].map(({ effect }) => effect);
    case 'nature': {
      const shown = [
        ...(chart.preference === null ? [] : (['you'] as const)),
        ...(chart.demand === null ? [] : (['role'] as const)),
        ...effectOf(chart.energy),
      ];
      return chart.legend === null ? shown : [...shown, ...shown];
    }
    case 'dumbbell': {
      const [first, second] =
        chart.marks === 'you_role' ? (['you', 'role'] as const) : (['role', 'wished'] as const);
      const pairs = [chart.legend, ...chart.rows.map((row) => [row.first, row.second] as const)];
      return pairs.flatMap(([one, other]) => [
        ...(one === null ? [] : [first]),
        ...(other === null ? [] : [second]),
      ]);
    }
    case 'diverging':
      return chart.rows.flatMap(({ value }) => effectOf(value));
    case 'bars':
      return [];
  }
}

describe('marks', () => {
  test('mean the same in every chart: ○ you, ● the role, ◇ the wish, solid gives, hatched costs, outlined does neither', () => {
    always((svg, _, chart) => {
      const said = meaningsOf(chart);
      for (const [meaning, count] of Object.entries(meaningsIn(svg)))
        expect([meaning, count]).toEqual([meaning, said.filter((one) => one === meaning).length]);
    });
  });

  test('differ without colour: what costs energy is hatched, even in a short bar', () => {
    always((svg) => {
      const costing = withClass(svg, 'rect', 'fill-paper stroke-cost').map(({ attributes }) => attributes);
      const slants = slantsIn(svg);
      const isIn = (bar: Element['attributes'], slant: Slant): boolean =>
        slant.every((place, index) => {
          const [axis, length] = index % 2 === 0 ? (['x', 'width'] as const) : (['y', 'height'] as const);
          const start = Number(bar[axis]);
          return place >= start - 0.01 && place <= start + Number(bar[length]) + 0.01;
        });
      for (const bar of costing) expect(slants.some((slant) => isIn(bar, slant))).toBe(true);
      expect(slants.filter((slant) => !costing.some((bar) => isIn(bar, slant)))).toEqual([]);
    });
  });
});

type Slant = readonly number[];

/** The lines of all hatchings: from x and y, to x and y. */
const slantsIn = (svg: string): readonly Slant[] =>
  withClass(svg, 'path', 'stroke-cost').flatMap(({ attributes }) =>
    attributes['d']!.split('M')
      .slice(1)
      .map((slant) => slant.split(/[ L]/).map(Number)),
  );

describe('a dumbbell', () => {
  test('shows both values as they are', () => {
    expect(valuesOf(drawChart(dumbbell([0, 100], [38, 75]), wide))).toEqual(['0', '100', '38', '75']);
  });

  test('places values on the outer sides of their marks', () => {
    const anchors = (first: number, second: number) =>
      Object.fromEntries(
        [
          ...drawChart(dumbbell([first, second]), wide).matchAll(/text-anchor="(start|end)"[^>]*>(\d+)</g),
        ].map(([, anchor, text]) => [text!, anchor!]),
      );
    expect(anchors(31, 76)).toEqual({ 31: 'end', 76: 'start' });
    expect(anchors(76, 31)).toEqual({ 76: 'start', 31: 'end' });
  });

  test.each([dumbbell([50, 50]), wishes([50, 50])])(
    'shows one value, and one mark around the other, if both are equal: $marks',
    (chart) => {
      const svg = drawChart(chart, wide);
      expect(valuesOf(svg)).toEqual(['50']);
      const around = elements(svg).filter(({ name, attributes }) =>
        chart.marks === 'you_role' ? attributes['r'] === '9' : name === 'polygon',
      );
      expect(around.length).toBeGreaterThanOrEqual(1);
    },
  );

  test.each([
    [null, null, 0],
    [null, 50, 1],
    [44, null, 1],
  ])('leaves out unknown values: %s and %s', (first, second, marks) => {
    const svg = drawChart(dumbbell([first, second]), wide);
    expect(elements(svg).filter(({ name }) => name === 'circle')).toHaveLength(2 + marks);
    expect(valuesOf(svg)).toHaveLength(marks);
  });
});

describe('diverging bars', () => {
  test('have more hatching, the longer they are', () => {
    const hatches = (value: number) => slantsIn(drawChart(diverging(value), wide));
    expect(hatches(2)).toEqual([]);
    expect(hatches(-2).length).toBeGreaterThan(hatches(-1).length);
    expect(hatches(-1).length).toBeGreaterThan(5);
  });

  test('show their values with signs, 0 too, and nothing for unknown values', () => {
    const svg = drawChart(diverging(2, 0, -1, null), wide);
    expect(valuesOf(svg)).toEqual(['+2', '0', '−1']);
    expect(elements(svg).filter(({ name }) => name === 'rect')).toHaveLength(3);
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

  test('show the range of a value if there is one', () => {
    const count = (range: readonly [number, number] | null) =>
      elements(drawChart({ kind: 'bars', rows: [{ label: 'Row', value: 50, range }] }, wide)).length;
    expect(count([39, 61])).toBe(count(null) + 4);
  });
});

describe('the chart of a week', () => {
  test('has bars as long as their amounts, and the amounts next to them', () => {
    const svg = drawChart(week(['costs', 20], ['gives', 10], ['neither', 5]), wide);
    const legendBars = 3;
    const [long, middle, short] = elements(svg)
      .filter(({ name }) => name === 'rect')
      .slice(legendBars)
      .map(({ attributes }) => Number(attributes['width']));
    expect(long).toBeCloseTo(2 * middle!, 1);
    expect(middle).toBeCloseTo(2 * short!, 1);
    for (const text of ['20 h', '10 h', '5 h']) expect(textsIn(svg).map((one) => one.text)).toContain(text);
  });

  test('draws a bar even for less than an hour', () => {
    const svg = drawChart(week(['gives', 0]), wide);
    expect(Number(withClass(svg, 'rect', 'fill-own').at(-1)?.attributes['width'])).toBeGreaterThan(0);
  });
});

describe('the chart of one nature', () => {
  test.each([wide, narrow])(
    'names the person above its mark and the role below, at any distance: $width',
    (style) => {
      for (const [preference, demand] of [
        [0, 0],
        [48, 50],
        [100, 100],
        [0, 100],
      ] as const) {
        const shown = textsIn(drawChart(nature(preference, demand, 0), style));
        const [you, role] = ['Vous', 'Le rôle que vous visez'].map((name) =>
          shown.find(({ text }) => text === name),
        );
        expect(you!.bottom).toBeLessThan(role!.top);
      }
    },
  );

  test('is a ring around the dot if both are equal', () => {
    const radiusOf = (svg: string, names: string) =>
      Number(withClass(svg, 'circle', names)[0]?.attributes['r']);
    const svg = drawChart(nature(50, 50, 1), wide);
    expect(radiusOf(svg, 'fill-paper stroke-you')).toBeGreaterThan(radiusOf(svg, 'fill-ink'));
  });

  test('draws energy from the middle: to the left if it costs, to the right if it gives', () => {
    const placeOf = (energy: number) => {
      const [bar] = elements(drawChart(nature(10, 20, energy), wide)).filter(({ name }) => name === 'rect');
      const x = Number(bar?.attributes['x']);
      return { x, end: x + Number(bar?.attributes['width']) };
    };
    expect(placeOf(-1).end).toBeCloseTo(placeOf(2).x, 1);
    expect(placeOf(2).end - placeOf(2).x).toBeCloseTo(2 * (placeOf(1).end - placeOf(1).x), 1);
  });

  test('may have a legend for the marks that it shows', () => {
    const { legend } = english.finding;
    const textsOf = (chart: ChartOf<'nature'>) =>
      textsIn(drawChart({ ...chart, legend }, wide)).map(({ text }) => text);
    expect(textsOf(nature(10, 20, -1)).slice(0, 3)).toEqual([legend.you, legend.role, legend.energy]);
    expect(textsOf(nature(null, 20, null))).toContain(legend.role);
    expect(textsOf(nature(null, 20, null))).not.toContain(legend.you);
    expect(textsOf(nature(null, 20, null))).not.toContain(legend.energy);
  });

  test.each([english, french])('has its legend in one line across a page', ({ finding: { legend } }) => {
    const shown = textsIn(drawChart({ ...nature(10, 20, 1), legend }, { ...wide, width: 620 }));
    const tops = Object.values(legend).map((text) => shown.find((one) => one.text === text)?.top);
    expect(new Set(tops).size).toBe(1);
  });

  test('is as low as its known values allow', () => {
    const heightOf = (chart: Chart) => Number(elements(drawChart(chart, wide))[0]?.attributes['height']);
    const [all, compared, energy] = [nature(10, 20, 1), nature(10, null, null), nature(null, null, 1)].map(
      heightOf,
    );
    expect(compared! + energy!).toBe(all);
  });
});

test('labels are above their rows if the chart is narrow', () => {
  const heightOf = (width: number) =>
    elements(drawChart(bars(1, 2, 3), { ...wide, width }))[0]?.attributes['height'];
  expect(Number(heightOf(300))).toBeGreaterThan(Number(heightOf(640)));
});
