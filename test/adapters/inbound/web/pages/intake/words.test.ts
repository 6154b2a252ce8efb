import { expect, test } from '@jest/globals';
import { allQuestions, type Question } from '#adapters/inbound/web/pages/intake/questions.ts';
import { said, wordsOf } from '#adapters/inbound/web/pages/intake/words.ts';
import { worded } from './worded.ts';

function question(name: string): Question {
  const found = allQuestions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Nothing asks for ${name}.`);
  return found;
}

const intake = {
  current_work_situation: { status: 'career_break', satisfaction: 6, workload: 4, role_title: 'admin' },
  energy_patterns: { by_nature: { Leading: -2, Creating: 2 }, drains: ['admin', 'conflict'] },
  role_demands: { time_percent: { Advising: 30, Leading: 70 } },
  goals: { horizon_days: 90, more_of: ['Leading'] },
};

test.each([
  ['status', 'On a career break'],
  ['satisfaction', '6'],
  ['workload', 'too much'],
  ['role_title', 'admin'],
  ['drains', 'Paperwork, Conflict'],
  ['by_nature', 'Creating – gives a lot\nLeading – costs a lot'],
  ['time_percent', 'Advising – 30\nLeading – 70'],
  ['horizon_days', 'Three months'],
  ['more_of', 'Leading'],
] as const)('the answer to %s is shown as %j', (name, shown) => {
  expect(said(question(name), worded(intake))).toBe(shown);
});

test('natures have their names in French', () => {
  expect(said(question('more_of'), worded(intake, 'fr'))).toBe('Diriger');
});

test.each([
  ['studying', 'Which role are you aiming for, if you know?'],
  ['employed', 'What is your role?'],
])('a person who is %s is asked: %s', (status, label) => {
  const situation = { current_work_situation: { status } };
  expect(wordsOf(question('role_title'), worded(situation)).label).toBe(label);
});
