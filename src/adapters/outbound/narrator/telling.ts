import type { ReportFacts } from '../../../application/ports/narrator.ts';
import type { Language } from '../../../domain/language.ts';
import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { Counsel } from '../../../domain/situation-map/counsel.ts';
import type { Intake } from '../../../domain/situation-map/intake.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import { fill } from './fill.ts';
import { oneLine } from './own-words.ts';
import { grammar as english } from './words/english/grammar.ts';
import { words as englishWords } from './words/english/words.ts';
import { grammar as french } from './words/french/grammar.ts';
import { words as frenchWords } from './words/french/words.ts';
import type { Grammar, Slots } from './words/grammar.ts';
import type { ReportWords } from './words/report-words.ts';

const languages = {
  en: { words: englishWords, grammar: english },
  fr: { words: frenchWords, grammar: french },
} as const satisfies Record<Language, { readonly words: ReportWords; readonly grammar: Grammar }>;

/** So much of somebody's own words is quoted. */
const longestQuote = 140;

/** What is told, with the words of its language. */
export interface Telling {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly counsel: Counsel;
  readonly words: ReportWords;
  readonly grammar: Grammar;
  /** A text with the slots of the role, and with these. */
  readonly say: (template: string, slots?: Slots) => string;
  /** The same where the role was named before. */
  readonly sayAgain: (template: string, slots?: Slots) => string;
}

export function tellingOf({ profile, intake }: ReportFacts): Telling {
  const { counsel, language, roleBasis } = profile;
  if (counsel === null) throw new Error('A profile of the first method has words of its own.');
  const { words, grammar } = languages[language];
  const isTarget = roleBasis === 'target';
  const inWork = counsel.audience.plan === 'alone' ? 'own' : 'current';
  const sayer =
    (role: Slots): Telling['say'] =>
    (template, slots = {}) =>
      fill(template, { ...role, ...slots });
  return {
    profile,
    intake,
    counsel,
    words,
    grammar,
    say: sayer(grammar.role(isTarget ? 'target' : inWork)),
    sayAgain: sayer(grammar.role(isTarget ? 'named_target' : inWork)),
  };
}

/** The slots of a nature that may be absent, under the name of the slot. */
export const natureSlots = ({ grammar }: Telling, name: string, nature: Nature | null | undefined): Slots =>
  nature ? grammar.nature(name, nature) : {};

/** What carries is told as giving energy where it does. */
export function asGiving<Case extends string>(
  { profile }: Telling,
  name: Case,
  nature: Nature,
): Case | 'carries_gives' {
  const energy = profile.natures.find((one) => one.nature === nature)?.energy ?? 0;
  return name === 'carries' && energy > 0 ? 'carries_gives' : name;
}

/** Somebody's own words in quotation marks, or nothing. */
export function quotation({ grammar }: Telling, words: string | undefined): string | null {
  const line = oneLine(words, longestQuote);
  return line === null ? null : grammar.quoted(line);
}
