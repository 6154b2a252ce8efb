import type { LiteralSense, Phrase, RuleContent, RuleExamples } from '../model/rule.ts';
import { typeset } from './typeset.ts';

/** A rule that reports phrases, with messages for those with and without a replacement. */
export const phraseRule = (
  message: string,
  messageWithoutReplacement: string,
  table: () => readonly Phrase[],
  ofRule: RuleExamples,
  areSpokenOf = false,
  literal?: readonly LiteralSense[],
): RuleContent => ({
  check: () => ({
    kind: 'phrases',
    ...(areSpokenOf && { skipsNames: true, skipsQuotations: true }),
    ...(literal !== undefined && { literal }),
    message: typeset(message),
    phrases: withMessage(unique(table()), typeset(messageWithoutReplacement)),
  }),
  examples: ofRule,
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
