import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Counsel } from '#domain/situation-map/report/counsel.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
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

/** The most characters that are quoted from a person's own words. */
const longestQuote = 140;

/** The facts of a report, with the texts and the grammar of its language. */
export interface WritingContext {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly counsel: Counsel;
  /** `now`: the person has the role. `target`: they only aim for it. */
  readonly basis: 'now' | 'target';
  readonly words: ReportWords;
  readonly grammar: Grammar;
  /** Fills a text with the slots of the role and with the given ones. */
  readonly say: (template: string, slots?: Slots) => string;
  /** The same as `say`, for texts after the one that names the role. */
  readonly sayAgain: (template: string, slots?: Slots) => string;
}

export function writingContextOf({ profile, intake }: ReportFacts): WritingContext {
  const { counsel, language, roleBasis } = profile;
  if (counsel === null) throw new Error('A profile of the first method has its own texts.');
  const { words, grammar } = languages[language];
  const basis = roleBasis === 'target' ? 'target' : 'now';
  const inWork = counsel.audience.plan === 'alone' ? 'own' : 'current';
  const sayer =
    (role: Slots): WritingContext['say'] =>
    (template, slots = {}) =>
      fill(template, { ...role, ...slots });
  return {
    profile,
    intake,
    counsel,
    basis,
    words,
    grammar,
    say: sayer(grammar.role(basis === 'target' ? 'target' : inWork)),
    sayAgain: sayer(grammar.role(basis === 'target' ? 'named_target' : inWork)),
  };
}

/** The placeholders of a nature, starting from this name; empty without a nature. */
export const natureSlots = (
  { grammar }: WritingContext,
  name: string,
  nature: Nature | null | undefined,
): Slots => (nature ? grammar.nature(name, nature) : {});

/** Selects the version that says that a nature gives energy, if a nature that carries also does that. */
export function asGiving<Case extends string>(
  { profile }: WritingContext,
  name: Case,
  nature: Nature,
): Case | 'carries_gives' {
  const energy = profile.natures.find((one) => one.nature === nature)?.energy ?? 0;
  return name === 'carries' && energy > 0 ? 'carries_gives' : name;
}

/** The person's own words in quotation marks, or null if there are none. */
export function quotation({ grammar }: WritingContext, words: string | undefined): string | null {
  const line = oneLine(words, longestQuote);
  return line === null ? null : grammar.quoted(line);
}
