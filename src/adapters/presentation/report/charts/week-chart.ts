import { finish, fontSizes, frameOf, labelsOf, rule } from './chart-frame.ts';
import type { ChartStyle, WeekChart } from './chart.ts';
import { legendOf } from './legend.ts';
import { effectBar, effectSwatch, swatchRoom } from './marks.ts';
import { words } from './svg.ts';

const barHeight = 16;

/** The scale ends a little after the longest bar, so that its text fits. */
export function drawWeek({ legend, rows }: WeekChart, style: ChartStyle): string {
  const { lineCount, marks } = legendOf(
    legend.map(({ effect, text }) => ({ text, room: swatchRoom, symbol: (at) => effectSwatch(effect, at) })),
    style.width,
  );
  const longest = Math.max(1, ...rows.map(({ amount }) => amount));
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: 0, to: longest * 1.12 },
    legendLines: lineCount,
    hasAxis: false,
    isOneSided: true,
  });
  return finish(frame, [
    ...marks,
    ...labelsOf(frame),
    ...rows.flatMap(({ effect, amount, text }, index) => {
      const y = frame.y(index);
      const end = frame.x(amount);
      return [
        ...effectBar(
          effect,
          { x: frame.x(0), y: y - barHeight / 2 },
          Math.max(2, end - frame.x(0)),
          barHeight,
        ),
        words({ x: end + 8, y: y + 4.5 }, text, { size: fontSizes.value }),
      ];
    }),
    ...rule(frame, 0, 'axis'),
  ]);
}
