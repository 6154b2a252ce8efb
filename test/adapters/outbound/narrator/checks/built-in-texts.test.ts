import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { builtInSections } from '../../../../../src/adapters/outbound/narrator/built-in-narrator.ts';
import { checkDirection } from '../../../../../src/adapters/outbound/narrator/checks/direction.ts';
import { checkLanguage } from '../../../../../src/adapters/outbound/narrator/checks/language.ts';
import { checkWording } from '../../../../../src/adapters/outbound/narrator/checks/lexical.ts';
import { checkNumbers } from '../../../../../src/adapters/outbound/narrator/checks/numeric.ts';
import type { TextScope } from '../../../../../src/adapters/outbound/narrator/checks/scope.ts';
import { scopesOf } from '../../../../../src/adapters/outbound/narrator/model-scopes.ts';
import { languages } from '../../../../../src/domain/language.ts';
import { type Goals, primaryGoals } from '../../../../../src/domain/situation-map/intake.ts';
import type { Profile } from '../../../../../src/domain/situation-map/profile.ts';
import {
  anyPartialRatings,
  anyRatings,
  intakeOf,
  profileOf,
} from '../../../../domain/situation-map/situations.ts';
import { contextOf } from './situation.ts';

/** The phrased sections, each text with what it is about. */
function textsOf(
  profile: Profile,
  sections: ReturnType<typeof builtInSections>,
): readonly (readonly [string, TextScope])[] {
  const scopes = scopesOf(profile);
  return [
    [sections.headline, scopes.headline],
    ...sections.summary.map((text) => [text, scopes.summary] as const),
    ...[...scopes.natures].map(([nature, scope]) => [sections.natures[nature] ?? '', scope] as const),
    [sections.goal, scopes.goal],
    ...[...scopes.plan].map(([id, scope]) => [sections.plan[id] ?? '', scope] as const),
    ...sections.questions.map((text) => [text, scopes.question] as const),
  ];
}

const anyGoals: fc.Arbitrary<Goals> = fc.record(
  {
    primary: fc.constantFrom(...primaryGoals),
    moreOf: fc.constant(['Creating'] as const),
    lessOf: fc.constant(['Organizing'] as const),
  },
  { requiredKeys: [] },
);

/** As a model would have to write it. */
const withTokens = (text: string): string =>
  text.replaceAll(/[−+-]?\p{N}+(?:[.,]\p{N}+)?/gu, '{{alignment.overall}}');

describe.each(languages)('the built-in texts (%s), with tokens for their numbers', (language) => {
  test('pass the checks of wording, direction and language', () => {
    fc.assert(
      fc.property(fc.oneof(anyRatings, anyPartialRatings), anyGoals, (ratings, goals) => {
        const profile = profileOf(ratings, { goals }, { language });
        const context = { ...contextOf(language), profile };
        const faults = textsOf(
          profile,
          builtInSections({ profile, intake: intakeOf(ratings, { goals }) }),
        ).flatMap(([text, scope]) =>
          [checkWording, checkDirection, checkLanguage]
            .flatMap((check) => check(withTokens(text), scope, context))
            .map(({ hint }) => `${hint} ${text}`),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('do not pass the check of numbers where one is left as it is', () => {
    fc.assert(
      fc.property(anyRatings, (ratings) => {
        const profile = profileOf(ratings, {}, { language });
        const { headline } = builtInSections({ profile, intake: intakeOf(ratings) });
        const context = { ...contextOf(language), profile };
        fc.pre(/\p{N}/u.test(headline));
        expect(checkNumbers(headline, scopesOf(profile).headline, context)).not.toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
