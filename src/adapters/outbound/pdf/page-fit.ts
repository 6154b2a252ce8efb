import type { Content } from './content.ts';
import { linesOf } from './line-estimate.ts';
import { pageMargins, pageSize, styles, textWidth } from './page-style.ts';
import type { PdfkitDocument } from './pdfmake-document.ts';
import { LayoutBuilder, SvgMeasure } from './pdfmake-parts.ts';

/** In points, laid out in the width of the text. */
export type HeightOf = (content: Content) => number;

/** Whether content stays whole on a page. pdfmake loses what is kept whole and does not fit. */
export type FitsOnPage = (content: Content) => boolean;

const fullPage = pageSize.height - pageMargins.top - pageMargins.bottom;

/** Estimated lines. So few always fit, and so many never do: only what lies between is laid out to see. */
const certain = { few: 32, many: 160 } as const;

export const makeFitsOnPage =
  (heightOf: HeightOf): FitsOnPage =>
  (content) => {
    const lines = linesOf(content);
    if (lines <= certain.few) return true;
    return lines < certain.many && heightOf(content) <= fullPage - 1;
  };

const margins = { left: 0, top: 0, right: 0, bottom: 0 } as const;
/** Higher than anything that is measured. */
const scroll = { width: textWidth, height: 50 * pageSize.height } as const;

/** Lays a copy out as the report will be, on one endless page. */
export const makeHeightOf =
  (document: PdfkitDocument): HeightOf =>
  (content) => {
    const layout = new LayoutBuilder(scroll, margins, new SvgMeasure());
    const nothing = () => null;
    layout.layoutDocument(copyOf(content), document, {}, styles.body, nothing, nothing, nothing);
    return layout.writer.context().y;
  };

/** Laying out changes what is laid out; functions may be shared. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)])) as T;
}
