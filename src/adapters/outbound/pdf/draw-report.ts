import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import type { Fonts } from './fonts.ts';
import { makeHeightOf } from './layout/page-fit.ts';
import { pageMargins, pageSize, styles } from './layout/page-style.ts';
import type { PdfOptions } from './pdfmake-document.ts';
import { LayoutBuilder, SvgMeasure } from './pdfmake-parts.ts';
import { layOutReport } from './layout/report-layout.ts';
import { addStructure } from './structure.ts';
import { TaggedRenderer } from './tagged-renderer.ts';
import { makeTypeset } from './layout/text-runs.ts';
import { wordings } from './wordings.ts';

/**
 * Performs all steps of pdfmake's own printer except the one that resolves addresses, so that nothing is ever fetched.
 */
export async function drawReport(report: ReportDocument, fonts: Fonts): Promise<Uint8Array> {
  const document = fonts.open(optionsOf(report));
  const { content, background, header, footer } = layOutReport(
    report,
    makeTypeset(fonts.has),
    makeHeightOf(document),
  );
  addStructure(content, document);
  const layout = new LayoutBuilder(pageSize, pageMargins, new SvgMeasure());
  const pages = layout.layoutDocument(content, document, {}, styles.body, background, header, footer);
  new TaggedRenderer(document).renderPages(pages);
  document.end();
  return Buffer.concat(await document.toArray());
}

/** The dates and the file's id come from the report, so that equal reports give equal bytes. */
const optionsOf = ({ title, subtitle, language, generatedAt }: ReportDocument): PdfOptions => ({
  size: [pageSize.width, pageSize.height],
  pdfVersion: '1.7',
  tagged: true,
  displayTitle: true,
  compress: true,
  lang: language,
  autoFirstPage: false,
  font: null,
  info: {
    Title: title,
    Subject: subtitle,
    Author: wordings[language].service,
    Creator: wordings[language].service,
    Producer: 'pdfmake',
    CreationDate: generatedAt,
    ModDate: generatedAt,
  },
});
