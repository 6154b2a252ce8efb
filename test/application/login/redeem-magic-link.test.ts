import { describe, expect, test } from '@jest/globals';
import { makeRedeemMagicLink } from '#application/login/redeem-magic-link.ts';
import type { Token } from '#domain/sessions/token.ts';
import { addressOf, days, minutes } from '#test/support/makers/builders.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { tokenNumber } from '#test/support/makers/sequential-token-mint.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setLoginStage } from './login-stage.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const anna = 'Anna@example.org';
const ben = 'ben@example.org';
const invalid = { kind: 'link_invalid' };
const expired = { kind: 'link_expired' };
const used = { kind: 'link_used' };

describe('opening a magic link', () => {
  test('creates the user and opens a session with a new token', async () => {
    const { mailLink, openLink, sessions, tokenMint, clock } = setLoginStage();
    const link = await mailLink(anna, 'fr');
    expect(expectOk(await openLink(link, anna))).toEqual({
      state: 'logged_in',
      sessionToken: tokenNumber(2),
    });
    expect(await sessions.findLive(tokenMint.hash(tokenNumber(2)), clock.now())).toEqual({
      hash: tokenMint.hash(tokenNumber(2)),
      user: {
        id: 1,
        email: addressOf(anna),
        role: 'user',
        access: mapAccess('none'),
        language: 'fr',
      },
      lastActiveAt: clock.now(),
    });
  });

  test('stores the hash of the session token, never the token', async () => {
    const { logIn, tokenMint, read } = setLoginStage();
    const session = await logIn(anna);
    expect(await read(({ sessions }) => [...sessions.keys()])).toEqual([tokenMint.hash(session)]);
  });

  test('logs the same user in again, with the last requested language', async () => {
    const { logIn, mailLink, openLink, read } = setLoginStage();
    await logIn(anna);
    expectOk(await openLink(await mailLink(anna, 'fr'), anna));
    const users = await read((tables) => [...tables.users.values()]);
    expect(users.map(({ id, language }) => [id, language])).toEqual([[1, 'fr']]);
  });

  test('accepts the address in any case and with white space around it', async () => {
    const { mailLink, openLink } = setLoginStage();
    const opened = await openLink(await mailLink('a@bücher.de'), ' A@XN--BCHER-kva.de ');
    expect(expectOk(opened).state).toBe('logged_in');
  });

  test('works until exactly 15 minutes after the mail', async () => {
    const { mailLink, openLink, clock } = setLoginStage();
    const first = await mailLink(anna);
    const second = await mailLink(ben);
    clock.advance(minutes(15) - 1);
    expectOk(await openLink(first, anna));
    clock.advance(1);
    expect(expectErr(await openLink(second, ben))).toEqual(expired);
  });

  test('works once', async () => {
    const { mailLink, openLink, read } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    expect(expectErr(await openLink(link, anna))).toEqual(used);
    expect(await read(({ sessions }) => sessions.size)).toBe(1);
  });

  test('works once for simultaneous callers', async () => {
    const { mailLink, openLink, read } = setLoginStage();
    const link = await mailLink(anna);
    const opened = await Promise.all(Array.from({ length: 20 }, () => openLink(link, anna)));
    expect(opened.filter((result) => result.isOk())).toHaveLength(1);
    expect(opened.filter((result) => result.isErr()).map(expectErr)).toEqual(
      Array.from({ length: 19 }, () => used),
    );
    expect(await read(({ sessions }) => sessions.size)).toBe(1);
  });

  test('is reported as used, not as expired, if it was used in time', async () => {
    const { mailLink, openLink, clock } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    clock.advance(minutes(20));
    expect(expectErr(await openLink(link, anna))).toEqual(used);
  });

  test('supersedes the other links of the address, earlier and later ones', async () => {
    const { mailLink, openLink } = setLoginStage();
    const [first, second, third] = [await mailLink(anna), await mailLink(anna), await mailLink(anna)];
    expectOk(await openLink(second, anna));
    expect(expectErr(await openLink(first, anna))).toEqual(used);
    expect(expectErr(await openLink(third, anna))).toEqual(used);
  });

  test('keeps the links of others, and those mailed afterwards, valid', async () => {
    const { mailLink, openLink } = setLoginStage();
    const [link, another] = [await mailLink(anna), await mailLink('anna+tag@example.org')];
    expectOk(await openLink(link, anna));
    expect((await openLink(another, 'anna+tag@example.org')).isOk()).toBe(true);
    expect((await openLink(await mailLink(anna), anna)).isOk()).toBe(true);
  });

  test('with another address is refused and does not use up the link', async () => {
    const { mailLink, openLink } = setLoginStage();
    const link = await mailLink(anna);
    expect(expectErr(await openLink(link, ben))).toEqual(invalid);
    expectOk(await openLink(link, anna));
  });

  test('with another address does not reveal whether the link was used or has expired', async () => {
    const { mailLink, openLink, clock } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    expect(expectErr(await openLink(link, ben))).toEqual(invalid);
    clock.advance(days(1));
    expect(expectErr(await openLink(link, ben))).toEqual(invalid);
  });

  test.each([
    ['an unknown token', tokenNumber(99), anna],
    ['no token', '', anna],
    ['a token of another shape', 'token', anna],
    ['no address', tokenNumber(1), ''],
    ['what is no address', tokenNumber(1), 'anna'],
  ])('with %s is refused as invalid, and changes nothing', async (_, token, email) => {
    const { mailLink, openLink, read } = setLoginStage();
    const link = await mailLink(anna);
    expect(expectErr(await openLink(token, email))).toEqual(invalid);
    expect(await read(({ users, sessions }) => users.size + sessions.size)).toBe(0);
    expectOk(await openLink(link, anna));
  });
});

describe('a login that fails halfway', () => {
  test('leaves the link valid, no user, no session, and the old session alive', async () => {
    const stage = setLoginStage();
    const old = await stage.logIn(ben);
    const link = await stage.mailLink(anna);
    const before = await stage.read(({ users, sessions }) => [[...users], [...sessions]]);
    const redeem = makeRedeemMagicLink({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    await expect(redeem({ token: link, email: anna, client: '192.0.2.1', presented: old })).rejects.toThrow(
      'lost',
    );
    expect(await stage.read(({ users, sessions }) => [[...users], [...sessions]])).toEqual(before);
    expectOk(await stage.openLink(link, anna));
  });
});

describe('a login in a browser that has a session', () => {
  test('replaces that session', async () => {
    const { logIn, isLive } = setLoginStage();
    const old = await logIn(anna);
    const session = await logIn(anna, old);
    expect(await isLive(old)).toBe(false);
    expect(await isLive(session)).toBe(true);
  });

  test('replaces it even if it belongs to another user, and keeps the other user’s other sessions', async () => {
    const { logIn, isLive } = setLoginStage();
    const [here, elsewhere] = [await logIn(ben), await logIn(ben)];
    await logIn(anna, here);
    expect(await isLive(here)).toBe(false);
    expect(await isLive(elsewhere)).toBe(true);
  });

  test('ignores one that has ended', async () => {
    const { logIn, isLive } = setLoginStage();
    expect(await isLive(await logIn(anna, tokenNumber(99)))).toBe(true);
  });

  test('does not end it if the link is refused', async () => {
    const { logIn, mailLink, openLink, isLive, clock } = setLoginStage();
    const session = await logIn(anna);
    const link = await mailLink(ben);
    clock.advance(minutes(15));
    expect(expectErr(await openLink(link, ben, { presented: session }))).toEqual(expired);
    expect(await isLive(session)).toBe(true);
  });

  test('ends the oldest session beyond 20', async () => {
    const { logIn, isLive, clock } = setLoginStage();
    const opened = [];
    for (let n = 0; n < 21; n += 1) {
      opened.push(await logIn(anna));
      clock.advance(1000);
    }
    const live = await Promise.all(opened.map(isLive));
    expect(live).toEqual(opened.map((_, login) => login > 0));
  });
});

describe('a used link that is opened again', () => {
  test('by the session of the same user is not a failure, and opens no further session', async () => {
    const { mailLink, openLink, logIn, read, isLive } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    const session = await logIn(anna);
    expect(expectOk(await openLink(link, anna, { presented: session }))).toEqual({
      state: 'already_logged_in',
    });
    expect(await read(({ sessions }) => sessions.size)).toBe(2);
    expect(await isLive(session)).toBe(true);
  });

  test('by the session of another user is refused', async () => {
    const { mailLink, openLink, logIn } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    expect(expectErr(await openLink(link, anna, { presented: await logIn(ben) }))).toEqual(used);
  });

  test('by a session that has ended is refused', async () => {
    const { mailLink, openLink, clock } = setLoginStage();
    const link = await mailLink(anna);
    const opened = expectOk(await openLink(link, anna));
    if (opened.state !== 'logged_in') throw new Error('The first time logs in.');
    clock.advance(days(30) + minutes(5));
    expect(expectErr(await openLink(link, anna, { presented: opened.sessionToken }))).toEqual(used);
  });

  test('with another address is refused, even by the session of its user', async () => {
    const { mailLink, openLink, logIn } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    expect(expectErr(await openLink(link, ben, { presented: await logIn(anna) }))).toEqual(invalid);
  });

  test('is still refused if it is superseded or has expired unused', async () => {
    const { mailLink, openLink, logIn, clock } = setLoginStage();
    const superseded = await mailLink(anna);
    const session = await logIn(anna);
    const late = await mailLink(anna);
    clock.advance(minutes(15));
    expect(expectErr(await openLink(superseded, anna, { presented: session }))).toEqual(used);
    expect(expectErr(await openLink(late, anna, { presented: session }))).toEqual(expired);
  });
});

describe('the limit on failed openings', () => {
  const fail = async (stage: ReturnType<typeof setLoginStage>, times: number, client = '192.0.2.1') => {
    for (let n = 0; n < times; n += 1)
      expect(expectErr(await stage.openLink('', anna, { client }))).toEqual(invalid);
  };

  test('is 30 for each client; after that a valid link still works', async () => {
    const stage = setLoginStage();
    const link = await stage.mailLink(anna);
    await fail(stage, 30);
    expect(expectErr(await stage.openLink('', anna))).toMatchObject({
      kind: 'rate_limited',
      bucket: 'failed_callbacks_per_client',
      limit: { points: 30, windowSeconds: 300 },
    });
    expectOk(await stage.openLink(link, anna));
    expect(expectErr(await stage.openLink(link, anna)).kind).toBe('rate_limited');
    expect(expectErr(await stage.openLink('', anna, { client: '192.0.2.2' }))).toEqual(invalid);
  });

  test.each([
    ['an expired link', expired],
    ['a used link', used],
    ['an unknown link', invalid],
  ])('counts %s', async (_, refusal) => {
    const stage = setLoginStage();
    const link = refusal === invalid ? tokenNumber(99) : await stage.mailLink(anna);
    if (refusal === used) expectOk(await stage.openLink(link, anna));
    else stage.clock.advance(minutes(15));
    await fail(stage, 29);
    expect(expectErr(await stage.openLink(link, anna))).toEqual(refusal);
    expect(expectErr(await stage.openLink(link, anna)).kind).toBe('rate_limited');
  });

  test('does not count a login, nor a used link opened again by its own session', async () => {
    const stage = setLoginStage();
    const link = await stage.mailLink(anna);
    await fail(stage, 29);
    expectOk(await stage.openLink(link, anna));
    const session = await stage.logIn(anna);
    for (let n = 0; n < 40; n += 1) expectOk(await stage.openLink(link, anna, { presented: session }));
    await fail(stage, 1);
    expect(expectErr(await stage.openLink('', anna)).kind).toBe('rate_limited');
  });
});

describe('a link that is opened where another person is logged in', () => {
  test('asks first and changes nothing, then continues with the consent that it issued', async () => {
    const { mailLink, openLink, logIn, isLive } = setLoginStage();
    const [presented, link] = [await logIn(anna), await mailLink(ben)];
    const asked = expectOk(await openLink(link, ben, { presented, consent: '' }));
    if (asked.state !== 'asks_first') throw new Error(`It was ${asked.state}.`);
    expect(asked.current).toBe(anna);
    expect(await isLive(presented)).toBe(true);
    const agreed = expectOk(await openLink(link, ben, { presented, consent: asked.consent }));
    expect(agreed.state).toBe('logged_in');
    expect(await isLive(presented)).toBe(false);
  });

  test('asks again if the consent was invented, or issued for another session or link', async () => {
    const { mailLink, openLink, logIn, isLive } = setLoginStage();
    const [presented, other] = [await logIn(anna), await logIn('carl@example.org')];
    const [link, later] = [await mailLink(ben), await mailLink(ben)];
    const consentFor = async (session: Token, token: Token): Promise<string> => {
      const asked = expectOk(await openLink(token, ben, { presented: session, consent: '' }));
      return asked.state === 'asks_first' ? asked.consent : 'none';
    };
    const genuine = await consentFor(presented, link);
    const others = [await consentFor(other, link), await consentFor(presented, later)];
    for (const consent of [...others, 'yes', '.', `${genuine}x`, genuine.replace('.', '')])
      expect(expectOk(await openLink(link, ben, { presented, consent })).state).toBe('asks_first');
    expect(await isLive(presented)).toBe(true);
  });

  test('does not ask programs', async () => {
    const { mailLink, openLink, logIn, isLive } = setLoginStage();
    const presented = await logIn(anna);
    expectOk(await openLink(await mailLink(ben), ben, { presented }));
    expect(await isLive(presented)).toBe(false);
  });

  test('does not ask a person who is logged in with the same address, or not any more', async () => {
    const { mailLink, openLink, logIn, logOut, authenticate } = setLoginStage();
    const own = await logIn(anna);
    expect(expectOk(await openLink(await mailLink(anna), anna, { presented: own, consent: '' })).state).toBe(
      'logged_in',
    );
    const ended = await logIn(anna);
    await logOut((await authenticate(ended))!.session, { everywhere: true });
    expect(expectOk(await openLink(await mailLink(ben), ben, { presented: ended, consent: '' })).state).toBe(
      'logged_in',
    );
  });

  test('explains why a link does not work, instead of asking', async () => {
    const { mailLink, openLink, logIn, clock } = setLoginStage();
    const session = await logIn(anna);
    const asking = { presented: session, consent: '' };
    expect(expectErr(await openLink(tokenNumber(99), ben, asking))).toEqual(invalid);
    const link = await mailLink(ben);
    expectOk(await openLink(link, ben));
    expect(expectErr(await openLink(link, ben, asking))).toEqual(used);
    const late = await mailLink(ben);
    clock.advance(minutes(15));
    expect(expectErr(await openLink(late, ben, asking))).toEqual(expired);
  });
});

describe('a login', () => {
  test('resets the limit of links for its mailbox, and makes the client known', async () => {
    const { requestMagicLink, mailLink, openLink } = setLoginStage();
    const ask = (email: string, client: string) => requestMagicLink({ email, language: 'en', client });
    const askUntilRefused = async (client: string): Promise<number> => {
      for (let asked = 0; ; asked += 1) if ((await ask(anna, client)).isErr()) return asked;
    };
    expect(await askUntilRefused('198.51.100.1')).toBe(5);
    expectOk(await openLink(await mailLink(anna), anna, { client: '192.0.2.1' }));
    expect(await askUntilRefused('198.51.100.2')).toBe(5);
    expect(await askUntilRefused('192.0.2.1')).toBe(3);
  });

  test('succeeds even if the database fails after it', async () => {
    const stage = setLoginStage();
    const away = () => Promise.reject(new DatabaseUnavailable('gone'));
    const rateLimiter = { take: away, forget: away, giveBack: away, isCounting: away };
    const redeem = makeRedeemMagicLink({ ...stage, rateLimiter });
    const link = await stage.mailLink(anna);
    const opened = { token: link, email: anna, client: '192.0.2.1' };
    expect(expectOk(await redeem(opened)).state).toBe('logged_in');
  });
});
