import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { makeBalance } from './balance.ts';
import type { Content } from './content.ts';
import { headOf, panelOf } from './page-head.ts';
import { type HeightOf, makeFitsOnPage } from './page-fit.ts';
import { colours, pageMargins, styles, textWidth } from './page-style.ts';
import type { PageBackground, PagePart } from '../pdfmake-document.ts';
import { sectionContents } from './sections.ts';
import type { Typeset } from './text-runs.ts';
import { type Wording, wordings } from '../wordings.ts';

export interface ReportLayout {
  readonly content: Content;
  readonly background: PageBackground;
  readonly header: PagePart;
  readonly footer: PagePart;
}

export function layOutReport(report: ReportDocument, set: Typeset, heightOf: HeightOf): ReportLayout {
  const wording = wordings[report.language];
  const head = headOf(report, set, heightOf);
  const setting = { set, balance: makeBalance(heightOf), fits: makeFitsOnPage(heightOf), head: head.content };
  return {
    content: { stack: [head.content, ...sectionContents(report.sections, setting)] },
    background: (page) => (page === 1 ? panelOf(head.panelHeight) : null),
    header: (page) => (page === 1 ? null : headerOf(report, wording, set)),
    footer: (page, pages) => footerOf(report.footer, wording.page(page, pages), set),
  };
}

const headerOf = ({ title }: ReportDocument, { service }: Wording, set: Typeset): Content => ({
  columns: [
    { text: set(title, styles.small), width: '*' },
    { text: set(service, styles.small), width: 'auto', alignment: 'right' },
  ],
  columnGap: 12,
  margin: [pageMargins.left, 34, pageMargins.right, 0],
});

const footerOf = (footer: string, page: string, set: Typeset): Content => ({
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: textWidth,
          y2: 0,
          lineColor: colours.hairline,
          lineWidth: 0.6,
        },
      ],
    },
    {
      columns: [
        { text: set(footer, styles.small), width: '*' },
        { text: set(page, styles.small), width: 'auto', alignment: 'right' },
      ],
      columnGap: 24,
      margin: [0, 6, 0, 0],
    },
  ],
  margin: [pageMargins.left, 14, pageMargins.right, 0],
});
