import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Contradiction } from '../measures/contradictions.ts';
import type { Finding } from '../findings/finding.ts';
import type { ContraryWish } from '../findings/wishes.ts';
import type { Goals } from '../intake/intake.ts';
import type { NatureProfile } from '../reading.ts';
import { highCut } from '../measures/zones.ts';

export type WishPatternCase =
  | 'more_cost_less_gain'
  | 'more_cost'
  | 'less_gain'
  | 'away_from_ease'
  | 'follows_energy';

/** How the wishes as a whole relate to energy and to what comes naturally. The last case is about all of them, so it names none. */
export interface WishPattern {
  readonly case: WishPatternCase;
  /** At most two natures that the person wants more of. */
  readonly more: readonly Nature[];
  /** At most two natures that the person wants less of. */
  readonly less: readonly Nature[];
}

/** One rating of five. */
const clearGap = 25;
/** Below this, something does not come naturally. */
const lowCut = 40;
const mostNamed = 2;

/**
 * What the person wants more and less of, from the lists of the goal or from the wished role. Kinds of work on which
 * these two disagree are left out. So are those that a finding, the open question or a contradiction is already about.
 */
export function wishPatternOf(
  natures: readonly NatureProfile[],
  { moreOf = [], lessOf = [] }: Goals,
  contrary: ContraryWish | null,
  findings: readonly Finding[],
  contradictions: readonly Contradiction[],
): WishPattern | null {
  const wishes = findings.filter(({ kind }) => kind === 'wish_against');
  const mentioned = new Set([contrary, ...wishes, ...contradictions].flatMap((one) => one?.nature ?? []));
  const rest = natures.filter(({ nature, energy }) => energy !== null && !mentioned.has(nature));
  const isMore = ({ nature, wishedGap }: NatureProfile): boolean =>
    !lessOf.includes(nature) &&
    (moreOf.includes(nature) ? (wishedGap ?? 0) >= 0 : (wishedGap ?? 0) >= clearGap);
  const isLess = ({ nature, wishedGap }: NatureProfile): boolean =>
    !moreOf.includes(nature) &&
    (lessOf.includes(nature) ? (wishedGap ?? 0) <= 0 : (wishedGap ?? 0) <= -clearGap);
  const more = rest.filter(isMore).toSorted((a, b) => (b.wishedGap ?? 0) - (a.wishedGap ?? 0));
  const less = rest.filter(isLess).toSorted((a, b) => (a.wishedGap ?? 0) - (b.wishedGap ?? 0));
  return patternOf(more, less, contrary !== null);
}

function patternOf(
  more: readonly NatureProfile[],
  less: readonly NatureProfile[],
  isContrary: boolean,
): WishPattern | null {
  const costing = more.filter(({ energy }) => (energy ?? 0) < 0);
  const giving = less.filter(({ energy }) => (energy ?? 0) > 0);
  if (costing.length > 0 && giving.length > 0) return pattern('more_cost_less_gain', costing, giving);
  if (costing.length > 0) return pattern('more_cost', costing, []);
  if (giving.length > 0) return pattern('less_gain', [], giving);
  const hard = more.filter(({ preference }) => preference !== null && preference < lowCut);
  const easy = less.filter(({ preference }) => preference !== null && preference >= highCut);
  if (hard.length > 0 && easy.length > 0) return pattern('away_from_ease', hard, easy);
  const isWithEnergy =
    more.length > 0 &&
    less.length > 0 &&
    more.every(({ energy }) => (energy ?? 0) > 0) &&
    less.every(({ energy }) => (energy ?? 0) < 0);
  return isWithEnergy && !isContrary ? pattern('follows_energy', [], []) : null;
}

const pattern = (
  as: WishPatternCase,
  more: readonly NatureProfile[],
  less: readonly NatureProfile[],
): WishPattern => ({ case: as, more: namesOf(more), less: namesOf(less) });

const namesOf = (natures: readonly NatureProfile[]): readonly Nature[] =>
  natures.slice(0, mostNamed).map(({ nature }) => nature);
