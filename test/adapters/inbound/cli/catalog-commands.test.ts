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
  test('finds a good file in order, without a database', async () => {
    const { svc, json, terminal, told } = setSvcStage();
    terminal.files.set('books.json', fileOf(book)).set('-', fileOf(book));
    expect(await svc('catalog', 'check', 'books.json')).toMatchObject({
      status: 0,
      output: 'The file is in order: 1 books.',
    });
    expect(await json('catalog', 'check', '-')).toEqual({ books: 1 });
    expect(told.opened).toBe(0);
  });

  test('tells every fault at once: people by lines, scripts by JSON', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('books.json', fileOf({ ...book, price_cents: 0 }, book));
    const { status, output, complaints } = await svc('catalog', 'check', 'books.json', '--json');
    expect(status).toBe(1);
    const { faults } = JSON.parse(output);
    expect(faults.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/0/price_cents', '/1/sku']);
    expect(complaints.split('\n')).toHaveLength(2);
    expect((await svc('catalog', 'check', 'books.json')).output).toBe('');
  });

  test('says so when the file cannot be read', async () => {
    const { svc } = setSvcStage();
    const { status, complaints } = await svc('catalog', 'check', 'none.json');
    expect(status).toBe(1);
    expect(complaints).toMatch(/^none\.json cannot be read: give the path of a file/);
  });

  test('says so when it is not JSON', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('books.json', '{');
    const { status, complaints } = await svc('catalog', 'check', 'books.json');
    expect(status).toBe(1);
    expect(complaints).toMatch(/^The file: .*JSON/);
  });
});

describe('svc catalog import', () => {
  test('replaces the catalog and tells what changed', async () => {
    const { svc, json, terminal, catalog } = setSvcStage();
    const other = { ...book, sku: 'SVC-EN-91', checkout_path: '/books/SVC-EN-91' };
    terminal.files
      .set('first.json', fileOf(book))
      .set('second.json', fileOf({ ...book, price_cents: 2000 }, other));
    expect(await json('catalog', 'import', 'first.json')).toMatchObject({ books: 1, added: ['SVC-EN-90'] });
    const { output } = await svc('catalog', 'import', 'second.json');
    expect(output).toMatch(
      /^The catalog has 2 books now \(version \d+\)\.\nAdded: SVC-EN-91\nChanged: SVC-EN-90$/,
    );
    expect((await catalog.current()).books.map(({ sku }) => sku)).toEqual(['SVC-EN-90', 'SVC-EN-91']);
  });

  test('changes nothing for a file with a fault, and does not open the database for one that cannot be read', async () => {
    const { svc, terminal, told, catalog } = setSvcStage();
    terminal.files.set('good.json', fileOf(book)).set('bad.json', fileOf(book, book));
    await svc('catalog', 'import', 'good.json');
    expect((await svc('catalog', 'import', 'bad.json')).status).toBe(1);
    expect((await catalog.current()).books).toHaveLength(1);
    expect((await svc('catalog', 'import', 'none.json')).status).toBe(1);
    expect(told.opened).toBe(2);
  });
});
