import type { CheckContext, TextCheck, TextScope } from '#adapters/outbound/narrator/model/checks/scope.ts';
import type { Language } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import { profileOf, type Ratings } from '#test/domain/situation-map/situations.ts';

/**
 * Organizing and Analyzing are a strain, Creating and Innovating are unused and energising, Leading carries without
 * giving or taking energy, Advising and Adapting carry and give energy; the role takes more than it gives.
 */
export const mixed: Ratings = {
  p: [81, 69, 44, 56, 31, 50, 63, 38, 75],
  demand: [2, 2, 2, 3, 5, 3, 3, 4, 4],
  energy: [2, 1, 0, 1, -2, 0, 1, -1, 0],
};

/** The same work, done by a person to whom Organizing and Analyzing come naturally and Advising does not yet. */
export const skilled: Ratings = { ...mixed, p: [81, 69, 44, 25, 88, 50, 63, 75, 75] };

/** The same work, with unknown preferences. */
export const unassessed: Ratings = { demand: mixed.demand ?? [], energy: mixed.energy ?? [] };

/** Everything fits and gives energy. */
export const fitting: Ratings = {
  p: [0, 25, 50, 75, 100, 75, 50, 25, 0],
  demand: [1, 2, 3, 4, 5, 4, 3, 2, 1],
  energy: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

interface Circumstances {
  readonly ratings?: Ratings;
  readonly work?: Intake['currentWorkSituation'];
  readonly rhythm?: Partial<Intake['energyPatterns']>;
  readonly ownWords?: string;
}

export const contextOf = (
  language: Language,
  { ratings = mixed, work = { status: 'employed' }, rhythm = {}, ownWords = '' }: Circumstances = {},
): CheckContext => ({
  language,
  profile: profileOf(
    ratings,
    { currentWorkSituation: work, energyPatterns: { byNature: {}, ...rhythm } },
    { language },
  ),
  ownWords,
});

export const scopeOf = (changes: Partial<TextScope> = {}): TextScope => ({
  natures: [...natures],
  subject: null,
  tokens: new Set(['week.gives', 'week.costs', 'week.neither', 'week.total', 'people']),
  words: { least: 1, most: 90 },
  form: 'sentences',
  isHeard: false,
  ...changes,
});

/** Whether a text passes a check. */
export const passes = (
  check: TextCheck,
  text: string,
  { language = 'en', scope = {}, ...circumstances }: Situation = {},
): boolean => check(text, scopeOf(scope), contextOf(language, circumstances)).length === 0;

interface Situation extends Circumstances {
  readonly language?: Language;
  readonly scope?: Partial<TextScope>;
}
