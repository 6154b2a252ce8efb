import { Counter, type Registry } from 'prom-client';
import type { ModelCall } from '#adapters/outbound/llm/openai-compatible-model.ts';
import type { AdviceSource } from '#application/advisor/suggest.ts';

/** Counts requests to the language model, and measures their duration and tokens. */
export function observeModel(registry: Registry): (call: ModelCall) => void {
  const calls = new Counter({
    name: 'language_model_calls_total',
    help: 'Questions to the language model, by their result: ok, or the code of the failure.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'language_model_tokens_total',
    help: 'Tokens taken by questions to the language model, as it reports them or as estimated.',
    registers: [registry],
  });
  return (call) => {
    calls.inc({ outcome: call.outcome });
    tokens.inc(call.tokens);
  };
}

export function observeAdvice(registry: Registry): (source: AdviceSource) => void {
  const answers = new Counter({
    name: 'advisor_answers_total',
    help: 'Answers of the advisor, by their source: the language model or the built-in rules.',
    labelNames: ['source'],
    registers: [registry],
  });
  return (source) => answers.inc({ source });
}
