import { beforeEach, describe, expect, test } from '@jest/globals';
import { loadFonts } from '#adapters/outbound/pdf/fonts.ts';
import type { EmbeddedFont, PdfkitDocument, ShapedWord } from '#adapters/outbound/pdf/pdfmake-document.ts';
import { shareFont } from '#adapters/outbound/pdf/shared-font.ts';

/** Records which words were shaped, and what was still known about earlier words. */
class StandIn implements EmbeddedFont {
  static shaped: string[] = [];
  readonly font: EmbeddedFont['font'];

  constructor(_document: PdfkitDocument, font: EmbeddedFont['font']) {
    this.font = font;
  }

  layoutRun(word: string): ShapedWord {
    const { _glyphs: known } = this.font;
    StandIn.shaped.push([word, ...Object.keys(known)].join(' after '));
    known[7] = {};
    return { glyphs: [], advanceWidth: word.length };
  }

  layoutCached(word: string): ShapedWord {
    return this.layoutRun(word);
  }
}

const document = {} as PdfkitDocument;

describe('a font that documents share', () => {
  beforeEach(() => {
    StandIn.shaped = [];
  });

  const share = () => shareFont(new StandIn(document, { _glyphs: {}, hasGlyphForCodePoint: () => true }));

  test('shapes a word once for all of them', () => {
    const embed = share();
    const first = embed(document, 'F1').layoutCached('word ');
    expect(embed(document, 'F1').layoutCached('word ')).toBe(first);
    expect(StandIn.shaped).toEqual(['word ']);
  });

  test('forgets the glyphs of other words before it shapes one', () => {
    const font = share()(document, 'F1');
    for (const word of ['one ', 'two ', '__proto__ ', 'three']) font.layoutCached(word);
    expect(StandIn.shaped).toEqual(['one ', 'two ', '__proto__ ', 'three']);
  });

  test('remembers only a limited number of words', () => {
    const font = share()(document, 'F1');
    for (let number = 0; number <= 5_000; number += 1) font.layoutCached(String(number));
    StandIn.shaped = [];
    font.layoutCached('5000');
    font.layoutCached('0');
    expect(StandIn.shaped).toEqual(['0']);
  });
});

test('two documents have separate fonts that share the file and the words', () => {
  const fonts = loadFonts();
  const [one, other] = [1, 2].map(() =>
    fonts.open({ autoFirstPage: false, font: null } as never).provideFont('Serif', true, false),
  );
  expect(one).not.toBe(other);
  expect(one?.font).toBe(other?.font);
  expect(one?.layoutCached('word ')).toBe(other?.layoutCached('word '));
});
