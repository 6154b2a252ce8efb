import { describe, expect, test } from '@jest/globals';
import { makeFindUser } from '#application/operations/find-user.ts';
import { makeGrantMap } from '#application/operations/grant-map.ts';
import { makeRevokeSessions } from '#application/operations/revoke-sessions.ts';
import { makeSetRole } from '#application/operations/set-role.ts';
import { makeShowUser } from '#application/operations/show-user.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { aTokenHash } from '#test/support/makers/logins.ts';
import { paidCheckout, refund } from '#test/support/makers/payments.ts';
import { aSubmission, aSubmittedMap } from '#test/support/makers/situation-maps.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setPurchaseStage } from '../purchases/purchase-stage.ts';

const nobody = 99 as UserId;

async function setUserStage() {
  const stage = setPurchaseStage();
  const anna = await stage.admit('Anna@example.org');
  return {
    ...stage,
    anna,
    findUser: makeFindUser(stage),
    showUser: makeShowUser(stage),
    grantMap: makeGrantMap(stage),
    setRole: makeSetRole(stage),
    revokeSessions: makeRevokeSessions(stage),
  };
}

describe('finding a user', () => {
  test.each(['1', 'Anna@example.org', ' anna@EXAMPLE.org '])('finds Anna by %j', async (reference) => {
    const { findUser, anna } = await setUserStage();
    expect(expectOk(await findUser(reference))).toStrictEqual(anna);
  });

  test.each(['2', '0', '99999999999999999999', 'ben@example.org'])(
    'finds nobody by %j',
    async (reference) => {
      const { findUser } = await setUserStage();
      expect(expectErr(await findUser(reference))).toStrictEqual({ kind: 'user_unknown' });
    },
  );

  test.each(['anna', '-1', '1.5', '@'])('asks for an id or an address instead of %j', async (reference) => {
    const { findUser } = await setUserStage();
    expect(expectErr(await findUser(reference))).toMatchObject({ kind: 'user_reference_malformed' });
  });
});

describe('showing a user', () => {
  test('shows purchases, live sessions and maps', async () => {
    const { showUser, anna, apply, sessions, clock, ...stage } = await setUserStage();
    await apply(paidCheckout({ userReference: String(anna.id) }));
    await sessions.open(aTokenHash(), anna.id, new Date('2026-01-01T00:00:00Z'));
    await sessions.open(aTokenHash(), anna.id, clock.now());
    const map = await aSubmittedMap(stage, aSubmission(anna.id));

    expect(await showUser(anna)).toMatchObject({
      user: anna,
      purchases: [{ payment: 'pi_1' }],
      liveSessions: 1,
      maps: [{ id: map.id, stage: 'submitted', failures: 0 }],
    });
  });
});

describe('granting the map', () => {
  test('gives access by a purchase on record, without a receipt', async () => {
    const { grantMap, accessOf, purchases, anna, jobs } = await setUserStage();

    expectOk(await grantMap(anna.id));

    expect(await accessOf(anna.id)).toBe('granted');
    expect(await purchases.listOf(anna.id)).toMatchObject([{ payment: 'manual:1', amountCents: 0 }]);
    expect(await jobs('send_receipt')).toEqual([]);
  });

  test('is not affected by a later refund of a payment', async () => {
    const { grantMap, accessOf, anna, apply } = await setUserStage();
    await grantMap(anna.id);

    await apply(paidCheckout({ userReference: String(anna.id) }));
    await apply(refund());

    expect(await accessOf(anna.id)).toBe('granted');
  });

  test('gives back what a refund took', async () => {
    const { grantMap, accessOf, anna, apply } = await setUserStage();
    await apply(paidCheckout({ userReference: String(anna.id) }));
    await apply(refund());
    expect(await accessOf(anna.id)).toBe('revoked');

    expectOk(await grantMap(anna.id));

    expect(await accessOf(anna.id)).toBe('granted');
  });

  test.each(['bought', 'was granted'])('changes nothing for a user who %s it before', async (how) => {
    const { grantMap, anna, apply, read } = await setUserStage();
    if (how === 'bought') await apply(paidCheckout({ userReference: String(anna.id) }));
    else await grantMap(anna.id);
    const before = await read(({ purchases }) => [...purchases.values()]);

    expect(expectErr(await grantMap(anna.id))).toStrictEqual({ kind: 'map_granted_already' });

    expect(await read(({ purchases }) => [...purchases.values()])).toStrictEqual(before);
  });

  test('is refused for a user who does not exist, and leaves no trace', async () => {
    const { grantMap, read } = await setUserStage();
    expect(expectErr(await grantMap(nobody))).toStrictEqual({ kind: 'user_unknown' });
    expect(await read(({ purchases }) => purchases.size)).toBe(0);
  });

  test('happens completely or not at all', async () => {
    const { anna, accessOf, read, clock, unitOfWork } = await setUserStage();
    const grantMap = makeGrantMap({ unitOfWork: failingAtCommit(unitOfWork), clock });
    await expect(grantMap(anna.id)).rejects.toThrow('The connection was lost.');
    expect([await accessOf(anna.id), await read(({ purchases }) => purchases.size)]).toEqual(['none', 0]);
  });
});

describe('setting a role', () => {
  test('returns the previous role', async () => {
    const { setRole, users, anna } = await setUserStage();
    expect(expectOk(await setRole(anna.id, 'admin'))).toBe('user');
    expect(await users.find(anna.id)).toMatchObject({ role: 'admin' });
    expect(expectOk(await setRole(anna.id, 'user'))).toBe('admin');
    expect(await users.find(anna.id)).toMatchObject({ role: 'user' });
  });

  test('is refused for a user who does not exist', async () => {
    const { setRole } = await setUserStage();
    expect(expectErr(await setRole(nobody, 'admin'))).toStrictEqual({ kind: 'user_unknown' });
  });
});

describe('revoking sessions', () => {
  test('ends all sessions of that user, and none of others', async () => {
    const { revokeSessions, sessions, admit, anna, clock } = await setUserStage();
    const ben = await admit('ben@example.org');
    const [first, second, third] = [aTokenHash(), aTokenHash(), aTokenHash()];
    await sessions.open(first, anna.id, clock.now());
    await sessions.open(second, anna.id, clock.now());
    await sessions.open(third, ben.id, clock.now());

    expect(await revokeSessions(anna.id)).toBe(2);

    const live = await Promise.all(
      [first, second, third].map((hash) => sessions.findLive(hash, clock.now())),
    );
    expect(live.map((session) => session?.user.id)).toEqual([undefined, undefined, ben.id]);
  });
});
