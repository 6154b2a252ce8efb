import type { Budget, Sink } from './hits.ts';
import type { LintSettings, Metrics } from '../output/lint-report.ts';
import type { Reading } from '../text/reading.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** The tools for compiling a check for one language. */
export interface CompileTools {
  readonly vocabulary: Vocabulary;
  /** Makes the engine call `match` with this item at every occurrence of the phrase. */
  listenFor(phrase: string, item: number): void;
}

/** The input and output of one rule on one text. */
export interface CheckContext {
  readonly reading: Reading;
  readonly settings: LintSettings;
  readonly metrics: Metrics;
  readonly budget: Budget;
  readonly sink: Sink;
  /** As the request has it, or the rule's default. */
  readonly option: (name: string) => number;
}

/** The value in the request, or the rule's default. */
export interface CheckRun {
  /**
   * Called for every occurrence of a phrase, from left to right, the longest first. If it returns false, a shorter
   * phrase may use the same words.
   */
  match?(item: number, first: number, end: number): boolean;
  /** Called after all phrases. */
  finish?(): void;
}

export type CompiledCheck = (context: CheckContext) => CheckRun;
