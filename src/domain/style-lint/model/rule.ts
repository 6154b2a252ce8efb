import type { LintLanguage } from '../languages.ts';

export const severities = ['suggestion', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

export const categories = [
  'clarity',
  'style',
  'consistency',
  'mechanics',
  'usage',
  'inclusive',
  'readability',
  'grammar',
] as const;
export type Category = (typeof categories)[number];

export type RuleId = `${Category}/${string}`;

/** A number that a request may set for a rule. */
export interface RuleOption {
  readonly name: string;
  readonly description: string;
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

/** The facts about a rule that hold for every language. */
export interface RuleFacts {
  readonly id: RuleId;
  /** One sentence in English. */
  readonly description: string;
  readonly severity: Severity;
  readonly isOnByDefault: boolean;
  /** Good writers disagree about this rule, so measurements of precision leave it out. */
  readonly isTaste: boolean;
  readonly options?: readonly RuleOption[];
}

/** The content of a rule in one language. Messages are in that language. */
export interface RuleContent {
  /** Built when a text in that language is first checked, because there are thousands of phrases. */
  readonly check: () => Check;
  readonly examples: RuleExamples;
}

/** They are tests of the rule: it must find something in each bad example, and nothing in a good one. */
export interface RuleExamples {
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

export interface Rule extends RuleFacts {
  readonly contents: Readonly<Partial<Record<LintLanguage, RuleContent>>>;
}

/** The kinds of checks, named like those of Vale (https://vale.sh/docs/styles). */
export type Check =
  | PhraseCheck
  | RepetitionCheck
  | OccurrenceCheck
  | ConditionalCheck
  | ConsistencyCheck
  | VariantCheck
  | SequenceCheck
  | MetricCheck
  | ArticleCheck
  | ElisionCheck
  | SpacingCheck
  | TypographyCheck
  | QuoteCheck
  | TermsCheck
  | MarksCheck
  | MixtureCheck
  | PairsCheck
  | SeveralChecks;

/** May contain `{match}` and `{replacement}` (the first one). */
type Message = string;

/**
 * A phrase to find, with or without replacements. Words are in lower case with straight apostrophes, as in `in order
 * to` or `au jour d'aujourd'hui`. They match whole words in any case, across line breaks, and with any kind of
 * apostrophe or hyphen.
 */
export interface Phrase {
  readonly match: string;
  /**
   * At most 5, the best one first; `''` means: leave the phrase out. Without replacements, only a person can decide.
   */
  readonly replace?: readonly string[];
  /** The first replacement is right wherever the phrase occurs, so a program may apply it. */
  readonly isSafe?: true;
  /** Used in place of the check's message. */
  readonly message?: Message;
  /**
   * The phrase is not reported if one of these directly follows (`notBefore`) or precedes (`notAfter`) it within the
   * sentence.
   */
  readonly notBefore?: readonly string[];
  readonly notAfter?: readonly string[];
  /** Found only in exactly this case. */
  readonly isCaseSensitive?: true;
  /** Found only at the start of a sentence, or only elsewhere. */
  readonly position?: 'sentence-start' | 'inside';
  /** Found only with a comma directly before or after it. */
  readonly isParted?: true;
}

/** Words that show that a figure of speech is meant literally: an iceberg near a ship is made of ice. */
export interface LiteralSense {
  /** The phrases with one of these words. */
  readonly of: readonly string[];
  /** Words that show, anywhere in the sentence, that the phrase is meant literally. */
  readonly beside: readonly string[];
}

export interface PhraseCheck {
  readonly kind: 'phrases';
  readonly message: Message;
  readonly phrases: readonly Phrase[];
  /** Does not report a phrase whose last word has a capital within a sentence: it is part of a title or a name. */
  readonly skipsNames?: true;
  /** Does not report phrases within quotation marks: they are somebody else's words. */
  readonly skipsQuotations?: true;
  /** Phrases that are meant literally are not reported. */
  readonly literal?: readonly LiteralSense[];
  /** A text with more of these phrases is old or of a special kind, so none of them is reported. */
  readonly mostInText?: number;
}

/** Finds the same word twice in a row. */
export interface RepetitionCheck {
  readonly kind: 'repetition';
  readonly message: Message;
  /** Words that may be repeated. */
  readonly allowed: readonly string[];
  /** By word: those after which it may, such as `façade` in « la façade est est en pierre ». */
  readonly allowedAfter?: Readonly<Record<string, readonly string[]>>;
  /** Small words that end no idiom such as `step by step by step`: with another word before them they are a pair written twice. */
  readonly pairEnds?: readonly string[];
}

/** Finds sentences with more of something than the rule's option `option` allows. The message may contain `{count}`. */
export interface OccurrenceCheck {
  readonly kind: 'occurrence';
  readonly message: Message;
  readonly counted: 'words' | 'commas';
  readonly option: string;
}

/** Finds an abbreviation in capitals that the text never explains, as in `long form (ABC)` or `ABC (long form)`. */
export interface ConditionalCheck {
  readonly kind: 'conditional';
  readonly message: Message;
  /** Abbreviations that everyone knows. */
  readonly known: readonly string[];
}

/**
 * Several spellings of one word, of which a text should use one. Reports the rarer spellings; if they are equally
 * frequent, the ones that come later.
 */
export interface ConsistencyCheck {
  readonly kind: 'consistency';
  readonly message: Message;
  readonly families: readonly (readonly string[])[];
}

/**
 * British and American spellings. Compares with the requested variant; without one, works like `consistency` over the
 * whole text.
 */
export interface VariantCheck {
  readonly kind: 'variants';
  readonly message: Message;
  /** The American spelling comes first. */
  readonly pairs: readonly (readonly [american: string, british: string])[];
  /**
   * Pairs whose American spelling is also right in British texts, so that only the British one shows the variant of a
   * text.
   */
  readonly onlyBritish?: readonly (readonly [american: string, british: string])[];
}

/** One step of a sequence: a listed word, or a word with one of the endings, but no exception. */
export interface Step {
  readonly words?: readonly string[];
  readonly endings?: readonly string[];
  /** Used with `endings`: the smallest number of letters. */
  readonly leastLetters?: number;
  readonly except?: readonly string[];
  /** The step is optional and may repeat up to this often. */
  readonly upTo?: number;
}

/** Finds words of certain classes in a row, such as a form of `be` and a participle. */
export interface SequenceCheck {
  readonly kind: 'sequence';
  readonly message: Message;
  /** The sequence is not reported directly after one of these words. */
  readonly notAfter?: readonly string[];
  readonly steps: readonly Step[];
}

/** Reports a value of the whole text that is above the rule's option `option`. The message may contain `{value}`. */
export interface MetricCheck {
  readonly kind: 'metric';
  readonly message: Message;
  readonly metric: 'reading_ease' | 'lix';
  readonly option: string;
}

/**
 * Finds wrong `a` and `an` in English. The first letters decide; the lists contain words that sound different from
 * their letters.
 */
export interface ArticleCheck {
  readonly kind: 'article';
  readonly message: Message;
  /** Beginnings with a vowel that sound like a consonant: `uni`, `euro`, `one`. */
  readonly consonantSounds: readonly string[];
  /** Beginnings with a consonant that sound like a vowel: `hour`, `honest`. */
  readonly vowelSounds: readonly string[];
  /** Beginnings that can have either: `historic`. */
  readonly either: readonly string[];
}

/** Finds missing or wrong elisions in French: `le arbre`, `ce arbre` and `cet livre`. */
export interface ElisionCheck {
  readonly kind: 'elision';
  readonly message: Message;
  /** The sound of the next word before which these words change. */
  readonly before?: 'vowel' | 'consonant';
  /** The words that change, such as `le`, with the form up to the next word: `l'`, `cet `. */
  readonly elided: Readonly<Record<string, string>>;
  /** Beginnings of words before which the vowel is kept: those with an aspirated h or another such sound. */
  readonly kept: readonly string[];
  /** Whole words before which the vowel is kept, such as `oui`, or two words, such as `la une`. */
  readonly keptWords?: readonly string[];
}

/** Finds more than one space between two words, and spaces before a comma or a full stop. */
export interface SpacingCheck {
  readonly kind: 'spacing';
  readonly message: Message;
}

/** Checks the French spaces before `; : ! ?` and inside guillemets. */
export interface TypographyCheck {
  readonly kind: 'typography';
  readonly message: Message;
}

/** Finds straight and curly quotation marks or apostrophes in the same text. */
export interface QuoteCheck {
  readonly kind: 'quotes';
  readonly message: Message;
}

/** Finds the terms that the request asks to avoid. */
export interface TermsCheck {
  readonly kind: 'terms';
  readonly message: Message;
}

/** A pattern of punctuation, digits and letters, for cases that are not about words: `(c)`, `?!`, `5 x 3`. */
export interface MarkPattern {
  /** Sticky and bounded: it never reads more than a few dozen characters. */
  readonly match: RegExp;
  /** The characters that a match can begin with. Small letters stand for both cases, `0-9` for all digits. */
  readonly starts: string;
  /** `$1` stands for the first group; `''` means: leave it out. */
  readonly replace?: readonly string[];
  readonly isSafe?: true;
  readonly message?: Message;
  /** If a text has more than a few such matches, they follow a convention of its own and are not reported. */
  readonly isCustom?: true;
  /** Applies only if the request asks for this variant. */
  readonly variant?: 'en-US' | 'en-GB';
}

export interface MarksCheck {
  readonly kind: 'marks';
  readonly message: Message;
  /** The first pattern that matches is reported. */
  readonly patterns: readonly MarkPattern[];
}

/** Finds figures of speech from different fields in one sentence. */
export interface MixtureCheck {
  readonly kind: 'mixture';
  readonly message: Message;
  /** The phrases of each field. */
  readonly fields: readonly (readonly string[])[];
  /** Phrases that have become ordinary words: two of these alone are not reported. */
  readonly plain?: readonly string[];
}

/** Finds brackets and quotation marks that are only opened or only closed. */
export interface PairsCheck {
  readonly kind: 'pairs';
  readonly message: Message;
  readonly pairs: readonly (readonly [opening: string, closing: string])[];
}

/** Combines several checks in one rule. */
interface SeveralChecks {
  readonly kind: 'several';
  readonly checks: readonly Check[];
}
