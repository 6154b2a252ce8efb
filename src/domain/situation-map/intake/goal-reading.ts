import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Finding } from '../findings/finding.ts';
import type { Goals } from './intake.ts';
import type { NatureProfile } from '../reading.ts';
import { askedFrom, highCut } from '../measures/zones.ts';

/** How the first wished-for nature relates to the role. */
export type WishCase = 'already' | 'more_room' | 'waiting' | 'to_learn' | 'drains' | 'gives';

/** A goal compared with the ratings: how the wish relates to the role, and what takes energy besides it. */
export interface GoalReading {
  /** `null` also under a load, because the wish would add to it. */
  readonly wish: { readonly case: WishCase; readonly nature: Nature } | null;
  /** The nature that costs most, by energy and demand; neither the wished-for one nor one with a finding. */
  readonly obstacle: Nature | null;
  /** Natures that are named under "more of" or "less of", and nowhere else in the report's texts about wishes. */
  readonly unsaid: { readonly more: readonly Nature[]; readonly less: readonly Nature[] };
}

/** Natures that the rest of the report names already. */
interface Named {
  readonly findings: readonly Finding[];
  /** The natures that the question and the texts above it name. */
  readonly wishes: ReadonlySet<Nature>;
}

const muchAskedFrom = 75;

export function goalReadingOf(
  { primary, moreOf = [], lessOf = [] }: Goals,
  natures: readonly NatureProfile[],
  isLoaded: boolean,
  named: Named,
): GoalReading {
  const mentioned = new Set(named.findings.flatMap(naturesIn));
  const wished = moreOf[0] ?? (primary === 'lead_people' ? 'Leading' : null);
  const profile = natures.find(({ nature }) => nature === wished);
  const wishCase = profile === undefined ? null : wishCaseOf(profile);
  const [costliest] = natures
    .filter(
      ({ nature, demand, energy }) => nature !== wished && (demand ?? 0) >= askedFrom && (energy ?? 0) < 0,
    )
    .toSorted((a, b) => costOf(b) - costOf(a));
  return {
    wish:
      isLoaded || profile === undefined || wishCase === null
        ? null
        : { case: wishCase, nature: profile.nature },
    obstacle: costliest === undefined || mentioned.has(costliest.nature) ? null : costliest.nature,
    unsaid: {
      more: moreOf.filter(
        (nature) => !named.wishes.has(nature) && (isLoaded || wishCase === null || nature !== wished),
      ),
      less: lessOf.filter((nature) => !named.wishes.has(nature)),
    },
  };
}

/** A finding's subjects, and the nature that it says costs as much. */
const naturesIn = ({ nature, alike, conditions }: Finding): readonly (Nature | null)[] => [
  nature,
  ...alike,
  ...conditions.map((condition) => ('nature' in condition ? condition.nature : null)),
];

const costOf = ({ demand, energy }: NatureProfile): number => (demand ?? 0) * -(energy ?? 0);

/** `null` if too little is known. */
function wishCaseOf({ preference, demand, energy }: NatureProfile): WishCase | null {
  if (demand === null || energy === null) return null;
  if (energy < 0) return 'drains';
  if (preference === null) return demand < muchAskedFrom && energy > 0 ? 'gives' : null;
  if (preference < highCut) return 'to_learn';
  if (demand >= muchAskedFrom) return 'already';
  return demand >= askedFrom ? 'more_room' : 'waiting';
}
