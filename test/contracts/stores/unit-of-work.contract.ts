import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Err, Ok, type Result } from 'ts-results';
import type { Stores } from '#application/ports/unit-of-work.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { aLoggedInUser, anEmail, aTokenHash, aUser, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeUnitOfWork(name: string, persistence: () => Persistence): void {
  const isLive = async (hash: TokenHash) => (await persistence().sessions.findLive(hash, noon)) !== undefined;

  const logIn = async ({ users, sessions }: Stores, hash: TokenHash) => {
    const user = await users.admit(anEmail(), 'en', noon);
    await sessions.open(hash, user.id, noon);
    return user;
  };

  /** A unit that has logged a user in and stays open until the test decides how it ends. */
  const openUnit = async () => {
    const hash = aTokenHash();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const { promise: ending, resolve: end } = Promise.withResolvers<Result<void, string>>();
    const unit = persistence().unitOfWork.run(async (stores) => {
      await logIn(stores, hash);
      open();
      return ending;
    });
    await opened;
    return {
      hash,
      end: async (result: Result<void, string>) => {
        end(result);
        await unit;
      },
    };
  };

  describe(`UnitOfWork, ${name}`, () => {
    test('keeps everything and returns the value if the work is Ok', async () => {
      const hash = aTokenHash();

      const user = expectOk(
        await persistence().unitOfWork.run(async (stores) => Ok(await logIn(stores, hash))),
      );

      expect((await persistence().sessions.findLive(hash, noon))?.user).toStrictEqual(user);
    });

    test('undoes everything and returns the refusal if the work is Err', async () => {
      const hash = aTokenHash();

      const result = await persistence().unitOfWork.run(async (stores) => {
        await logIn(stores, hash);
        return Err({ kind: 'refused' });
      });

      expect(result).toMatchObject({ error: { kind: 'refused' } });
      expect(await isLive(hash)).toBe(false);
    });

    test('undoes everything and rethrows if the work throws', async () => {
      const hash = aTokenHash();
      const mishap = new Error('a mishap');

      const run = persistence().unitOfWork.run(async (stores) => {
        await logIn(stores, hash);
        throw mishap;
      });

      await expect(run).rejects.toBe(mishap);
      expect(await isLive(hash)).toBe(false);
    });

    test('undoes everything if the database refuses one of the writes', async () => {
      const { hash: taken } = await aLoggedInUser(persistence());
      const hash = aTokenHash();

      const run = persistence().unitOfWork.run(async (stores) => {
        const user = await logIn(stores, hash);
        await stores.sessions.open(taken, user.id, noon);
        return Ok(undefined);
      });

      await expect(run).rejects.toThrow(/duplicate key/);
      expect(await isLive(hash)).toBe(false);
      expect(await isLive(taken)).toBe(true);
    });

    test('reads inside what was written inside', async () => {
      await persistence().unitOfWork.run(async (stores) => {
        const hash = aTokenHash();
        const user = await logIn(stores, hash);
        expect((await stores.sessions.findLive(hash, noon))?.user).toStrictEqual(user);
        return Ok(undefined);
      });
    });

    test('runs 20 units at once', async () => {
      const hashes = Array.from({ length: 20 }, () => aTokenHash());

      await Promise.all(
        hashes.map((hash) => persistence().unitOfWork.run(async (stores) => Ok(await logIn(stores, hash)))),
      );

      expect(await Promise.all(hashes.map(isLive))).toStrictEqual(Array(20).fill(true));
    });

    test.each<[string, (outside: Persistence) => Promise<unknown>]>([
      ['a store', ({ sessions }) => sessions.findLive(aTokenHash(), noon)],
      ['a store that writes', (outside) => aUser(outside)],
      ['a store that reads by the ORM', ({ assessments }) => assessments.list(1 as never, 1)],
      ['the rate limiter', ({ rateLimiter }) => rateLimiter.take('login_requests_per_client', 'key')],
      [
        'the rate limiter, giving back',
        ({ rateLimiter }) => rateLimiter.giveBack('login_requests_per_client', 'key'),
      ],
      ['the purge', ({ expiredRows }) => expiredRows.purge(new Date(0), 1)],
      ['a unit in the unit', ({ unitOfWork }) => unitOfWork.run(async () => Ok(undefined))],
    ])('throws on %s from outside, but not afterwards', async (_what, use) => {
      const hash = aTokenHash();

      const run = persistence().unitOfWork.run(async (stores) => {
        await logIn(stores, hash);
        await use(persistence());
        return Ok(undefined);
      });

      await expect(run).rejects.toThrow('Inside a unit of work only its own stores may be used.');
      expect(await isLive(hash)).toBe(false);
      await use(persistence());
    });

    test('lets others read while a unit is open: they wait at most', async () => {
      const { hash } = await aLoggedInUser(persistence());
      const { end } = await openUnit();

      const read = isLive(hash);
      await end(Ok(undefined));

      expect(await read).toBe(true);
    });

    test('shows nobody changes that it may still undo', async () => {
      const { hash, end } = await openUnit();

      const read = isLive(hash);
      await delay(50);
      await end(Err('refused'));

      expect(await read).toBe(false);
    });

    test.each<[string, Result<void, string>]>([
      ['commit', Ok(undefined)],
      ['rollback', Err('refused')],
    ])('does not affect what others write meanwhile, even with its %s', async (_ending, result) => {
      const { end } = await openUnit();

      const written = aLoggedInUser(persistence());
      await delay(50);
      await end(result);

      const { hash } = await written;
      expect(await isLive(hash)).toBe(true);
    });

    test('throws if a store is used after the end of its unit', async () => {
      let kept: Stores | undefined;
      await persistence().unitOfWork.run(async (stores) => {
        kept = stores;
        return Ok(undefined);
      });

      await expect(kept?.users.admit(anEmail(), 'en', noon)).rejects.toThrow(
        'The stores of a unit of work were used after its end.',
      );
    });
  });
}
