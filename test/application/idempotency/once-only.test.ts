import { describe, expect, test } from '@jest/globals';
import { Err, Ok, type Result } from 'ts-results';
import { onceOnly } from '#application/idempotency/once-only.ts';
import type { IdempotencyStore } from '#application/ports/stores/idempotency-store.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { aUser } from '#test/support/makers/logins.ts';
import { setStage } from '../in-memory-stage.ts';

const call = { operation: 'order', key: 'key', fingerprint: 'payload' };

async function setOnceOnlyStage() {
  const stage = setStage();
  const { idempotency, unitOfWork, clock } = stage;
  const { id: userId } = await aUser(stage);
  let done = 0;
  const work = async (): Promise<Result<{ place: number }, never>> => {
    done += 1;
    return Ok({ place: done });
  };
  return { idempotency, unitOfWork, userId, now: clock.now(), work, timesDone: () => done };
}

describe('work that is done only once', () => {
  test('is done each time without a key', async () => {
    const { idempotency, now, work, userId } = await setOnceOnlyStage();
    await onceOnly(idempotency, userId, undefined, now, work);
    expect(expectOk(await onceOnly(idempotency, userId, undefined, now, work))).toEqual({ place: 2 });
  });

  test('returns its value again for the same key', async () => {
    const { idempotency, now, work, timesDone, userId } = await setOnceOnlyStage();
    const first = expectOk(await onceOnly(idempotency, userId, call, now, work));
    expect(expectOk(await onceOnly(idempotency, userId, call, now, work))).toEqual(first);
    expect(timesDone()).toBe(1);
  });

  test('is not done while another request with the key is running', async () => {
    const { now, work, timesDone, userId } = await setOnceOnlyStage();
    const busy: IdempotencyStore = {
      claim: async () => ({ state: 'in_flight' }),
      settle: async () => undefined,
    };
    const refused = await onceOnly(busy, userId, call, now, work);
    expect(expectErr(refused)).toEqual({ kind: 'idempotency_in_flight' });
    expect(timesDone()).toBe(0);
  });

  test('is not done for another payload with the key', async () => {
    const { idempotency, now, work, timesDone, userId } = await setOnceOnlyStage();
    await onceOnly(idempotency, userId, call, now, work);
    const refused = await onceOnly(idempotency, userId, { ...call, fingerprint: 'other' }, now, work);
    expect(expectErr(refused)).toEqual({ kind: 'idempotency_key_reused' });
    expect(timesDone()).toBe(1);
  });

  test('stores no answer if it is refused', async () => {
    const { idempotency, now, work, userId } = await setOnceOnlyStage();
    const refuse = async () => Err({ kind: 'sold_out' } as const);
    const refused = await onceOnly(idempotency, userId, call, now, refuse);
    expect(expectErr(refused)).toEqual({ kind: 'sold_out' });
    expect(expectOk(await onceOnly(idempotency, userId, call, now, work))).toEqual({ place: 1 });
  });

  test('frees the key, for any payload, if its unit of work is rolled back', async () => {
    const { unitOfWork, now, work, userId } = await setOnceOnlyStage();
    const rolledBack = await unitOfWork.run(async ({ idempotency }) => {
      await onceOnly(idempotency, userId, call, now, work);
      return Err('changed my mind');
    });
    expect(expectErr(rolledBack)).toBe('changed my mind');
    const other = { ...call, fingerprint: 'other' };
    const again = unitOfWork.run(({ idempotency }) => onceOnly(idempotency, userId, other, now, work));
    expect(expectOk(await again)).toEqual({ place: 2 });
  });
});
