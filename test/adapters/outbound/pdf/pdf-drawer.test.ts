import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { PdfDrawer, type PdfDrawerOptions } from '#adapters/outbound/pdf/pdf-drawer.ts';
import { type Gate, makeGate } from '#test/support/gate.ts';
import { holdTime, releaseTime } from '#test/support/timers.ts';
import { startWaitLimitMs } from '#test/support/wait-limits.ts';
import { fullReport, shortReport } from './report-documents.ts';

const standIn = new URL('./programs/worker-on-demand.ts', import.meta.url);
const asked = (title: string) => ({ ...shortReport, title });
const aDayMs = 24 * 60 * 60_000;

describe('PDF drawer', () => {
  const open: PdfDrawer[] = [];

  afterEach(async () => {
    releaseTime();
    for (const drawer of open.splice(0)) await drawer.close();
  });

  const openDrawer = (options?: PdfDrawerOptions): PdfDrawer => {
    const drawer = new PdfDrawer(options);
    open.push(drawer);
    return drawer;
  };

  const threadOf = async (drawer: PdfDrawer): Promise<number | undefined> =>
    (await drawer.draw(asked('answer')))[0];

  /** A report whose drawing takes until the test releases it. */
  const hold = (drawer: PdfDrawer): Gate & { readonly drawn: Promise<Uint8Array> } => {
    const gate = makeGate();
    const report = { ...asked('wait'), gate: gate.memory };
    return { ...gate, drawn: drawer.draw(report) };
  };

  test('draws in a separate thread, which stays for the next report', async () => {
    holdTime();
    const drawer = openDrawer({ worker: standIn, timeLimitMs: 2 * aDayMs });
    const thread = await threadOf(drawer);
    expect(thread).toBeGreaterThan(0);
    expect(thread).not.toBe(threadId);
    await jest.advanceTimersByTimeAsync(aDayMs);
    expect(await threadOf(drawer)).toBe(thread);
  });

  test('fails a report whose worker cannot be loaded', async () => {
    const drawer = openDrawer({ worker: new URL('file:///there-is-no-such-worker.ts') });
    await expect(drawer.draw(shortReport)).rejects.toThrow('there-is-no-such-worker');
  });

  test('cancels a report that takes too long, and draws the next one in a new thread', async () => {
    holdTime();
    const drawer = openDrawer({ worker: standIn, timeLimitMs: 1_500 });
    const thread = await threadOf(drawer);
    const held = hold(drawer);
    await held.reached();
    jest.advanceTimersByTime(1_500);
    await expect(held.drawn).rejects.toThrow('A report took longer than 1500 ms to draw.');
    expect(await threadOf(drawer)).not.toBe(thread);
  });

  test('counts the time of a report from its start, not from its request', async () => {
    holdTime();
    const drawer = openDrawer({ worker: standIn, timeLimitMs: 1_500 });
    const reports = [1, 2, 3].map(() => hold(drawer));
    for (const report of reports) {
      await report.reached();
      jest.advanceTimersByTime(700);
      report.open();
    }
    expect(await Promise.all(reports.map(({ drawn }) => drawn))).toHaveLength(3);
  });

  test.each([
    ['fails', 'fail', 'This one cannot be drawn.'],
    ['ends', 'exit', 'exited with code: 3'],
  ])('throws if the worker %s, and draws the next report', async (_, deed, message) => {
    const drawer = openDrawer({ worker: standIn });
    await expect(drawer.draw(asked(deed))).rejects.toThrow(message);
    expect(await threadOf(drawer)).toBeGreaterThan(0);
  });

  test('draws the same bytes again, after any other report and after a restart', async () => {
    const drawer = openDrawer();
    const bytes = await drawer.draw(fullReport);
    await drawer.draw(shortReport);
    expect(Buffer.from(await drawer.draw(fullReport)).equals(bytes)).toBe(true);
    expect(Buffer.from(await openDrawer().draw(fullReport)).equals(bytes)).toBe(true);
  });

  test('starts its thread with the first report, draws the same bytes in any process, and lets the process end', async () => {
    const bytes = await openDrawer().draw(fullReport);
    const program = fileURLToPath(new URL('./programs/draw-and-end.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: startWaitLimitMs });
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(JSON.parse(stdout)).toEqual({ threadsBefore: 0, threads: 1, hash });
  });
});
