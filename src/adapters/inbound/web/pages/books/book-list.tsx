import type { JSX } from 'preact';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { plural } from '#adapters/inbound/web/language/fill.ts';
import { keepTogether } from '#adapters/inbound/web/language/keep-together.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { Field } from '#adapters/inbound/web/parts/field.tsx';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { type Loaded, useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './books-texts.ts';
import { Cover } from './cover.tsx';
import { Editions } from './editions.tsx';
import { titlesIn } from './shelf.ts';

interface Props {
  readonly texts: Texts;
  readonly loaded: Loaded<readonly Book[]>;
  readonly reload: () => void;
}

/** Shows books in the language of the page, unless the address contains another choice of the reader. */
export function BookList({ texts, loaded, reload }: Props): JSX.Element {
  const { language, address } = useFrame();
  const wanted = address.query.get('language') ?? '';
  const chosen = Object.hasOwn(texts.languages, wanted) ? wanted : language;
  const books = loaded.state === 'loaded' ? loaded.data : undefined;
  const titles = books && titlesIn(books, chosen);
  return (
    <>
      <Heading title={texts.title} />
      <p class="lead">{texts.lead}</p>
      <Field id="language" label={texts.language}>
        <select
          id="language"
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            goTo(`${pathTo('books')}?language=${value}`, { replace: true })
          }
        >
          {Object.entries(texts.languages).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <p class="count" role="status">
        {titles && (titles.length === 0 ? texts.none : plural(texts.count, titles.length, language))}
      </p>
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(all) => (
          <ul class="shelf">
            {titles?.map((book) => (
              <li key={book.sku}>
                <Cover book={book} />
                <div>
                  <h2>
                    <a href={pathTo('books', book.sku)} lang={book.language}>
                      {keepTogether(book.title)}
                    </a>
                  </h2>
                  <About book={book} />
                  <Editions texts={texts} book={book} books={all} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <p class="soft">{texts.shop}</p>
    </>
  );
}

/** The list of the service has no descriptions; there is room for one from the start, so that nothing moves. */
function About({ book: { sku, language } }: { readonly book: Book }): JSX.Element {
  const { loaded } = useLoaded(() => call('GET /books/{sku}', { params: { sku } }), [sku]);
  return (
    <p class="about" lang={language}>
      {loaded.state === 'loaded' && keepTogether(loaded.data.description)}
    </p>
  );
}
