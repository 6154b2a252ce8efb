import type { Span } from './prose.ts';
import type { Severity } from './rule.ts';

/** What is said of a hit. Made only once for all that are alike. */
export interface Wording {
  /** `{match}`, `{replacement}` and `values` are filled in. */
  readonly message: string;
  readonly replacements: readonly string[];
  readonly isSafe: boolean;
  /** Replacements stand as they are: no capitals and no apostrophes of the text are taken over. */
  readonly isExact?: boolean;
  readonly values?: Readonly<Record<string, string>>;
  readonly severity?: Severity;
}

export interface Hit extends Span {
  readonly wording: Wording;
}

/** Takes the hits of one rule. They come by their start. */
export interface Sink {
  add(start: number, end: number, wording: Wording): void;
}

export interface SinkLimits {
  readonly most: number;
  readonly severity: Severity;
  readonly isWanted: (span: Span, severity: Severity) => boolean;
}

/** Counts every hit of a rule but keeps only the first ones: no more of them are ever told. */
export class BoundedSink implements Sink {
  readonly hits: Hit[] = [];
  readonly totals = new Map<Severity, number>();
  readonly #limits: SinkLimits;
  #last: Span = { start: -1, end: -1 };

  constructor(limits: SinkLimits) {
    this.#limits = limits;
  }

  add(start: number, end: number, wording: Wording): void {
    const severity = wording.severity ?? this.#limits.severity;
    if (start === this.#last.start && end === this.#last.end) return;
    if (!this.#limits.isWanted({ start, end }, severity)) return;
    this.#last = { start, end };
    this.totals.set(severity, (this.totals.get(severity) ?? 0) + 1);
    if (this.hits.length < this.#limits.most) this.hits.push({ start, end, wording });
  }
}

/** The work that one text may cost, counted so that equal texts get equal answers on any machine. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** False when it is spent. */
  take(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
