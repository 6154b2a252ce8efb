import type { Milestone, Step } from '#adapters/presentation/report/report-document.ts';
import { below, boxed, list, listItem, stacked, words } from './arrange.ts';
import type { Content, Run } from './content.ts';
import { colours, quoteLayout, styles, textWidth } from './page-style.ts';
import type { Typeset } from './text-runs.ts';

/** The longest day, such as "24 September 2026", has one line. */
const dayWidth = 128;
const boxSize = 14;

/** Below a strong line: the day, and next to it what to do by then. */
export function milestone({ label, title, steps }: Milestone, set: Typeset): Content {
  const items = steps.map((step) => stepItem(step, set));
  const columns: Content = {
    columns: [
      { ...words(dayRuns(label, title, set), { type: 'H3' }), width: dayWidth },
      { stack: [list(items, 14)], width: '*' },
    ],
    columnGap: 18,
    tag: { type: 'Div' },
  };
  return below(6, stacked([rule(), below(10, columns)]));
}

const dayRuns = (label: string | undefined, title: string, set: Typeset): readonly Run[] => [
  ...(label === undefined ? [] : set(`${label}\n`, styles.small)),
  ...set(title, styles.day),
];

const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineColor: colours.own, lineWidth: 1.8 }],
});

const stepItem = ({ text, sign, serves }: Step, set: Typeset): Content =>
  listItem(
    tickBox(),
    stacked([
      words(set(text, styles.step)),
      ...(sign === '' ? [] : [below(5, boxed(quoteLayout, [words(set(sign, styles.sign))]))]),
      ...(serves === '' ? [] : [below(4, words(set(serves, styles.aside)))]),
    ]),
  );

/** Creates a new shape for each use, because laying out a shape moves it. */
const tickBox = (): Content => ({
  canvas: [
    {
      type: 'rect',
      x: 0.7,
      y: 2,
      w: boxSize,
      h: boxSize,
      r: 2,
      lineColor: colours.own,
      lineWidth: 1.3,
    },
  ],
  width: boxSize + 6,
});
