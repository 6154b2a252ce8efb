import type { EmbeddedFont, EmbeddedFontClass, PdfkitDocument, ShapedWord } from './pdfmake-document.ts';

/** Reports have hundreds of words in common. Each takes one or two kilobytes. */
const mostWords = 5_000;

/** Puts a font into a document, under a name of its own there. */
export type FontShare = (document: PdfkitDocument, id: string) => EmbeddedFont;

/**
 * Lets documents share what takes long: the parsed file, and words turned into glyphs. Fontkit remembers a glyph with the
 * characters that it stood for first, which it would then stand for in later words; forgetting glyphs before each word
 * makes what comes out depend on that word alone, so that equal reports give equal bytes.
 */
export function shareFont({ font, constructor: Embedded }: EmbeddedFont): FontShare {
  const words = new Map<string, ShapedWord>();

  class SharedFont extends (Embedded as EmbeddedFontClass) {
    override layoutCached(word: string): ShapedWord {
      const known = words.get(word);
      if (known) return known;
      if (words.size === mostWords) words.clear();
      Object.assign(font, { _glyphs: {} });
      const shaped = this.layoutRun(word);
      words.set(word, shaped);
      return shaped;
    }
  }

  return (document, id) => new SharedFont(document, font, id);
}
