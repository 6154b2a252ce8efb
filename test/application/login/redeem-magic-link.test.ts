import { describe, expect, test } from '@jest/globals';
import { makeRedeemMagicLink } from '../../../src/application/login/redeem-magic-link.ts';
import { addressOf, days, minutes } from '../../support/builders.ts';
import { expectErr, expectOk } from '../../support/expect-ok.ts';
import { tokenNumber } from '../../support/sequential-token-mint.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setLoginStage } from './login-stage.ts';

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
      user: { id: 1, email: addressOf(anna), role: 'user', mapAccess: 'none', language: 'fr' },
      lastActiveAt: clock.now(),
    });
  });

  test('stores the hash of the session token, never the token', async () => {
    const { logIn, tokenMint, read } = setLoginStage();
    const session = await logIn(anna);
    expect(await read(({ sessions }) => [...sessions.keys()])).toEqual([tokenMint.hash(session)]);
  });

  test('logs the same user in again, with the language asked for last', async () => {
    const { logIn, mailLink, openLink, read } = setLoginStage();
    await logIn(anna);
    expectOk(await openLink(await mailLink(anna, 'fr'), anna));
    const users = await read((tables) => [...tables.users.values()]);
    expect(users.map(({ id, language }) => [id, language])).toEqual([[1, 'fr']]);
  });

  test('does not mind in which case or with what space around it the address comes', async () => {
    const { mailLink, openLink } = setLoginStage();
    const opened = await openLink(await mailLink('a@bücher.de'), ' A@XN--BCHER-kva.de ');
    expect(expectOk(opened).state).toBe('logged_in');
  });

  test('works until 15 minutes after the mail, to the millisecond', async () => {
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

  test('works once for callers at the same moment', async () => {
    const { mailLink, openLink, read } = setLoginStage();
    const link = await mailLink(anna);
    const opened = await Promise.all(Array.from({ length: 20 }, () => openLink(link, anna)));
    expect(opened.filter((result) => result.isOk())).toHaveLength(1);
    expect(opened.filter((result) => result.isErr()).map(expectErr)).toEqual(
      Array.from({ length: 19 }, () => used),
    );
    expect(await read(({ sessions }) => sessions.size)).toBe(1);
  });

  test('is told apart from one too old when it was used in time', async () => {
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

  test('leaves the links of others, and those mailed afterwards, valid', async () => {
    const { mailLink, openLink } = setLoginStage();
    const [link, another] = [await mailLink(anna), await mailLink('anna+tag@example.org')];
    expectOk(await openLink(link, anna));
    expect((await openLink(another, 'anna+tag@example.org')).isOk()).toBe(true);
    expect((await openLink(await mailLink(anna), anna)).isOk()).toBe(true);
  });

  test('with another address is refused and does not burn the link', async () => {
    const { mailLink, openLink } = setLoginStage();
    const link = await mailLink(anna);
    expect(expectErr(await openLink(link, ben))).toEqual(invalid);
    expectOk(await openLink(link, anna));
  });

  test('with another address does not tell whether the link was used or is too old', async () => {
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

describe('a login that fails half-way', () => {
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

describe('a login in a browser that carries a session', () => {
  test('replaces that session', async () => {
    const { logIn, isLive } = setLoginStage();
    const old = await logIn(anna);
    const session = await logIn(anna, old);
    expect(await isLive(old)).toBe(false);
    expect(await isLive(session)).toBe(true);
  });

  test('replaces it also when it is of another user, and leaves their other ones', async () => {
    const { logIn, isLive } = setLoginStage();
    const [here, elsewhere] = [await logIn(ben), await logIn(ben)];
    await logIn(anna, here);
    expect(await isLive(here)).toBe(false);
    expect(await isLive(elsewhere)).toBe(true);
  });

  test('takes no notice of one that has ended', async () => {
    const { logIn, isLive } = setLoginStage();
    expect(await isLive(await logIn(anna, tokenNumber(99)))).toBe(true);
  });

  test('does not end it when the link is refused', async () => {
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
  test('by the session of the same user is no failure, and opens no further session', async () => {
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

  test('with another address is refused, also by the session of its user', async () => {
    const { mailLink, openLink, logIn } = setLoginStage();
    const link = await mailLink(anna);
    expectOk(await openLink(link, anna));
    expect(expectErr(await openLink(link, ben, { presented: await logIn(anna) }))).toEqual(invalid);
  });

  test('does not forgive a superseded one, or one that expired unused', async () => {
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

  test('is 30 a client, after which even a valid link is refused and not burnt', async () => {
    const stage = setLoginStage();
    const link = await stage.mailLink(anna);
    await fail(stage, 30);
    expect(expectErr(await stage.openLink(link, anna))).toMatchObject({
      kind: 'rate_limited',
      bucket: 'failed_callbacks_per_client',
      limit: { points: 30, windowSeconds: 300 },
    });
    expectOk(await stage.openLink(link, anna, { client: '192.0.2.2' }));
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
