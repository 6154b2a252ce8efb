import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import type { IdempotencyScope } from '#application/ports/stores/idempotency-store.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeIdempotencyStore(name: string, persistence: () => Persistence): void {
  const aScope = async (): Promise<IdempotencyScope> => ({
    userId: (await aUser(persistence())).id,
    operation: 'submit',
    key: randomUUID(),
  });

  const claim = async (scope: IdempotencyScope, fingerprint = 'payload', now = noon) =>
    expectOk(
      await persistence().unitOfWork.run(async ({ idempotency }) =>
        Ok(await idempotency.claim(scope, fingerprint, now)),
      ),
    );

  const settle = async (scope: IdempotencyScope, answer: unknown, now = noon) => {
    await persistence().unitOfWork.run(async ({ idempotency }) => {
      expect(await idempotency.claim(scope, 'payload', now)).toStrictEqual({ state: 'fresh' });
      await idempotency.settle(scope, 'payload', answer, now);
      return Ok(undefined);
    });
  };

  describe(`IdempotencyStore, ${name}`, () => {
    test('starts the work for an unused key', async () => {
      expect(await claim(await aScope())).toStrictEqual({ state: 'fresh' });
    });

    test('stores no answer for an unknown user', async () => {
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(settle({ ...(await aScope()), userId: nobody }, 1)).rejects.toThrow(UserGone);
    });

    test.each([{ b: 1, a: [{ deep: null }] }, 42, 'text', null, [], true])(
      'replays the answer %j',
      async (answer) => {
        const scope = await aScope();
        await settle(scope, answer);

        const claimed = await claim(scope);

        expect(claimed).toStrictEqual({ state: 'settled', answer });
        expect(JSON.stringify(claimed)).toBe(JSON.stringify({ state: 'settled', answer }));
      },
    );

    test('refuses a key that was used with another payload', async () => {
      const scope = await aScope();
      await settle(scope, 1);

      expect(await claim(scope, 'another payload')).toStrictEqual({ state: 'reused' });
    });

    test('finds a key only for its user and its operation', async () => {
      const scope = await aScope();
      await settle(scope, 1);

      expect(await claim({ ...scope, operation: 'checkout' })).toStrictEqual({ state: 'fresh' });
      expect(await claim({ ...(await aScope()), key: scope.key })).toStrictEqual({ state: 'fresh' });
    });

    test('frees the key after 24 hours, even for another payload', async () => {
      const scope = await aScope();
      await settle(scope, 1);

      expect(await claim(scope, 'payload', later({ days: 1, ms: -1 }))).toMatchObject({ state: 'settled' });
      expect(await claim(scope, 'another payload', later({ days: 1 }))).toStrictEqual({ state: 'fresh' });
    });

    test('settles a freed key again', async () => {
      const scope = await aScope();
      await settle(scope, 'old');
      await settle(scope, 'new', later({ days: 1 }));

      expect(await claim(scope, 'payload', later({ days: 1 }))).toStrictEqual({
        state: 'settled',
        answer: 'new',
      });
    });

    test('frees the key if the work is rolled back', async () => {
      const scope = await aScope();
      await persistence().unitOfWork.run(async ({ idempotency }) => {
        await idempotency.claim(scope, 'payload', noon);
        await idempotency.settle(scope, 'payload', 1, noon);
        return Err('refused');
      });

      expect(await claim(scope)).toStrictEqual({ state: 'fresh' });
    });

    test('lets one of 10 simultaneous requests do the work; the others wait or get a refusal', async () => {
      const scope = await aScope();
      let worked = 0;

      const claims = await Promise.all(
        Array.from({ length: 10 }, () =>
          persistence().unitOfWork.run(async ({ idempotency }) => {
            const claimed = await idempotency.claim(scope, 'payload', noon);
            if (claimed.state === 'fresh') {
              worked += 1;
              await idempotency.settle(scope, 'payload', worked, noon);
            }
            return Ok(claimed);
          }),
        ),
      );

      expect(worked).toBe(1);
      const others = claims.map((result) => expectOk(result)).filter(({ state }) => state !== 'fresh');
      expect(others).toHaveLength(9);
      for (const other of others) {
        expect([{ state: 'in_flight' }, { state: 'settled', answer: 1 }]).toContainEqual(other);
      }
    });
  });
}
