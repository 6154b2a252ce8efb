import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Book } from '../../api/api-types.ts';
import { keepTogether } from '../../language/keep-together.ts';
import type { Texts } from './advisor-texts.ts';
import type { Turn } from './conversation.ts';
import { pathToProduct } from './product-place.ts';

interface Props {
  readonly texts: Texts;
  readonly turn: Turn;
  readonly books: readonly Book[];
}

/** Without suggestions there is nothing but what the service says: it may ask back, or point somebody in need to help. */
export function AnsweredTurn({ texts, turn, books }: Props): JSX.Element {
  const { question, advice, language, source } = turn;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <article class="turn">
      <p class="asked">{question}</p>
      <h2 tabIndex={-1} ref={heading}>
        {texts.answer}
      </h2>
      {advice.recommendations.map(({ product, reason }) => (
        <section key={product} class="card">
          <h3>
            <ProductLink product={product} texts={texts} books={books} />
          </h3>
          <p lang={language}>{reason}</p>
        </section>
      ))}
      {advice.recommendations.length > 0 && <p class="hint">{texts.sources[source]}</p>}
      <p class="follow-up" lang={language}>
        {advice.follow_up}
      </p>
    </article>
  );
}

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
