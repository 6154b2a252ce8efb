import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolderReadiness } from '../../../../src/adapters/outbound/system/folder-readiness.ts';

describe('folder readiness', () => {
  test('tells whether files can be written there, at every check anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'readiness-'));
    const readiness = makeFolderReadiness(folder);
    expect(await readiness.check()).toEqual([{ name: 'storage', ok: true }]);
    await rm(folder, { recursive: true });
    expect(await readiness.check()).toEqual([{ name: 'storage', ok: false }]);
  });
});
