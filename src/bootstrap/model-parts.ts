import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { makeCatalogAdvisor } from '#adapters/outbound/advisor/catalog-advisor.ts';
import { tinyldDetector } from '#adapters/outbound/language/tinyld-detector.ts';
import { makeBuiltInNarrator } from '#adapters/outbound/narrator/built-in-narrator.ts';
import type { Advisors } from '#application/advisor/suggest.ts';
import type { LanguageDetector } from '#application/ports/texts/language-detector.ts';
import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import { observeModel } from './reporting/advisor-metrics.ts';
import type { ModelConfig } from './configuration/config.ts';
import { openModel } from './language-model.ts';
import { tracedModel } from './reporting/tracing.ts';
import type { Tracing } from '#application/ports/operations/tracing.ts';
import { narratorOf } from './report-parts.ts';

interface Surroundings {
  readonly log: Logger;
  readonly registry: Registry;
  readonly tracing: Tracing;
}

/** All parts that use the language model. They share one model, because its limits are those of the process. */
export async function modelParts(config: ModelConfig | undefined, { log, registry, tracing }: Surroundings) {
  const opened = config && (await openModel(config, log, observeModel(registry)));
  const model = opened && tracedModel(opened, tracing);
  const languageDetector = tinyldDetector;
  return {
    narrator: await narratorOf(model),
    sampleNarrator: makeBuiltInNarrator(),
    advisors: await advisorsOf(model, languageDetector),
    languageDetector,
  };
}

async function advisorsOf(
  model: LanguageModel | undefined,
  languageDetector: LanguageDetector,
): Promise<Advisors> {
  const rules = makeCatalogAdvisor();
  if (model === undefined) return { model: undefined, rules };
  const { makeModelAdvisor } = await import('#adapters/outbound/advisor/model-advisor.ts');
  return { model: makeModelAdvisor({ model, languageDetector, makeMark: randomUUID }), rules };
}
