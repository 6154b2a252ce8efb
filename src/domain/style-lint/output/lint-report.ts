import type { EnglishVariant, LintLanguage } from '../languages.ts';
import type { Category, RuleId, Severity } from '../model/rule.ts';

export const positionUnits = ['utf16', 'codepoint', 'utf8'] as const;
export type PositionUnit = (typeof positionUnits)[number];

/** A term that the user prefers, with the terms to avoid. They are literal text, not patterns. */
export interface HouseTerm {
  readonly prefer: string;
  readonly avoid: readonly string[];
  readonly isCaseSensitive: boolean;
  readonly severity: Severity;
}

export interface LintSettings {
  readonly language: LintLanguage;
  readonly variant: EnglishVariant | undefined;
  /** Rule ids, or all rules of a category as `clarity/*`. `disable` wins over `enable`. */
  readonly enable: readonly string[];
  readonly disable: readonly string[];
  /** Values by rule and option name; other options have their defaults. */
  readonly options: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly terms: readonly HouseTerm[];
  /**
   * Findings that are such a word or contain it are left out, except findings about a whole sentence. Case does not
   * matter.
   */
  readonly ignoreWords: readonly string[];
  readonly minSeverity: Severity;
  readonly maxFindings: number;
  readonly positionUnit: PositionUnit;
}

/** The settings for a text in that language if the request has none. */
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

/** Both count from 1; the column counts in the requested unit. Lines end at \n, \r\n or \r. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  /**
   * The n-th finding of a rule on the same words always has the same id, wherever it stands. So the id survives edits
   * elsewhere in the text.
   */
  readonly id: string;
  readonly ruleId: RuleId;
  readonly category: Category;
  readonly severity: Severity;
  readonly message: string;
  /** In the requested unit; the end is exclusive. */
  readonly offset: number;
  readonly length: number;
  readonly start: Place;
  readonly end: Place;
  /** Exactly the text at this place, as sent. */
  readonly text: string;
  /** At most 5, the best one first. */
  readonly replacements: readonly string[];
  /** A program may apply the first replacement; the finding is then gone. */
  readonly isAutoFixable: boolean;
}

export interface Metrics {
  /** In code points. */
  readonly characters: number;
  readonly words: number;
  readonly sentences: number;
  /** Rounded to one decimal; 0 if there is no sentence. */
  readonly avgSentenceWords: number;
  /** Björnsson 1968: words per sentence plus the percentage of words of more than six letters; `null` without words. */
  readonly lix: number | null;
  /** Flesch 1948 for English, Kandel and Moles 1958 for French; `null` under 100 words. */
  readonly readingEase: number | null;
}

export interface LintReport {
  /** Sorted by offset, length and rule; at most one per rule and place, and at most `maxFindings`. */
  readonly findings: readonly Finding[];
  /** The number of all findings, returned or not. */
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly byCategory: Readonly<Partial<Record<Category, number>>>;
  /** There are more findings than were returned. */
  readonly isTruncated: boolean;
  /** The budget of steps was used up, so some rules did not read the end of the text. */
  readonly isIncomplete: boolean;
  readonly metrics: Metrics;
}
