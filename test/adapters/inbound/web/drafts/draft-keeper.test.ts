import { describe, expect, test } from '@jest/globals';
import type { Failure } from '#adapters/inbound/web/api/call.ts';
import { DraftKeeper, type Keeping } from '#adapters/inbound/web/drafts/draft-keeper.ts';
import { DraftServer, problem, unreachable } from './draft-server.ts';
import { ManualClock } from './manual-clock.ts';

const second = 1_000;
const hour = 3_600 * second;

function setDraftStage(unsent?: string) {
  const clock = new ManualClock();
  const server = new DraftServer<string>(clock);
  const device: { copy: string | undefined } = { copy: unsent };
  const keepLocally = (value: string | undefined) => void (device.copy = value);
  const keeper = new DraftKeeper<string>({ send: server.send, keepLocally, after: clock.after }, unsent);
  const states: Keeping[] = [];
  keeper.subscribe(() => states.push(keeper.get()));
  const failWith = (failure: Failure | undefined) => void (server.mood = () => failure);
  return { clock, server, device, keeper, states, failWith };
}

/** A person has entered `first`, and the server has answered with that failure. */
async function setFailingStage(failure: Failure) {
  const stage = setDraftStage();
  stage.failWith(failure);
  stage.keeper.change('first');
  await stage.clock.advance(1.1 * second);
  return stage;
}

/** `pending` if there is no answer yet. */
const outcomeOf = async (promise: Promise<boolean>, clock: ManualClock): Promise<boolean | 'pending'> => {
  await clock.advance(0);
  return Promise.race([promise, Promise.resolve('pending' as const)]);
};

describe('what is entered', () => {
  test('is stored on the device at once, and soon after only on the server', async () => {
    const { clock, server, device, keeper, states } = setDraftStage();
    expect(keeper.get()).toEqual({ state: 'untouched' });
    keeper.change('first');
    expect([device.copy, keeper.get(), server.received]).toEqual(['first', { state: 'saving' }, []]);
    await clock.advance(1.05 * second);
    expect([device.copy, server.received]).toEqual(['first', ['first']]);
    await clock.advance(second);
    expect([device.copy, server.holds]).toEqual([undefined, 'first']);
    expect(states).toEqual([{ state: 'saving' }, { state: 'saved', since: 'at 1100' }]);
  });

  test('within a second is saved together, without a delay by further changes', async () => {
    const { clock, server, keeper } = setDraftStage();
    for (const value of ['a', 'ab', 'abc', 'abcd']) {
      keeper.change(value);
      await clock.advance(0.3 * second);
    }
    expect(server.arrivals).toEqual([{ at: 1_000, value: 'abcd' }]);
  });

  test('during a save is sent after it, and only the newest value', async () => {
    const { clock, server, device, keeper } = setDraftStage();
    server.latencyMs = 5 * second;
    keeper.change('first');
    await clock.advance(2 * second);
    for (const value of ['second', 'third']) {
      keeper.change(value);
      await clock.advance(second);
    }
    expect([server.received, device.copy]).toEqual([['first'], 'third']);
    await clock.advance(3 * second);
    expect([server.received, keeper.get(), device.copy]).toEqual([
      ['first', 'third'],
      { state: 'saving' },
      'third',
    ]);
    await clock.advance(5 * second);
    expect([server.holds, keeper.get().state, device.copy]).toEqual(['third', 'saved', undefined]);
  });

  test('may be the same as before', async () => {
    const { clock, server, device, keeper } = setDraftStage();
    server.latencyMs = 5 * second;
    keeper.change('same');
    await clock.advance(2 * second);
    keeper.change('same');
    await clock.advance(30 * second);
    expect([server.holds, keeper.get().state, device.copy]).toEqual(['same', 'saved', undefined]);
  });

  test('on an earlier page without reaching the server is sent now', async () => {
    const { clock, server, device, keeper } = setDraftStage('left over');
    expect([keeper.get().state, device.copy]).toEqual(['saving', 'left over']);
    await clock.advance(2 * second);
    expect([server.holds, device.copy]).toEqual(['left over', undefined]);
  });

  test('is reported to listeners, until they stop', async () => {
    const { clock, keeper } = setDraftStage();
    let calls = 0;
    const stop = keeper.subscribe(() => void (calls += 1));
    keeper.change('first');
    expect(calls).toBe(1);
    expect(keeper.get()).toBe(keeper.get());
    stop();
    await clock.advance(5 * second);
    expect(calls).toBe(1);
  });
});

describe('without a connection', () => {
  test('it waits on the device, and is sent again after growing pauses', async () => {
    const { clock, server, device, keeper } = await setFailingStage(unreachable);
    expect([keeper.get(), device.copy]).toEqual([{ state: 'waiting', cause: 'offline' }, 'first']);
    server.latencyMs = 0;
    await clock.advance(300 * second);
    const arrivals = server.arrivals.map(({ at }) => at);
    const pauses = arrivals.slice(1).map((at, index) => at - Number(arrivals[index]));
    expect(pauses).toEqual([2_100, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test('it reports the waiting once, not at every attempt', async () => {
    const { clock, states } = await setFailingStage(unreachable);
    await clock.advance(60 * second);
    expect(new Set(states.slice(1).map(({ state }) => state))).toEqual(new Set(['waiting']));
  });

  test('changes wait too, and the newest is sent when the connection is back', async () => {
    const { clock, server, device, keeper, failWith } = await setFailingStage(unreachable);
    keeper.change('second');
    expect([keeper.get().state, device.copy]).toEqual(['waiting', 'second']);
    failWith(undefined);
    keeper.retry();
    expect(server.received).toEqual(['first', 'second']);
    await clock.advance(second);
    expect([server.holds, keeper.get().state, device.copy]).toEqual(['second', 'saved', undefined]);
    await clock.advance(hour);
    expect(server.received).toHaveLength(2);
  });

  test('it starts with the shortest pause again after a success, and after a sign of a change', async () => {
    const { clock, server, keeper, failWith } = await setFailingStage(unreachable);
    server.latencyMs = 0;
    await clock.advance(100 * second);
    keeper.retry();
    const retried = clock.now;
    await clock.advance(2 * second);
    expect(server.arrivals.slice(-2).map(({ at }) => at - retried)).toEqual([0, 2_000]);
    failWith(undefined);
    await clock.advance(4 * second);
    expect(keeper.get().state).toBe('saved');
    failWith(unreachable);
    keeper.change('second');
    const changed = clock.now;
    await clock.advance(3 * second);
    expect(server.arrivals.slice(-2).map(({ at }) => at - changed)).toEqual([1_000, 3_000]);
  });

  test('it keeps the copy on the device even if an earlier keeper removed it', async () => {
    const { clock, device, keeper } = await setFailingStage(unreachable);
    device.copy = undefined;
    await clock.advance(3 * second);
    expect([device.copy, keeper.get().state]).toEqual(['first', 'waiting']);
  });
});

describe('without a session', () => {
  test('it waits, rarely retries, and is sent after a login', async () => {
    const { clock, server, device, keeper, failWith } = await setFailingStage(problem(401));
    expect(keeper.get()).toEqual({ state: 'waiting', cause: 'logged_out' });
    keeper.change('second');
    await clock.advance(59 * second);
    expect([server.received, device.copy]).toEqual([['first'], 'second']);
    failWith(undefined);
    keeper.retry();
    await clock.advance(second);
    expect([server.holds, device.copy]).toEqual(['second', undefined]);
  });

  test('it retries after a minute, because the login may have been elsewhere', async () => {
    const { clock, server, failWith } = await setFailingStage(problem(401));
    failWith(undefined);
    await clock.advance(61 * second);
    expect(server.holds).toBe('first');
  });
});

describe('a server that is busy', () => {
  test.each([429, 503])(
    'gets no request for as long as it asks with %i, whatever happens',
    async (status) => {
      const { clock, server, keeper, failWith } = await setFailingStage(problem(status, 30));
      expect(keeper.get()).toEqual({ state: 'waiting', cause: 'busy' });
      failWith(undefined);
      keeper.change('second');
      keeper.retry();
      expect(await keeper.settle()).toBe(false);
      await clock.advance(29 * second);
      expect(server.received).toEqual(['first']);
      await clock.advance(2 * second);
      expect([server.received, server.holds]).toEqual([['first', 'second'], 'second']);
    },
  );

  test.each([408, 500, 502, 503])('gets retries after growing pauses if it answers %i', async (status) => {
    const { clock, server, keeper } = await setFailingStage(problem(status));
    expect(keeper.get()).toEqual({ state: 'waiting', cause: 'busy' });
    server.latencyMs = 0;
    await clock.advance(15 * second);
    expect(server.arrivals.map(({ at }) => at)).toEqual([1_000, 3_100, 7_100, 15_100]);
  });

  test('gets no faster retries if it names a short pause repeatedly', async () => {
    const { clock, server } = await setFailingStage(problem(503, 0));
    await clock.advance(60 * second);
    expect(server.arrivals.length).toBeLessThan(7);
  });

  test('gets a retry within an hour, even if it asks for a longer pause', async () => {
    const { clock, server, failWith } = await setFailingStage(problem(503, 10_000_000));
    failWith(undefined);
    await clock.advance(hour - second);
    expect(server.received).toHaveLength(1);
    await clock.advance(2 * second);
    expect(server.holds).toBe('first');
  });
});

describe('a refusal', () => {
  const refusal = problem(422);

  test.each([400, 403, 413, 422])(
    'with %i is reported, the value stays on the device, and there is no retry',
    async (status) => {
      const { clock, server, device, keeper } = await setFailingStage(problem(status));
      expect(keeper.get()).toEqual({ state: 'refused', failure: problem(status) });
      keeper.retry();
      expect(await keeper.settle()).toBe(false);
      await clock.advance(2 * hour);
      expect([server.received, device.copy]).toEqual([['first'], 'first']);
    },
  );

  test('is followed by the next change', async () => {
    const { clock, server, device, keeper, failWith } = await setFailingStage(refusal);
    failWith(undefined);
    keeper.change('better');
    expect(keeper.get().state).toBe('saving');
    await clock.advance(2 * second);
    expect([server.holds, keeper.get().state, device.copy]).toEqual(['better', 'saved', undefined]);
  });

  test('of a value that has been replaced since is not reported', async () => {
    const { clock, server, keeper, states } = setDraftStage();
    server.mood = (value) => (value === 'bad' ? refusal : undefined);
    server.latencyMs = 3 * second;
    keeper.change('bad');
    await clock.advance(2 * second);
    keeper.change('good');
    await clock.advance(10 * second);
    expect([server.received, server.holds]).toEqual([['bad', 'good'], 'good']);
    expect(states.map(({ state }) => state)).not.toContain('refused');
  });
});

describe('settling', () => {
  test('is done at once if there is nothing to send', async () => {
    const { clock, keeper } = setDraftStage();
    expect(await keeper.settle()).toBe(true);
    keeper.change('first');
    await clock.advance(5 * second);
    expect(await keeper.settle()).toBe(true);
  });

  test('sends at once, and is done when the server has it', async () => {
    const { clock, server, keeper } = setDraftStage();
    keeper.change('first');
    const settled = keeper.settle();
    expect(server.received).toEqual(['first']);
    expect(await outcomeOf(settled, clock)).toBe('pending');
    await clock.advance(100);
    expect(await settled).toBe(true);
    await clock.advance(5 * second);
    expect(server.received).toEqual(['first']);
  });

  test('waits for the running save and for later changes, without a pause in between', async () => {
    const { clock, server, keeper } = setDraftStage();
    keeper.change('first');
    const settled = Promise.all([keeper.settle(), keeper.settle()]);
    keeper.change('second');
    await clock.advance(200);
    expect([server.received, server.holds]).toEqual([['first', 'second'], 'second']);
    expect(await settled).toEqual([true, true]);
  });

  test.each([
    ['the connection', unreachable],
    ['the session', problem(401)],
    ['the server', problem(503)],
    ['the value', problem(422)],
  ])('fails at once if %s does', async (_, failure) => {
    const { clock, keeper, failWith } = setDraftStage();
    failWith(failure);
    keeper.change('first');
    const settled = keeper.settle();
    await clock.advance(100);
    expect(await settled).toBe(false);
  });

  test.each([unreachable, problem(401)])('retries at once what waits for a retry', async (failure) => {
    const { clock, keeper, failWith } = await setFailingStage(failure);
    failWith(undefined);
    const settled = keeper.settle();
    await clock.advance(100);
    expect(await settled).toBe(true);
  });
});

describe('a keeper that was stopped', () => {
  test('sends nothing more, and leaves on the device what the server does not have', async () => {
    const { clock, server, device, keeper } = setDraftStage();
    keeper.change('first');
    keeper.stop();
    keeper.retry();
    await clock.advance(hour);
    expect(await keeper.settle()).toBe(false);
    keeper.change('second');
    await clock.advance(hour);
    expect([server.received, device.copy]).toEqual([[], 'second']);
  });

  test('does not retry', async () => {
    const { clock, server, device, keeper } = await setFailingStage(unreachable);
    keeper.stop();
    keeper.retry();
    await clock.advance(hour);
    expect([server.received, device.copy]).toEqual([['first'], 'first']);
  });

  test('removes the copy when the running save has arrived', async () => {
    const { clock, server, device, keeper } = setDraftStage();
    keeper.change('first');
    await clock.advance(1.05 * second);
    keeper.stop();
    expect(device.copy).toBe('first');
    await clock.advance(second);
    expect([server.holds, device.copy]).toEqual(['first', undefined]);
  });

  test('does not touch the copy when that save fails, because the copy may be newer by then', async () => {
    const { clock, device, keeper, failWith } = setDraftStage();
    failWith(unreachable);
    keeper.change('first');
    await clock.advance(1.05 * second);
    keeper.stop();
    device.copy = 'of the next keeper';
    await clock.advance(hour);
    expect(device.copy).toBe('of the next keeper');
  });

  test('settles all waiting calls', async () => {
    const { keeper } = setDraftStage();
    keeper.change('first');
    const settled = keeper.settle();
    keeper.stop();
    expect(await settled).toBe(false);
  });
});
