import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolderCheck, probeName, storageFindingMs } from '#adapters/outbound/files/folder-check.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';

describe('the check of a folder', () => {
  let folder: string;
  let clock: FixedClock;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'readiness-'));
    clock = new FixedClock();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('reports whether files can be written there, and leaves none behind', async () => {
    expect(await makeFolderCheck(folder, clock)()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test('tries again once the finding has stood for ten seconds, and not before', async () => {
    const check = makeFolderCheck(folder, clock);
    expect(await check()).toBe(true);
    await rm(folder, { recursive: true });
    clock.advance(storageFindingMs - 1);
    expect(await check()).toBe(true);
    clock.advance(1);
    expect(await check()).toBe(false);
  });

  test('tries a write, and does not take the permission for it', async () => {
    await mkdir(join(folder, probeName));
    expect(await makeFolderCheck(folder, clock)()).toBe(false);
  });
});
