import type {
  CheckContext,
  TextCheck,
  TextScope,
} from '../../../../../src/adapters/outbound/narrator/checks/scope.ts';
import type { Language } from '../../../../../src/domain/language.ts';
import { natures } from '../../../../../src/domain/scoring/dimensions.ts';
import { profileOf, type Ratings } from '../../../../domain/situation-map/situations.ts';

/**
 * Organizing and Analyzing are a strain, Creating and Innovating untapped and energising, Leading at the core without
 * giving or taking energy; preferences and role differ, and the role takes more than it gives.
 */
export const mixed: Ratings = {
  p: [81, 69, 44, 56, 31, 50, 63, 38, 75],
  demand: [2, 2, 2, 3, 5, 3, 3, 4, 4],
  energy: [2, 1, 0, 1, -2, 0, 1, -1, 0],
};

/** Everything fits and gives energy. */
export const fitting: Ratings = {
  p: [0, 25, 50, 75, 100, 75, 50, 25, 0],
  demand: [1, 2, 3, 4, 5, 4, 3, 2, 1],
  energy: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

export const contextOf = (
  language: Language,
  { ratings = mixed, ownWords = '' }: { ratings?: Ratings; ownWords?: string } = {},
): CheckContext => ({ language, profile: profileOf(ratings, {}, { language }), ownWords });

export const scopeOf = (changes: Partial<TextScope> = {}): TextScope => ({
  natures: [...natures],
  subject: null,
  tokens: new Set([
    'alignment.overall',
    'energy.gain',
    'energy.balance',
    'Leading.preference',
    'Leading.demand',
  ]),
  words: { least: 1, most: 90 },
  ending: 'statement',
  sentences: 6,
  ...changes,
});

/** Whether a check lets a text pass. */
export const passes = (
  check: TextCheck,
  text: string,
  { language = 'en', scope = {}, ...context }: Situation = {},
): boolean => check(text, scopeOf(scope), contextOf(language, context)).length === 0;

interface Situation {
  readonly language?: Language;
  readonly scope?: Partial<TextScope>;
  readonly ratings?: Ratings;
  readonly ownWords?: string;
}
