import type { Book } from '#domain/catalog/book.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Goals } from '../intake/intake.ts';
import type { RankedNature, RecommendedBook } from '../profile.ts';

type Need = Pick<RecommendedBook, 'nature' | 'reason'>;

/** The reasons to recommend a book: the first risk, the first lever and the first wish. */
export function needsOf(
  topRisks: readonly RankedNature[],
  topLevers: readonly RankedNature[],
  moreOf: Goals['moreOf'] = [],
): readonly Need[] {
  return [
    ...topRisks.slice(0, 1).map(({ nature }) => ({ nature, reason: 'risk' }) as const),
    ...topLevers.slice(0, 1).map(({ nature }) => ({ nature, reason: 'lever' }) as const),
    ...moreOf.slice(0, 1).map((nature) => ({ nature, reason: 'goal' }) as const),
  ];
}

/**
 * One book for each need, if the shelf has a matching one. No title is recommended twice, even if several editions of
 * it are on sale.
 */
export function chooseBooks(shelf: readonly Book[], needs: readonly Need[]): readonly RecommendedBook[] {
  const titles = new Set<string>();
  return needs.flatMap((need) => {
    const book = bestFor(
      need.nature,
      shelf.filter(({ title }) => !titles.has(title)),
    );
    if (book === undefined) return [];
    titles.add(book.title);
    return [{ sku: book.sku, ...need }];
  });
}

/** The book that lists the nature earliest; if several are equal, the first on the shelf. */
const bestFor = (nature: Nature, shelf: readonly Book[]): Book | undefined =>
  shelf
    .filter(({ natures }) => natures.includes(nature))
    .toSorted((a, b) => a.natures.indexOf(nature) - b.natures.indexOf(nature))[0];
