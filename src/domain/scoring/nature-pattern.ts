import { natures, type Nature } from './dimensions.ts';
import type { Answers, ScoredItem } from './responses.ts';
import { rawSumsOf, scoreOf, topOf } from './score.ts';

type ProfileShape = 'flat' | 'moderate' | 'distinct';

/** How the nine natures compare: how clearly the top one stands out, if at all. */
export interface NaturePattern {
  readonly topNature: Nature;
  /** Every nature with the highest sum, the top one among them, in canonical order. */
  readonly tiedWith: readonly Nature[];
  /** Natures so close below the top that chance may explain the difference, in canonical order. */
  readonly closeToTop: readonly Nature[];
  /** Highest minus lowest score, 0 to 100. */
  readonly spread: number;
  readonly profileShape: ProfileShape;
}

/** In raw sums: 12.5 points, less than one standard error of a difference of two scores (15.5). */
const closeSum = 2;

export function naturePatternOf(items: readonly ScoredItem[], answers: Answers): NaturePattern {
  const sums = rawSumsOf(items, answers);
  const topNature = topOf(natures, sums);
  const behind = (name: Nature): number => sums[topNature] - sums[name];
  const lowest = Math.min(...natures.map((name) => sums[name]));
  const spread = scoreOf(sums[topNature]) - scoreOf(lowest);
  return {
    topNature,
    tiedWith: natures.filter((name) => behind(name) === 0),
    closeToTop: natures.filter((name) => behind(name) > 0 && behind(name) <= closeSum),
    spread,
    profileShape: shapeOf(spread),
  };
}

function shapeOf(spread: number): ProfileShape {
  if (spread < 13) return 'flat';
  return spread < 38 ? 'moderate' : 'distinct';
}
