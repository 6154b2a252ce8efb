import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { FileStore } from '#application/ports/file-store.ts';

const aKey = (): string => `maps/${randomUUID()}.pdf`;

export function describeFileStore(name: string, store: () => FileStore): void {
  const read = async (key: string) => {
    const bytes = await store().find(key);
    return bytes && Buffer.from(bytes).toString('hex');
  };

  describe(`FileStore, ${name}`, () => {
    test('can be written', async () => {
      expect(await store().check()).toBe(true);
    });

    test('finds no file that was never stored', async () => {
      expect(await store().find(aKey())).toBeUndefined();
    });

    test.each([
      ['nothing', Buffer.alloc(0)],
      ['every byte', Buffer.from(Array.from({ length: 256 }, (_, index) => index))],
      ['300 KB', randomBytes(300_000)],
    ])('returns the bytes of a file: %s', async (_what, bytes) => {
      const key = aKey();

      await store().put(key, bytes);

      expect(await read(key)).toBe(bytes.toString('hex'));
    });

    test('stores files with keys with and without folders', async () => {
      const keys = [randomUUID(), `a/${randomUUID()}/c-1.2.pdf`];

      for (const key of keys) await store().put(key, Buffer.from(key));

      for (const key of keys) expect(await read(key)).toBe(Buffer.from(key).toString('hex'));
    });

    test('replaces a file, and no other', async () => {
      const [key, other] = [aKey(), aKey()];
      await store().put(key, Buffer.from('long before'));
      await store().put(other, Buffer.from('other'));

      await store().put(key, Buffer.from('after'));

      expect(await read(key)).toBe(Buffer.from('after').toString('hex'));
      expect(await read(other)).toBe(Buffer.from('other').toString('hex'));
    });

    test('shows the complete new or old file while 20 are written and read at once', async () => {
      const key = aKey();
      const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000, index));
      await store().put(key, Buffer.alloc(100_000, 20));

      const reads = Promise.all(versions.map(() => store().find(key)));
      await Promise.all(versions.map((bytes) => store().put(key, bytes)));

      for (const bytes of [...(await reads), await store().find(key)]) {
        expect(bytes).toHaveLength(100_000);
        expect(new Set(bytes).size).toBe(1);
      }
    });

    test('keeps its own copy of the bytes', async () => {
      const key = aKey();
      const bytes = Buffer.from('before');
      await store().put(key, bytes);
      bytes.write('after!');
      (await store().find(key))?.fill(0);

      expect(await read(key)).toBe(Buffer.from('before').toString('hex'));
    });

    test.each(['', '/etc/passwd', '../up', 'maps/../../up', 'a//b', 'a/', 'a/.hidden', 'A.pdf', 'a\\b', 'é'])(
      'refuses the key %j, and finds nothing there',
      async (key) => {
        await expect(store().put(key, Buffer.from('x'))).rejects.toThrow(/key/);
        expect(await store().find(key)).toBeUndefined();
        await store().delete(key);
      },
    );

    test('deletes a file, and no other', async () => {
      const [key, other] = [aKey(), aKey()];
      await store().put(key, Buffer.from('gone'));
      await store().put(other, Buffer.from('other'));

      await store().delete(key);

      expect(await store().find(key)).toBeUndefined();
      expect(await read(other)).toBe(Buffer.from('other').toString('hex'));
    });

    test('ignores the deletion of an unknown file, and can store it afterwards', async () => {
      const key = aKey();
      await store().delete(key);
      await store().put(key, Buffer.from('first'));
      await Promise.all([store().delete(key), store().delete(key)]);

      await store().put(key, Buffer.from('second'));

      expect(await read(key)).toBe(Buffer.from('second').toString('hex'));
    });

    test('does not treat a folder as a file', async () => {
      const folder = randomUUID();
      await store().put(`${folder}/file.pdf`, Buffer.from('kept'));

      await store().delete(folder);

      expect(await read(`${folder}/file.pdf`)).toBe(Buffer.from('kept').toString('hex'));
    });

    describe('lists', () => {
      const all = async (from: string, limit: number): Promise<readonly string[]> => {
        const found: string[] = [];
        let after: string | undefined = from;
        for (;;) {
          const page = await store().list(after, limit);
          found.push(...page);
          after = page.at(-1);
          if (after === undefined) return found;
        }
      };

      test('every key once, in the order of its characters, however few at a time', async () => {
        const folder = `list-${randomUUID()}`;
        const keys = ['10.pdf', '2.pdf', '9/a.pdf', '9-a.pdf', 'a.pdf', 'b/c/d.pdf'].map(
          (file) => `${folder}/${file}`,
        );
        for (const key of keys) await store().put(key, Buffer.from(key));
        const sorted = keys.toSorted((one, other) => (one < other ? -1 : 1));

        for (const limit of [1, 4, 1000]) {
          const found = await all(folder, limit);
          expect(found.filter((key) => key.startsWith(folder))).toStrictEqual(sorted);
        }
      });

      test('at most as many as asked for, and nothing after the last', async () => {
        const folder = `list-${randomUUID()}`;
        for (const file of ['1', '2', '3']) await store().put(`${folder}/${file}`, Buffer.from(file));

        expect(await store().list(folder, 2)).toStrictEqual([`${folder}/1`, `${folder}/2`]);
        expect(await store().list('zz', 10)).toStrictEqual([]);
      });

      test('nothing that was deleted', async () => {
        const folder = `list-${randomUUID()}`;
        for (const file of ['1', '2']) await store().put(`${folder}/${file}`, Buffer.from(file));
        await store().delete(`${folder}/1`);

        expect(await store().list(folder, 1)).toStrictEqual([`${folder}/2`]);
      });
    });
  });
}
