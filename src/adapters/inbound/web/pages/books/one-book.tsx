import type { JSX } from 'preact';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { keepTogether } from '#adapters/inbound/web/language/keep-together.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { type Loaded, useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './books-texts.ts';
import { Cover } from './cover.tsx';
import { Editions } from './editions.tsx';

interface Props {
  readonly texts: Texts;
  readonly sku: string;
  readonly loaded: Loaded<readonly Book[]>;
  readonly reload: () => void;
}

/** Requests a book only if it is in the list. The heading stays the same element because it may have the focus. */
export function OneBook({ texts, sku, loaded, reload }: Props): JSX.Element {
  const books = loaded.state === 'loaded' ? loaded.data : undefined;
  const book = books?.find((known) => known.sku === sku);
  return (
    <>
      <p>
        <a href={pathTo('books')}>{texts.toList}</a>
      </p>
      <Heading title={book?.title ?? (books ? texts.missing : texts.title)}>
        {book && <span lang={book.language}>{keepTogether(book.title)}</span>}
      </Heading>
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(all) => book && <Particulars texts={texts} book={book} books={all} />}
      </WhenLoaded>
    </>
  );
}

interface BookProps {
  readonly texts: Texts;
  readonly book: Book;
  readonly books: readonly Book[];
}

function Particulars(props: BookProps): JSX.Element {
  const { texts, book } = props;
  const { loaded, reload } = useLoaded(() => call('GET /books/{sku}', { params: { sku: book.sku } }), []);
  return (
    <div class="one-book">
      <Cover book={book} />
      <div>
        <WhenLoaded loaded={loaded} onRetry={reload}>
          {({ description, isbn }) => (
            <>
              <p class="lead" lang={book.language}>
                {keepTogether(description)}
              </p>
              {isbn && (
                <p class="soft">
                  ISBN {isbn} ({texts.kinds[book.type]})
                </p>
              )}
            </>
          )}
        </WhenLoaded>
        <Editions {...props} />
        <p class="soft">{texts.shop}</p>
      </div>
    </div>
  );
}
