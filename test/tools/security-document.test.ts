import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { requestLimits } from '#adapters/inbound/http/limits/request-limit.ts';
import { type RateLimit, rateLimits } from '#application/ports/rate-limiter.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = textOf('docs/security.md');

/** The cells of every table row of a section, without head and rule. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const units: Readonly<Record<string, number>> = {
  KiB: 1024,
  MiB: 1024 ** 2,
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  days: 86_400_000,
};

/** As in `4 KiB`, `15 min` (in milliseconds) or `100`. */
function quantity(text: string): number {
  const [, number, unit] = /^(\d+)(?: (\w+))?$/.exec(text) ?? [];
  return Number(number) * (unit === undefined ? 1 : (units[unit] ?? Number.NaN));
}

/** The number of a constant, a member or a default: a product, in which `day` may stand for one. */
function valueIn(source: string, name: string): number {
  const [, product = ''] = new RegExp(`\\b${name}(?::| =) ([\\d_* ]+(?:day)?)[;,\\s]`).exec(source) ?? [];
  const factors = product.split('*').map((factor) => factor.trim().replaceAll('_', ''));
  return factors.reduce(
    (all, factor) => all * (factor === 'day' ? 86_400_000 : Number(factor || Number.NaN)),
    1,
  );
}

describe('the limits', () => {
  const limits = rowsOf(section('Limits'));
  const constants = limits.flatMap(([what = '', limit = '', , place = '']) => {
    const [, file, name] = /^`([\w./-]+\.ts)` `(\w+)`$/.exec(place) ?? [];
    return file === undefined || name === undefined ? [] : [{ what, limit, file, name }];
  });

  test('are many', () => {
    expect(constants.length).toBeGreaterThan(35);
  });

  test.each(constants)('are those of the code: $what, $limit', ({ limit, file, name }) => {
    const value = valueIn(textOf(`src/${file}`), name);
    expect(name.endsWith('Seconds') ? value * 1000 : value).toBe(quantity(limit));
  });

  test('that are rates are all listed with their present values', () => {
    const inCode: readonly (readonly [string, RateLimit])[] = [
      ...Object.entries(rateLimits),
      ...Object.values(requestLimits).map(({ bucket, limit }) => [bucket, limit] as const),
    ];
    const documented = limits.flatMap(([, rate = '', name = '']) => {
      const [, points, window = ''] = /^(\d+) in (\d+ \w+)$/.exec(rate) ?? [];
      return points === undefined
        ? []
        : [[name.replaceAll('`', ''), { points: Number(points), windowSeconds: quantity(window) / 1000 }]];
    });
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(inCode));
  });
});

/** The points of ASVS 5.0.0 at levels 1 and 2. Those of level 3 are missing from the ranges. */
const points =
  `1.1 1-2, 1.2 1-9, 1.3 1-11, 1.4 1-3, 1.5 1-2, 2.1 1-3, 2.2 1-3, 2.3 1-4, 2.4 1-1, 3.2 1-2, 3.3 1-4, 3.4 1-6, 3.5 1-5,
  3.7 1-2, 4.1 1-3, 4.2 1-1, 4.3 1-2, 4.4 1-4, 5.1 1-1, 5.2 1-3, 5.3 1-2, 5.4 1-3, 6.1 1-3, 6.2 1-12, 6.3 1-4, 6.4 1-4, 6.5 1-5, 6.6 1-3,
  6.8 1-4, 7.1 1-3, 7.2 1-4, 7.3 1-2, 7.4 1-5, 7.5 1-2, 7.6 1-2, 8.1 1-2, 8.2 1-3, 8.3 1-1, 8.4 1-1, 9.1 1-3, 9.2 1-4, 10.1 1-2, 10.2 1-2,
  10.3 1-4, 10.4 1-11, 10.5 1-5, 10.6 1-2, 10.7 1-3, 11.1 1-2, 11.2 1-3, 11.3 1-3, 11.4 1-4, 11.5 1-1, 11.6 1-1, 12.1 1-3, 12.2 1-2,
  12.3 1-4, 13.1 1-1, 13.2 1-5, 13.3 1-2, 13.4 1-5, 14.1 1-2, 14.2 1-4, 14.3 1-3, 15.1 1-3, 15.2 1-3, 15.3 1-7, 16.1 1-1, 16.2 1-5, 16.3 1-4,
  16.4 1-3, 16.5 1-3, 17.1 1-1, 17.2 1-4, 17.3 1-2`
    .split(',')
    .flatMap((range) => {
      const [, part, first, last] = /(\d+\.\d+) (\d+)-(\d+)/.exec(range) ?? [];
      return Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, step) => `${part}.${Number(first) + step}`,
      );
    });

describe('the points of the ASVS', () => {
  const documented = rowsOf(section('OWASP ASVS 5.0.0, levels 1 and 2')).flatMap(
    ([no = '', , how = '', by = '']) => (/^\d+\.\d+\.\d+$/.test(no) && by !== '' ? [{ no, how, by }] : []),
  );
  const unmet = documented.filter(({ how }) => how.startsWith('Not met: ')).map(({ no }) => no);

  test('are all there, in their order', () => {
    expect(points).toHaveLength(253);
    expect(documented.map(({ no }) => no)).toEqual(points);
  });

  test('are met, not met for a reason, left to the operator, or do not apply', () => {
    const isClassified = /^(?:Met(?:: .+)?|(?:Not met|Operator|Does not apply): .+)$/;
    expect(documented.filter(({ how }) => !isClassified.test(how))).toEqual([]);
  });

  test('that are not met stand in the summary, and no others', () => {
    const summary = rowsOf(page.split('In short, these points are not met:')[1]?.split('###')[0] ?? '').slice(
      2,
    );
    expect(summary.flatMap(([nos = '']) => nos.split(', '))).toEqual(unmet);
  });

  test('that are met or not met are shown by a test, or by a section of the page', () => {
    const bare = documented.filter(({ how, by }) => /^(?:Met|Not met)/.test(how) && by === '–');
    expect(bare).toEqual([]);
  });
});

test('every test that the page names exists, by file and name', () => {
  const named = [...page.matchAll(/`((?:test\/)?[\w./-]+\.(?:test|contract)\.ts)`(?:: "([^"]+)")?/g)];
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(([, file = '', name = '']) => {
    const path = join('test', file.replace(/^test\//, ''));
    return !existsSync(join(root, path)) || !textOf(path).replaceAll("\\'", "'").includes(name);
  });
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

test('every section that the page links to exists', () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('every file that the page says the defence is in exists', () => {
  const places = [
    ...section('What is defended where').matchAll(/`((?:adapters|application|bootstrap)\/[\w./-]+)`/g),
  ];
  expect(places.length).toBeGreaterThan(10);
  expect(
    places.filter(([, place = '']) => !existsSync(join(root, 'src', place))).map(([, place]) => place),
  ).toEqual([]);
});
