import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readCatalogFile } from '#adapters/inbound/cli/commands/catalog-file.ts';
import { checkCatalog } from '#application/catalog/check-catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { anEntry } from '#test/support/makers/catalogs.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';

const faultsIn = (text: string) => expectErr(readCatalogFile(text));
const faultsInEntry = (differences: Readonly<Record<string, unknown>>) =>
  faultsIn(JSON.stringify([{ ...anEntry(), ...differences }]));

describe('a catalog file', () => {
  test('in docs/ contains the books that come with the service, as an example', () => {
    const text = readFileSync(new URL('../../../../docs/catalog.json', import.meta.url), 'utf8');
    expect(expectOk(checkCatalog(expectOk(readCatalogFile(text))))).toStrictEqual(shippedBooks);
  });

  test('is read unchanged, even after a byte order mark', () => {
    const entries = [anEntry(), anEntry({ sku: 'B', isbn: undefined, natures: [] })];
    expect(expectOk(readCatalogFile(`\uFEFF${JSON.stringify(entries, null, 2)}`))).toEqual([
      anEntry(),
      JSON.parse(JSON.stringify(entries[1])),
    ]);
  });

  test.each([
    ['', 'The file is not JSON.'],
    ['[', 'The file is not JSON.'],
    ['secret', 'The file is not JSON.'],
    ['[\n  {"sku": "secret" "title": 1}]', 'The file is not JSON. Look at line 2, column 20.'],
  ])('that is not JSON is refused, with the place if it is known: %j', (text, message) => {
    expect(faultsIn(text)).toEqual([{ pointer: '', code: 'malformed_json', message }]);
  });

  test.each(['{}', '"text"', 'null', '7', '{"books": []}'])('is a list of books: not %s', (text) => {
    expect(faultsIn(text)).toMatchObject([{ pointer: '', code: 'wrong_type' }]);
  });

  test('is refused with all missing, unknown or wrongly typed fields at once, without their values', () => {
    const { title: _title, natures: _natures, ...rest } = anEntry();
    const text = JSON.stringify([
      'secret',
      { ...rest, price_cents: '14.90 secret', isbn: null, 'a/b~': 'secret', checkoutPath: 'secret' },
      { ...anEntry(), natures: ['Creating', 5], sku: { secret: 1 } },
    ]);
    const faults = faultsIn(text);
    expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/0 wrong_type',
      '/1/title missing_field',
      '/1/price_cents wrong_type',
      '/1/isbn wrong_type',
      '/1/natures missing_field',
      '/1/a~1b~0 unknown_field',
      '/1/checkoutPath unknown_field',
      '/2/sku wrong_type',
      '/2/natures/1 wrong_type',
    ]);
    expect(JSON.stringify(faults)).not.toContain('secret');
  });

  test('says what to write instead', () => {
    expect(faultsInEntry({ price_cents: '1490' })[0]?.message).toBe(
      'Write a number without quotation marks.',
    );
    expect(faultsInEntry({ natures: 'Creating' })[0]?.message).toBe('Write a list in square brackets.');
    expect(faultsInEntry({ colour: 'red' })[0]?.message).toContain('A book has sku, title, language, type');
  });

  test('leaves values of the right type to the domain', () => {
    const odd = { price_cents: -0.5, language: 'xx', isbn: 'x', natures: ['x', 'x'], checkout_path: '//' };
    expect(readCatalogFile(JSON.stringify([{ ...anEntry(), ...odd }])).isOk()).toBe(true);
  });

  test('with any content never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const checked = readCatalogFile(text).map(checkCatalog);
        expect(checked.isOk() || checked.error.length > 0).toBe(true);
      }),
    );
  });

  test.each(['{"__proto__": {"sku": "X"}}', '{"constructor": 1}'])(
    'cannot reach a prototype: %s',
    (entry) => {
      expect(faultsIn(`[${entry}]`).map(({ code }) => code)).toContain('unknown_field');
    },
  );
});
