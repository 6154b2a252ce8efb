import type { Language } from '../language.ts';
import type { RuleId } from './rule.ts';

/** Half-open, in UTF-16 units of the text as it was sent. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands in `masked` for markup inside of prose: as if it were not there. */
export const markupMask = '\u2060';
/** Stands in `masked` for what is no prose, such as code or an address: a word that no rule knows. */
export const opaqueMask = '\uFFFC';

/** Where rules were told to keep quiet. */
export interface Silence {
  readonly span: Span;
  readonly rules: readonly (RuleId | `${string}/*`)[] | 'all';
}

/** What of a text is to be read. */
export interface Prose {
  readonly text: string;
  /** As long as the text, unit by unit, with `markupMask` and `opaqueMask` in it. */
  readonly masked: string;
  /** In order and apart: no sentence goes beyond its paragraph. What lies between is not read. */
  readonly paragraphs: readonly Span[];
  readonly silences: readonly Silence[];
}

export type LintLanguage = Language;
export const englishVariants = ['en-US', 'en-GB'] as const;
export type EnglishVariant = (typeof englishVariants)[number];
