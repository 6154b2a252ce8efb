import { Histogram, type Registry } from 'prom-client';

/** How long texts are, and how long it takes to lint them. */
export class StyleLintMetrics {
  readonly #seconds: Histogram;
  readonly #characters: Histogram;

  constructor(registry: Registry) {
    this.#seconds = new Histogram({
      name: 'style_lint_seconds',
      help: 'Time from a valid request until its text was linted, waiting included.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers: [registry],
    });
    this.#characters = new Histogram({
      name: 'style_lint_characters',
      help: 'Length of the texts that were linted, in UTF-16 units.',
      buckets: [100, 300, 1000, 3000, 10_000, 30_000, 100_000],
      registers: [registry],
    });
  }

  observe(text: string, milliseconds: number): void {
    this.#seconds.observe(milliseconds / 1000);
    this.#characters.observe(text.length);
  }
}
