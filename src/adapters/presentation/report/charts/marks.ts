import type { WeekEffect } from '#domain/situation-map/plan/week.ts';
import { box, circle, lines, type Point, polygon } from './svg.ts';

export const markRadius = 6;
const diamondRadius = 7.5;
const hatchGap = 6;

/** Draws a mark around a point. Each mark has the same meaning in every chart. */
export type Mark = (at: Point) => string;

export const youMark: Mark = (at) =>
  circle(at, markRadius, { fill: 'paper', stroke: { paint: 'you', width: 2.5 } });

export const roleMark: Mark = (at) => circle(at, markRadius, { fill: 'ink' });

export const wishedMark: Mark = ({ x, y }) =>
  polygon(
    [
      { x, y: y - diamondRadius },
      { x: x + diamondRadius, y },
      { x, y: y + diamondRadius },
      { x: x - diamondRadius, y },
    ],
    { fill: 'paper', stroke: { paint: 'ink', width: 2 } },
  );

/** If both values are equal: the person is a ring around the role. */
export const youAndRoleMark: Mark = (at) =>
  circle(at, markRadius + 3, { fill: 'paper', stroke: { paint: 'you', width: 2.5 } }) +
  circle(at, markRadius - 1, { fill: 'ink' });

/** If both values are equal: the wish is a diamond around the role. */
export const roleAndWishedMark: Mark = (at) => wishedMark(at) + circle(at, markRadius - 3, { fill: 'ink' });

/** A bar from left to right: solid if it gives energy, hatched if it costs energy, outlined if it does neither. */
export function effectBar(
  effect: WeekEffect,
  corner: Point,
  width: number,
  height: number,
): readonly string[] {
  if (effect === 'gives') return [box(corner, width, height, { fill: 'own' })];
  const paint = effect === 'costs' ? 'cost' : 'axis';
  const outline = box(corner, width, height, { fill: 'paper', stroke: { paint, width: 1.5 } });
  return effect === 'costs' ? [outline, hatching(corner, width, height)] : [outline];
}

/** Slanted lines that end at the sides of the bar. */
function hatching({ x, y }: Point, width: number, height: number): string {
  const count = Math.floor((width + height) / hatchGap);
  const feet = Array.from({ length: count }, (_, index) => x - height + (index + 0.5) * hatchGap);
  const slants = feet.map((foot): readonly [Point, Point] => {
    const [left, right] = [Math.max(foot, x), Math.min(foot + height, x + width)];
    const on = (at: number): Point => ({ x: at, y: y + height - (at - foot) });
    return [on(left), on(right)];
  });
  return lines(slants, { paint: 'cost', width: 1.5 });
}

/** In a legend: the width of a bar and of the gap after it. */
export const swatchRoom = 29;
const swatch = { width: 22, height: 11 } as const;

export const effectSwatch = (effect: WeekEffect, { x, y }: Point): readonly string[] =>
  effectBar(effect, { x: x + 1, y: y - swatch.height + 1 }, swatch.width, swatch.height);

/** In a legend: the width of a mark and of the gap after it. */
export const markRoom = 20;

export const legendMark =
  (mark: Mark) =>
  ({ x, y }: Point): readonly string[] => [mark({ x: x + 8, y: y - 5 })];

const evenWidth = 8;

/** A short bar for a value that neither gives nor costs energy. */
export const evenBar = ({ x, y }: Point, height: number): readonly string[] =>
  effectBar('neither', { x: x - evenWidth / 2, y: y - height / 2 }, evenWidth, height);
