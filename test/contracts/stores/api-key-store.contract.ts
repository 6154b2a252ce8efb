import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import type { ApiKeyRecord, NewApiKey } from '#domain/api-keys/api-key.ts';
import { keyOf } from '#domain/api-keys/key-format.ts';
import { later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

/** All are different, so that tests can share a database. */
function aNewKey(terms: Partial<NewApiKey> = {}): NewApiKey {
  const { id, secret } = cryptoApiKeyMint.mint();
  const hash = cryptoApiKeyMint.hash(keyOf(id, secret));
  return { id, name: 'Ghostwriter', hash, createdAt: noon, expiresAt: null, ...terms };
}

const untouched = { revokedAt: null, rotatedAt: null, lastUsedAt: null };

export function describeApiKeyStore(name: string, persistence: () => Persistence): void {
  const added = async (terms: Partial<NewApiKey> = {}): Promise<ApiKeyRecord> => {
    const key = aNewKey(terms);
    await persistence().apiKeys.add(key);
    return { ...key, ...untouched };
  };
  const found = (key: NewApiKey) => persistence().apiKeys.find(key.id);
  const atOnce = <T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, index) => act(index)));

  describe(`ApiKeyStore, ${name}`, () => {
    test('finds no unknown key, even if the id differs only in case', async () => {
      const id = 'abcdefgh' as ApiKeyRecord['id'];
      await persistence().apiKeys.add(aNewKey({ id }));

      expect(await persistence().apiKeys.find(aNewKey().id)).toBeUndefined();
      expect(await persistence().apiKeys.find('ABCDEFGH' as ApiKeyRecord['id'])).toBeUndefined();
    });

    test.each([null, later({ days: 90 })])('returns a new key with every field, until %s', async (end) => {
      const key = aNewKey({ name: 'Éditions 🜂 "du" Lac', expiresAt: end });

      expect(await persistence().apiKeys.add(key)).toBe(true);

      expect(await found(key)).toStrictEqual({ ...key, ...untouched });
    });

    test('adds an id once, and does not change the first', async () => {
      const { id } = aNewKey();
      const keys = Array.from({ length: 20 }, () => aNewKey({ id }));

      const results = await atOnce(20, (index) => persistence().apiKeys.add(keys[index] ?? aNewKey()));

      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await persistence().apiKeys.find(id)).toStrictEqual({
        ...keys[results.indexOf(true)],
        ...untouched,
      });
    });

    test('lists every key with all of its fields, the oldest first', async () => {
      const [second, third, first] = [
        await added({ createdAt: later({ minutes: 2 }) }),
        await added({ createdAt: later({ minutes: 3 }) }),
        await added({ createdAt: later({ minutes: 1 }), expiresAt: later({ days: 1 }) }),
      ];
      await persistence().apiKeys.revoke(second.id, later({ minutes: 4 }));

      const listed = await persistence().apiKeys.list();

      const own = new Set([first, second, third].map(({ id }) => id));
      expect(listed.filter(({ id }) => own.has(id))).toStrictEqual([
        first,
        { ...second, revokedAt: later({ minutes: 4 }) },
        third,
      ]);
    });

    test('lists keys of the same moment in the order of their ids, independent of their use', async () => {
      const createdAt = later({ days: 400 });
      for (const id of ['sameTime', 'SameTime', '0SameTim'] as ApiKeyRecord['id'][])
        await persistence().apiKeys.add(aNewKey({ id, createdAt }));
      await persistence().apiKeys.touch('0SameTim' as ApiKeyRecord['id'], createdAt);

      const listed = await persistence().apiKeys.list();

      expect(
        listed.filter((key) => key.createdAt.getTime() === createdAt.getTime()).map(({ id }) => id),
      ).toEqual(['0SameTim', 'SameTime', 'sameTime']);
    });

    describe('revokes', () => {
      test('a key from that moment on, and no other', async () => {
        const [gone, other] = [await added(), await added()];

        expect(await persistence().apiKeys.revoke(gone.id, later({ ms: 1 }))).toBe(true);

        expect(await found(gone)).toStrictEqual({ ...gone, revokedAt: later({ ms: 1 }) });
        expect(await found(other)).toStrictEqual(other);
      });

      test('a key once, and keeps the first time', async () => {
        const key = await added();
        await persistence().apiKeys.revoke(key.id, later({ ms: 1 }));

        expect(await persistence().apiKeys.revoke(key.id, later({ ms: 2 }))).toBe(true);

        expect((await found(key))?.revokedAt).toStrictEqual(later({ ms: 1 }));
      });

      test('no unknown key', async () => {
        expect(await persistence().apiKeys.revoke(aNewKey().id, noon)).toBe(false);
      });
    });

    describe('retires', () => {
      const end = later({ days: 1 });

      test.each([
        ['a key without an end', null, end],
        ['one with a later end', later({ days: 1, ms: 1 }), end],
        ['one with an earlier end, which it keeps', later({ ms: 1 }), later({ ms: 1 })],
      ])('%s', async (_, expiresAt, expected) => {
        const [key, other] = [await added({ expiresAt }), await added({ expiresAt })];

        expect(await persistence().apiKeys.retire(key.id, end, noon)).toBe(true);

        expect(await found(key)).toStrictEqual({ ...key, rotatedAt: noon, expiresAt: expected });
        expect(await found(other)).toStrictEqual(other);
      });

      test('no key that is expired, revoked, rotated or unknown', async () => {
        const { apiKeys } = persistence();
        const [expired, revoked, rotated] = [await added({ expiresAt: noon }), await added(), await added()];
        await apiKeys.revoke(revoked.id, noon);
        await apiKeys.retire(rotated.id, end, noon);
        const before = await Promise.all([expired, revoked, rotated].map(found));

        for (const { id } of [expired, revoked, rotated, aNewKey()])
          expect(await apiKeys.retire(id, later({ ms: 9 }), later({ ms: 1 }))).toBe(false);

        expect(await Promise.all([expired, revoked, rotated].map(found))).toStrictEqual(before);
      });

      test('a key for one of 20 simultaneous callers', async () => {
        const key = await added();

        const retired = await atOnce(20, () => persistence().apiKeys.retire(key.id, end, noon));

        expect(retired.filter(Boolean)).toHaveLength(1);
      });

      test('a key as part of a unit of work, and a rollback undoes it', async () => {
        const { unitOfWork } = persistence();
        const [key, successor] = [await added(), aNewKey()];
        const rotate = (outcome: Ok<undefined> | Err<undefined>) =>
          unitOfWork.run(async ({ apiKeys }) => {
            await apiKeys.retire(key.id, end, noon);
            await apiKeys.add(successor);
            return outcome;
          });

        await rotate(Err(undefined));
        expect(await Promise.all([key, successor].map(found))).toStrictEqual([key, undefined]);

        await rotate(Ok(undefined));
        expect(await Promise.all([key, successor].map(found))).toMatchObject([
          { rotatedAt: noon },
          successor,
        ]);
      });
    });

    describe('stores the use of a key', () => {
      test('at most every 5 minutes', async () => {
        const { apiKeys } = persistence();
        const key = await added();
        const lastUse = async () => (await found(key))?.lastUsedAt;

        await apiKeys.touch(key.id, noon);
        expect(await lastUse()).toStrictEqual(noon);
        await apiKeys.touch(key.id, later({ minutes: 5, ms: -1 }));
        expect(await lastUse()).toStrictEqual(noon);
        await apiKeys.touch(key.id, later({ minutes: 5 }));
        expect(await lastUse()).toStrictEqual(later({ minutes: 5 }));
      });

      test('never back to an earlier time, and to no other key', async () => {
        const { apiKeys } = persistence();
        const [key, other] = [await added(), await added()];

        await atOnce(20, (index) => apiKeys.touch(key.id, later({ minutes: 20 - index })));
        await apiKeys.touch(aNewKey().id, noon);

        const { lastUsedAt } = (await found(key)) ?? key;
        expect(lastUsedAt?.getTime()).toBeGreaterThanOrEqual(later({ minutes: 16 }).getTime());
        expect(await found(other)).toStrictEqual(other);
      });
    });
  });
}
