import type { Answers, ScoredItem } from './responses.ts';
import { evenOddConsistencyOf, longestRunOf, standardDeviationOf } from './response-statistics.ts';
import { rateItems } from './score.ts';

/** Two seconds for each of the 76 items (Huang et al. 2012): faster than the statements can be read. */
const fastestHonestMs = 152_000;
/** In simulated honest answers, 99 of 100 people have no run of equal answers longer than 8. */
const longRun = 15;
const lowestDeviation = 0.5;
/** Nine in ten answers. */
const mostExtremes = 69;
/** Seven in ten answers. */
const mostMidpoints = 54;

export interface AnswerNumbers {
  readonly longestRun: number;
  /** The population standard deviation of the answers, 0 to 2. */
  readonly standardDeviation: number;
  /** Answers of 1 or 5. */
  readonly extremes: number;
  /** Answers of 3. */
  readonly midpoints: number;
  /** Even-odd, −1 to 1; null when a half does not vary. */
  readonly consistency: number | null;
  /** Null if the time could not be measured. */
  readonly activeMs: number | null;
}

/** The condition of each flag. Lists of flags keep this order. */
const rules = {
  straight_line: ({ standardDeviation }) => standardDeviation === 0,
  long_string: ({ longestRun }) => longestRun >= longRun,
  low_variability: ({ standardDeviation }) => standardDeviation < lowestDeviation,
  too_fast: ({ activeMs }) => activeMs !== null && activeMs < fastestHonestMs,
  extreme_only: ({ extremes }) => extremes >= mostExtremes,
  midpoint_heavy: ({ midpoints }) => midpoints >= mostMidpoints,
  // In simulated answers, a limit of 0.3 would flag 4 to 12 of 100 honest people; this one flags 1 to 3.
  inconsistent: ({ consistency }) => consistency !== null && consistency < 0,
} as const satisfies Record<string, (numbers: AnswerNumbers) => boolean>;

export type QualityFlag = keyof typeof rules;
export const qualityFlags = Object.keys(rules) as readonly QualityFlag[];

/** These follow from a straight line, so they are not reported in addition to it. */
const coveredByStraightLine: ReadonlySet<QualityFlag> = new Set<QualityFlag>([
  'long_string',
  'low_variability',
  'extreme_only',
  'midpoint_heavy',
]);

type QualityLevel = 'ok' | 'caution' | 'low';

/** Suggests whether to repeat the assessment. It changes no score and prevents nothing. */
export interface AnswerQuality {
  readonly level: QualityLevel;
  readonly flags: readonly QualityFlag[];
  readonly numbers: AnswerNumbers;
}

/**
 * Evaluates the answers in the order in which the items are presented. `activeMs` is null if it could not be measured.
 */
export function judgeQuality(
  items: readonly ScoredItem[],
  answers: Answers,
  activeMs: number | null,
): AnswerQuality {
  const rated = rateItems(items, answers);
  const values = rated.map(({ value }) => value);
  const numbers: AnswerNumbers = {
    longestRun: longestRunOf(values),
    standardDeviation: standardDeviationOf(values),
    extremes: values.filter((value) => value === 1 || value === 5).length,
    midpoints: values.filter((value) => value === 3).length,
    consistency: evenOddConsistencyOf(rated),
    activeMs,
  };
  const flags = flagsFor(numbers);
  return { level: levelOf(flags), flags, numbers };
}

function flagsFor(numbers: AnswerNumbers): readonly QualityFlag[] {
  const raised = qualityFlags.filter((flag) => rules[flag](numbers));
  return raised.includes('straight_line')
    ? raised.filter((flag) => !coveredByStraightLine.has(flag))
    : raised;
}

function levelOf(flags: readonly QualityFlag[]): QualityLevel {
  if (flags.length === 0) return 'ok';
  return flags.length === 1 && !flags.includes('straight_line') ? 'caution' : 'low';
}
