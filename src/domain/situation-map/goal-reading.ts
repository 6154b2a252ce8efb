import type { Nature } from '../scoring/dimensions.ts';
import type { Goals } from './intake.ts';
import type { NatureProfile } from './reading.ts';
import { highCut } from './zones.ts';

/** What the first of the natures that are wished for is in this role. */
export type WishCase = 'already' | 'more_room' | 'waiting' | 'to_learn' | 'drains' | 'gives';

/** A goal read against the ratings: what the wish is in this role, and what takes energy beside it. */
export interface GoalReading {
  readonly wish: { readonly case: WishCase; readonly nature: Nature } | null;
  /** What costs most, by energy and demand; never the wish. */
  readonly obstacle: Nature | null;
}

const askedFrom = 50;
const muchAskedFrom = 75;

export function goalReadingOf(
  { primary, moreOf = [] }: Goals,
  natures: readonly NatureProfile[],
): GoalReading {
  const wished = moreOf[0] ?? (primary === 'lead_people' ? 'Leading' : null);
  const profile = natures.find(({ nature }) => nature === wished);
  const wishCase = profile === undefined ? null : wishCaseOf(profile);
  const [costliest] = natures
    .filter(
      ({ nature, demand, energy }) => nature !== wished && (demand ?? 0) >= askedFrom && (energy ?? 0) < 0,
    )
    .toSorted((a, b) => costOf(b) - costOf(a));
  return {
    wish: profile === undefined || wishCase === null ? null : { case: wishCase, nature: profile.nature },
    obstacle: costliest?.nature ?? null,
  };
}

const costOf = ({ demand, energy }: NatureProfile): number => (demand ?? 0) * -(energy ?? 0);

/** `null` where too little is known. */
function wishCaseOf({ preference, demand, energy }: NatureProfile): WishCase | null {
  if (demand === null || energy === null) return null;
  if (energy < 0) return 'drains';
  if (preference === null) return demand < muchAskedFrom && energy > 0 ? 'gives' : null;
  if (preference < highCut) return 'to_learn';
  if (demand >= muchAskedFrom) return 'already';
  return demand >= askedFrom ? 'more_room' : 'waiting';
}
