import type { LiteralSense, Phrase, RuleContent, RuleExamples } from '../model/rule.ts';
import { typeset } from './typeset.ts';

interface PhraseRule {
  readonly message: string;
  /** The message for phrases without a replacement. */
  readonly withoutReplacement: string;
  readonly phrases: () => readonly Phrase[];
  /** Texts about language mention these phrases, and titles contain them: those are not reported. */
  readonly areSpokenOf?: true;
  readonly literal?: readonly LiteralSense[];
  readonly examples: RuleExamples;
}

/** A rule that reports phrases. */
export const phraseRule = ({
  message,
  withoutReplacement,
  phrases,
  areSpokenOf,
  literal,
  examples,
}: PhraseRule): RuleContent => ({
  check: () => ({
    kind: 'phrases',
    ...(areSpokenOf && { skipsNames: true, skipsQuotations: true }),
    ...(literal !== undefined && { literal }),
    message: typeset(message),
    phrases: withMessage(unique(phrases()), typeset(withoutReplacement)),
  }),
  examples,
});

/** Some phrases are in more than one table. */
const unique = (table: readonly Phrase[]): readonly Phrase[] => [
  ...new Map(table.map((phrase) => [`${phrase.match}|${phrase.position ?? ''}`, phrase])).values(),
];

/** Gives phrases without a replacement a message of their own. */
const withMessage = (table: readonly Phrase[], message: string): readonly Phrase[] =>
  table.map((phrase) =>
    phrase.message === undefined && (phrase.replace?.[0] ?? '').trim() === ''
      ? { ...phrase, message }
      : phrase,
  );
