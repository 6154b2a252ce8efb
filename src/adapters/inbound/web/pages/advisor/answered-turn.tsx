import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { keepTogether } from '#adapters/inbound/web/language/keep-together.ts';
import type { Texts } from './advisor-texts.ts';
import type { Turn } from './conversation.ts';
import { pathToProduct } from './product-place.ts';

interface Props {
  readonly texts: Texts;
  readonly turn: Turn;
  readonly books: readonly Book[];
}

/**
 * One answer of the advisor. An answer without suggestions may be a question, or the address of help for a person in
 * danger.
 */
export function AnsweredTurn({ texts, turn, books }: Props): JSX.Element {
  const { question, advice, language, source } = turn;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAdvice = advice.recommendations.length > 0;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <article class="turn">
      <p class="asked">{question}</p>
      <h2 tabIndex={-1} ref={heading}>
        {hasAdvice ? texts.answer : texts.onlyAnswer}
      </h2>
      {advice.recommendations.map(({ product, reason }) => (
        <section key={product} class="card">
          <h3>
            <ProductLink product={product} texts={texts} books={books} />
          </h3>
          <p lang={language}>{reason}</p>
        </section>
      ))}
      {hasAdvice && <p class="hint">{texts.sources[source]}</p>}
      <p class="follow-up" lang={language}>
        {hasAdvice ? advice.follow_up : <WithPhoneLinks text={advice.follow_up} />}
      </p>
    </article>
  );
}

/** Emergency and crisis numbers, as the service writes them. */
const phoneNumbers = /\b(3114|988|116 123|911|999|112|15)\b/u;

/** Makes the numbers links that start a call. */
const WithPhoneLinks = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {text.split(phoneNumbers).map((part) =>
      phoneNumbers.test(part) ? (
        <a key={part} class="phone" href={`tel:${part.replaceAll(' ', '')}`}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);

function ProductLink({
  product,
  texts,
  books,
}: Pick<Props, 'texts' | 'books'> & { readonly product: string }): JSX.Element {
  const names: Readonly<Record<string, string>> = texts.products;
  const book = books.find(({ sku }) => product === `book:${sku}`);
  return (
    <a href={pathToProduct(product)} lang={book?.language}>
      {names[product] ?? keepTogether(book?.title ?? texts.book)}
    </a>
  );
}
