import { makeBuiltInNarrator } from '../adapters/outbound/narrator/built-in-narrator.ts';
import type { LanguageModel } from '../application/ports/language-model.ts';
import type { Narrator } from '../application/ports/narrator.ts';
import type { Book } from '../domain/catalog/book.ts';
import type { Addresses } from './addresses.ts';

/** Where a book is bought. */
export const makeBookAddress =
  ({ paymentUrl }: Pick<Addresses, 'paymentUrl'>) =>
  ({ checkoutPath }: Pick<Book, 'checkoutPath'>): string =>
    `${paymentUrl}${checkoutPath}`;

/** Built-in texts, or a hosted model with those behind it; a service without one does not load what it takes. */
export async function narratorOf(model: LanguageModel | undefined): Promise<Narrator> {
  if (model === undefined) return makeBuiltInNarrator();
  const { makeModelNarrator } = await import('../adapters/outbound/narrator/model-narrator.ts');
  return makeModelNarrator({ model });
}
