import type { Language } from '../language.ts';

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
] as const;
export type Category = (typeof categories)[number];

export type RuleId = `${Category}/${string}`;

/** A number that a request may set for one rule. */
export interface RuleOption {
  readonly name: string;
  readonly description: string;
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

/** What a rule is, whatever the language. */
export interface RuleFacts {
  readonly id: RuleId;
  /** One sentence in English. */
  readonly description: string;
  readonly severity: Severity;
  readonly isOnByDefault: boolean;
  /** Good writers differ about it: left out where the engine's precision is measured. */
  readonly isTaste: boolean;
  readonly options?: readonly RuleOption[];
}

/** What a rule knows of one language. Messages are in that language. */
export interface RuleContent {
  /** Built when the language is first read: there are thousands of phrases. */
  readonly check: () => Check;
  readonly examples: RuleExamples;
}

/** They are the rule's tests: each bad one must be found by it, no good one may be. */
export interface RuleExamples {
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

export type RulesOf = Readonly<Partial<Record<RuleId, RuleContent>>>;

export interface Rule extends RuleFacts {
  readonly contents: Readonly<Partial<Record<Language, RuleContent>>>;
}

/** The kinds of checks, after those of Vale (https://vale.sh/docs/styles). */
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
  | TermsCheck;

/** `{match}` and `{replacement}` (the first one) are filled in. */
type Message = string;

/**
 * Existence and substitution. Words are written in lower case with straight apostrophes, as in `in order to` or `au jour
 * d'aujourd'hui`, and match whole words in any case, across line breaks, with any apostrophe or hyphen.
 */
export interface Phrase {
  readonly match: string;
  /** At most 5, the best first; `''` stands for leaving it out. None: only a human can tell. */
  readonly replace?: readonly string[];
  /** The first replacement fits wherever the phrase is found, so that a program may apply it. */
  readonly isSafe?: true;
  /** In place of the check's message. */
  readonly message?: Message;
  /** Words that make the phrase a good one when they follow or precede it at once, within the sentence. */
  readonly notBefore?: readonly string[];
  readonly notAfter?: readonly string[];
  /** Found only as written here, upper and lower case alike. */
  readonly isCaseSensitive?: true;
  /** Found only at the start, or not at the start, of a sentence. */
  readonly position?: 'sentence-start' | 'inside';
}

export interface PhraseCheck {
  readonly kind: 'phrases';
  readonly message: Message;
  readonly phrases: readonly Phrase[];
}

/** The same word twice in a row. */
export interface RepetitionCheck {
  readonly kind: 'repetition';
  readonly message: Message;
  /** Words that may well stand twice. */
  readonly allowed: readonly string[];
}

/** More of something than the option `option` of the rule allows in one sentence. `{count}` is filled in. */
export interface OccurrenceCheck {
  readonly kind: 'occurrence';
  readonly message: Message;
  readonly counted: 'words' | 'commas';
  readonly option: string;
}

/** An abbreviation in capitals that the text never explains as `long form (ABC)` or `ABC (long form)`. */
export interface ConditionalCheck {
  readonly kind: 'conditional';
  readonly message: Message;
  /** Those that everyone knows. */
  readonly known: readonly string[];
}

/** Spellings of one thing, of which a text should use one: the rarer ones are found, on a tie those met later. */
export interface ConsistencyCheck {
  readonly kind: 'consistency';
  readonly message: Message;
  readonly families: readonly (readonly string[])[];
}

/** British and American spellings: against the variant that was asked for, else as `consistency` over the whole text. */
export interface VariantCheck {
  readonly kind: 'variants';
  readonly message: Message;
  /** American first. */
  readonly pairs: readonly (readonly [american: string, british: string])[];
  /** Those of which the American spelling is right in British texts too: only the British one tells. */
  readonly onlyBritish?: readonly (readonly [american: string, british: string])[];
}

/** One step of a sequence: a word that is listed or has one of the endings, and is no exception. */
export interface Step {
  readonly words?: readonly string[];
  readonly endings?: readonly string[];
  /** With `endings`: the least number of letters. */
  readonly leastLetters?: number;
  readonly except?: readonly string[];
  /** May be left out, and may come so often. */
  readonly upTo?: number;
}

/** Words of certain classes one after another, such as a form of `be` and a participle. */
export interface SequenceCheck {
  readonly kind: 'sequence';
  readonly message: Message;
  /** Words that make it another thing when they stand before it at once. */
  readonly notAfter?: readonly string[];
  readonly steps: readonly Step[];
}

/** A figure over the whole text beyond the option `option` of the rule. `{value}` is filled in. */
export interface MetricCheck {
  readonly kind: 'metric';
  readonly message: Message;
  readonly metric: 'reading_ease' | 'lix';
  readonly option: string;
}

/** English `a` and `an`. Words are told by how they begin: only those that sound otherwise are listed. */
export interface ArticleCheck {
  readonly kind: 'article';
  readonly message: Message;
  /** Beginnings that sound like a consonant although they are vowels: `uni`, `euro`, `one`. */
  readonly consonantSounds: readonly string[];
  /** Beginnings that sound like a vowel although they are consonants: `hour`, `honest`. */
  readonly vowelSounds: readonly string[];
  /** Beginnings that take either: `historic`. */
  readonly either: readonly string[];
}

/** French `le arbre`. */
export interface ElisionCheck {
  readonly kind: 'elision';
  readonly message: Message;
  /** The words that lose their last vowel, such as `le`, with what they become. */
  readonly elided: Readonly<Record<string, string>>;
  /** Beginnings of words with an aspirated h or another first sound that keeps the vowel. */
  readonly kept: readonly string[];
  /** Whole words that do so, such as `oui`, or together with the word before them, such as `la une`. */
  readonly keptWords?: readonly string[];
}

/** More than one space between two words, or a space before a comma or a full stop. */
export interface SpacingCheck {
  readonly kind: 'spacing';
  readonly message: Message;
}

/** French spaces before `; : ! ?` and inside guillemets. */
export interface TypographyCheck {
  readonly kind: 'typography';
  readonly message: Message;
}

/** Straight and curly quotation marks or apostrophes in one text. */
export interface QuoteCheck {
  readonly kind: 'quotes';
  readonly message: Message;
}

/** What the request does not want to see written. */
export interface TermsCheck {
  readonly kind: 'terms';
  readonly message: Message;
}
