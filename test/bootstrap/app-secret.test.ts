import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { appSecretOf } from '#bootstrap/configuration/app-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secret of the service', () => {
  test('is the configured one, and then none is generated', async () => {
    expect(appSecretOf('configured', folder)).toBe('configured');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is generated once and stored: 32 random bytes that only the owner may read', async () => {
    const dataDir = join(folder, 'not', 'there');
    const secret = appSecretOf(undefined, dataDir);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(appSecretOf(undefined, dataDir)).toBe(secret);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  test('differs between folders', () => {
    expect(appSecretOf(undefined, join(folder, 'a'))).not.toBe(appSecretOf(undefined, join(folder, 'b')));
  });

  test('is that of the first process', async () => {
    const first = 'the-secret-of-the-first-process-to-start';
    await writeFile(join(folder, 'secret'), `${first}\n`);
    expect(appSecretOf(undefined, folder)).toBe(first);
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${first}\n`);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('stops the start if its file is incomplete', async () => {
    await writeFile(join(folder, 'secret'), '');
    expect(() => appSecretOf(undefined, folder)).toThrow('shorter than 32 bytes');
  });

  test('stops the start if it cannot be stored', () => {
    expect(() => appSecretOf(undefined, '/dev/null/data')).toThrow('ENOTDIR');
  });
});
