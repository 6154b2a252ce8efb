import type { Language } from '../../../../domain/language.ts';
import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import type { Profile } from '../../../../domain/situation-map/profile.ts';
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

/** What is wrong with a text, told to the model that wrote it and to nobody else. */
export interface Fault {
  readonly check: Check;
  readonly hint: string;
}

/** What one text may be about, and how it may look. */
export interface TextScope {
  /** The only kinds of work that it may name. */
  readonly natures: readonly Nature[];
  /** The one that it is about throughout, whether it is named or not. */
  readonly subject: Nature | null;
  /** The only numbers that it may hold. */
  readonly tokens: ReadonlySet<string>;
  readonly words: Range;
  /** Whole sentences; what the person might say aloud; a heading; or whom to say it to, such as "your manager". */
  readonly form: 'sentences' | 'speech' | 'heading' | 'addressee';
  /** Whether it may let people be heard, in quotation marks. */
  readonly isHeard: boolean;
}

export interface CheckContext {
  readonly language: Language;
  readonly profile: Profile;
  /** All that the person wrote. Names in it may be repeated. */
  readonly ownWords: string;
}

export type TextCheck = (text: string, scope: TextScope, context: CheckContext) => readonly Fault[];
