import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { Range } from './range.ts';

type Check =
  | 'shape'
  | 'numeric'
  | 'reference'
  | 'direction'
  | 'lexical'
  | 'scores'
  | 'language'
  | 'length'
  | 'sentences';

/** A fault of a text. Only the model that wrote the text sees it. */
export interface Fault {
  readonly check: Check;
  readonly hint: string;
}

/** What a text may be about, and its form. */
export interface TextScope {
  /** The only kinds of work that it may name. */
  readonly natures: readonly Nature[];
  /** The kind of work that the whole text is about, even if it is not named. */
  readonly subject: Nature | null;
  /** The only numbers that it may contain. */
  readonly tokens: ReadonlySet<string>;
  readonly words: Range;
  /**
   * `sentences`: whole sentences. `speech`: what the person might say aloud. `heading`: a heading. `addressee`: the
   * person to speak to, such as "your manager".
   */
  readonly form: 'sentences' | 'speech' | 'heading' | 'addressee';
  /** Whether the text may contain what people say, in quotation marks. */
  readonly isHeard: boolean;
}

export interface CheckContext {
  readonly language: Language;
  readonly profile: Profile;
  /** Everything that the person wrote. The text may repeat names from it. */
  readonly ownWords: string;
}

export type TextCheck = (text: string, scope: TextScope, context: CheckContext) => readonly Fault[];
