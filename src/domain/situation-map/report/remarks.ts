import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Goals } from '../intake/intake.ts';
import type { Finding } from '../findings/finding.ts';
import { bandOf, randomRoleMedian } from '../measures/alignment.ts';
import type { Pattern } from '../plan/patterns.ts';
import type { Alignment, NatureProfile } from '../reading.ts';
import { askedFrom, highCut } from '../measures/zones.ts';

const remarkCases = ['drains_beside', 'more_in_you', 'more_in_role', 'meets'] as const;
/**
 * What stands out apart from the findings. `drains_beside`: natural, but it drains. `more_in_you`: the person has more
 * of it than the role asks for. `more_in_role`: the role asks for more than the person has. `meets`: both are high and
 * close to each other.
 */
export type RemarkCase = (typeof remarkCases)[number];

/**
 * How person and role overlap as a whole. `strong`: much. `reversed`: the role asks least for what comes most
 * naturally. `random`: not more than a random role would. `partial`: in part.
 */
export type Overlap = 'strong' | 'reversed' | 'random' | 'partial';

interface Remark {
  readonly case: RemarkCase;
  readonly nature: Nature;
}

/** What the report says about all nine together, before each one separately. */
export interface Remarks {
  /** How person and role overlap; `null` if it is unknown. */
  readonly overlap: Overlap | null;
  /** At most two, about natures that have no finding. */
  readonly beside: readonly Remark[];
}

/**
 * At this correlation and below, preferences and demands run against each other. With nine independent values on both
 * sides, chance alone gives such a value in about one role in seven.
 */
const reversedUpTo = -0.4;
/** The ratings differ by a step or more. */
const clearGap = 25;
/** Within this distance, half a step of the rating, both values count as equal. */
const nearGap = 12;
const mostRemarks = 2;

const isOf: Readonly<Record<RemarkCase, (nature: NatureProfile) => boolean>> = {
  drains_beside: ({ preference, energy }) => (preference ?? 0) >= highCut && (energy ?? 0) < 0,
  more_in_you: ({ preference, energy, gap }) =>
    (preference ?? 0) >= highCut && (energy ?? 0) >= 0 && (gap ?? 0) <= -clearGap,
  more_in_role: ({ gap }) => (gap ?? 0) >= clearGap,
  meets: ({ preference, demand, gap }) =>
    (preference ?? 0) >= highCut && (demand ?? 0) >= highCut && Math.abs(gap ?? Infinity) <= nearGap,
};

/**
 * At most one remark of each kind, about the nature with the widest gap; the first in canonical order if several are
 * equal.
 */
export function remarksOf(
  natures: readonly NatureProfile[],
  findings: readonly Finding[],
  alignment: Alignment,
  patterns: readonly Pattern[],
  { lessOf = [] }: Goals,
): Remarks {
  const drainsAlready = new Set(patterns.flatMap(({ easy }) => easy));
  const mentioned = new Set(findings.flatMap(({ nature, alike }) => [nature, ...alike]));
  const rest = natures
    .filter(({ nature, preference }) => !mentioned.has(nature) && preference !== null)
    .toSorted((a, b) => Math.abs(b.gap ?? 0) - Math.abs(a.gap ?? 0));
  const beside = remarkCases.reduce<readonly Remark[]>((remarks, kind) => {
    const found = rest.find(
      (one) =>
        isOf[kind](one) &&
        !(kind === 'drains_beside' && drainsAlready.has(one.nature)) &&
        !(kind === 'more_in_you' && lessOf.includes(one.nature)) &&
        remarks.every(({ nature }) => nature !== one.nature),
    );
    return found === undefined ? remarks : [...remarks, { case: kind, nature: found.nature }];
  }, []);
  return { overlap: overlapOf(alignment, natures), beside: beside.slice(0, mostRemarks) };
}

/**
 * The role asks little for what comes most naturally and much for what comes least naturally, as the text of `reversed`
 * says.
 */
function isTurnedRound(natures: readonly NatureProfile[]): boolean {
  const known = natures.flatMap(({ preference, demand }) =>
    preference === null || demand === null ? [] : [{ preference, demand }],
  );
  const preferences = known.map(({ preference }) => preference);
  const [most, least] = [Math.max(...preferences), Math.min(...preferences)];
  return known.every(
    ({ preference, demand }) =>
      (preference !== most || demand < askedFrom) && (preference !== least || demand >= askedFrom),
  );
}

function overlapOf({ overall, shape }: Alignment, natures: readonly NatureProfile[]): Overlap | null {
  if (overall === null) return null;
  if (bandOf(overall) === 'strong') return 'strong';
  if (shape !== null && shape <= reversedUpTo && isTurnedRound(natures)) return 'reversed';
  return overall <= randomRoleMedian ? 'random' : 'partial';
}
