import type { Budget, Sink } from './hits.ts';
import type { LintSettings, Metrics } from './lint-report.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a check may use while it is made ready for a language. */
export interface Workshop {
  readonly vocabulary: Vocabulary;
  /** Has `match` called with this item wherever the phrase stands. */
  listenFor(phrase: string, item: number): void;
}

/** One text and one rule. */
export interface CheckContext {
  readonly reading: Reading;
  readonly settings: LintSettings;
  readonly metrics: Metrics;
  readonly budget: Budget;
  readonly sink: Sink;
  /** As the request has it, or the rule's default. */
  readonly option: (name: string) => number;
}

/** What a check does with one text. */
export interface CheckRun {
  /** A phrase was met, from left to right, longest first. False lets a shorter one have the words. */
  match?(item: number, first: number, end: number): boolean;
  /** After all phrases. */
  finish?(): void;
}

export type CompiledCheck = (context: CheckContext) => CheckRun;
