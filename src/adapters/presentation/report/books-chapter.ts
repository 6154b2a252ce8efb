import type { RecommendedBook } from '../../../domain/situation-map/profile.ts';
import { money } from '../money.ts';
import type { LinkItem } from './report-document.ts';
import { type Chapter, paragraph, type Told } from './told.ts';

export const booksChapter: Chapter = (told) => {
  const { profile, texts } = told;
  const items = profile.books.flatMap((book) => linkOf(told, book));
  if (items.length === 0) return undefined;
  return {
    id: 'books',
    title: texts.books.title,
    blocks: [...paragraph(texts.books.introduction), { kind: 'links', items }],
  };
};

/** Nothing for a book that is not on the shelf. */
function linkOf(
  { shelf, texts: { books }, nameOf, language, bookAddress }: Told,
  { sku, nature, reason }: RecommendedBook,
): readonly LinkItem[] {
  return shelf
    .filter((book) => book.sku === sku)
    .map((book) => ({
      text: book.title,
      href: bookAddress(book),
      detail: `${books.reasons[reason](nameOf(nature))}. ${book.description} (${books.types[book.type]}, ${money(book.priceCents, language)})`,
    }));
}
