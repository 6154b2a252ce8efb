import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { inlineStyleLinter } from '#adapters/outbound/style-lint/inline-style-linter.ts';
import {
  PooledStyleLinter,
  type PooledStyleLinterOptions,
} from '#adapters/outbound/style-lint/pooled-style-linter.ts';
import { describeStyleLinter, houseTerm } from '#test/contracts/style-linter.contract.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { type Gate, makeGate } from '#test/support/gate.ts';
import { holdTime, releaseTime } from '#test/support/timers.ts';
import { lintRequest, lintSettings } from '#test/support/makers/lint-requests.ts';
import { waitLimitMs } from '#test/support/wait-limits.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { harmlessText, hostileTexts } from './texts.ts';

describeStyleLinter('inline', houseTerm, () => ({ linter: inlineStyleLinter, stop: async () => {} }));

describeStyleLinter('pooled', houseTerm, () => {
  const linter = new PooledStyleLinter();
  return { linter, stop: async () => linter.close() };
});

const standIn = new URL('./programs/worker-on-demand.ts', import.meta.url);
const longEnough = 10_000;
const overloaded = { kind: 'overloaded', retryAfterSeconds: 2 };

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
    openRealLinter({ worker: standIn, timeLimitMs: waitLimitMs, longestWaitMs: waitLimitMs, ...options });

  const ask = async (linter: PooledStyleLinter, deed: string, signal?: AbortSignal) =>
    linter.lint(lintRequest(deed.padEnd(longEnough)), signal);

  /** A text whose reading takes until the test releases it. */
  const hold = (linter: PooledStyleLinter, signal?: AbortSignal): Held => {
    const gate = makeGate();
    const request = { ...lintRequest('wait'.padEnd(longEnough)), gate: gate.memory };
    return { ...gate, answer: linter.lint(request, signal) };
  };

  const threadOf = async (linter: PooledStyleLinter): Promise<number> =>
    expectOk(await ask(linter, 'answer')).total;

  test('reads long texts in a separate thread, which stays for the next one', async () => {
    const linter = openLinter();
    const thread = await threadOf(linter);
    expect(thread).toBeGreaterThan(0);
    expect(thread).not.toBe(threadId);
    expect(await threadOf(linter)).toBe(thread);
  });

  test('has a thread for short texts, which no long text blocks', async () => {
    const linter = openLinter({ threads: 1 });
    const [long, short] = [await threadOf(linter), expectOk(await linter.lint(lintRequest('answer'))).total];
    expect(short).not.toBe(long);
    const held = hold(linter);
    await held.reached();
    expect(expectOk(await linter.lint(lintRequest('answer'))).total).toBe(short);
    held.open();
    expect(expectOk(await held.answer).total).toBe(long);
  });

  test('has loaded the rules of both languages before it reads its first text', async () => {
    const measure = () => {
      const linter = openRealLinter({ threads: 1 });
      const reading = (language: LintLanguage) => async (): Promise<unknown> =>
        expectOk(
          await linter.lint(lintRequest('Word '.repeat(2000), { settings: lintSettings({ language }) })),
        );
      // Only the first text of a thread waits for the rules.
      return timesAsLongAs(reading('en'), reading('fr'), { enough: 0.1, rounds: 1, warmUp: false });
    };
    // A single measurement may include a garbage collection.
    const once = await measure();
    expect(once < 0.1 ? once : await measure()).toBeLessThan(0.1);
  });

  test('fails a request whose worker cannot be loaded', async () => {
    const linter = openLinter({ worker: new URL('file:///there-is-no-such-worker.ts') });
    await expect(ask(linter, 'answer')).rejects.toThrow('there-is-no-such-worker');
  });

  test('cancels a text that takes too long, and reads the next one in a new thread', async () => {
    const linter = openLinter({ timeLimitMs: 300, threads: 1 });
    const thread = await threadOf(linter);
    expect((await ask(linter, 'hang')).isErr()).toBe(true);
    expect(await threadOf(linter)).not.toBe(thread);
  });

  test('reads the texts that wait behind a cancelled one', async () => {
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
    'throws if the worker %s, does not disturb the other thread, and continues',
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

  test('does not read a text whose caller has aborted, and gives its place to others', async () => {
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

  test('finishes a text that it has started', async () => {
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

  test('lets a limited number of texts wait, and refuses the others at once', async () => {
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

  test('refuses a text that has waited too long, without effect on others', async () => {
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

  test('refuses all calls after it is closed', async () => {
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

describe('hostile texts of the maximum size', () => {
  const cases = hostileTexts.flatMap(([name, text]) =>
    (['plain', 'markdown'] as const).map((format) => [name, format, text] as const),
  );

  // The slowest take three times as long as the harmless text. If time grew with the square of the length, it would be
  // hundreds of times.
  test.each(cases)('%s, %s, are read in a small multiple of the usual time', async (_, format, text) => {
    const reading = (units: string) => async (): Promise<void> => {
      const { findings } = expectOk(await inlineStyleLinter.lint(lintRequest(units, { format })));
      expect(findings.length).toBeLessThanOrEqual(500);
    };
    expect(await timesAsLongAs(reading(harmlessText), reading(text), { enough: 20 })).toBeLessThan(20);
  });
});
