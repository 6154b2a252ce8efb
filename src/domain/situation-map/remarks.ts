import type { Nature } from '../scoring/dimensions.ts';
import type { Finding } from './findings/finding.ts';
import type { AlignmentBand, NatureProfile } from './reading.ts';
import { highCut } from './zones.ts';

const remarkCases = ['drains_beside', 'more_in_you', 'more_in_role', 'meets'] as const;
/**
 * What stands out beside the findings: natural and draining; more in the person than in the role; more in the role than
 * in the person; both high and near each other.
 */
export type RemarkCase = (typeof remarkCases)[number];

interface Remark {
  readonly case: RemarkCase;
  readonly nature: Nature;
}

/** What is said of all nine together, before each by itself. */
export interface Remarks {
  /** Of the overlap of person and role; `null` where it is not known. */
  readonly overlap: AlignmentBand | null;
  /** At most two, about natures that no finding is about. */
  readonly beside: readonly Remark[];
}

/** Rated a step and more apart. */
const clearGap = 25;
/** Closer than this, the two meet: half a step. */
const nearGap = 12;
const mostRemarks = 2;

const isOf: Readonly<Record<RemarkCase, (nature: NatureProfile) => boolean>> = {
  drains_beside: ({ preference, energy }) => (preference ?? 0) >= highCut && (energy ?? 0) < 0,
  more_in_you: ({ preference, gap }) => (preference ?? 0) >= highCut && (gap ?? 0) <= -clearGap,
  more_in_role: ({ gap }) => (gap ?? 0) >= clearGap,
  meets: ({ preference, demand, gap }) =>
    (preference ?? 0) >= highCut && (demand ?? 0) >= highCut && Math.abs(gap ?? Infinity) <= nearGap,
};

/** One of each kind, the widest first, ties in canonical order. */
export function remarksOf(
  natures: readonly NatureProfile[],
  findings: readonly Finding[],
  overlap: AlignmentBand | null,
): Remarks {
  const told = new Set(findings.flatMap(({ nature, alike }) => [nature, ...alike]));
  const rest = natures
    .filter(({ nature, preference }) => !told.has(nature) && preference !== null)
    .toSorted((a, b) => Math.abs(b.gap ?? 0) - Math.abs(a.gap ?? 0));
  const beside = remarkCases.reduce<readonly Remark[]>((remarks, kind) => {
    const found = rest.find((one) => isOf[kind](one) && remarks.every(({ nature }) => nature !== one.nature));
    return found === undefined ? remarks : [...remarks, { case: kind, nature: found.nature }];
  }, []);
  return { overlap, beside: beside.slice(0, mostRemarks) };
}
