import type { Content } from './content.ts';
import { linesOf } from './line-estimate.ts';
import { pageMargins, pageSize, styles, textWidth } from './page-style.ts';
import type { PdfkitDocument } from '../pdfmake-document.ts';
import { LayoutBuilder, SvgMeasure } from '../pdfmake-parts.ts';

/** The height in points when laid out in the width of the text. */
export type HeightOf = (content: Content) => number;

/** Whether content fits on one page unbroken. pdfmake loses unbroken content that does not fit. */
export type FitsOnPage = (content: Content) => boolean;

const fullPage = pageSize.height - pageMargins.top - pageMargins.bottom;

/**
 * In estimated lines. Up to `few`, content always fits; from `many` on, it never does. Only content between the two is
 * laid out to find out.
 */
const certain = { few: 32, many: 160 } as const;

export const makeFitsOnPage =
  (heightOf: HeightOf): FitsOnPage =>
  (content) => {
    const lines = linesOf(content);
    if (lines <= certain.few) return true;
    return lines < certain.many && heightOf(content) <= fullPage - 1;
  };

const margins = { left: 0, top: 0, right: 0, bottom: 0 } as const;
/** Higher than any content that is measured. */
const scroll = { width: textWidth, height: 50 * pageSize.height } as const;

/** Lays out a copy as it will be in the report, but on one very long page. */
export const makeHeightOf =
  (document: PdfkitDocument): HeightOf =>
  (content) => {
    const layout = new LayoutBuilder(scroll, margins, new SvgMeasure());
    const nothing = () => null;
    layout.layoutDocument(copyOf(content), document, {}, styles.body, nothing, nothing, nothing);
    return layout.writer.context().y;
  };

/** Needed because laying out changes the content. Functions may be shared. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)])) as T;
}
