import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { makeTarArchive } from '#adapters/outbound/files/tar-archive.ts';
import { ArchiveDamaged, type ArchivePart } from '#application/ports/operations/backup.ts';
import { temporaryFolder } from '#test/support/processes/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const partOf = (name: string, bytes: Uint8Array): ArchivePart => ({ name, bytes });
const parts = [
  partOf('origin.json', Buffer.from('{}')),
  partOf('rows/app_user/000001.json', Buffer.from('[["1","é"]]')),
  partOf(`files/${'long-'.repeat(40)}name.pdf`, randomBytes(200_000)),
  partOf('empty', Buffer.alloc(0)),
];

async function* each(all: readonly ArchivePart[]) {
  yield* all;
}

async function written(name: string): Promise<string> {
  const path = join(folder.path, name);
  await makeTarArchive(path).write(each(parts));
  return path;
}

const readAll = async (path: string) => {
  const found: [string, string][] = [];
  for await (const { name, bytes } of makeTarArchive(path).read())
    found.push([name, createHash('sha256').update(bytes).digest('hex')]);
  return found;
};
const summary = parts.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]);

describe('an archive', () => {
  test('gives back every part, in order', async () => {
    const path = await written('whole.tar.gz');
    expect(await readAll(path)).toEqual(summary);
    expect(existsSync(`${path}.partial`)).toBe(false);
  });

  test('can be listed by tar', async () => {
    const listed = spawnSync('tar', ['-tzf', await written('listed.tar.gz')], { encoding: 'utf8' });
    expect(listed.stdout.trim().split('\n')).toEqual([...parts.map(({ name }) => name), 'sha256']);
  });

  test('does not take the place of another', async () => {
    const path = await written('first.tar.gz');
    const before = readFileSync(path);
    await expect(makeTarArchive(path).write(each([]))).rejects.toThrow('already');
    expect(readFileSync(path)).toEqual(before);
  });

  test('appears only when all of it could be written', async () => {
    const path = join(folder.path, 'half.tar.gz');
    async function* breaking() {
      yield* parts;
      throw new Error('The database is gone.');
    }
    await expect(makeTarArchive(path).write(breaking())).rejects.toThrow('The database is gone.');
    expect(existsSync(path)).toBe(false);
    await makeTarArchive(path).write(each(parts));
    expect(await readAll(path)).toEqual(summary);
  });
});

describe('a damaged archive', () => {
  const changed = (at: number) => (bytes: Buffer) => {
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  test.each<[what: string, damage: (tar: Buffer) => Buffer]>([
    ['one bit of a file differs', changed(5000)],
    ['one bit of a name differs', changed(3)],
    ['the end is missing', (tar) => tar.subarray(0, tar.length - 3 * 1024)],
    ['all but the beginning is missing', (tar) => tar.subarray(0, 1024)],
    ['there is nothing', () => Buffer.alloc(0)],
  ])('is refused where %s', async (what, damage) => {
    const path = await written(`${what}.tar.gz`);
    writeFileSync(path, gzipSync(damage(gunzipSync(readFileSync(path)))));
    await expect(readAll(path)).rejects.toThrow(ArchiveDamaged);
  });

  test('is refused where the file was cut off, or is none', async () => {
    const path = await written('cut.tar.gz');
    truncateSync(path, 100_000);
    await expect(readAll(path)).rejects.toThrow(ArchiveDamaged);
    await expect(readAll(import.meta.filename)).rejects.toThrow(ArchiveDamaged);
    await expect(readAll(join(folder.path, 'absent'))).rejects.toThrow('ENOENT');
  });
});
