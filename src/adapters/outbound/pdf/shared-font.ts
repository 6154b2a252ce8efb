import type { EmbeddedFont, EmbeddedFontClass, PdfkitDocument, ShapedWord } from './pdfmake-document.ts';

/** Reports have hundreds of words in common. Each word takes one or two kilobytes. */
const mostWords = 5_000;

/** Puts a font into a document, under a name that is used only there. */
export type FontShare = (document: PdfkitDocument, id: string) => EmbeddedFont;

/**
 * Lets documents share what takes long: the parsed file, and words converted to glyphs. Fontkit remembers each glyph
 * with the characters that it first stood for, and would use them in later words too. So the glyphs are forgotten
 * before each word: then the result depends on that word alone, and equal reports give equal bytes.
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
