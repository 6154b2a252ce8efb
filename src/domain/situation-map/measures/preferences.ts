import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { natures, type Nature } from '#domain/scoring/dimensions.ts';
import type { Intake, PerNature } from '../intake/intake.ts';
import { pointsOf } from '../nature-profiles.ts';
import type { PreferenceSource, Profile } from '../profile.ts';

export interface Preferences {
  readonly source: PreferenceSource;
  /** 0 to 100. */
  readonly points: PerNature<number>;
}

/** From the assessment, or else from the person's own rating; otherwise unknown. */
export function preferencesOf(assessment: AssessmentResult | undefined, intake: Intake): Preferences {
  if (assessment !== undefined) return { source: 'assessment', points: assessment.natures };
  const points = pointsByNature(intake.selfRatedPreferences ?? {});
  return { source: Object.keys(points).length > 0 ? 'self_rating' : 'none', points };
}

const pointsByNature = (ratings: PerNature<number>): PerNature<number> =>
  Object.fromEntries(
    natures.flatMap((nature) => {
      const points = pointsOf(ratings[nature]);
      return points === null ? [] : [[nature, points]];
    }),
  );

/** The highest nature and its source: the preferences, or else energy. There is none without both. */
export function topNatureOf(
  assessment: AssessmentResult | undefined,
  preferences: Preferences,
  energies: PerNature<number>,
): Pick<Profile, 'topNature' | 'topNatureSource'> {
  if (assessment !== undefined) return { topNature: assessment.topNature, topNatureSource: 'assessment' };
  const preferred = highestOf(preferences.points);
  if (preferred !== null) return { topNature: preferred, topNatureSource: 'self_rating' };
  const energising = highestOf(energies);
  return { topNature: energising, topNatureSource: energising === null ? 'none' : 'energy' };
}

/** If several are equal, the first in canonical order. */
const highestOf = (values: PerNature<number>): Nature | null =>
  natures.reduce<Nature | null>((top, nature) => {
    const value = values[nature];
    if (value === undefined) return top;
    return top === null || value > (values[top] ?? value) ? nature : top;
  }, null);
