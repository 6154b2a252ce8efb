/** A number to be filled in, such as `{{week.costs}}`. */
export const tokenPattern = /\{\{([^{}]*)\}\}/gu;

export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(tokenPattern)].map(([, name = '']) => name);

/** What is left to read once the numbers are taken out. */
export const withoutTokens = (text: string): string => text.replaceAll(tokenPattern, ' ');

/** One spelling for what looks alike, so that each pattern is written once. */
export const plainly = (text: string): string =>
  text.normalize('NFC').replaceAll(/[’ʼ]/gu, "'").replaceAll(/\s+/gu, ' ').trim();

export const wordsIn = (text: string): readonly string[] =>
  plainly(text.replaceAll(tokenPattern, ' x ')).match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

/** Ends of sentences that stand before a capital or the end. */
export const sentencesIn = (text: string): readonly string[] =>
  plainly(text)
    .split(/(?<=[.!?…]["'»”)]*)\s+(?=["'«“(]*[\p{Lu}{])/u)
    .filter((sentence) => sentence !== '');

/** Finds any of the fragments of a pattern where it stands as a word of its own. Case does not matter. */
export const anyWord = (fragments: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${fragments.join('|')})(?![\p{L}\p{N}])`, 'giu');

export const firstMatch = (text: string, pattern: RegExp): string | undefined => text.match(pattern)?.[0];
