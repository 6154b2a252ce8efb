import { describe, expect, test } from '@jest/globals';
import { setSvcStage } from './svc-stage.ts';

const book = {
  sku: 'SVC-EN-90',
  title: 'A new book',
  language: 'en',
  type: 'ebook',
  price_cents: 1900,
  currency: 'USD',
  description: 'About something.',
  checkout_path: '/books/SVC-EN-90',
  natures: ['Creating'],
};

const fileOf = (...books: readonly object[]): string => JSON.stringify(books);

describe('svc catalog check', () => {
  test('accepts a valid file, without a database', async () => {
    const { svc, json, terminal, fake } = setSvcStage();
    terminal.files.set('books.json', fileOf(book)).set('-', fileOf(book));
    expect(await svc('catalog', 'check', 'books.json')).toMatchObject({
      status: 0,
      output: 'The file is in order: 1 books.',
    });
    expect(await json('catalog', 'check', '-')).toEqual({ books: 1 });
    expect(fake.opened).toBe(0);
  });

  test('reports all faults at once, as lines for people and as JSON for scripts', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('books.json', fileOf({ ...book, price_cents: 0 }, book));
    const { status, output, errorOutput } = await svc('catalog', 'check', 'books.json', '--json');
    expect(status).toBe(1);
    const { faults } = JSON.parse(output);
    expect(faults.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/0/price_cents', '/1/sku']);
    expect(errorOutput.split('\n')).toHaveLength(2);
    expect((await svc('catalog', 'check', 'books.json')).output).toBe('');
  });

  test('says so when the file cannot be read', async () => {
    const { svc } = setSvcStage();
    const { status, errorOutput } = await svc('catalog', 'check', 'none.json');
    expect(status).toBe(1);
    expect(errorOutput).toMatch(/^none\.json cannot be read: give the path of a file/);
  });

  test('says so when it is not JSON', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('books.json', '{');
    const { status, errorOutput } = await svc('catalog', 'check', 'books.json');
    expect(status).toBe(1);
    expect(errorOutput).toMatch(/^The file: .*JSON/);
  });
});

describe('svc catalog import', () => {
  test('replaces the catalog and reports what changed', async () => {
    const { svc, json, terminal, catalog } = setSvcStage();
    const other = { ...book, sku: 'SVC-EN-91', checkout_path: '/books/SVC-EN-91' };
    terminal.files
      .set('first.json', fileOf(book))
      .set('second.json', fileOf({ ...book, price_cents: 2000 }, other));
    expect(await json('catalog', 'import', 'first.json')).toMatchObject({ books: 1, added: ['SVC-EN-90'] });
    const { output } = await svc('catalog', 'import', 'second.json');
    expect(output).toMatch(
      /^The catalog now has 2 books \(version \d+\)\.\nAdded: SVC-EN-91\nChanged: SVC-EN-90$/,
    );
    expect((await catalog.current()).books.map(({ sku }) => sku)).toEqual(['SVC-EN-90', 'SVC-EN-91']);
  });

  test('changes nothing for a file with a fault, and does not open the database for one that cannot be read', async () => {
    const { svc, terminal, fake, catalog } = setSvcStage();
    terminal.files.set('good.json', fileOf(book)).set('bad.json', fileOf(book, book));
    await svc('catalog', 'import', 'good.json');
    expect((await svc('catalog', 'import', 'bad.json')).status).toBe(1);
    expect((await catalog.current()).books).toHaveLength(1);
    expect((await svc('catalog', 'import', 'none.json')).status).toBe(1);
    expect(fake.opened).toBe(2);
  });
});
