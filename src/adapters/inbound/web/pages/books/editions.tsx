import type { JSX } from 'preact';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { money } from '#adapters/inbound/web/language/format.ts';
import type { Texts } from './books-texts.ts';
import { editionsOf } from './shelf.ts';

interface Props {
  readonly texts: Texts;
  readonly book: Book;
  readonly books: readonly Book[];
}

/** All editions of a title, each with its price and its shop. */
export function Editions({ texts, book, books }: Props): JSX.Element {
  const { language } = useFrame();
  return (
    <>
      {book.language !== language && <p class="soft">{texts.inLanguage[book.language]}</p>}
      {editionsOf(book, books).map(
        ({ sku, type, title, price_cents: cents, currency, checkout_url: shop }) => (
          <p key={sku} class="edition">
            <span>{texts.kinds[type]}</span>
            <span class="number">{money(cents, currency, language)}</span>
            <a class="button quiet" href={shop}>
              {texts.buy}
              <span class="hidden-text">
                {`, ${texts.kinds[type]}: `}
                <span lang={book.language}>{title}</span>
              </span>
            </a>
          </p>
        ),
      )}
    </>
  );
}
