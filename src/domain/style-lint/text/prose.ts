import type { RuleId } from '../model/rule.ts';

/** A half-open range in UTF-16 units of the text as sent. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces markup inside prose in `masked`; rules read the text as if it were absent. */
export const markupMask = '\u2060';
/** Replaces code, addresses and other text that is not prose in `masked`; rules read it as an unknown word. */
export const opaqueMask = '\uFFFC';

/** A part of the text in which a comment has switched rules off. */
export interface Silence {
  readonly span: Span;
  readonly rules: readonly (RuleId | `${string}/*`)[] | 'all';
}

/** The part of a text that is checked. */
export interface Prose {
  readonly text: string;
  /** As long as the text, with `markupMask` and `opaqueMask` in place of what is not prose. */
  readonly masked: string;
  /**
   * In order and without overlaps. No sentence crosses the end of a paragraph, and text between paragraphs is not read.
   */
  readonly paragraphs: readonly Span[];
  readonly silences: readonly Silence[];
}
