import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  answerTo,
  hasGap,
  type Intake,
  isAimingForRole,
  numberFrom,
  isWithin,
  toSend,
  wholeNumberFrom,
  withAnswer,
} from '#adapters/inbound/web/pages/intake/answers.ts';
import { sheets } from '#adapters/inbound/web/pages/intake/questions.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { readIntake } from '#domain/situation-map/intake/read-intake.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';
import { rightIntakes } from './arbitrary-intakes.ts';

const success = { section: 'goals', name: 'success' };

describe('a number that was typed', () => {
  const hours = { section: 'current_work_situation', name: 'weekly_hours' };
  const months = { section: 'current_work_situation', name: 'tenure_months' };

  test.each([
    ['42', 42],
    ['42,5', 43],
    ['37.4 h', 37],
    ['40 heures', 40],
    ['4 ans', '4 ans'],
    ['many', 'many'],
    ['', ''],
  ])('of hours, %j, means %j', (text, meant) => {
    expect(wholeNumberFrom(text, hours)).toBe(meant);
  });

  test.each([
    ['48', 48],
    ['18 mois', 18],
    ['4 ans', 48],
    ['1 year', 12],
    ['2,5 ans', 30],
    ['1 an et 3 mois', 15],
    ['2 years, 6 months', 30],
    ['since May', 'since May'],
  ])('of months, %j, means %j', (text, meant) => {
    expect(wholeNumberFrom(text, months)).toBe(meant);
  });

  test('must be within the limits of its question', () => {
    const limits = { least: 0, most: 100 };
    expect([0, 100, -1, 101, '4 ans'].map((answer) => isWithin(answer, limits))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('an answer', () => {
  test('is stored where the service expects it', () => {
    const answered = withAnswer({}, success, 'More time.');
    expect(answered).toEqual({ goals: { success: 'More time.' } });
    expect(answerTo(answered, success)).toBe('More time.');
  });

  test('that is withdrawn leaves nothing behind', () => {
    const answered = withAnswer({ tool: 'other' }, success, 'More time.');
    expect(withAnswer(answered, success, undefined)).toEqual({ tool: 'other' });
  });

  test.each([[''], ['  \n'], [null], [[]], [{}]])('that is empty is no answer: %j', (nothing) => {
    expect(withAnswer({}, success, nothing)).toEqual({});
  });

  test.each([[0], [' a ']])('that is not empty stays unchanged: %j', (value) => {
    expect(withAnswer({}, success, value)).toEqual({ goals: { success: value } });
  });

  test('changes neither the others nor the intake before it', () => {
    const before = { goals: { primary: 'other', mood: 'good' }, tool: 'other' };
    const after = withAnswer(before, success, 'a');
    expect(after).toEqual({ goals: { primary: 'other', mood: 'good', success: 'a' }, tool: 'other' });
    expect(before).toEqual({ goals: { primary: 'other', mood: 'good' }, tool: 'other' });
  });

  test('keeps a section of text, which becomes its notes', () => {
    const intake = { goals: 'To see clearly.' };
    expect(answerTo(intake, { section: 'goals', name: 'notes' })).toBe('To see clearly.');
    expect(withAnswer(intake, success, 'a')).toEqual({ goals: { notes: 'To see clearly.', success: 'a' } });
  });

  test.each([[['a']], [null]])('is missing if the section is %j', (goals) => {
    expect(answerTo({ goals }, success)).toBeUndefined();
    expect(withAnswer({ goals }, success, 'a')).toEqual({ goals: { success: 'a' } });
  });

  test.each([
    ['40', 40],
    [' 7 ', 7],
    ['-3', -3],
    ['4,5', '4,5'],
    ['4.5', '4.5'],
    ['some', 'some'],
    ['', ''],
    ['12345678901', '12345678901'],
  ])('that is typed as %j is read as %j', (typed, taken) => {
    expect(numberFrom(typed)).toBe(taken);
  });
});

describe('what is sent', () => {
  const sent = (intake: Intake) => expectOk(readIntake(toSend(intake, 'fr')));

  test('is accepted by the service without a warning, with any answers', () => {
    fc.assert(
      fc.property(rightIntakes, (intake) => {
        expect(sent(intake).warnings).toEqual([]);
      }),
    );
  });

  test('contains all answers', () => {
    const { intake } = sent({ ...exampleIntake, language_model: 'allowed' });
    expect(intake).toMatchObject({
      locale: 'fr',
      languageModel: 'allowed',
      currentWorkSituation: { roleTitle: exampleIntake.current_work_situation.role_title },
      roleDemands: exampleIntake.role_demands,
      energyPatterns: { byNature: exampleIntake.energy_patterns.by_nature },
      goals: { moreOf: ['Creating'] },
    });
  });

  test('refuses a language model unless it was allowed', () => {
    expect(sent(exampleIntake).intake.languageModel).toBe('refused');
  });

  test('gives no time to natures without a value', () => {
    const demands = { time_percent: { Leading: 60, Advising: 40 } };
    expect(sent({ role_demands: demands }).intake.roleDemands.timePercent).toEqual({
      ...Object.fromEntries(natures.map((nature) => [nature, 0])),
      Leading: 60,
      Advising: 40,
    });
  });

  test('has no shares if none were given', () => {
    expect(sent(exampleIntake).intake.roleDemands).not.toHaveProperty('timePercent');
  });
});

test.each([
  ['employed', false],
  ['self_employed', false],
  ['other', false],
  [undefined, false],
  ['job_seeking', true],
  ['studying', true],
  ['career_break', true],
  ['retired', true],
])('a person who is %s aims for a role: %s', (status, isAiming) => {
  expect(isAimingForRole({ current_work_situation: { status } })).toBe(isAiming);
});

describe('a gap', () => {
  const gaps = (intake: Intake) => sheets.filter((sheet) => hasGap(intake, sheet)).map(({ name }) => name);

  test('is on each page of an empty intake', () => {
    expect(gaps({})).toEqual(['situation', 'role', 'energy', 'goal']);
  });

  test('is nowhere if all required questions are answered', () => {
    expect(gaps(exampleIntake)).toEqual([]);
  });

  test('is shown if one of nine ratings is missing', () => {
    const { Leading, ...levels } = exampleIntake.role_demands.levels;
    expect(Leading).toBe(4);
    expect(gaps({ ...exampleIntake, role_demands: { levels } })).toEqual(['role']);
  });

  test.each([
    ['employed', ['situation']],
    ['studying', []],
  ])('is a role without a name for a person who is %s: %j', (status, found) => {
    expect(gaps({ ...exampleIntake, current_work_situation: { status } })).toEqual(found);
  });
});
