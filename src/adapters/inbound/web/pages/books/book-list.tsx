import type { JSX } from 'preact';
import type { Book } from '../../api/api-types.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { plural } from '../../language/fill.ts';
import { keepTogether } from '../../language/keep-together.ts';
import { goTo } from '../../navigation/navigation.ts';
import { Field } from '../../parts/field.tsx';
import { Heading } from '../../parts/heading.tsx';
import type { Loaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { pathTo } from '../../paths.ts';
import type { Texts } from './books-texts.ts';
import { Editions } from './editions.tsx';
import { titlesIn } from './shelf.ts';

interface Props {
  readonly texts: Texts;
  readonly loaded: Loaded<readonly Book[]>;
  readonly reload: () => void;
}

/** Books in the language of the page, until somebody chooses others, which the address keeps. */
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
                <h2>
                  <a href={pathTo('books', book.sku)} lang={book.language}>
                    {keepTogether(book.title)}
                  </a>
                </h2>
                <Editions texts={texts} book={book} books={all} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <p class="soft">{texts.shop}</p>
    </>
  );
}
