import { cutAtWord } from './cut-at-word.ts';

/** What a text by a language model may not hold, whatever it was talked into. */
export interface Confidential {
  /** A word that stands in the instructions and nowhere else. */
  readonly canary: string;
  readonly instructions: string;
}

/** Longer than any answer that was asked for; what comes after it is not even looked at. */
const longestRead = 2000;
/** So many words in a row may be a coincidence. */
const wordsInCommon = 10;

/**
 * A text by a language model as plain text of at most `most` characters; `undefined` where it holds what must not come
 * from a model: addresses, phone numbers, prices, code, or parts of its instructions.
 */
export function cleanText(raw: string, most: number, confidential: Confidential): string | undefined {
  const bare = withoutInvisible(raw.slice(0, longestRead).normalize('NFKC'));
  if (refused.some((pattern) => pattern.test(bare))) return undefined;
  const text = withoutMarkup(bare).replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || refused.some((pattern) => pattern.test(text))) return undefined;
  return tellsOf(text, confidential) ? undefined : cutAtWord(text, most);
}

/** Direction marks, zero-width characters, tags, controls and variation selectors; lines and tabs become blanks. */
const withoutInvisible = (text: string): string =>
  text
    .replaceAll(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '');

/** HTML with the content of what is not text, images and links but for their labels, and the signs of emphasis. */
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<(script|style|iframe|svg|object|template)\b[^]*?(?:<\/\1\b[^>]*>|$)/giu, ' ')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll(/!?\[([^[\]]*)\]\s?(?:\([^()]*\)|\[[^[\]]*\])/gu, '$1')
    .replaceAll(/[<>*`]|__|^\s*#+/gu, '');

/** A fence is looked for before emphasis goes, the rest also where taking away markup has joined the parts of it. */
const refused: readonly RegExp[] = [
  /```|~~~/u,
  // Addresses: with a scheme, of well-known beginnings, or just a name with dots, also where the dot is only told.
  /\/\/|\b(?:javascript|data|mailto|tel):\S|\bwww\.|\blocalhost\b/iu,
  /(?<!\.)[.。]\p{L}{2,}|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}/u,
  /[([]\s?(?:[.。]|dot|point)\s?[)\]]|\b(?:dot|point) (?:com|net|org|info|io|fr)\b/iu,
  /@/u,
  // What would be read as something else in a page.
  /&(?:#\w+|\p{L}\w*);/u,
  /(?:\p{Nd}[\s()./+-]{0,3}){7}/u,
  // Prices are the catalog's to tell.
  /[$€£¥]|\b(?:usd|eur|dollars?|euros?)\b|\p{Nd}\s?(?:%|cents?\b)/iu,
];

function tellsOf(text: string, { canary, instructions }: Confidential): boolean {
  const lettersOnly = (some: string): string => some.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (lettersOnly(text).includes(lettersOnly(canary))) return true;
  const known = new Set(runsOf(instructions));
  return runsOf(text).some((run) => known.has(run));
}

/** Every run of one word more than may be in common. */
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
