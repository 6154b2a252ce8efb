import { describe, expect, test } from '@jest/globals';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { grammar as english } from '#adapters/outbound/narrator/words/english/grammar.ts';
import { grammar as french } from '#adapters/outbound/narrator/words/french/grammar.ts';
import { typeset } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import { profileFrom } from '#test/domain/situation-map/situations.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';

const grammars = { en: english, fr: french } as const;

describe.each(languages)('the report in %s', (language) => {
  /** All forms of its name, such as "l'analyse" and "à l'analyse". */
  const formsOf = (nature: Nature): readonly string[] =>
    nature === 'Leading'
      ? ['lead', 'encadr']
      : Object.values(grammars[language].nature('nature', nature)).map((form) => typeset(form, language));

  test('names every wish in the question, the plan or what it says of contradictions', () => {
    const missing = situations(500).flatMap(({ intake, assessment }) => {
      const profile = profileFrom(intake, { assessment, language });
      const { question, goal, contradictions } = builtInSections({ profile, intake });
      const text = JSON.stringify([question, goal, contradictions]).toLowerCase();
      const { moreOf = [], lessOf = [] } = intake.goals;
      return [...moreOf, ...lessOf].filter((nature) => !formsOf(nature).some((form) => text.includes(form)));
    });
    expect(missing).toEqual([]);
  });

  test('says how many hours the work takes that the person wants less of', () => {
    const intake = {
      currentWorkSituation: { status: 'employed', weeklyHours: 40 },
      roleDemands: { levels: {}, timePercent: time },
      energyPatterns: { byNature: Object.fromEntries(Object.keys(time).map((nature) => [nature, 0])) },
      goals: { lessOf: ['Organizing', 'Adapting'] },
      extra: {},
    } as const;
    const goal = builtInSections({ profile: profileFrom(intake, { language }), intake }).goal.join(' ');
    expect(goal).toContain(language === 'en' ? 'about twenty hours' : 'environ vingt heures');
  });
});

const time = {
  Creating: 0,
  Innovating: 0,
  Performing: 0,
  Advising: 50,
  Organizing: 25,
  Providing: 0,
  Adapting: 25,
  Analyzing: 0,
  Leading: 0,
} as const;
