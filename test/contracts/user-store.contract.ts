import { describe, expect, test } from '@jest/globals';
import { anEmail, later, noon } from '../support/logins.ts';
import type { Persistence } from '../support/persistence.ts';

export function describeUserStore(name: string, persistence: () => Persistence): void {
  describe(`UserStore, ${name}`, () => {
    test('creates an unknown address as a user without rights or purchases', async () => {
      const email = anEmail();

      const user = await persistence().users.admit(email, 'fr', noon);

      expect(user).toStrictEqual({
        id: expect.any(Number),
        email,
        role: 'user',
        hasMap: false,
        language: 'fr',
      });
    });

    test('finds a known address whatever its case, and keeps it as it was first typed', async () => {
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

    test('tells two addresses apart', async () => {
      const one = await persistence().users.admit(anEmail(), 'en', noon);
      const other = await persistence().users.admit(anEmail(), 'en', noon);

      expect(other.id).not.toBe(one.id);
    });

    test('creates one user for 20 callers at once', async () => {
      const email = anEmail();

      const admitted = await Promise.all(
        Array.from({ length: 20 }, () => persistence().users.admit(email, 'en', noon)),
      );

      expect(new Set(admitted.map(({ id }) => id)).size).toBe(1);
    });
  });
}
