import type { Run, TextStyle } from './content.ts';
import type { Family, HasCharacter } from '../fonts.ts';

export interface RunStyle extends TextStyle {
  readonly font?: 'Sans' | 'Serif';
}

/** Converts any text to runs that the fonts can show. */
export type Typeset = (text: string, style?: RunStyle) => readonly Run[];

/** Replaces a character that no font has. */
const replacement = '\uFFFD';

/** A longer word may break anywhere; otherwise it would make its column wider than the page. */
const longestWord = 45;

/** Invisible characters: joiners, direction marks, soft hyphens, variation selectors. Some fonts draw them as boxes. */
const formatSigns = /[\p{Cf}\p{Variation_Selector}]/gu;
const otherLineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const otherControls = /(?!\n)\p{Cc}/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Piece {
  readonly family: Family;
  text: string;
}

export const makeTypeset =
  (has: HasCharacter): Typeset =>
  (text, style = {}) =>
    piecesOf(clean(text), style.font ?? 'Sans', has).flatMap(({ family, text: words }) =>
      wordsOf(words).map((run) => ({ ...style, ...run, font: family })),
    );

const clean = (text: string): string =>
  text.normalize('NFC').replace(otherLineEnds, '\n').replace(otherControls, ' ');

function piecesOf(text: string, font: Family, has: HasCharacter): readonly Piece[] {
  if (isPlain(text)) return [{ family: font, text }];
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const shown = segment.replace(formatSigns, '');
    if (shown !== '') append(pieces, pieceOf(shown, font, has));
  }
  return pieces.length > 0 ? pieces : [{ family: font, text: '' }];
}

/** Characters that every font has. Most texts contain no others. */
const isPlain = (text: string): boolean =>
  /^[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF’–−œ«»\u202F]*$/.test(text);

/** Characters outside the basic plane are replaced, because a line could break between their two halves. */
function pieceOf(cluster: string, font: Family, has: HasCharacter): Piece {
  const characters = Array.from(cluster);
  const family = ([font, 'Sans', 'Fallback'] as const).find((candidate) =>
    characters.every(
      (character) => character === '\n' || (character.length === 1 && has(candidate, character)),
    ),
  );
  return family ? { family, text: cluster } : { family: 'Fallback', text: replacement };
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.family === piece.family) last.text += piece.text;
  else pieces.push(piece);
}

const overlong = new RegExp(String.raw`([^\s\u200B]{${longestWord + 1},})`);

const wordsOf = (text: string): readonly Run[] =>
  text
    .split(overlong)
    .filter((part, index) => part !== '' || index === 0)
    .map((part) => (overlong.test(part) ? { text: part, wordBreak: 'break-all' } : { text: part }));
