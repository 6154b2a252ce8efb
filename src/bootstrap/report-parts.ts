import { makeBuiltInNarrator } from '#adapters/outbound/narrator/built-in-narrator.ts';
import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import type { Narrator } from '#application/ports/texts/narrator.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Addresses } from './configuration/addresses.ts';

/** The address at which a book is sold. */
export const makeBookAddress =
  ({ paymentUrl }: Pick<Addresses, 'paymentUrl'>) =>
  ({ checkoutPath }: Pick<Book, 'checkoutPath'>): string =>
    `${paymentUrl}${checkoutPath}`;

/**
 * Built-in texts, or a hosted model with built-in texts as fallback. Its packages are loaded only if it is configured.
 */
export async function narratorOf(model: LanguageModel | undefined): Promise<Narrator> {
  if (model === undefined) return makeBuiltInNarrator();
  const { makeModelNarrator } = await import('#adapters/outbound/narrator/model/narrator.ts');
  return makeModelNarrator({ model });
}
