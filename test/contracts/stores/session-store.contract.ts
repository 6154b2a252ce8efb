import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { UserGone } from '#application/ports/user-gone.ts';
import { maxSessionsPerUser } from '#domain/sessions/session.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aLoggedInUser, anEmail, aTokenHash, aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { mapAccess } from '#test/support/makers/access.ts';

export function describeSessionStore(name: string, persistence: () => Persistence): void {
  const isLive = async (hash: TokenHash, now = noon) =>
    (await persistence().sessions.findLive(hash, now)) !== undefined;
  const liveOnes = async (hashes: readonly TokenHash[]) => {
    const found = await Promise.all(hashes.map((hash) => persistence().sessions.findLive(hash, noon)));
    return found.flatMap((session) => session?.hash ?? []);
  };

  describe(`SessionStore, ${name}`, () => {
    test('finds an opened session with every field of its user', async () => {
      const { user, hash } = await aLoggedInUser(persistence());

      expect(await persistence().sessions.findLive(hash, noon)).toStrictEqual({
        hash,
        user,
        lastActiveAt: noon,
      });
    });

    test('finds no unknown session', async () => {
      expect(await isLive(aTokenHash())).toBe(false);
    });

    test('counts the sessions of a user that are live', async () => {
      const { sessions } = persistence();
      const { user } = await aLoggedInUser(persistence());
      await sessions.open(aTokenHash(), user.id, later({ days: 1 }));
      await aLoggedInUser(persistence());

      expect(await sessions.countLive(user.id, noon)).toBe(2);
      expect(await sessions.countLive(user.id, later({ days: 30, minutes: 5 }))).toBe(1);
      expect(await sessions.countLive(9_007_199_254_740_991 as UserId, noon)).toBe(0);
    });

    test('reads the user again each time', async () => {
      const { user, hash } = await aLoggedInUser(persistence());

      await persistence().users.admit(user.email, 'fr', noon);

      const session = await persistence().sessions.findLive(hash, noon);
      expect(session?.user).toStrictEqual({ ...user, language: 'fr' });
    });

    test('shows the current role and map access of the user', async () => {
      const { user, hash } = await aLoggedInUser(persistence());

      await persistence().makeAdminWithMap(user.id);

      const session = await persistence().sessions.findLive(hash, noon);
      expect(session?.user).toStrictEqual({ ...user, role: 'admin', access: mapAccess('granted') });
    });

    test('refuses an existing hash, and an unknown user', async () => {
      const { user, hash } = await aLoggedInUser(persistence());
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(persistence().sessions.open(hash, user.id, noon)).rejects.toThrow(/duplicate key/);
      await expect(persistence().sessions.open(aTokenHash(), nobody, noon)).rejects.toThrow(UserGone);
    });

    test('accepts a session until 30 days and 5 minutes after its last activity', async () => {
      const { hash } = await aLoggedInUser(persistence());

      expect(await isLive(hash, later({ days: 30, minutes: 5, ms: -1 }))).toBe(true);
      expect(await isLive(hash, later({ days: 30, minutes: 5 }))).toBe(false);
    });

    test('stores the activity time at most every 5 minutes', async () => {
      const { sessions } = persistence();
      const { hash } = await aLoggedInUser(persistence());

      expect(await sessions.touch(hash, later({ minutes: 5, ms: -1 }))).toBe(false);
      expect(await sessions.touch(hash, later({ minutes: 5 }))).toBe(true);
      expect(await sessions.touch(hash, later({ minutes: 9 }))).toBe(false);

      const session = await sessions.findLive(hash, later({ minutes: 9 }));
      expect(session?.lastActiveAt).toStrictEqual(later({ minutes: 5 }));
    });

    test('lets one of 20 simultaneous callers store the activity time', async () => {
      const { hash } = await aLoggedInUser(persistence());

      const touched = await Promise.all(
        Array.from({ length: 20 }, () => persistence().sessions.touch(hash, later({ minutes: 6 }))),
      );

      expect(touched.filter(Boolean)).toHaveLength(1);
    });

    test('restores no session, neither an ended nor an expired one', async () => {
      const { sessions } = persistence();
      const ended = await aLoggedInUser(persistence());
      const idle = await aLoggedInUser(persistence());
      await sessions.end(ended.hash);

      expect(await sessions.touch(ended.hash, later({ minutes: 6 }))).toBe(false);
      expect(await sessions.touch(idle.hash, later({ days: 30, minutes: 5 }))).toBe(false);
      expect(await isLive(ended.hash)).toBe(false);
    });

    test('ends one session, and ignores a second end', async () => {
      const { user, hash } = await aLoggedInUser(persistence());
      const other = aTokenHash();
      await persistence().sessions.open(other, user.id, noon);

      await persistence().sessions.end(hash);
      await persistence().sessions.end(hash);

      expect(await liveOnes([hash, other])).toStrictEqual([other]);
    });

    test('ends all sessions of a user, returns how many, and keeps those of others', async () => {
      const { user, hash } = await aLoggedInUser(persistence());
      const second = aTokenHash();
      await persistence().sessions.open(second, user.id, noon);
      const stranger = await aLoggedInUser(persistence());

      expect(await persistence().sessions.endAllOf(user.id)).toBe(2);
      expect(await persistence().sessions.endAllOf(user.id)).toBe(0);
      expect(await liveOnes([hash, second, stranger.hash])).toStrictEqual([stranger.hash]);
    });

    test('ends the oldest logins above 20, even for logins in the same millisecond', async () => {
      const { sessions } = persistence();
      const user = await aUser(persistence());
      const hashes = Array.from({ length: maxSessionsPerUser + 2 }, () => aTokenHash());
      for (const hash of hashes) await sessions.open(hash, user.id, noon);

      expect(await liveOnes(hashes)).toStrictEqual(hashes.slice(2));
    });

    test('orders by login, not by last activity', async () => {
      const { sessions } = persistence();
      const { user, hash: oldest } = await aLoggedInUser(persistence());
      await sessions.touch(oldest, later({ minutes: 6 }));
      const younger = Array.from({ length: maxSessionsPerUser }, () => aTokenHash());
      for (const hash of younger) await sessions.open(hash, user.id, later({ minutes: 7 }));

      expect(await liveOnes([oldest, ...younger])).toStrictEqual(younger);
    });

    test('keeps 20 of 30 logins at once', async () => {
      const email = anEmail();
      const hashes = Array.from({ length: 30 }, () => aTokenHash());

      await Promise.all(
        hashes.map((hash) =>
          persistence().unitOfWork.run(async ({ users, sessions }) => {
            const user = await users.admit(email, 'en', noon);
            await sessions.open(hash, user.id, noon);
            return Ok(undefined);
          }),
        ),
      );

      expect(await liveOnes(hashes)).toHaveLength(maxSessionsPerUser);
    });
  });
}
