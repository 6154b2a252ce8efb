import type { Trade } from '../trade.ts';

/**
 * The words of one language that identify a trade: phrases with commas between them, in which `*` stands for the rest
 * of a word.
 */
export interface TitleLexicon {
  /** Names of occupations. */
  readonly occupations: Readonly<Record<Trade, string>>;
  /** Names of fields. They count only if no occupation is named: "marketing" in "head of marketing". */
  readonly fields: Readonly<Partial<Record<Trade, string>>>;
  /** Industries in which nearly everybody with a general title has this trade. */
  readonly industries: Readonly<Partial<Record<Trade, string>>>;
  /** Phrases that contain one of the words above and mean something else. */
  readonly unclear: string;
  /** Words that do not help to identify a trade. */
  readonly general: string;
}

/** The words of a phrase; `trade` is `null` if it does not identify a trade. */
export interface Phrase {
  readonly parts: readonly { readonly text: string; readonly isStem: boolean }[];
  readonly letters: number;
  readonly trade: Trade | null;
  readonly isField: boolean;
}

export interface Reading {
  /** The phrases that may begin with this word. */
  readonly startingLike: (word: string) => readonly Phrase[];
}

/** Marks and endings by which French titles name both sexes, as in "infirmier·ère" and "employé(e)". */
const bothSexes = /(?<=\p{L})(?:[·•]\p{L}+(?:[·•]s)?|\(\p{L}{1,6}\))/gu;

/** A title in lower case, without accents, as single words. */
export const wordsOf = (title: string | undefined): readonly string[] =>
  (title ?? '')
    .replaceAll(bothSexes, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const listed = (phrases: string): readonly string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '');

/** Phrases are looked up by this many letters of their first word. */
const keyLetters = 2;

export function phrasesOf(lexicons: readonly TitleLexicon[]): {
  readonly titles: Reading;
  readonly industries: Reading;
} {
  const unclear = lexicons.flatMap((lexicon) =>
    listed(lexicon.unclear).map((text) => phraseOf(text, null, false)),
  );
  const titles = lexicons.flatMap(({ occupations, fields }) => [
    ...told(occupations, false),
    ...told(fields, true),
  ]);
  return {
    titles: readingOf([...titles, ...unclear]),
    industries: readingOf(lexicons.flatMap(({ industries }) => told(industries, true))),
  };
}

const told = (lists: Readonly<Partial<Record<Trade, string>>>, isField: boolean): readonly Phrase[] =>
  Object.entries(lists).flatMap(([trade, texts]) =>
    listed(texts).map((text) => phraseOf(text, trade as Trade, isField)),
  );

const phraseOf = (text: string, trade: Trade | null, isField: boolean): Phrase => ({
  parts: text.split(' ').map((part) => ({ text: part.replace('*', ''), isStem: part.endsWith('*') })),
  letters: text.length,
  trade,
  isField,
});

function readingOf(phrases: readonly Phrase[]): Reading {
  const byKey = Map.groupBy(phrases, ({ parts }) => parts[0]!.text.slice(0, keyLetters));
  return { startingLike: (word) => byKey.get(word.slice(0, keyLetters)) ?? [] };
}
