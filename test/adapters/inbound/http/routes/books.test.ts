import { describe, expect, test } from '@jest/globals';
import { oldestCatalogMs } from '#adapters/outbound/database/cached-catalog-reader.ts';
import { makeImportCatalog } from '#application/catalog/import-catalog.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { type Book, bookTypes } from '#domain/catalog/book.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { languages } from '#domain/language.ts';
import { aBook, aBookWithoutIsbn, anEntry, entryOf } from '#test/support/makers/catalogs.ts';
import { Client } from '#test/support/client.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';
import { startService } from '../service-under-test.ts';

const service = await startService({ env: { PAYMENT_URL: 'https://pay.example.com/shop' } });
const client = new Client(service.baseUrl);

/** A service whose catalog contains these books, and a function that imports others. */
async function serviceWith(...books: readonly Book[]) {
  const clock = new FixedClock();
  const started = await startService({ clock });
  const importBooks = async (...others: readonly Book[]) => {
    expectOk(await makeImportCatalog(started.parts)(others.map(entryOf)));
    clock.advance(oldestCatalogMs);
  };
  await importBooks(...books);
  return { client: new Client(started.baseUrl), importBooks };
}

describe('the list of books', () => {
  test('contains the whole catalog in its order, each book with exactly the fields of a list', async () => {
    const { status, headers, body } = await client.get('/books');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toStrictEqual(
      shippedBooks.map(({ sku, title, language, type, priceCents }) => ({
        sku,
        title,
        language,
        type,
        price_cents: priceCents,
        currency: 'USD',
        checkout_url: `https://pay.example.com/shop/books/${sku}`,
      })),
    );
  });

  const choices = [undefined, ...languages].flatMap((language) =>
    [undefined, ...bookTypes].map((type) => ({ language, type })),
  );
  test.each(choices)('may be that of one language and kind: $language, $type', async ({ language, type }) => {
    const query = new URLSearchParams({ ...(language && { language }), ...(type && { type }) });
    const { body } = await client.get(`/books?${query.toString()}`);
    const skus = shippedBooks
      .filter((book) => language === undefined || book.language === language)
      .filter((book) => type === undefined || book.type === type)
      .map(({ sku }) => sku);
    expect(skus.length).toBeGreaterThan(0);
    expect(body.map(({ sku }: { sku: string }) => sku)).toEqual(skus);
  });

  test('is empty if nothing fits', async () => {
    const { client: other } = await serviceWith(aBook({ language: 'fr', type: 'print' }));
    expect((await other.get('/books?language=en')).body).toEqual([]);
    expect((await other.get('/books?type=print')).body).toHaveLength(1);
  });

  test.each([
    ['language=de', 'language'],
    ['language=', 'language'],
    ['language=EN', 'language'],
    ['language=en&language=fr', 'language'],
    ['type=audio', 'type'],
    ['language=de&type=audio', 'language, type'],
    ['language=__proto__', 'language'],
  ])('refuses an unknown value, naming its parameter: %s', async (query, names) => {
    const answer = await client.get(`/books?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.detail).toBe(`These query parameters are wrong: ${names}.`);
  });

  test.each(['?author=x', '?', '?__proto__=1'])('accepts unknown parameters: %s', async (query) => {
    expect((await client.get(`/books${query}`)).body).toHaveLength(shippedBooks.length);
  });
});

describe('one book', () => {
  test.each(shippedBooks)(
    'is shown with its description, and with its ISBN if it has one: $sku',
    async (book) => {
      const { status, body } = await client.get(`/books/${book.sku}`);
      expect(status).toBe(200);
      expect(body).toStrictEqual({
        sku: book.sku,
        title: book.title,
        language: book.language,
        type: book.type,
        price_cents: book.priceCents,
        currency: 'USD',
        checkout_url: `https://pay.example.com/shop/books/${book.sku}`,
        description: book.description,
        ...(book.isbn !== undefined && { isbn: book.isbn }),
      });
    },
  );

  test.each([
    'NOTHING',
    'en-eb-steady-energy',
    '__proto__',
    'constructor',
    '%00',
    '%E0%A4%A',
    'EN%2FEB',
    ' ',
  ])('is not found under another stock number: %s', async (sku) => {
    expect(await client.get(`/books/${sku}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test.each(['/books/', '/books//', `/books/${shippedBooks[0]?.sku}/`])(
    'has one address: not %s',
    async (path) => {
      expect((await client.get(path)).status).toBe(404);
    },
  );
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('nothing of the catalog can be written: %s', async (method) => {
  for (const path of ['/books', `/books/${shippedBooks[0]?.sku}`]) {
    const { status, headers } = await client.send(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

describe.each(['/books', '/books?language=fr&type=print', `/books/${shippedBooks[0]?.sku}`])('%s', (path) => {
  test('may be cached for a minute, and then needs only a short answer if it is unchanged', async () => {
    const { headers } = await client.get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const etag = headers.get('etag') ?? '';
    const again = await client.get(path, { 'If-None-Match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await client.get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('has the same tag on every instance', async () => {
    const env = { PAYMENT_URL: 'https://pay.example.com/shop' };
    const other = new Client((await startService({ env })).baseUrl);
    expect((await other.get(path)).headers.get('etag')).toBe((await client.get(path)).headers.get('etag'));
  });
});

test('every list has its own tag', async () => {
  const paths = ['', '?language=en', '?language=fr', '?type=ebook', '?type=print', '?language=fr&type=print'];
  const tags = await Promise.all(
    paths.map(async (query) => (await client.get(`/books${query}`)).headers.get('etag')),
  );
  expect(new Set(tags).size).toBe(paths.length);
});

describe('an import', () => {
  test('is visible everywhere after a few seconds: in the list, the books and their tags', async () => {
    const [kept, gone] = [aBook({ sku: 'KEPT' }), aBookWithoutIsbn({ sku: 'GONE' })];
    const { client: reader, importBooks } = await serviceWith(kept, gone);
    const before = (await reader.get('/books')).headers.get('etag') ?? '';
    expect((await reader.get('/books/GONE')).status).toBe(200);

    await importBooks({ ...kept, priceCents: 1 }, aBookWithoutIsbn({ sku: 'NEW' }));

    const after = await reader.get('/books', { 'If-None-Match': before });
    expect(after).toMatchObject({
      status: 200,
      body: [{ sku: 'KEPT', price_cents: 1 }, { sku: 'NEW' }],
    });
    expect((await reader.get('/books/KEPT')).body.price_cents).toBe(1);
    expect((await reader.get('/books/NEW')).status).toBe(200);
    expect((await reader.get('/books/GONE')).status).toBe(404);
  });

  test('that changes nothing keeps the tags', async () => {
    const { client: reader, importBooks } = await serviceWith(aBook());
    const before = (await reader.get('/books')).headers.get('etag');
    await importBooks(aBook());
    expect((await reader.get('/books')).headers.get('etag')).toBe(before);
  });

  test('of a file with faults is visible to nobody', async () => {
    const { client: reader } = await serviceWith(aBook());
    const refused = await makeImportCatalog(service.parts)([
      anEntry({ sku: 'B' }),
      anEntry({ price_cents: -1 }),
    ]);
    expect(refused.isErr()).toBe(true);
    expect((await reader.get('/books')).body).toHaveLength(1);
  });
});

test('books are shown while the database is away, unless they were never read before', async () => {
  const catalogReader = {
    current: async () => {
      throw new DatabaseUnavailable(new Error('away'));
    },
  };
  const broken = new Client((await startService({ replace: () => ({ catalogReader }) })).baseUrl);
  for (const path of ['/books', '/books/X']) {
    const { status, body, headers } = await broken.get(path);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'database_unavailable', '5']);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
