import { setTimeout as delay } from 'node:timers/promises';
import type { FileStore } from '#application/ports/file-store.ts';
import type { Readiness } from '#application/ports/operations/readiness.ts';

const maxWaitMs = 2500;

/** No file has this key. Requesting it is the cheapest way to find out whether the store answers. */
const absentKey = 'readiness';

/** Whether a store on another machine answers. */
export const makeFileStoreReadiness = (fileStore: Pick<FileStore, 'find'>): Readiness => ({
  check: async () => [{ name: 'storage', ok: await answersInTime(fileStore) }],
});

async function answersInTime(fileStore: Pick<FileStore, 'find'>): Promise<boolean> {
  const timer = new AbortController();
  const tooLate = delay(maxWaitMs, false, { signal: timer.signal });
  const answered = fileStore.find(absentKey).then(() => true);
  const isThere = await Promise.race([answered, tooLate]).catch(() => false);
  timer.abort();
  return isThere;
}
