import type { CompiledCheck } from '../engine/compiled-check.ts';
import { endOf, startOf } from '../text/reading.ts';
import type { MetricCheck } from '../model/rule.ts';

/** Reported at the first sentence, because it is about the whole text. */
export function compileMetric(check: MetricCheck): CompiledCheck {
  return ({ reading, metrics, sink, option }) => ({
    finish() {
      const limit = option(check.option);
      const value = check.metric === 'lix' ? metrics.lix : metrics.readingEase;
      if (value === null || (check.metric === 'lix' ? value <= limit : value >= limit)) return;
      sink.add(startOf(reading, 0), endOf(reading, (reading.sentences.lasts[0] ?? 1) - 1), {
        message: check.message,
        replacements: [],
        isSafe: false,
        values: { value: String(value) },
      });
    },
  });
}
