import { expect, test } from '@jest/globals';
import { compareCatalogs } from '#domain/catalog/compare-catalogs.ts';
import { aBook, aBookWithoutIsbn } from '#test/support/makers/catalogs.ts';

test('lists what was added, removed and changed, in the order of each catalog', () => {
  const before = [aBook({ sku: 'GONE' }), aBook({ sku: 'SAME' }), aBook({ sku: 'CHANGED' })];
  const after = [aBook({ sku: 'CHANGED', priceCents: 1 }), aBook({ sku: 'NEW' }), aBook({ sku: 'SAME' })];
  expect(compareCatalogs(before, after)).toEqual({ added: ['NEW'], removed: ['GONE'], changed: ['CHANGED'] });
});

test('compares the values of a book, not the order of its fields', () => {
  const { sku, ...rest } = aBook();
  expect(compareCatalogs([aBook()], [{ ...rest, sku }])).toEqual({ added: [], removed: [], changed: [] });
});

test('detects an added or removed ISBN, and reordered natures', () => {
  const { natures } = aBook();
  for (const other of [aBookWithoutIsbn(), aBook({ natures: natures.toReversed() })]) {
    expect(compareCatalogs([aBook()], [other]).changed).toEqual([aBook().sku]);
    expect(compareCatalogs([other], [aBook()]).changed).toEqual([aBook().sku]);
  }
});
