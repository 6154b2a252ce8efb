import type { ReportDocument, ReportSection } from '../../presentation/report/report-document.ts';
import type { Content, Tag } from './content.ts';
import { coverContent, coverPanel } from './cover.ts';
import { colours, pageMargins, styles, textWidth } from './page-style.ts';
import type { PageBackground, PagePart } from './pdfmake-document.ts';
import { sectionContent, sectionTarget } from './sections.ts';
import type { Typeset } from './text-runs.ts';
import { type Wording, wordings } from './wordings.ts';

export interface ReportLayout {
  readonly content: Content;
  readonly background: PageBackground;
  readonly header: PagePart;
  readonly footer: PagePart;
}

export function layOutReport(report: ReportDocument, set: Typeset): ReportLayout {
  const wording = wordings[report.language];
  return {
    content: {
      stack: [
        coverContent(report, wording, set),
        { stack: [contentsOf(report.sections, wording, set)], pageBreak: 'before' },
        ...sectionsOf(report, set),
      ],
    },
    background: (page) => (page === 1 ? coverPanel() : null),
    header: (page) => (page === 1 ? null : headerOf(report, wording, set)),
    footer: (page, pages) => (page === 1 ? null : footerOf(report.footer, wording.page(page, pages), set)),
  };
}

const sectionsOf = ({ sections }: ReportDocument, set: Typeset): readonly Content[] =>
  sections.map((section, index) =>
    sectionContent(section, { number: index + 1, isLast: index === sections.length - 1 }, set),
  );

const contentsOf = (sections: readonly ReportSection[], wording: Wording, set: Typeset): Content => ({
  stack: [
    { text: set(wording.contents, styles.subheading), tag: { type: 'H2' }, margin: [0, 0, 0, 7] },
    { stack: sections.map((section, index) => entryOf(section, index + 1, set)), tag: { type: 'TOC' } },
  ],
  margin: [0, 0, 0, 22],
});

const entryOf = (section: ReportSection, number: number, set: Typeset): Content => {
  const destination = sectionTarget(section);
  const tag: Tag = { type: 'Link', link: { destination, title: section.title } };
  return {
    columns: [
      { text: set(String(number), { color: colours.own }), width: 22, tag: { type: 'Lbl' } },
      { stack: [{ text: set(section.title), tag }], width: '*', tag: { type: 'Reference' } },
      {
        stack: [{ text: [{ pageReference: destination }], alignment: 'right', tag }],
        width: 30,
        tag: { type: 'Reference' },
      },
    ],
    margin: [0, 0, 0, 0.5],
    tag: { type: 'TOCI' },
  };
};

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
