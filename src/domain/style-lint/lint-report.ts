import type { EnglishVariant, LintLanguage } from './prose.ts';
import type { Category, RuleId, Severity } from './rule.ts';

export const positionUnits = ['utf16', 'codepoint', 'utf8'] as const;
export type PositionUnit = (typeof positionUnits)[number];

/** A word or phrase of the house, with what is not to be written in its place. Literal text, no patterns. */
export interface HouseTerm {
  readonly prefer: string;
  readonly avoid: readonly string[];
  readonly isCaseSensitive: boolean;
  readonly severity: Severity;
}

export interface LintSettings {
  readonly language: LintLanguage;
  readonly variant: EnglishVariant | undefined;
  /** Ids, or all of a category as `clarity/*`. What is disabled stays off, even if it is enabled as well. */
  readonly enable: readonly string[];
  readonly disable: readonly string[];
  /** By rule and by name of the option; what is not set has its default. */
  readonly options: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly terms: readonly HouseTerm[];
  /** A finding whose text is such a word, or holds it as a word, is left out, unless it is of a whole sentence. Any case. */
  readonly ignoreWords: readonly string[];
  readonly minSeverity: Severity;
  readonly maxFindings: number;
  readonly positionUnit: PositionUnit;
}

/** What a text in that language is read with where nothing else is asked for. */
export const usualSettings = (language: LintLanguage): LintSettings => ({
  language,
  variant: undefined,
  enable: [],
  disable: [],
  options: {},
  terms: [],
  ignoreWords: [],
  minSeverity: 'suggestion',
  maxFindings: 500,
  positionUnit: 'utf16',
});

/** Both from 1; the column in the unit that was asked for. Lines end at \n, \r\n or \r. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  /** The same for the n-th finding of a rule on the same words, wherever they stand: it survives edits elsewhere. */
  readonly id: string;
  readonly ruleId: RuleId;
  readonly category: Category;
  readonly severity: Severity;
  readonly message: string;
  /** In the unit that was asked for, half-open. */
  readonly offset: number;
  readonly length: number;
  readonly start: Place;
  readonly end: Place;
  /** Exactly what stands there in the text as sent. */
  readonly text: string;
  /** At most 5, the best first. */
  readonly replacements: readonly string[];
  /** The first replacement may be applied by a program, and then the finding is gone. */
  readonly isAutoFixable: boolean;
}

export interface Metrics {
  /** Code points. */
  readonly characters: number;
  readonly words: number;
  readonly sentences: number;
  /** One decimal; 0 without a sentence. */
  readonly avgSentenceWords: number;
  /** Björnsson 1968: words per sentence plus the percentage of words of more than six letters; `null` without words. */
  readonly lix: number | null;
  /** Flesch 1948 for English, Kandel and Moles 1958 for French; `null` under 100 words. */
  readonly readingEase: number | null;
}

export interface LintReport {
  /** By offset, length and rule; no two of one rule at one place; at most `maxFindings`. */
  readonly findings: readonly Finding[];
  /** Of all findings, returned or not. */
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly byCategory: Readonly<Partial<Record<Category, number>>>;
  /** There are more findings than were returned. */
  readonly isTruncated: boolean;
  /** The budget of steps was used up: the end of the text was not read by every rule. */
  readonly isIncomplete: boolean;
  readonly metrics: Metrics;
}
