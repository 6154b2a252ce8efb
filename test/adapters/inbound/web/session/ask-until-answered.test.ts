import { expect, test } from '@jest/globals';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { askUntilAnswered } from '#adapters/inbound/web/session/ask-until-answered.ts';
import { ManualClock } from '../drafts/manual-clock.ts';

const unreachable: Answer<unknown> = { ok: false, failure: { kind: 'unreachable' } };

function setUp(answers: readonly Answer<unknown>[]) {
  const clock = new ManualClock();
  const state = { isOpen: true, isOnline: true, askedAt: [] as number[] };
  const done = askUntilAnswered({
    isOpen: () => state.isOpen,
    isOnline: () => state.isOnline,
    ask: async () => {
      state.askedAt.push(clock.now / 1_000);
      const answer = answers[state.askedAt.length - 1] ?? unreachable;
      if (answer.ok) state.isOpen = false;
      return answer;
    },
    pause: (ms) => new Promise((resolve) => void clock.after(ms, resolve)),
  });
  return { clock, state, done };
}

test('asks with pauses that double up to a minute, and stops with the first answer', async () => {
  const answered: Answer<unknown> = { ok: true, data: {} } as Answer<unknown>;
  const { clock, state, done } = setUp([...Array.from({ length: 6 }, () => unreachable), answered]);
  await clock.advance(600_000);
  expect(state.askedAt).toEqual([2, 6, 14, 30, 62, 122, 182]);
  await expect(done).resolves.toBeUndefined();
});

test('does not ask while the browser knows that there is no connection', async () => {
  const { clock, state } = setUp([]);
  state.isOnline = false;
  await clock.advance(20_000);
  expect(state.askedAt).toEqual([]);
  state.isOnline = true;
  await clock.advance(20_000);
  expect(state.askedAt).toEqual([30]);
});

test('ends without a request when another caller has found the answer', async () => {
  const { clock, state, done } = setUp([]);
  state.isOpen = false;
  await clock.advance(2_000);
  await expect(done).resolves.toBeUndefined();
  expect(state.askedAt).toEqual([]);
});

test('leaves a busy service alone for as long as it asks', async () => {
  const busy = {
    ok: false,
    failure: { kind: 'problem', status: 503, retryAfterSeconds: 40 },
  } as unknown as Answer<unknown>;
  const { clock, state } = setUp([busy]);
  await clock.advance(45_000);
  expect(state.askedAt).toEqual([2, 42]);
});
