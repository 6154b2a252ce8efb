import type { JSX } from 'preact';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { BookList } from './book-list.tsx';
import type { Texts } from './books-texts.ts';
import { OneBook } from './one-book.tsx';

/** All books, or one of them. The list stays loaded while the reader looks at one book. */
export default function BooksPage({ texts, part }: PageProps<Texts>): JSX.Element {
  const shelf = useLoaded(() => call('GET /books'), []);
  return part === undefined ? (
    <BookList texts={texts} {...shelf} />
  ) : (
    <OneBook key={part} texts={texts} sku={part} {...shelf} />
  );
}
