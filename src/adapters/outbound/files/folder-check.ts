import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#application/ports/clock.ts';

/** All processes that share a folder use the same file. It is no error if another process has already removed it. */
export const probeName = '.write-probe';

/** Larger than one block of a file system, so that writing it fails on a full disk. */
const probe = Buffer.alloc(16 * 1024, 'probe');

/** How long a result is reused, because the route that requests it is public. */
export const storageFindingMs = 10_000;

const realClock: Clock = { now: () => new Date() };

/** A network folder that hangs must not delay the answer. */
const longestWaitMs = 2_500;

/** Checks whether files can be written to a folder, with a small file. */
export function makeFolderCheck(folder: string, clock: Clock = realClock): () => Promise<boolean> {
  let found: { readonly ok: boolean; readonly atMs: number } | undefined;
  let trying: Promise<boolean> | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (found === undefined || now < found.atMs || now >= found.atMs + storageFindingMs) {
      trying ??= isWritable(folder).finally(() => (trying = undefined));
      found = { ok: await inTime(trying), atMs: now };
    }
    return found.ok;
  };
}

async function isWritable(folder: string): Promise<boolean> {
  const path = join(folder, probeName);
  try {
    await writeFile(path, probe, { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const timer = new AbortController();
  const tooLate = delay(longestWaitMs, false, { signal: timer.signal });
  tooLate.catch(() => undefined);
  return Promise.race([answer, tooLate]).finally(() => timer.abort());
}
