import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openFolderFileStore } from '#adapters/outbound/files/folder-file-store.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import { describeFileStore } from '#test/contracts/file-store.contract.ts';

const parent = mkdtempSync(join(tmpdir(), 'svc-files-'));
afterAll(() => rmSync(parent, { recursive: true }));

let store: FileStore;
beforeAll(async () => {
  store = await openFolderFileStore(join(parent, 'contract'));
});
describeFileStore('folder', () => store);

const bytes = Buffer.from('a report');

/** A separate folder, which does not exist yet. */
const aFolder = (name: string) => join(parent, name, 'files');
const namesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();

describe('the folder file store', () => {
  test('stores files where an operator finds them, for the next process too', async () => {
    const folder = aFolder('restarted');
    await (await openFolderFileStore(folder)).put('maps/12.pdf', bytes);

    const restarted = await openFolderFileStore(folder);

    expect(await restarted.find('maps/12.pdf')).toEqual(bytes);
    expect(namesIn(folder)).toStrictEqual(['maps', join('maps', '12.pdf')]);
  });

  test('leaves nothing behind when a file cannot be written to its end', async () => {
    const folder = aFolder('full');
    const files = await openFolderFileStore(folder);
    await files.put('maps/12.pdf', bytes);
    async function* untilTheDiskIsFull() {
      yield bytes;
      throw new Error('No space is left.');
    }

    await expect(files.put('maps/12.pdf', untilTheDiskIsFull() as never)).rejects.toThrow('No space');

    expect(namesIn(folder)).toStrictEqual(['maps', join('maps', '12.pdf')]);
    expect(await files.find('maps/12.pdf')).toEqual(bytes);
  });

  test('leaves nothing behind when a file cannot take its place', async () => {
    const folder = aFolder('refused');
    const files = await openFolderFileStore(folder);
    await files.put('maps/12.pdf', bytes);

    await expect(files.put('maps', bytes)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);

    expect(namesIn(folder)).toStrictEqual(['maps', join('maps', '12.pdf')]);
    expect(await files.find('maps/12.pdf')).toEqual(bytes);
  });

  test('shows nothing outside of it, and nothing that is being written', async () => {
    const folder = aFolder('confined');
    const files = await openFolderFileStore(folder);
    writeFileSync(join(folder, '../secret'), 'a secret');
    writeFileSync(join(folder, '.12.pdf.new.tmp'), 'half of it');

    expect(await files.find('../secret')).toBeUndefined();
    expect(await files.find('.12.pdf.new.tmp')).toBeUndefined();
  });

  test('finds nothing under the key of a folder, or below a file', async () => {
    const files = await openFolderFileStore(aFolder('shapes'));
    await files.put('maps/12.pdf', bytes);

    expect(await files.find('maps')).toBeUndefined();
    expect(await files.find('maps/12.pdf/13.pdf')).toBeUndefined();
  });

  test('removes temporary files of dead processes after an hour, and nothing else', async () => {
    const folder = aFolder('abandoned');
    mkdirSync(join(folder, 'maps'), { recursive: true });
    const left = (name: string, minutesAgo: number) => {
      const path = join(folder, name);
      writeFileSync(path, 'half of it');
      const then = new Date(Date.now() - minutesAgo * 60_000);
      utimesSync(path, then, then);
    };
    left('maps/.12.pdf.old.tmp', 61);
    left('maps/.13.pdf.new.tmp', 59);
    left('maps/.hidden', 61);
    left('maps/14.tmp', 61);
    left('.15.pdf.old.tmp', 61);

    const files = await openFolderFileStore(folder);

    expect(namesIn(join(folder, 'maps'))).toStrictEqual(['.13.pdf.new.tmp', '.hidden', '14.tmp']);
    expect(await files.find('15.pdf')).toBeUndefined();
    expect(namesIn(folder)).not.toContain('.15.pdf.old.tmp');
  });

  test('throws if something is wrong with the folder, instead of finding nothing', async () => {
    const folder = aFolder('blocked');
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'not a folder');

    await expect(openFolderFileStore(folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
