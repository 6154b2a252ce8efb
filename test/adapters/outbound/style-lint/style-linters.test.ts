import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, test } from '@jest/globals';
import { inlineStyleLinter } from '../../../../src/adapters/outbound/style-lint/inline-style-linter.ts';
import {
  PooledStyleLinter,
  type PooledStyleLinterOptions,
} from '../../../../src/adapters/outbound/style-lint/pooled-style-linter.ts';
import { describeStyleLinter } from '../../../contracts/style-linter.contract.ts';
import { expectOk } from '../../../support/expect-ok.ts';
import { lintRequest, lintSettings } from '../../../support/lint-requests.ts';
import { hostileTexts, processorSeconds } from './texts.ts';

describeStyleLinter('inline', () => ({ linter: inlineStyleLinter, stop: async () => {} }));

describeStyleLinter('pooled', () => {
  const linter = new PooledStyleLinter();
  return { linter, stop: async () => linter.close() };
});

const standIn = new URL('./programs/worker-on-demand.ts', import.meta.url);
const longEnough = 10_000;
const overloaded = { kind: 'overloaded', retryAfterSeconds: 2 };

describe('pooled style linter', () => {
  const open: PooledStyleLinter[] = [];

  afterEach(async () => {
    for (const linter of open.splice(0)) await linter.close();
  });

  const openLinter = (options?: PooledStyleLinterOptions): PooledStyleLinter => {
    const linter = new PooledStyleLinter({ worker: standIn, ...options });
    open.push(linter);
    return linter;
  };

  const ask = async (linter: PooledStyleLinter, deed: string, signal?: AbortSignal) =>
    linter.lint(lintRequest(deed.padEnd(longEnough)), signal);

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
    const hanging = ask(linter, 'hang');
    expect(expectOk(await linter.lint(lintRequest('answer'))).total).toBe(short);
    expect((await hanging).isErr()).toBe(true);
  });

  test('makes itself ready for short texts', async () => {
    const linter = new PooledStyleLinter();
    open.push(linter);
    await linter.prepare();
    const startedAt = performance.now();
    for (const language of ['en', 'fr'] as const)
      expectOk(await linter.lint(lintRequest('A.', { settings: lintSettings({ language }) })));
    expect(performance.now() - startedAt).toBeLessThan(100);
  });

  test('has the rules of both languages ready before the first long text is begun', async () => {
    const text = 'Word '.repeat(2000);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const linter = new PooledStyleLinter({ threads: 1 });
      open.push(linter);
      expectOk(await linter.lint(lintRequest(text)));
      const startedAt = performance.now();
      expectOk(await linter.lint(lintRequest(text, { settings: lintSettings({ language: 'fr' }) })));
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(100);
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
    const linter = openLinter({ timeLimitMs: 500, threads: 1 });
    const thread = await threadOf(linter);
    expect((await ask(linter, 'hang')).isErr()).toBe(true);
    expect(await threadOf(linter)).not.toBe(thread);
  });

  test('lets those who wait behind a text that is given up have their turn', async () => {
    const linter = openLinter({ timeLimitMs: 500, longestWaitMs: 20_000, threads: 1 });
    await threadOf(linter);
    const hanging = ask(linter, 'hang');
    const started = Date.now();
    while (Date.now() - started < 100) await new Promise(setImmediate);
    const waiting = [ask(linter, 'answer'), ask(linter, 'answer')];
    expect((await hanging).isErr()).toBe(true);
    for (const answer of await Promise.all(waiting)) expect(answer.isOk()).toBe(true);
  });

  test.each([
    ['fails', 'fail', 'This one cannot be read.'],
    ['ends', 'exit', 'exited with code: 3'],
    ['runs out of memory', 'fill', 'memory'],
  ])(
    'throws when the worker %s, spares what the other thread reads, and goes on',
    async (_, deed, message) => {
      const linter = openLinter({ threads: 2, timeLimitMs: 20_000 });
      await Promise.all([threadOf(linter), threadOf(linter)]);
      const neighbour = ask(linter, 'work 300');
      await expect(ask(linter, deed)).rejects.toThrow(message);
      expect((await neighbour).isOk()).toBe(true);
      expect(await threadOf(linter)).toBeGreaterThan(0);
    },
  );

  test('does not read a text for whose report nobody waits any more, and gives its place to others', async () => {
    const linter = openLinter({ threads: 1, mostWaiting: 1, longestWaitMs: 20_000 });
    await threadOf(linter);
    const working = ask(linter, 'work 500');
    const gone = new AbortController();
    const abandoned = ask(linter, 'exit', gone.signal);
    gone.abort();
    expect((await abandoned).isErr()).toBe(true);
    const waiting = ask(linter, 'answer');
    expect((await ask(linter, 'exit', gone.signal)).isErr()).toBe(true);
    expect((await working).isOk()).toBe(true);
    expect((await waiting).isOk()).toBe(true);
  });

  test('reads a text to its end once it is begun', async () => {
    const linter = openLinter({ threads: 1 });
    const thread = await threadOf(linter);
    const gone = new AbortController();
    const working = ask(linter, 'work 200', gone.signal);
    gone.abort();
    expect(expectOk(await working).total).toBe(thread);
    expect(await threadOf(linter)).toBe(thread);
  });

  test('lets as many wait as there is room for, and sends the others away at once', async () => {
    const linter = openLinter({ threads: 1, mostWaiting: 2 });
    await threadOf(linter);
    const answers = await Promise.all(
      ['work 200', 'answer', 'answer', 'answer'].map(async (deed) => ask(linter, deed)),
    );
    expect(answers.map((answer) => answer.isOk())).toEqual([true, true, true, false]);
    expect(answers[3]?.isErr() && answers[3].error).toEqual(overloaded);
  });

  test('sends away who has waited too long, without harm to what is being read', async () => {
    const linter = openLinter({ threads: 1, longestWaitMs: 600 });
    await threadOf(linter);
    const [first, second, third] = await Promise.all(
      ['work 400', 'work 400', 'answer'].map(async (deed) => ask(linter, deed)),
    );
    expect([first?.isOk(), second?.isOk()]).toEqual([true, true]);
    expect(third?.isErr() && third.error).toEqual(overloaded);
  });

  test('lets nobody wait for a closed linter', async () => {
    const linter = openLinter();
    const asked = ask(linter, 'hang');
    await linter.close();
    await expect(asked).rejects.toThrow('aborted');
  });

  test('reads many texts at once, each as if it were the only one', async () => {
    const linter = new PooledStyleLinter();
    open.push(linter);
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

  test.each(cases)('%s, %s, are read in well under a second', async (_, format, text) => {
    const reading = async (): Promise<void> => {
      const { findings } = expectOk(await inlineStyleLinter.lint(lintRequest(text, { format })));
      expect(findings.length).toBeLessThanOrEqual(500);
    };
    expect(await processorSeconds(reading)).toBeLessThan(0.8);
  });
});
