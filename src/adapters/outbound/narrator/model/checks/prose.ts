/** The place of a number, such as `{{week.costs}}`. */
export const tokenPattern = /\{\{([^{}]*)\}\}/gu;

export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(tokenPattern)].map(([, name = '']) => name);

/** The text without its number tokens. */
export const withoutTokens = (text: string): string => text.replaceAll(tokenPattern, ' ');

/** Replaces characters that look alike by one of them, so that patterns need only one spelling. */
export const plainly = (text: string): string =>
  text.normalize('NFC').replaceAll(/[’ʼ]/gu, "'").replaceAll(/\s+/gu, ' ').trim();

export const wordsIn = (text: string): readonly string[] =>
  plainly(text.replaceAll(tokenPattern, ' x ')).match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

/** Splits after the end of a sentence if a capital, a token or the end of the text follows. */
export const sentencesIn = (text: string): readonly string[] =>
  plainly(text)
    .split(/(?<=[.!?…](?:\s?["'»”)])*)\s+(?=(?:["'«“(]\s?)*[\p{Lu}{])/u)
    .filter((sentence) => sentence !== '');

/** Finds any of these parts of a pattern as a separate word, in any case. */
export const anyWord = (fragments: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${fragments.join('|')})(?![\p{L}\p{N}])`, 'giu');

export const firstMatch = (text: string, pattern: RegExp): string | undefined => text.match(pattern)?.[0];
