import { expect, test } from '@jest/globals';
import { compareCatalogs } from '../../../src/domain/catalog/compare-catalogs.ts';
import { aBook, aBookWithoutIsbn } from '../../support/catalogs.ts';

test('tells what is new, gone and changed, in the order of each catalog', () => {
  const before = [aBook({ sku: 'GONE' }), aBook({ sku: 'SAME' }), aBook({ sku: 'CHANGED' })];
  const after = [aBook({ sku: 'CHANGED', priceCents: 1 }), aBook({ sku: 'NEW' }), aBook({ sku: 'SAME' })];
  expect(compareCatalogs(before, after)).toEqual({ added: ['NEW'], removed: ['GONE'], changed: ['CHANGED'] });
});

test('goes by what a book is, not by how its fields are ordered', () => {
  const { sku, ...rest } = aBook();
  expect(compareCatalogs([aBook()], [{ ...rest, sku }])).toEqual({ added: [], removed: [], changed: [] });
});

test('sees an ISBN come and go, and natures change places', () => {
  const { natures } = aBook();
  for (const other of [aBookWithoutIsbn(), aBook({ natures: natures.toReversed() })]) {
    expect(compareCatalogs([aBook()], [other]).changed).toEqual([aBook().sku]);
    expect(compareCatalogs([other], [aBook()]).changed).toEqual([aBook().sku]);
  }
});
