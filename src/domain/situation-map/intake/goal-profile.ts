import type { Goals } from './intake.ts';
import type { GoalProfile } from '../profile.ts';
import type { NatureProfile } from '../reading.ts';
import { roundedRatio, sumOf } from '../measures/rounding.ts';

const defaultHorizonDays = 90;

export function goalProfileOf(goals: Goals, natures: readonly NatureProfile[]): GoalProfile {
  const { primary = null, horizonDays = defaultHorizonDays, moreOf = [], lessOf = [] } = goals;
  const preferences = natures.flatMap(({ nature, preference }) =>
    preference !== null && moreOf.includes(nature) ? [preference] : [],
  );
  const support = preferences.length === 0 ? null : roundedRatio(sumOf(preferences), preferences.length);
  return { primary, horizonDays, moreOf, lessOf, support };
}
