import type { Readable } from 'node:stream';
import type { Content } from './layout/content.ts';
import type { Mark, StructureElement } from './layout/mark.ts';

/** The part of the interface between pdfmake and pdfkit that is used here. */
export interface PdfkitDocument extends Readable {
  readonly page: { readonly width: number; readonly height: number };
  readonly outline: { addItem(title: string, place: BookmarkPlace): object };
  /** Fonts by name. A font in this record does not need to be registered. */
  readonly _fontFamilies: Record<string, EmbeddedFont>;
  /** The current font. */
  readonly _font: EmbeddedFont;
  registerFont(name: string, source: Uint8Array): this;
  /** Makes a font the current one, and opens it if necessary. */
  font(name: string): this;
  provideFont(family: string, isBold: boolean, isItalic: boolean): EmbeddedFont;
  struct(type: string, options?: StructureOptions): StructureElement;
  addStructure(element: StructureElement): this;
  markStructureContent(type: string): object;
  markContent(type: 'Artifact'): this;
  endMarkedContent(): this;
  end(): void;
}

export interface PdfOptions {
  readonly size: readonly [number, number];
  readonly pdfVersion: '1.7';
  readonly tagged: true;
  readonly displayTitle: true;
  readonly compress: true;
  readonly lang: string;
  readonly autoFirstPage: false;
  readonly font: null;
  readonly info: Readonly<Record<string, string | Date>>;
}

/** The names of registered fonts. */
export type FontStyles = Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

/** A font in a document. */
export interface EmbeddedFont {
  readonly font: FontFile;
  layoutRun(text: string): ShapedWord;
  /** The layout of a word with the space after it; pdfkit caches them per document. */
  layoutCached(word: string): ShapedWord;
}

export type EmbeddedFontClass = new (document: PdfkitDocument, font: FontFile, id: string) => EmbeddedFont;

/** As parsed by fontkit. */
interface FontFile {
  readonly _glyphs: Record<number, object>;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Glyphs and their positions. They never change after they are computed. */
export interface ShapedWord {
  readonly glyphs: readonly object[];
  readonly advanceWidth: number;
}

interface StructureOptions {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
}

/** `top` is measured from the top; `left`, despite its name, from the right. */
interface BookmarkPlace {
  readonly top: number;
  readonly left: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PageBackground = (page: number, size: Size) => Content | null;
export type PagePart = (page: number, pages: number) => Content | null;

export interface Page {
  readonly items: readonly object[];
}

export interface Line {
  readonly inlines: readonly Inline[];
}

/** A word or two, with all properties of the run that it comes from. */
interface Inline {
  readonly mark?: Mark;
}

export interface Vector {
  readonly mark?: Mark;
}

export interface Drawing {
  readonly mark?: Mark;
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
}
