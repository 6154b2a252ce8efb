import { drawBars } from './bar-chart.ts';
import type { Chart, ChartStyle } from './chart.ts';
import { drawDiverging } from './diverging-chart.ts';
import { drawDumbbell } from './dumbbell-chart.ts';
import { drawNature } from './nature-chart.ts';
import { drawWeek } from './week-chart.ts';

/** A complete SVG with its width and height. */
export function drawChart(chart: Chart, style: ChartStyle): string {
  switch (chart.kind) {
    case 'week':
      return drawWeek(chart, style);
    case 'nature':
      return drawNature(chart, style);
    case 'dumbbell':
      return drawDumbbell(chart, style);
    case 'diverging':
      return drawDiverging(chart, style);
    case 'bars':
      return drawBars(chart, style);
  }
}
