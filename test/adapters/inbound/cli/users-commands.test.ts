import { describe, expect, test } from '@jest/globals';
import { aTokenHash } from '#test/support/makers/logins.ts';
import { aPaymentKey, aPaidPurchase } from '#test/support/makers/purchases.ts';
import { aSubmission, aSubmittedMap } from '#test/support/makers/situation-maps.ts';
import { setSvcStage } from './svc-stage.ts';

async function setUserStage() {
  const stage = setSvcStage();
  const anna = await stage.admit('Anna@example.org');
  return { ...stage, anna };
}

describe('svc users show', () => {
  test('shows everything about a user, to people and to scripts', async () => {
    const { svc, json, anna, sessions, clock, purchases, ...stage } = await setUserStage();
    await sessions.open(aTokenHash(), anna.id, clock.now());
    const payment = aPaymentKey();
    await purchases.open(payment, clock.now());
    await purchases.save(aPaidPurchase(payment, anna.id));
    await svc('users', 'grant-map', '1');
    const { id: mapId } = await aSubmittedMap(stage, aSubmission(anna.id));

    expect(await json('users', 'show', 'anna@example.org')).toEqual({
      id: 1,
      email: 'Anna@example.org',
      role: 'user',
      language: 'en',
      map_access: 'granted',
      sessions: 1,
      purchases: [
        {
          payment,
          source: 'payment',
          state: 'paid',
          amount_cents: 17_700,
          refunded_cents: 0,
          paid_at: '2026-03-01T12:00:00.123Z',
          practitioner_code: 'COACH-1',
        },
        {
          payment: 'manual:1',
          source: 'operator',
          state: 'paid',
          amount_cents: 0,
          refunded_cents: 0,
          paid_at: '2026-03-05T14:00:00.000Z',
          practitioner_code: null,
        },
      ],
      maps: [
        {
          map_id: mapId,
          user_id: 1,
          email: 'Anna@example.org',
          status: 'processing',
          stage: 'submitted',
          failures: 0,
          submitted_at: '2026-03-01T12:00:00.123Z',
        },
      ],
    });
    const { output } = await svc('users', 'show', '1');
    for (const shown of [
      'User 1',
      'Anna@example.org',
      'granted',
      payment,
      'manual:1',
      'operator',
      'processing',
    ])
      expect(output).toContain(shown);
  });

  test('says so if there are no purchases and no maps', async () => {
    const { svc } = await setUserStage();
    expect((await svc('users', 'show', '1')).output).toMatch(/No purchases\.\n\nNo maps\.$/);
  });

  test.each([
    ['nobody', '2', 1, /^There is no such user/],
    [
      'what is neither id nor address',
      'anna',
      2,
      /^This is neither an id nor an address\. Write an address like/,
    ],
  ])('accepts %s', async (_, who, status, complaint) => {
    const { svc } = await setUserStage();
    const said = await svc('users', 'show', who);
    expect(said.status).toBe(status);
    expect(said.errorOutput).toMatch(complaint);
  });
});

describe('svc users', () => {
  test('grant-map grants once, and says so when there is nothing to do', async () => {
    const { svc, json } = await setUserStage();
    expect(await json('users', 'grant-map', '1')).toEqual({ id: 1, granted: true });
    expect(await json('users', 'grant-map', '1')).toEqual({ id: 1, granted: false });
    const { status, output } = await svc('users', 'grant-map', 'anna@example.org');
    expect([status, output]).toEqual([0, 'Anna@example.org has the map already.']);
  });

  test('revoke-sessions prints how many there were', async () => {
    const { svc, json, sessions, anna, clock } = await setUserStage();
    await sessions.open(aTokenHash(), anna.id, clock.now());
    expect(await json('users', 'revoke-sessions', '1')).toEqual({ id: 1, ended: 1 });
    expect(await sessions.countLive(anna.id, clock.now())).toBe(0);
    expect((await svc('users', 'revoke-sessions', '1')).output).toBe(
      'Sessions of Anna@example.org that were ended: 0.',
    );
  });

  test('set-role sets the role and prints the previous one', async () => {
    const { json, users, anna } = await setUserStage();
    expect(await json('users', 'set-role', 'anna@example.org', 'admin')).toEqual({
      id: 1,
      role: 'admin',
      previous_role: 'user',
    });
    expect(await users.find(anna.id)).toMatchObject({ role: 'admin' });
  });
});

describe('svc users delete', () => {
  test('deletes with --yes', async () => {
    const { json, users, anna } = await setUserStage();
    expect(await json('users', 'delete', 'anna@example.org', '--yes')).toEqual({ id: 1, deleted: true });
    expect(await users.find(anna.id)).toBeUndefined();
  });

  test('asks for the address at a terminal', async () => {
    const { svc, terminal, users, anna } = await setUserStage();
    Object.assign(terminal, { isInteractive: true, answer: 'anna@example.org ' });
    expect((await svc('users', 'delete', '1')).output).toBe('Anna@example.org was deleted.');
    expect(terminal.questions).toEqual([expect.stringContaining('Type Anna@example.org')]);
    expect(await users.find(anna.id)).toBeUndefined();
  });

  test.each(['', 'yes', 'ben@example.org'])('keeps the user if %j is typed instead', async (typed) => {
    const { svc, terminal, users, anna } = await setUserStage();
    Object.assign(terminal, { isInteractive: true, answer: typed });
    const { status, errorOutput } = await svc('users', 'delete', '1');
    expect([status, errorOutput]).toEqual([1, 'That is not the address of the user: nobody was deleted.']);
    expect(await users.find(anna.id)).toBeDefined();
  });

  test('keeps the user in a script without --yes', async () => {
    const { svc, users, anna } = await setUserStage();
    const { status, errorOutput } = await svc('users', 'delete', '1');
    expect([status, errorOutput]).toEqual([
      2,
      'This needs a confirmation, but nobody can answer here: add --yes.',
    ]);
    expect(await users.find(anna.id)).toBeDefined();
  });
});
