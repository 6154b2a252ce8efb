import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Goals, Intake } from '../intake/intake.ts';
import type { NatureProfile } from '../reading.ts';
import { roundedRatio, sumOf } from '../measures/rounding.ts';
import { leastNatures } from '../measures/alignment.ts';
import { namedOf } from '../measures/standing-out.ts';
import { clearValue } from './candidates.ts';
import { costingKinds, type FindingKind } from './finding.ts';

/** A wish that contradicts the ratings, and the nature it is about; `far_role` is about the whole role. */
export type ContraryWish =
  | { readonly case: 'leads_less' | 'wants_what_drains' | 'drops_strength'; readonly nature: Nature }
  | { readonly case: 'far_role'; readonly nature: null };

/** From this gap on, the person wants to lead far less: two ratings of five. */
const farLess = -50;
/**
 * Below this overlap of present and wished role, in percent, the wish is about a different role. Computed like the
 * overall alignment.
 */
const farOverlap = 50;

/** The most important wish that contradicts the ratings; `null` if there is none. */
export function contraryWishOf(
  natures: readonly NatureProfile[],
  { currentWorkSituation, goals }: Intake,
): ContraryWish | null {
  const { moreOf = [], lessOf = [] } = goals;
  const leading = natures.find(({ nature }) => nature === 'Leading');
  const leadsPeople = (currentWorkSituation.peopleManaged ?? 0) > 0;
  const wishesToLeadLess = (leading?.wishedGap ?? 0) <= farLess || lessOf.includes('Leading');
  if (leadsPeople && wishesToLeadLess && !isSoleCarrier('Leading', natures))
    return { case: 'leads_less', nature: 'Leading' };

  const draining = moreOf.find((nature) => energyOf(nature, natures) < 0);
  if (draining !== undefined) return { case: 'wants_what_drains', nature: draining };

  const carrying = lessOf.find((nature) => carries(nature, natures) && !isSoleCarrier(nature, natures));
  if (carrying !== undefined) return { case: 'drops_strength', nature: carrying };

  return isFarRole(natures) ? { case: 'far_role', nature: null } : null;
}

/**
 * Whether the goal asks for more of a nature that does not cost energy, or for less of one that does. The goal to lead
 * people also asks for leading. A finding about a wish belongs to the goal in both directions.
 */
export function belongsToGoal(
  { nature, kind }: { readonly nature: Nature | null; readonly kind: FindingKind },
  { primary, moreOf = [], lessOf = [] }: Goals,
): boolean {
  if (nature === null) return false;
  if (kind === 'wish_against' && lessOf.includes(nature)) return true;
  if ((costingKinds.has(kind) ? lessOf : moreOf).includes(nature)) return true;
  return primary === 'lead_people' && nature === 'Leading' && !costingKinds.has(kind);
}

const energyOf = (nature: Nature, natures: readonly NatureProfile[]): number =>
  natures.find((one) => one.nature === nature)?.energy ?? 0;

const carries = (nature: Nature, natures: readonly NatureProfile[]): boolean =>
  natures.some((one) => one.nature === nature && (one.asset ?? 0) >= clearValue);

/**
 * Whether this nature, apart from those in the background, is the only one that carries or is unused. Then the finding
 * is about that, and only mentions the wish.
 */
function isSoleCarrier(nature: Nature, natures: readonly NatureProfile[]): boolean {
  const clear = natures.filter(({ asset, lever }) => Math.max(asset ?? 0, lever ?? 0) >= clearValue);
  const outstanding = clear.filter(({ zone }) => zone !== 'background');
  const carriers = outstanding.length > 0 ? outstanding : clear;
  return carriers.length === 1 && carriers[0]?.nature === nature;
}

/** How much of the present role would have to change. */
export type MoveSize = 'little' | 'some' | 'much';

/**
 * How the wished role differs from the present one: what the person wants more and less of, the widest difference
 * first. If several are equal, all are named, unless they are too many.
 */
export interface WishedRole {
  readonly more: readonly Nature[];
  readonly less: readonly Nature[];
  /**
   * The part of the role that would have to change to other kinds of work, in whole percent; `null` unless all nine are
   * known.
   */
  readonly moved: { readonly percent: number; readonly size: MoveSize } | null;
}

/** If more are equal than a sentence can name, this many are named. */
const firstWishes = 2;

/** `null` if no wished role was rated. */
export function wishedRoleOf(natures: readonly NatureProfile[]): WishedRole | null {
  const wished = natures.flatMap(({ nature, wishedGap: gap }) => (gap === null ? [] : [{ nature, gap }]));
  if (wished.length === 0) return null;
  const widest = (sign: 1 | -1): readonly Nature[] => {
    const all = wished.filter(({ gap }) => sign * gap > 0);
    const named = namedOf(all, ({ gap }) => sign * gap);
    return (named.length > 0 ? named : all.slice(0, firstWishes)).map(({ nature }) => nature);
  };
  return { more: widest(1), less: widest(-1), moved: movedOf(natures) };
}

/** Upper limits in percent of the role. */
const sizes = { little: 12, some: 25 } as const;

/**
 * Half of the sum of the differences between the shares of both roles. A share is a demand divided by the sum of all
 * nine.
 */
function movedOf(profiles: readonly NatureProfile[]): WishedRole['moved'] {
  const pairs = profiles.flatMap(({ demand, wishedGap }) =>
    demand === null || wishedGap === null ? [] : [{ demand, wished: demand + wishedGap }],
  );
  const asked = sumOf(pairs.map(({ demand }) => demand));
  const wanted = sumOf(pairs.map(({ wished }) => wished));
  if (pairs.length < profiles.length || asked === 0 || wanted === 0) return null;
  const difference = sumOf(pairs.map(({ demand, wished }) => Math.abs(demand * wanted - wished * asked)));
  const percent = roundedRatio(100 * difference, 2 * asked * wanted);
  if (percent === 0) return null;
  return { percent, size: percent <= sizes.little ? 'little' : percent <= sizes.some ? 'some' : 'much' };
}

/** Whether the present and the wished demands overlap too little, computed like the overall alignment. */
function isFarRole(natures: readonly NatureProfile[]): boolean {
  const pairs = natures.flatMap(({ demand, wishedGap }) =>
    demand === null || wishedGap === null ? [] : [{ demand, wished: demand + wishedGap }],
  );
  const whole = sumOf(pairs.map(({ demand, wished }) => Math.max(demand, wished)));
  if (pairs.length < leastNatures || whole === 0) return false;
  const shared = sumOf(pairs.map(({ demand, wished }) => Math.min(demand, wished)));
  return roundedRatio(100 * shared, whole) < farOverlap;
}
