import type { Span } from '../text/prose.ts';
import type { Severity } from '../model/rule.ts';

/** The text of a hit. Hits with the same text share one object. */
export interface Wording {
  /** May contain the placeholders `{match}` and `{replacement}` and those of `values`. */
  readonly message: string;
  readonly replacements: readonly string[];
  readonly isSafe: boolean;
  /** Uses replacements as they are, without adapting capitals and apostrophes to the text. */
  readonly isExact?: boolean;
  readonly values?: Readonly<Record<string, string>>;
  readonly severity?: Severity;
}

export interface Hit extends Span {
  readonly wording: Wording;
}

/** Receives the hits of one rule, in the order of their start. */
export interface Sink {
  add(start: number, end: number, wording: Wording): void;
}

export interface SinkLimits {
  readonly most: number;
  readonly severity: Severity;
  readonly isWanted: (span: Span, severity: Severity) => boolean;
}

/** Counts every hit of a rule, but keeps only the first ones, because a response never contains more. */
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

/** The limit of work for one text. It counts steps, not time, so that equal texts get equal reports on any machine. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Returns false when the budget is used up. */
  take(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
