import { Histogram, type Registry } from 'prom-client';
import type { LintInput } from '#application/style-lint/lint-text.ts';

/** Lengths of texts and durations of checks. */
export class StyleLintMetrics {
  readonly #seconds: Histogram<'engines'>;
  readonly #characters: Histogram;

  constructor(registry: Registry) {
    this.#seconds = new Histogram({
      name: 'style_lint_seconds',
      help: 'Time from a valid request until its text was linted, waiting included, by the engines that were asked for.',
      labelNames: ['engines'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
      registers: [registry],
    });
    this.#characters = new Histogram({
      name: 'style_lint_characters',
      help: 'Length of the texts that were linted, in UTF-16 units.',
      buckets: [100, 300, 1000, 3000, 10_000, 30_000, 100_000],
      registers: [registry],
    });
  }

  observe({ text, engines }: LintInput, milliseconds: number): void {
    this.#seconds.observe({ engines: engines.toSorted().join('+') }, milliseconds / 1000);
    this.#characters.observe(text.length);
  }
}
