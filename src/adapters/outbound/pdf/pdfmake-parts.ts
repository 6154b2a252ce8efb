import { createRequire } from 'node:module';
import type { Content, TextStyle } from './layout/content.ts';
import type {
  Drawing,
  FontStyles,
  Line,
  Margins,
  Page,
  PageBackground,
  PagePart,
  PdfkitDocument,
  PdfOptions,
  Size,
  Vector,
} from './pdfmake-document.ts';

const require = createRequire(import.meta.url);

interface Part<Type> {
  readonly default: Type;
}

/**
 * The internal parts of pdfmake's printer, with the types that pdfmake lacks. They are private, so pdfmake's version is
 * pinned and tests check the output.
 */
export const { default: PdfDocument } = require('pdfmake/js/PDFDocument.js') as Part<
  new (
    fonts: Readonly<Record<string, FontStyles>>,
    images: object,
    patterns: object,
    attachments: object,
    options: Partial<PdfOptions>,
    virtualFiles: null,
    localAccessPolicy: (path: string) => boolean,
  ) => PdfkitDocument
>;

export const { default: LayoutBuilder } = require('pdfmake/js/LayoutBuilder.js') as Part<
  new (
    pageSize: Size,
    pageMargins: Margins,
    svgMeasure: object,
  ) => {
    layoutDocument(
      content: Content,
      document: PdfkitDocument,
      styles: object,
      defaultStyle: TextStyle,
      background: PageBackground,
      header: PagePart,
      footer: PagePart,
    ): readonly Page[];
    /** After a layout: where it ended on the last page, in points from the top margin. */
    readonly writer: { context(): { readonly y: number } };
  }
>;

export const { default: SvgMeasure } = require('pdfmake/js/SVGMeasure.js') as Part<new () => object>;

export const { default: Renderer } = require('pdfmake/js/Renderer.js') as Part<
  new (document: PdfkitDocument) => {
    renderPages(pages: readonly Page[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: Vector): void;
    renderSVG(drawing: Drawing): void;
  }
>;
