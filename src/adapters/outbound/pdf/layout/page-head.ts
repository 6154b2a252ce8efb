import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import type { Content, Shape } from './content.ts';
import type { HeightOf } from './page-fit.ts';
import { colours, pageMargins, pageSize, styles } from './page-style.ts';
import type { Typeset } from './text-runs.ts';

/** The beginning of a report, and the height of the panel behind it. */
export interface PageHead {
  readonly content: Content;
  readonly panelHeight: number;
}

const lowestPanel = 148;
/** How far the title is above the text of other pages. */
const rise = 26;
const belowText = 26;
const belowPanel = 30;

/** The title of the report in its panel, and the notice below it. The letter follows on the same page. */
export function headOf(report: ReportDocument, set: Typeset, heightOf: HeightOf): PageHead {
  const { title, subtitle, facts, notice } = report;
  const titles: Content = {
    stack: [
      { text: set(title, styles.title), tag: { type: 'H1' } },
      { text: set(subtitle, styles.subtitle), margin: [0, 6, 0, 5] },
      ...facts.map((line): Content => ({ text: set(line, styles.facts) })),
    ],
    margin: [0, -rise, 0, 0],
  };
  const bottom = pageMargins.top + heightOf({ stack: [titles] });
  const panelHeight = Math.max(lowestPanel, bottom + belowText);
  return {
    content: {
      stack: [titles, { stack: noticeOf(notice, set), margin: [0, panelHeight - bottom + belowPanel, 0, 0] }],
      tag: { type: 'Sect' },
    },
    panelHeight,
  };
}

const noticeOf = (notice: string, set: Typeset): readonly Content[] =>
  notice === '' ? [] : [{ text: set(notice, styles.aside), margin: [0, -10, 0, 10] }];

/** A panel with contour lines like those on a map. */
export const panelOf = (height: number): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: pageSize.width, h: height, color: colours.ownDark },
    ...Array.from({ length: 6 }, (_, ring) => contourLine(ring)),
    { type: 'rect', x: 0, y: height, w: pageSize.width, h: 200, color: colours.paper },
    { type: 'rect', x: 0, y: height, w: pageSize.width, h: 3, color: colours.own },
  ],
});

function contourLine(ring: number): Shape {
  return {
    type: 'ellipse',
    x: pageSize.width - 70 - ring * 4,
    y: 52 + ring * 6,
    r1: 20 + ring * 24,
    r2: 14 + ring * 18,
    lineColor: colours.ownLight,
    lineWidth: 0.7,
    strokeOpacity: 0.4 - ring * 0.05,
  };
}
