import { z } from 'zod';
import type { CatalogReader } from '#application/ports/stores/catalog-reader.ts';
import { type Book, bookTypes } from '#domain/catalog/book.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type Language, languages } from '#domain/language.ts';
import { currency } from '#domain/products/product.ts';
import { Problem } from '../problem.ts';
import { constant, type Constant } from '../reply.ts';
import { constantRoute, type Route } from '../route.ts';

type BookAddress = (book: Book) => string;

export interface BookRouteDeps {
  readonly catalogReader: CatalogReader;
  readonly bookAddress: BookAddress;
}

const listed = z
  .object({
    sku: z.string(),
    title: z.string(),
    language: z.enum(languages),
    type: z.enum(bookTypes),
    price_cents: z.int().min(1),
    currency: z.literal(currency),
    checkout_url: z.url(),
  })
  .meta({ id: 'Book' });

const whole = listed
  .extend({
    description: z.string(),
    isbn: z
      .string()
      .regex(/^\d{13}$/)
      .optional()
      .meta({ description: 'ISBN-13, if one was assigned.' }),
  })
  .meta({ id: 'BookInDetail' });

const filter = z.object({
  language: z.enum(languages).optional().meta({ description: 'Only books in this language.' }),
  type: z.enum(bookTypes).optional().meta({ description: 'Only books of this kind.' }),
});
type Filter = z.infer<typeof filter>;

/** Short, because prices may change. */
const maxAgeSeconds = 60;
const common = { subject: 'Books', readableBy: 'anyone', worksAlone: false } as const;

export function bookRoutes(deps: BookRouteDeps): readonly Route[] {
  const answers = makeAnswers(deps);
  return [
    constantRoute<Filter>({
      ...common,
      path: '/books',
      name: 'listBooks',
      summary: 'The books of the catalog, all of them or of one language or kind',
      query: filter,
      answers: { 200: { description: 'In the order of the catalog.', schema: z.array(listed) } },
      pick: async (_ctx, _params, { language, type }) =>
        (await answers()).lists[language ?? 'all'][type ?? 'all'],
    }),
    constantRoute({
      ...common,
      path: '/books/:sku',
      name: 'showBook',
      summary: 'One book',
      answers: { 200: { description: 'The book.', schema: whole } },
      problems: ['not_found'],
      pick: async (_ctx, { sku }) => {
        const book = (await answers()).books.get(sku);
        if (book === undefined) throw new Problem('not_found');
        return book;
      },
    }),
  ];
}

type Lists = Readonly<Record<Language | 'all', Readonly<Record<Book['type'] | 'all', Constant>>>>;

interface Answers {
  readonly lists: Lists;
  readonly books: ReadonlyMap<string, Constant>;
}

/** Every response about a catalog, serialised once per catalog. */
function makeAnswers({ catalogReader, bookAddress }: BookRouteDeps): () => Promise<Answers> {
  let made: { readonly catalog: Catalog; readonly answers: Answers } | undefined;
  return async () => {
    const catalog = await catalogReader.current();
    if (made?.catalog !== catalog) made = { catalog, answers: answersOf(catalog, bookAddress) };
    return made.answers;
  };
}

function answersOf({ books }: Catalog, bookAddress: BookAddress): Answers {
  const list = (language: Language | 'all', type: Book['type'] | 'all'): Constant => {
    const wanted = books.filter(
      (book) => (language === 'all' || book.language === language) && (type === 'all' || book.type === type),
    );
    return answer(wanted.map((book) => presentListed(book, bookAddress)));
  };
  const ofEachType = (language: Language | 'all') => eachOf(bookTypes, (type) => list(language, type));
  return {
    lists: eachOf(languages, ofEachType),
    books: new Map(books.map((book) => [book.sku, answer(presentWhole(book, bookAddress))])),
  };
}

const eachOf = <Name extends string, T>(
  names: readonly Name[],
  make: (name: Name | 'all') => T,
): Record<Name | 'all', T> =>
  Object.fromEntries((['all', ...names] as const).map((name) => [name, make(name)])) as Record<
    Name | 'all',
    T
  >;

const answer = (value: unknown): Constant =>
  constant(JSON.stringify(value), { type: 'application/json; charset=utf-8', maxAgeSeconds });

const presentListed = (book: Book, bookAddress: BookAddress) =>
  ({
    sku: book.sku,
    title: book.title,
    language: book.language,
    type: book.type,
    price_cents: book.priceCents,
    currency,
    checkout_url: bookAddress(book),
  }) satisfies z.infer<typeof listed>;

const presentWhole = (book: Book, bookAddress: BookAddress) =>
  ({
    ...presentListed(book, bookAddress),
    description: book.description,
    ...(book.isbn !== undefined && { isbn: book.isbn }),
  }) satisfies z.infer<typeof whole>;
