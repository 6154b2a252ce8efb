import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { inlineStyleLinter } from '../../../../src/adapters/outbound/style-lint/inline-style-linter.ts';
import {
  PooledStyleLinter,
  type PooledStyleLinterOptions,
} from '../../../../src/adapters/outbound/style-lint/pooled-style-linter.ts';
import type { Language } from '../../../../src/domain/language.ts';
import { describeStyleLinter } from '../../../contracts/style-linter.contract.ts';
import { expectOk } from '../../../support/expect-ok.ts';
import { type Gate, makeGate } from '../../../support/gate.ts';
import { holdTime, releaseTime } from '../../../support/timers.ts';
import { lintRequest, lintSettings } from '../../../support/lint-requests.ts';
import { patienceMs } from '../../../support/patience.ts';
import { timesAsLongAs } from '../../../support/processor-time.ts';
import { harmlessText, hostileTexts } from './texts.ts';

describeStyleLinter('inline', () => ({ linter: inlineStyleLinter, stop: async () => {} }));

describeStyleLinter('pooled', () => {
  const linter = new PooledStyleLinter();
  return { linter, stop: async () => linter.close() };
});

const standIn = new URL('./programs/worker-on-demand.ts', import.meta.url);
const longEnough = 10_000;
const overloaded = { kind: 'overloaded', retryAfterSeconds: 2 };

/** One measure alone may meet a collection of garbage. */
async function leastOfThree(measure: () => Promise<number>): Promise<number> {
  return Math.min(await measure(), await measure(), await measure());
}

interface Held extends Gate {
  readonly answer: ReturnType<PooledStyleLinter['lint']>;
}

describe('pooled style linter', () => {
  const open: PooledStyleLinter[] = [];

  afterEach(async () => {
    releaseTime();
    for (const linter of open.splice(0)) await linter.close();
  });

  const openRealLinter = (options?: PooledStyleLinterOptions): PooledStyleLinter => {
    const linter = new PooledStyleLinter(options);
    open.push(linter);
    return linter;
  };

  const openLinter = (options?: PooledStyleLinterOptions): PooledStyleLinter =>
    openRealLinter({ worker: standIn, timeLimitMs: patienceMs, longestWaitMs: patienceMs, ...options });

  const ask = async (linter: PooledStyleLinter, deed: string, signal?: AbortSignal) =>
    linter.lint(lintRequest(deed.padEnd(longEnough)), signal);

  /** A text that is being read until the test lets it go. */
  const hold = (linter: PooledStyleLinter, signal?: AbortSignal): Held => {
    const gate = makeGate();
    const request = { ...lintRequest('wait'.padEnd(longEnough)), gate: gate.memory };
    return { ...gate, answer: linter.lint(request, signal) };
  };

  const threadOf = async (linter: PooledStyleLinter): Promise<number> =>
    expectOk(await ask(linter, 'answer')).total;

  test('reads long texts in a thread of its own, which stays for the next one', async () => {
    const linter = openLinter();
    const thread = await threadOf(linter);
    expect(thread).toBeGreaterThan(0);
    expect(thread).not.toBe(threadId);
    expect(await threadOf(linter)).toBe(thread);
  });

  test('has a thread for short texts, in which no long one is in their way', async () => {
    const linter = openLinter({ threads: 1 });
    const [long, short] = [await threadOf(linter), expectOk(await linter.lint(lintRequest('answer'))).total];
    expect(short).not.toBe(long);
    const held = hold(linter);
    await held.reached();
    expect(expectOk(await linter.lint(lintRequest('answer'))).total).toBe(short);
    held.open();
    expect(expectOk(await held.answer).total).toBe(long);
  });

  test('makes itself ready for short texts', async () => {
    const times = await leastOfThree(() => {
      const linter = openRealLinter();
      return timesAsLongAs(
        async () => linter.prepare(),
        async () => {
          for (const language of ['en', 'fr'] as const)
            expectOk(await linter.lint(lintRequest('A.', { settings: lintSettings({ language }) })));
        },
        1,
      );
    });
    expect(times).toBeLessThan(0.1);
  });

  test('has the rules of both languages ready before the first long text is begun', async () => {
    const times = await leastOfThree(() => {
      const linter = openRealLinter({ threads: 1 });
      const reading = (language: Language) => async (): Promise<unknown> =>
        expectOk(
          await linter.lint(lintRequest('Word '.repeat(2000), { settings: lintSettings({ language }) })),
        );
      return timesAsLongAs(reading('en'), reading('fr'), 1);
    });
    expect(times).toBeLessThan(0.1);
  });

  test('lets itself be closed while it makes itself ready', async () => {
    const linter = openLinter();
    const prepared = linter.prepare();
    await linter.close();
    await expect(prepared).resolves.toBeUndefined();
  });

  test('fails a request whose worker cannot be loaded', async () => {
    const linter = openLinter({ worker: new URL('file:///there-is-no-such-worker.ts') });
    await expect(ask(linter, 'answer')).rejects.toThrow('there-is-no-such-worker');
  });

  test('gives up a text that takes too long, and reads the next one in a new thread', async () => {
    const linter = openLinter({ timeLimitMs: 300, threads: 1 });
    const thread = await threadOf(linter);
    expect((await ask(linter, 'hang')).isErr()).toBe(true);
    expect(await threadOf(linter)).not.toBe(thread);
  });

  test('lets those who wait behind a text that is given up have their turn', async () => {
    const linter = openLinter({ timeLimitMs: 500, longestWaitMs: 20_000, threads: 1 });
    await threadOf(linter);
    holdTime();
    const held = hold(linter);
    await held.reached();
    const waiting = [ask(linter, 'answer'), ask(linter, 'answer')];
    await jest.advanceTimersByTimeAsync(500);
    expect((await held.answer).isErr()).toBe(true);
    for (const answer of await Promise.all(waiting)) expect(answer.isOk()).toBe(true);
  });

  test.each([
    ['fails', 'fail', 'This one cannot be read.'],
    ['ends', 'exit', 'exited with code: 3'],
    ['runs out of memory', 'fill', 'memory'],
  ])(
    'throws when the worker %s, spares what the other thread reads, and goes on',
    async (_, deed, message) => {
      const linter = openLinter({ threads: 2 });
      await Promise.all([threadOf(linter), threadOf(linter)]);
      const neighbour = hold(linter);
      await expect(ask(linter, deed)).rejects.toThrow(message);
      neighbour.open();
      expect((await neighbour.answer).isOk()).toBe(true);
      expect(await threadOf(linter)).toBeGreaterThan(0);
    },
  );

  test('does not read a text for whose report nobody waits any more, and gives its place to others', async () => {
    const linter = openLinter({ threads: 1, mostWaiting: 1 });
    await threadOf(linter);
    const held = hold(linter);
    const gone = new AbortController();
    const abandoned = ask(linter, 'exit', gone.signal);
    gone.abort();
    expect((await abandoned).isErr()).toBe(true);
    const waiting = ask(linter, 'answer');
    expect((await ask(linter, 'exit', gone.signal)).isErr()).toBe(true);
    held.open();
    expect((await held.answer).isOk()).toBe(true);
    expect((await waiting).isOk()).toBe(true);
  });

  test('reads a text to its end once it is begun', async () => {
    const linter = openLinter({ threads: 1 });
    const thread = await threadOf(linter);
    const gone = new AbortController();
    const held = hold(linter, gone.signal);
    await held.reached();
    gone.abort();
    held.open();
    expect(expectOk(await held.answer).total).toBe(thread);
    expect(await threadOf(linter)).toBe(thread);
  });

  test('lets as many wait as there is room for, and sends the others away at once', async () => {
    const linter = openLinter({ threads: 1, mostWaiting: 2 });
    await threadOf(linter);
    const held = hold(linter);
    const [one, other, third] = ['answer', 'answer', 'answer'].map(async (deed) => ask(linter, deed));
    const refused = await third;
    expect(refused?.isErr() && refused.error).toEqual(overloaded);
    held.open();
    const answers = await Promise.all([held.answer, one, other]);
    expect(answers.map((answer) => answer?.isOk())).toEqual([true, true, true]);
  });

  test('sends away who has waited too long, without harm to what is being read and to others who wait', async () => {
    const linter = openLinter({ threads: 1, longestWaitMs: 600 });
    await threadOf(linter);
    holdTime();
    const [first, second] = [hold(linter), hold(linter)];
    const third = ask(linter, 'answer');
    await jest.advanceTimersByTimeAsync(400);
    first.open();
    await second.reached();
    const fourth = ask(linter, 'answer');
    await jest.advanceTimersByTimeAsync(400);
    const refused = await third;
    expect(refused.isErr() && refused.error).toEqual(overloaded);
    second.open();
    const answers = await Promise.all([first.answer, second.answer, fourth]);
    expect(answers.map((answer) => answer.isOk())).toEqual([true, true, true]);
  });

  test('lets nobody wait for a closed linter', async () => {
    const linter = openLinter();
    const asked = ask(linter, 'hang');
    await linter.close();
    await expect(asked).rejects.toThrow('aborted');
  });

  test('reads many texts at once, each as if it were the only one', async () => {
    const linter = openRealLinter();
    const texts = Array.from(
      { length: 20 },
      (_, n) => `${'Fine words here. '.repeat(400 + n)}Please log in.`,
    );
    const offsets = await Promise.all(
      texts.map(async (text) => {
        const { findings } = expectOk(await linter.lint(lintRequest(text)));
        return findings.find(({ ruleId }) => ruleId === 'consistency/terms')?.offset;
      }),
    );
    expect(offsets).toEqual(texts.map((text) => text.length - 7));
  });
});

describe('hostile texts of the greatest size', () => {
  const cases = hostileTexts.flatMap(([name, text]) =>
    (['plain', 'markdown'] as const).map((format) => [name, format, text] as const),
  );

  // The slowest take three times as long as the harmless text. Time that grows with the square would make it hundreds.
  test.each(cases)('%s, %s, are read in a small multiple of the usual time', async (_, format, text) => {
    const reading = (units: string) => async (): Promise<void> => {
      const { findings } = expectOk(await inlineStyleLinter.lint(lintRequest(units, { format })));
      expect(findings.length).toBeLessThanOrEqual(500);
    };
    expect(await timesAsLongAs(reading(harmlessText), reading(text), 3)).toBeLessThan(20);
  });
});
