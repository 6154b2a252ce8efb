import { finish, fontSizes, frameOf, inLines, labelsOf, legendLineAt, rule } from './chart-frame.ts';
import type { ChartStyle, WeekChart } from './chart.ts';
import { effectBar } from './marks.ts';
import { widthOf, words } from './svg.ts';

const barHeight = 16;
const swatch = { width: 22, height: 11, gap: 7 } as const;

/** The scale ends a little beyond the longest bar, so that its text has room. */
export function drawWeek({ legend, rows }: WeekChart, style: ChartStyle): string {
  const places = inLines(
    legend.map(({ text }) => swatch.width + swatch.gap + widthOf(text, fontSizes.value)),
    style.width,
  );
  const longest = Math.max(1, ...rows.map(({ amount }) => amount));
  const frame = frameOf({
    ...style,
    labels: rows.map(({ label }) => label),
    scale: { from: 0, to: longest * 1.12 },
    legendLines: (places.at(-1)?.line ?? 0) + 1,
    hasAxis: false,
    isOneSided: true,
  });
  return finish(frame, [
    ...legend.flatMap(({ effect, text }, index) => {
      const { x, line } = places[index]!;
      const y = legendLineAt(line);
      return [
        ...effectBar(effect, { x: x + 1, y: y - swatch.height + 1 }, swatch.width, swatch.height),
        words({ x: x + swatch.width + swatch.gap, y }, text, { size: fontSizes.value, paint: 'soft' }),
      ];
    }),
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
