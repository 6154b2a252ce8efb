import type { ReportDocument } from '../../presentation/report/report-document.ts';
import type { Content, Shape } from './content.ts';
import { colours, coverHeight, pageMargins, pageSize, styles } from './page-style.ts';
import type { Typeset } from './text-runs.ts';
import type { Wording } from './wordings.ts';

const belowPanel = 36;

export const coverContent = (report: ReportDocument, wording: Wording, set: Typeset): Content => ({
  stack: [
    { text: set(wording.service, styles.service) },
    { stack: [{ text: set(report.title, styles.title), tag: { type: 'H1' } }], margin: [0, 96, 0, 10] },
    { text: set(report.subtitle, styles.subtitle) },
    {
      stack: [{ text: set(report.headline, styles.headline) }, factsOf(report, set)],
      absolutePosition: { x: pageMargins.left, y: coverHeight + belowPanel },
    },
  ],
  tag: { type: 'Sect' },
});

const factsOf = ({ facts }: ReportDocument, set: Typeset): Content => ({
  stack: facts.map(({ label, text }) => ({
    columns: [
      { text: set(label, styles.small), width: 110, margin: [0, 2, 0, 0] },
      { text: set(text), width: '*' },
    ],
    columnGap: 12,
    margin: [0, 0, 0, 5],
  })),
  margin: [0, 28, 0, 0],
});

/** A panel with the lines of a map. */
export const coverPanel = (): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: pageSize.width, h: coverHeight, color: colours.ownDark },
    ...Array.from({ length: 9 }, (_, ring) => contourLine(ring)),
    { type: 'rect', x: 0, y: coverHeight, w: pageSize.width, h: 60, color: colours.paper },
    { type: 'rect', x: 0, y: coverHeight, w: pageSize.width, h: 3, color: colours.own },
  ],
});

function contourLine(ring: number): Shape {
  return {
    type: 'ellipse',
    x: pageSize.width - 96 - ring * 5,
    y: 128 + ring * 9,
    r1: 30 + ring * 31,
    r2: 22 + ring * 25,
    lineColor: colours.ownLight,
    lineWidth: 0.7,
    strokeOpacity: 0.42 - ring * 0.035,
  };
}
