import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import type { Stores } from '#application/ports/unit-of-work.ts';
import type { Access } from '#domain/products/product.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { anEmail, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const unknownId = 9_007_199_254_740_991 as UserId;

export function describeUserStore(name: string, persistence: () => Persistence): void {
  describe(`UserStore, ${name}`, () => {
    test('creates an unknown address as a user without rights or purchases', async () => {
      const email = anEmail();

      const user = await persistence().users.admit(email, 'fr', noon);

      expect(user).toStrictEqual({
        id: expect.any(Number),
        email,
        role: 'user',
        access: mapAccess('none'),
        language: 'fr',
      });
    });

    test('finds a known address in any case, and keeps it as it was first typed', async () => {
      const email = anEmail();
      const user = await persistence().users.admit(email, 'en', noon);

      const again = await persistence().users.admit(
        { ...email, address: email.address.toUpperCase() },
        'en',
        later({ days: 1 }),
      );

      expect(again).toStrictEqual(user);
    });

    test('gives a known user the new language', async () => {
      const email = anEmail();
      const { id } = await persistence().users.admit(email, 'en', noon);

      const again = await persistence().users.admit(email, 'fr', noon);

      expect(again).toMatchObject({ id, language: 'fr' });
    });

    test('keeps the language of a known user if none is given, and gives others the default', async () => {
      const { users } = persistence();
      const [known, unknown] = [anEmail(), anEmail()];
      const user = await users.admit(known, 'fr', noon);

      expect(await users.admit(known, undefined, noon)).toStrictEqual(user);
      expect(await users.admit(unknown, undefined, noon)).toMatchObject({ language: 'en' });
    });

    test('finds a user with every field, and nobody with another id', async () => {
      const { users } = persistence();
      const user = await users.admit(anEmail(), 'fr', noon);

      expect(await users.find(user.id)).toStrictEqual(user);
      expect(await users.find(unknownId)).toBeUndefined();
    });

    test('finds a user by the key of the address, and nobody by another', async () => {
      const { users } = persistence();
      const email = anEmail();
      const user = await users.admit(email, 'fr', noon);

      expect(await users.findByAddress(email.key)).toStrictEqual(user);
      expect(await users.findByAddress(anEmail().key)).toBeUndefined();
    });

    test.each(['admin', 'user'] as const)('makes a user %s, that one only', async (role) => {
      const { users } = persistence();
      const [user, other] = [
        await users.admit(anEmail(), 'en', noon),
        await users.admit(anEmail(), 'en', noon),
      ];
      await users.setRole(user.id, 'admin');

      await users.setRole(user.id, role);
      await users.setRole(unknownId, role);

      expect(await users.find(user.id)).toStrictEqual({ ...user, role });
      expect(await users.find(other.id)).toStrictEqual(other);
    });

    test.each(['granted', 'revoked', 'none'] as const)(
      'sets the access to a product to %s, for that user only',
      async (access) => {
        const { users } = persistence();
        const [user, other] = [
          await users.admit(anEmail(), 'en', noon),
          await users.admit(anEmail(), 'en', noon),
        ];
        await users.setAccess(user.id, 'situation-map', 'revoked');

        await users.setAccess(user.id, 'situation-map', access);
        await users.setAccess(unknownId, 'situation-map', access);

        expect(await users.find(user.id)).toStrictEqual({ ...user, access: mapAccess(access) });
        expect(await users.find(other.id)).toStrictEqual(other);
      },
    );

    test('locks a user, with current data, until the unit of work ends', async () => {
      const { unitOfWork, users } = persistence();
      const { id } = await users.admit(anEmail(), 'en', noon);
      const next = { none: 'granted', granted: 'revoked', revoked: 'none' } as const;
      const change = async (stores: Stores) => {
        const user = await stores.users.lock(id);
        await stores.users.setAccess(id, 'situation-map', next[user?.access['situation-map'] ?? 'none']);
        return Ok(user?.access['situation-map']);
      };

      const seen = await Promise.all(Array.from({ length: 20 }, () => unitOfWork.run(change)));

      const counts = Map.groupBy(seen, (result) => expectOk(result));
      expect(['none', 'granted', 'revoked'].map((access) => counts.get(access as Access)?.length)).toEqual([
        7, 7, 6,
      ]);
    });

    test('locks nobody for an unknown id', async () => {
      const locked = await persistence().unitOfWork.run(async ({ users }) => Ok(await users.lock(unknownId)));

      expect(expectOk(locked)).toBeUndefined();
    });

    test('distinguishes two addresses', async () => {
      const one = await persistence().users.admit(anEmail(), 'en', noon);
      const other = await persistence().users.admit(anEmail(), 'en', noon);

      expect(other.id).not.toBe(one.id);
    });

    test('creates one user for 20 simultaneous callers', async () => {
      const email = anEmail();

      const admitted = await Promise.all(
        Array.from({ length: 20 }, () => persistence().users.admit(email, 'en', noon)),
      );

      expect(new Set(admitted.map(({ id }) => id)).size).toBe(1);
    });
  });
}
