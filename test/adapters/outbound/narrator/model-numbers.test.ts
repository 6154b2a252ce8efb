import { describe, expect, test } from '@jest/globals';
import { fillNumbers, numbersOf } from '#adapters/outbound/narrator/model/numbers.ts';
import type { Language } from '#domain/language.ts';
import type { WorkSituation } from '#domain/situation-map/intake/intake.ts';
import { intakeOf, profileOf, type Ratings } from '#test/domain/situation-map/situations.ts';
import { fitting, mixed } from './checks/situation.ts';

const numbersFor = (ratings: Ratings, work: WorkSituation = {}, language: Language = 'en') => {
  const changes = { currentWorkSituation: work };
  const profile = profileOf(ratings, changes, { language });
  return Object.fromEntries(numbersOf({ profile, intake: intakeOf(ratings, changes) }));
};

const timed = { ...mixed, time: [5, 5, 5, 10, 25, 10, 10, 20, 10] };

describe('the numbers that a model may use', () => {
  test('are hours if the hours of the week are known, and people if the person leads some', () => {
    expect(numbersFor(timed, { weeklyHours: 41, peopleManaged: 1 })).toEqual({
      'week.gives': 'about twelve hours',
      'week.costs': 'about nineteen hours',
      'week.neither': 'about ten hours',
      'week.total': 'forty-one hours',
      people: 'one person',
    });
  });

  test('are parts if hours are unknown', () => {
    expect(numbersFor(timed, { peopleManaged: 0 }, 'fr')).toEqual({
      'week.gives': "un peu moins d'un tiers",
      'week.costs': 'environ la moitié',
      'week.neither': 'environ un cinquième',
    });
  });

  test('are none if there is nothing to count', () => {
    expect(Object.keys(numbersFor(fitting))).toEqual(['week.gives']);
    expect(numbersFor({})).toEqual({});
  });
});

describe('a number in its place', () => {
  const numbers = new Map([
    ['week.costs', 'environ onze heures'],
    ['week.gives', 'onze heures'],
    ['week.neither', 'une heure'],
  ]);

  test.each([
    ['en', '{{week.costs}} of it.', 'Environ onze heures of it.'],
    ['en', 'It is so. {{week.costs}} of it!', 'It is so. Environ onze heures of it!'],
    ['en', 'It is {{week.costs}}, or {{week.gives}}.', 'It is environ onze heures, or onze heures.'],
    ['en', 'It is {{week.all}}.', 'It is {{week.all}}.'],
    ['fr', 'Il s’agit de {{week.costs}}.', 'Il s’agit d’environ onze heures.'],
    ['fr', 'Il s’agit d’{{week.gives}}.', 'Il s’agit de onze heures.'],
    ['fr', 'Pas plus que {{week.neither}}.', 'Pas plus qu’une heure.'],
    ['fr', '{{week.neither}} suffit.', 'Une heure suffit.'],
  ] as const)('reads as if it had been written there (%s): %s', (language, text, filled) => {
    expect(fillNumbers(text, numbers, language).replaceAll("'", '’')).toBe(filled);
  });
});
