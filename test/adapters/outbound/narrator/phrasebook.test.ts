import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { english } from '../../../../src/adapters/outbound/narrator/english/english.ts';
import { findingsOf } from '../../../../src/adapters/outbound/narrator/findings.ts';
import { french } from '../../../../src/adapters/outbound/narrator/french/french.ts';
import type { Phrasebook } from '../../../../src/adapters/outbound/narrator/phrasebook.ts';
import { tell } from '../../../../src/adapters/outbound/narrator/tell.ts';
import type { ReportFacts } from '../../../../src/application/ports/narrator.ts';
import { anyFacts } from './any-facts.ts';
import { factsFor, type Reader, readers } from './readers.ts';

const level = (demand: number) => Array.from({ length: 9 }, () => demand);

/** Those whom chance seldom makes. */
const rare: readonly Reader[] = [
  {
    name: 'fits, with nothing worth a list',
    sums: [8, 8, 8, 8, 8, 8, 5, 5, 5],
    demands: level(2),
    energies: [-1, -1, -1, -1, -1, -1, 2, 2, 2],
  },
  {
    name: 'fits, with idle preferences',
    sums: [20, 20, 16, 16, 16, 16, 16, 8, 8],
    demands: [2, 5, 4, 4, 4, 4, 4, 2, 2],
    energies: [2, ...level(0).slice(1)],
  },
  { name: 'fits and wears down a little', sums: level(8), demands: level(2), energies: level(-1) },
  { name: 'fits, with assets only', sums: level(12), demands: level(3), energies: level(0) },
  {
    name: 'grows with nothing listed',
    sums: [6, 4, 4, 4, 4, 4, 4, 4, 4],
    demands: [1, 2, 1, 1, 1, 1, 1, 1, 1],
    energies: level(0),
  },
  {
    name: 'parts with nothing listed',
    sums: [6, 4, 4, 4, 4, 4, 4, 4, 4],
    demands: [1, 2, 1, 1, 1, 1, 1, 1, 1],
    energies: level(-1),
  },
  {
    name: 'parts, with room only',
    sums: [20, 20, 4, 4, 4, 4, 4, 4, 4],
    demands: [1, 1, 2, 1, 1, 1, 1, 1, 1],
    energies: [1, 1, -1, 0, 0, 0, 0, 0, 0],
  },
  { name: 'is asked for nothing', sums: level(12), demands: level(1), energies: level(1) },
];

/** The same phrasebook, which notes what it is asked to say. */
function listening<T>(node: T, path: string, heard: Set<string>, all: Set<string>): T {
  if (typeof node === 'function') {
    all.add(path);
    return ((facts: unknown) => {
      heard.add(path);
      return (node as (facts: unknown) => string)(facts);
    }) as T;
  }
  const entries = Object.entries(node as object).map(
    ([key, child]) => [key, listening(child, `${path}.${key}`, heard, all)] as const,
  );
  return (Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as T;
}

describe.each([
  ['en', english],
  ['fr', french],
] as const)('phrasebook (%s)', (language, book) => {
  test('every wording has somebody to say it to', () => {
    const heard = new Set<string>();
    const all = new Set<string>();
    const observed: Phrasebook = listening(book, 'book', heard, all);
    const people: readonly ReportFacts[] = [
      ...[...rare, ...readers].map((reader) => factsFor(reader, language)),
      ...fc.sample(anyFacts(language), { seed: 7, numRuns: 500 }),
    ];
    for (const facts of people) {
      if (heard.size === all.size) break;
      tell(findingsOf(facts), observed);
    }
    expect(all.size).toBeGreaterThan(300);
    expect([...all].filter((path) => !heard.has(path))).toEqual([]);
  });

  test('every place that a report may need more than once has several wordings', () => {
    const places = { ...book.natures.standing, ...book.natures.energy, ...book.natures.counsel };
    for (const wordings of Object.values(places)) expect(wordings.length).toBeGreaterThanOrEqual(3);
  });
});
