import { expect, test } from '@jest/globals';
import { nextDateOf, planOf } from '#adapters/inbound/web/pages/map/plan-of.ts';

type Planned = Parameters<typeof planOf>[0];

const action = (id: string, day: string) => ({
  id,
  nature: null,
  kind: 'try' as const,
  text_key: id,
  measure: '',
  review_on: day,
});

const steps = { first: 'Begin.', second: 'Go on.', third: 'Ask.' };

const planned = (plan: unknown): Planned =>
  ({
    plan: [
      { horizon_days: 7, actions: [action('first', '2026-11-29')] },
      { horizon_days: 30, actions: [action('second', '2026-12-22'), action('third', '2026-12-22')] },
    ],
    narrative: { sections: { plan } },
  }) as unknown as Planned;

const today = planned(
  Object.fromEntries(Object.entries(steps).map(([id, text]) => [id, { text, sign: 'Done.' }])),
);

test.each([
  ['of today', today],
  ['of the first method', planned(steps)],
])('a plan %s is listed by its dates', (_name, profile) => {
  expect(planOf(profile).map(({ until, steps: due }) => [until, ...due.map(({ text }) => text)])).toEqual([
    ['2026-11-29', 'Begin.'],
    ['2026-12-22', 'Go on.', 'Ask.'],
  ]);
});

test('the next date is the first with a step that is not done', () => {
  const nextAfter = (...done: readonly string[]) =>
    nextDateOf(planOf(today), (id) => done.includes(id))?.until;
  expect(nextAfter()).toBe('2026-11-29');
  expect(nextAfter('first')).toBe('2026-12-22');
  expect(nextAfter('first', 'second')).toBe('2026-12-22');
  expect(nextAfter('first', 'second', 'third')).toBeUndefined();
});
