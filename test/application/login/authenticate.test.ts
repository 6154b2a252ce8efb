import { describe, expect, test } from '@jest/globals';
import { days, hours, minutes } from '#test/support/makers/builders.ts';
import { tokenNumber } from '#test/support/makers/sequential-token-mint.ts';
import { setLoginStage } from './login-stage.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const anna = 'anna@example.org';

describe('authenticating a request', () => {
  test('returns the session with its user', async () => {
    const { logIn, authenticate, tokenMint, clock } = setLoginStage();
    const token = await logIn(anna);
    expect(await authenticate(token)).toEqual({
      session: {
        hash: tokenMint.hash(token),
        user: expect.objectContaining({ id: 1, role: 'user' }),
        lastActiveAt: clock.now(),
      },
      wasRenewed: false,
    });
  });

  test.each(['', 'token', tokenNumber(99), `${tokenNumber(2)}x`, 'é\u0000"'])(
    'finds nothing for %j',
    async (cookieValue) => {
      const { logIn, authenticate } = setLoginStage();
      expect(await logIn(anna)).toBe(tokenNumber(2));
      expect(await authenticate(cookieValue)).toBeUndefined();
    },
  );

  test('does not accept the token of a magic link as that of a session', async () => {
    const { mailLink, authenticate } = setLoginStage();
    expect(await authenticate(await mailLink(anna))).toBeUndefined();
  });

  test('ends exactly 30 days and 5 minutes after the last stored activity', async () => {
    for (const [ms, lives] of [
      [-1, true],
      [0, false],
    ] as const) {
      const { logIn, authenticate, clock } = setLoginStage();
      const token = await logIn(anna);
      clock.advance(days(30) + minutes(5) + ms);
      expect((await authenticate(token)) !== undefined).toBe(lives);
    }
  });

  test('continues forever with a request a day', async () => {
    const { logIn, authenticate, clock } = setLoginStage();
    const token = await logIn(anna);
    for (let day = 0; day < 60; day += 1) {
      clock.advance(days(1));
      expect(await authenticate(token)).toMatchObject({ wasRenewed: true });
    }
  });

  test('keeps a session for 30 days after a request that was too early to be stored', async () => {
    const { logIn, authenticate, clock } = setLoginStage();
    const token = await logIn(anna);
    clock.advance(minutes(5) - 1);
    expect(await authenticate(token)).toMatchObject({ wasRenewed: false });
    clock.advance(days(30));
    expect(await authenticate(token)).toMatchObject({ wasRenewed: true });
  });

  test('stores the activity time once in 5 minutes, and reports a renewal only then', async () => {
    const { logIn, authenticate, clock, read } = setLoginStage();
    const token = await logIn(anna);
    const seen: boolean[] = [];
    const written = new Set<number>();
    for (let minute = 0; minute <= 12; minute += 1) {
      seen.push((await authenticate(token))?.wasRenewed ?? false);
      for (const { lastActiveAt } of await read((tables) => [...tables.sessions.values()]))
        written.add(lastActiveAt.getTime());
      clock.advance(minutes(1));
    }
    expect(seen.flatMap((renewed, minute) => (renewed ? [minute] : []))).toEqual([5, 10]);
    expect(written.size).toBe(3);
  });

  test('renews for one of several simultaneous requests', async () => {
    const { logIn, authenticate, clock } = setLoginStage();
    const token = await logIn(anna);
    clock.advance(hours(1));
    const all = await Promise.all(Array.from({ length: 20 }, () => authenticate(token)));
    expect(all.filter((one) => one?.session.user.id === 1)).toHaveLength(20);
    expect(all.filter((one) => one?.wasRenewed)).toHaveLength(1);
  });

  test('neither renews nor restores a session that ends at the same moment', async () => {
    const { logIn, authenticate, sessions, tokenMint, clock, isLive } = setLoginStage();
    const token = await logIn(anna);
    clock.advance(hours(1));
    const [authenticated] = await Promise.all([authenticate(token), sessions.end(tokenMint.hash(token))]);
    expect(authenticated?.wasRenewed).toBe(false);
    expect(await isLive(token)).toBe(false);
  });

  test('reads the user again for each request', async () => {
    const { logIn, authenticate, read } = setLoginStage();
    const token = await logIn(anna);
    const user = (await authenticate(token))?.session.user;
    if (user === undefined) throw new Error('The session is live.');
    await read(({ users }) => users.set(user.id, { ...user, role: 'admin', access: mapAccess('granted') }));
    expect((await authenticate(token))?.session.user).toEqual({
      ...user,
      role: 'admin',
      access: mapAccess('granted'),
    });
  });
});
