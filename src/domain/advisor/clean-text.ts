import { cutAtWord } from './cut-at-word.ts';

/** Parts of the instructions that an answer must not contain. */
export interface Confidential {
  /** A word that occurs only in the instructions. */
  readonly canary: string;
  readonly instructions: string;
}

/** Longer than any valid answer; the rest is ignored. */
const longestRead = 2000;
/** Up to this many equal words in a row may be a coincidence. */
const wordsInCommon = 10;

/**
 * The text of a language model as plain text of at most `most` characters. `undefined` if it contains what a model must
 * not write: addresses, phone numbers, prices, code, or parts of its instructions.
 */
export function cleanText(raw: string, most: number, confidential: Confidential): string | undefined {
  const bare = withoutInvisible(raw.slice(0, longestRead).normalize('NFKC'));
  if (refused.some((pattern) => pattern.test(bare))) return undefined;
  const text = withoutMarkup(bare).replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || refused.some((pattern) => pattern.test(text))) return undefined;
  return reveals(text, confidential) ? undefined : cutAtWord(text, most);
}

/**
 * Removes direction marks, zero-width characters, tags, controls and variation selectors; line breaks and tabs become
 * spaces.
 */
const withoutInvisible = (text: string): string =>
  text
    .replaceAll(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '');

/**
 * Removes HTML together with the content of scripts and styles, keeps the labels of links and images, and removes
 * emphasis marks.
 */
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<(script|style|iframe|svg|object|template)\b[^]*?(?:<\/\1\b[^>]*>|$)/giu, ' ')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll(/!?\[([^[\]]*)\]\s?(?:\([^()]*\)|\[[^[\]]*\])/gu, '$1')
    .replaceAll(/[<>*`]|__|^\s*#+/gu, '');

/**
 * A code fence is searched before emphasis is removed. All other patterns are searched before and after, because
 * removing markup may join parts of a text.
 */
const refused: readonly RegExp[] = [
  /```|~~~/u,
  // Addresses: with a scheme, with a well-known beginning, or a host name, even if the dot is written as a word.
  /\/\/|\b(?:javascript|data|mailto|tel):\S|\bwww\.|\blocalhost\b/iu,
  /(?<!\.)[.。]\p{L}{2,}|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}/u,
  /[([]\s?(?:[.。]|dot|point)\s?[)\]]|\b(?:dot|point) (?:com|net|org|info|io|fr)\b/iu,
  /@/u,
  // A page would interpret these as character references.
  /&(?:#\w+|\p{L}\w*);/u,
  /(?:\p{Nd}[\s()./+-]{0,3}){7}/u,
  // Prices come from the catalog only.
  /[$€£¥]|\b(?:usd|eur|dollars?|euros?)\b|\p{Nd}\s?(?:%|cents?\b)/iu,
];

function reveals(text: string, { canary, instructions }: Confidential): boolean {
  const lettersOnly = (some: string): string => some.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (lettersOnly(text).includes(lettersOnly(canary))) return true;
  const known = new Set(runsOf(instructions));
  return runsOf(text).some((run) => known.has(run));
}

/** Every sequence of words that is one word longer than the coincidence limit. */
function runsOf(text: string): readonly string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(wordsInCommon)
    .map((_, start) => words.slice(start, start + wordsInCommon + 1).join(' '));
}
