import type { Logger } from 'pino';
import { makeBuiltInNarrator } from '../adapters/outbound/narrator/built-in-narrator.ts';
import type { Narrator } from '../application/ports/narrator.ts';
import type { Book } from '../domain/catalog/book.ts';
import type { Addresses } from './addresses.ts';
import type { ModelConfig } from './config.ts';

/** Where a book is bought. */
export const makeBookAddress =
  ({ paymentUrl }: Pick<Addresses, 'paymentUrl'>) =>
  ({ checkoutPath }: Pick<Book, 'checkoutPath'>): string =>
    `${paymentUrl}${checkoutPath}`;

/** Built-in texts, or a hosted model with those behind it; a service without one does not load what it takes. */
export async function narratorOf(config: ModelConfig | undefined, log: Logger): Promise<Narrator> {
  if (config === undefined) return makeBuiltInNarrator();
  const { baseUrl, apiKey, name, timeoutMs, structured, dailyTokens } = config;
  const [{ makeModelNarrator }, { makeOpenAiCompatibleModel }] = await Promise.all([
    import('../adapters/outbound/narrator/model-narrator.ts'),
    import('../adapters/outbound/llm/openai-compatible-model.ts'),
  ]);
  return makeModelNarrator({
    model: makeOpenAiCompatibleModel({
      baseUrl,
      model: name,
      timeoutMs,
      structured,
      ...(apiKey !== undefined && { apiKey }),
      ...(dailyTokens !== undefined && { dailyTokens }),
      onCall: ({ outcome, ms, tokens }) =>
        log.info({ outcome, ms: Math.round(ms), tokens }, 'language model'),
    }),
  });
}
