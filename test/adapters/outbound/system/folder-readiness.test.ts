import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  makeFolderReadiness,
  probeName,
  storageFindingMs,
} from '#adapters/outbound/system/folder-readiness.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';

const good = [{ name: 'storage', ok: true }];
const bad = [{ name: 'storage', ok: false }];

describe('folder readiness', () => {
  let folder: string;
  let clock: FixedClock;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'readiness-'));
    clock = new FixedClock();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('reports whether files can be written there, and leaves none behind', async () => {
    expect(await makeFolderReadiness(folder, clock).check()).toEqual(good);
    expect(await readdir(folder)).toEqual([]);
  });

  test('tries again once the finding has stood for ten seconds, and not before', async () => {
    const readiness = makeFolderReadiness(folder, clock);
    expect(await readiness.check()).toEqual(good);
    await rm(folder, { recursive: true });
    clock.advance(storageFindingMs - 1);
    expect(await readiness.check()).toEqual(good);
    clock.advance(1);
    expect(await readiness.check()).toEqual(bad);
  });

  test('tries a write, and does not take the permission for it', async () => {
    await mkdir(join(folder, probeName));
    expect(await makeFolderReadiness(folder, clock).check()).toEqual(bad);
  });
});
