import type { Logger } from 'pino';
import type { ModelCall } from '#adapters/outbound/llm/openai-compatible-model.ts';
import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import type { ModelConfig } from './configuration/config.ts';

/** The hosted model; its packages are loaded only if it is configured. */
export async function openModel(
  config: ModelConfig,
  log: Logger,
  observe: (call: ModelCall) => void = () => undefined,
): Promise<LanguageModel> {
  const { baseUrl, apiKey, name, timeoutMs, structured, dailyTokens } = config;
  const { makeOpenAiCompatibleModel } = await import('#adapters/outbound/llm/openai-compatible-model.ts');
  return makeOpenAiCompatibleModel({
    baseUrl,
    model: name,
    timeoutMs,
    structured,
    ...(apiKey !== undefined && { apiKey }),
    ...(dailyTokens !== undefined && { dailyTokens }),
    onCall: (call) => {
      observe(call);
      log.info(call, 'language model');
    },
  });
}
