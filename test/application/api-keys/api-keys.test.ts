import { beforeEach, describe, expect, test } from '@jest/globals';
import { parseKey } from '#domain/api-keys/key-format.ts';
import { days, hours, minutes } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { keyNumber } from '#test/support/makers/sequential-api-key-mint.ts';
import { setKeyStage } from './key-stage.ts';

let stage: ReturnType<typeof setKeyStage>;
beforeEach(() => {
  stage = setKeyStage();
});

const stored = () => stage.read(({ apiKeys }) => [...apiKeys.values()]);
const works = async (key: string): Promise<boolean> => (await stage.authenticateKey(key)) !== undefined;

describe('a key that is created', () => {
  test('is returned once, and stored as a hash', async () => {
    const { createKey, clock, momentIn } = stage;
    const expiresAt = momentIn(days(90));

    const { record, key } = expectOk(await createKey({ name: '  Ghostwriter ', expiresAt }));

    expect(key).toBe(keyNumber(1));
    expect(parseKey(key)?.id).toBe(record.id);
    expect(record).toEqual({
      id: record.id,
      name: 'Ghostwriter',
      hash: `hash of ${key}`,
      createdAt: clock.now(),
      expiresAt,
      revokedAt: null,
      rotatedAt: null,
      lastUsedAt: null,
    });
    expect(await stored()).toEqual([record]);
  });

  test('may share its name with another', async () => {
    expect((await stage.aKey()).key).not.toBe((await stage.aKey()).key);
    expect(await stored()).toHaveLength(2);
  });

  test('gets an id that was free', async () => {
    await stage.aKey();
    stage.apiKeyMint.startOver();

    expect((await stage.aKey()).key).toBe(keyNumber(2));
    expect(await stored()).toHaveLength(2);
  });

  test.each(['', 'a\nb', 'x'.repeat(101)])('is refused with a name like %j', async (name) => {
    const refusal = expectErr(await stage.createKey({ name, expiresAt: null }));

    expect(refusal).toEqual({ kind: 'key_name_malformed' });
    expect(await stored()).toEqual([]);
  });

  test.each([0, -1, -days(1)])('is refused if it would end before it starts: %d ms', async (lifetime) => {
    const { createKey, momentIn } = stage;
    const refusal = expectErr(await createKey({ name: 'Ghostwriter', expiresAt: momentIn(lifetime) }));

    expect(refusal).toEqual({ kind: 'key_expiry_past' });
    expect(await stored()).toEqual([]);
  });
});

describe('a key that is presented', () => {
  test('is found with its record, until it ends', async () => {
    const { aKey, authenticateKey, clock } = stage;
    const { key, record } = await aKey(hours(1));

    expect(await authenticateKey(key)).toEqual(record);
    clock.advance(hours(1) - 1);
    expect(await works(key)).toBe(true);
    clock.advance(1);
    expect(await works(key)).toBe(false);
  });

  test.each([
    ['unknown', keyNumber(7)],
    ['malformed', 'svc_live_nothing'],
  ])('is not found if it is %s', async (_, text) => {
    await stage.aKey();

    expect(await works(text)).toBe(false);
  });

  test('is compared with a hash even if nobody has its id, so that the answer takes the same time', async () => {
    const { apiKeyMint, authenticateKey } = stage;

    await authenticateKey(keyNumber(7));

    expect(apiKeyMint.compared).toEqual(['A'.repeat(43)]);
  });

  test('needs the whole of the key, not only its id', async () => {
    const { apiKeyMint, apiKeys, authenticateKey, clock } = stage;
    const [first, second] = [keyNumber(1), keyNumber(2)];
    await apiKeys.add({
      id: apiKeyMint.mint().id,
      name: 'Ghostwriter',
      hash: apiKeyMint.hash(second),
      createdAt: clock.now(),
      expiresAt: null,
    });

    expect(await authenticateKey(first)).toBeUndefined();
  });
});

describe('the use of a key', () => {
  test('is stored if that was not done for 5 minutes', async () => {
    const { aKey, authenticateKey, noteKeyUse, clock } = stage;
    const { key } = await aKey();
    const use = async () => {
      const record = await authenticateKey(key);
      if (record !== undefined) await noteKeyUse(record);
    };
    const lastUse = async () => (await stored())[0]?.lastUsedAt;
    const first = clock.now();

    await use();
    clock.advance(minutes(5) - 1);
    await use();
    expect(await lastUse()).toEqual(first);
    clock.advance(1);
    await use();
    expect(await lastUse()).toEqual(clock.now());
  });
});

describe('the list of keys', () => {
  test('shows the state of each, the oldest first, without its hash', async () => {
    const { aKey, listKeys, revokeKey, clock } = stage;
    const revoked = await aKey(null, 'One');
    clock.advance(1000);
    await aKey(hours(1), 'Two');
    clock.advance(1000);
    await aKey(null, 'Three');
    expectOk(await revokeKey(revoked.record.id));
    clock.advance(hours(1));

    const keys = await listKeys();

    expect(keys.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'One: revoked',
      'Two: expired',
      'Three: active',
    ]);
    expect(JSON.stringify(keys)).not.toContain('hash');
  });
});

describe('a key that is revoked', () => {
  test('does not work any more, while others do', async () => {
    const [gone, other] = [await stage.aKey(), await stage.aKey()];

    expect(expectOk(await stage.revokeKey(gone.record.id))).toBe(gone.record.id);

    expect([await works(gone.key), await works(other.key)]).toEqual([false, true]);
  });

  test('may be revoked again, but keeps the first time', async () => {
    const { record } = await stage.aKey();
    const revokedAt = stage.clock.now();
    expectOk(await stage.revokeKey(record.id));
    stage.clock.advance(1000);

    expectOk(await stage.revokeKey(record.id));

    expect(await stored()).toMatchObject([{ revokedAt }]);
  });

  test.each(['unknown1', 'no id', '', keyNumber(1)])('must be named by its id, unlike %j', async (typed) => {
    await stage.aKey();

    expect(expectErr(await stage.revokeKey(typed))).toEqual({ kind: 'key_unknown' });
    expect(await stored()).toMatchObject([{ revokedAt: null }]);
  });
});

describe('a key that is rotated', () => {
  test('gets a successor of its name and lifetime, and works for another 24 hours', async () => {
    const { aKey, rotateKey, clock, momentIn } = stage;
    const old = await aKey(days(90));
    clock.advance(days(60));

    const { record, key, oldExpiresAt } = expectOk(await rotateKey(old.record.id));

    expect(record).toMatchObject({
      name: 'Ghostwriter',
      createdAt: clock.now(),
      expiresAt: momentIn(days(90)),
    });
    expect(oldExpiresAt).toEqual(momentIn(hours(24)));
    clock.advance(hours(24) - 1);
    expect([await works(old.key), await works(key)]).toEqual([true, true]);
    clock.advance(1);
    expect([await works(old.key), await works(key)]).toEqual([false, true]);
  });

  test('gets no more time than it had', async () => {
    const { aKey, rotateKey, clock, momentIn } = stage;
    const old = await aKey(days(90));
    const end = momentIn(days(90));
    clock.advance(days(90) - 1);

    expect(expectOk(await rotateKey(old.record.id)).oldExpiresAt).toEqual(end);
    expect(await stored()).toMatchObject([{ expiresAt: end }, {}]);
  });

  test('has a successor without an end if it had none', async () => {
    const { record } = await stage.aKey();

    expect(expectOk(await stage.rotateKey(record.id)).record.expiresAt).toBeNull();
  });

  test.each([
    ['revoked', async (id: string) => void expectOk(await stage.revokeKey(id))],
    ['expired', async () => stage.clock.advance(hours(2))],
    ['rotated', async (id: string) => void expectOk(await stage.rotateKey(id))],
  ])('cannot be one that is %s: nothing changes', async (reason, make) => {
    const { record } = await stage.aKey(hours(2));
    await make(record.id);
    const before = await stored();

    expect(expectErr(await stage.rotateKey(record.id))).toEqual({ kind: 'key_not_rotatable', reason });

    expect(await stored()).toEqual(before);
  });

  test('is rotated by one of two operators at once', async () => {
    const { record } = await stage.aKey();

    const rotated = await Promise.all([stage.rotateKey(record.id), stage.rotateKey(record.id)]);

    expect(rotated.filter((result) => result.isOk())).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  test.each(['unknown1', 'no id'])('must be named by its id, unlike %j', async (typed) => {
    expect(expectErr(await stage.rotateKey(typed))).toEqual({ kind: 'key_unknown' });
  });
});
