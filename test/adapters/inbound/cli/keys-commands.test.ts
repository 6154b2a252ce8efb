import { describe, expect, test } from '@jest/globals';
import { setSvcStage } from './svc-stage.ts';

const aKey = /^svc_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/m;

describe('svc keys', () => {
  test('create shows the key once, with its id and its end', async () => {
    const { svc, apiKeys } = setSvcStage();
    const { status, output } = await svc('keys', 'create', 'Acme CRM', '--expires', '2027-01-31');
    const [record] = await apiKeys.list();
    expect(status).toBe(0);
    expect(output).toMatch(aKey);
    expect(output).toContain(`Its id is ${record?.id}.`);
    expect(output).toContain('It works until 2027-02-01T00:00:00Z.');
    expect((await svc('keys', 'list')).output).not.toMatch(aKey);
  });

  test.each([
    ['2027-01-31', '2027-02-01T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['2027-01-31T18:00:00Z', '2027-01-31T18:00:00.000Z'],
    ['2027-01-31T18:00+02:00', '2027-01-31T16:00:00.000Z'],
  ])('create reads %s as an end at %s', async (typed, expiresAt) => {
    const { json } = setSvcStage();
    expect(await json('keys', 'create', 'Acme', '--expires', typed)).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{8}$/),
      name: 'Acme',
      key: expect.stringMatching(aKey),
      expires_at: expiresAt,
    });
  });

  test.each([
    ['a date that is past', ['Acme', '--expires', '2026-03-04'], /give --expires a date to come/],
    ['an empty name', [' '], /1 to 100 visible characters/],
  ])('create refuses %s', async (_, argv, complaint) => {
    const { svc, apiKeys } = setSvcStage();
    const { status, output, errorOutput } = await svc('keys', 'create', ...argv);
    expect([status, output]).toEqual([1, '']);
    expect(errorOutput).toMatch(complaint);
    expect(await apiKeys.list()).toEqual([]);
  });

  test('list shows every key with its state, to people and to scripts', async () => {
    const { svc, json, clock } = setSvcStage();
    expect((await svc('keys', 'list')).output).toBe('There are no keys.');
    const { id } = await json('keys', 'create', 'Acme CRM');
    clock.advance(1000);
    await json('keys', 'create', 'Short', '--expires', '2026-03-05');
    clock.advance(24 * 60 * 60_000);
    await svc('keys', 'revoke', id);

    const [headings, first, second] = (await svc('keys', 'list')).output.split('\n');
    expect(headings).toMatch(/^ID +NAME +STATE +CREATED +EXPIRES +LAST USED$/);
    expect(first).toMatch(new RegExp(`^${id}  Acme CRM  revoked  2026-03-05T14:00:00Z  - +-$`));
    expect(second).toMatch(/Short +expired .* 2026-03-06T00:00:00Z +-$/);
    expect((await json('keys', 'list')).keys).toMatchObject([
      { id, name: 'Acme CRM', state: 'revoked', created_at: '2026-03-05T14:00:00.000Z', expires_at: null },
      { name: 'Short', state: 'expired', expires_at: '2026-03-06T00:00:00.000Z' },
    ]);
  });

  test('revoke ends a key, and refuses an unknown one', async () => {
    const { svc, json } = setSvcStage();
    const { id } = await json('keys', 'create', 'Acme');
    expect(await json('keys', 'revoke', id)).toEqual({ id, state: 'revoked' });
    const { status, errorOutput } = await svc('keys', 'revoke', 'zzzzzzzz');
    expect([status, errorOutput]).toEqual([
      1,
      'There is no key with that id. "svc keys list" shows all keys.',
    ]);
  });

  test('rotate shows the successor and the end of the old one', async () => {
    const { svc, json } = setSvcStage();
    const { id } = await json('keys', 'create', 'Acme');
    const rotated = await json('keys', 'rotate', id);
    expect(rotated).toMatchObject({
      name: 'Acme',
      key: expect.stringMatching(aKey),
      old_id: id,
      old_expires_at: '2026-03-06T14:00:00.000Z',
    });
    expect((await svc('keys', 'rotate', rotated.id)).output).toMatch(/works until 2026-03-06T14:00:00Z\.$/);
  });

  test.each([
    ['an unknown key', 'zzzzzzzz', /no key with that id/],
    ['one that was revoked', undefined, /The key is revoked: create a new one/],
  ])('rotate refuses %s', async (_, typed, complaint) => {
    const { svc, json } = setSvcStage();
    const { id } = await json('keys', 'create', 'Acme');
    await svc('keys', 'revoke', id);
    const { status, errorOutput } = await svc('keys', 'rotate', typed ?? id);
    expect(status).toBe(1);
    expect(errorOutput).toMatch(complaint);
  });

  test('rotate refuses a key that has a successor', async () => {
    const { svc, json } = setSvcStage();
    const { id } = await json('keys', 'create', 'Acme');
    await svc('keys', 'rotate', id);
    expect((await svc('keys', 'rotate', id)).errorOutput).toMatch(/already has a successor/);
  });
});
