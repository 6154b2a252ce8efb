import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { makeApplyPaymentEvent } from '#application/purchases/apply-payment-event.ts';
import type { PurchaseEvent } from '#domain/purchases/payment-event.ts';
import type { User } from '#domain/sessions/user.ts';
import { addressOf } from '../support/makers/builders.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { expectOk } from '../support/expect-ok.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { codeOf, dispute, paidCheckout, paymentKey, refund } from '../support/makers/payments.ts';
import { type Persistence, postgresPersistence } from '../support/databases/persistence.ts';

let clone: TestDatabase;
let persistence: Persistence;
beforeAll(async () => {
  clone = await cloneDatabase();
  persistence = await postgresPersistence(await openDatabase({ url: clone.url }));
});
afterAll(async () => {
  await persistence.close();
  await clone.drop();
});

const clock = new FixedClock();
let events = 0;

/**
 * Applies all of them at the same time, each as a separate event and as often as given, as workers in several processes
 * may do.
 */
async function applyAtOnce(happened: readonly PurchaseEvent[], times = 2): Promise<readonly string[]> {
  const { unitOfWork, paymentEvents } = persistence;
  const apply = makeApplyPaymentEvent({ unitOfWork, clock, takesRealMoney: false });
  const ids = happened.map(() => `evt_${++events}`);
  for (const [index, event] of happened.entries()) {
    await paymentEvents.record({ id: String(ids[index]), type: 'a.test', event }, clock.now());
  }
  const attempts = Array.from({ length: times }, () => ids).flat();
  return Promise.all(attempts.map((id) => apply(id)));
}

let people = 0;

async function somebody() {
  const name = `person${++people}`;
  const address = addressOf(`${name}@example.org`);
  const user = expectOk(
    await persistence.unitOfWork.run(async ({ users }) => Ok(await users.admit(address, 'en', clock.now()))),
  );
  const keyOf = (n: number) => paymentKey(`pi_${name}_${n}`);
  const payments = [keyOf(1), keyOf(2), keyOf(3)] as const;
  const paidBy = ({ id }: User) =>
    payments.map((payment) => paidCheckout({ payment, userReference: String(id) }));
  return { user, payments, paid: paidBy(user) };
}

const accessOf = async ({ id }: User) => (await persistence.users.find(id))?.access['situation-map'];

describe('payments with simultaneous events, on a PostgreSQL server', () => {
  test('are each accepted once, and all but the first are reported as paid again', async () => {
    const { user, paid } = await somebody();
    const outcomes = await applyAtOnce(paid);
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'paid_again')).toHaveLength(2);
    expect(await accessOf(user)).toBe('granted');
  });

  test('leave the access that follows from their refunds and disputes, in any order', async () => {
    for (let round = 0; round < 10; round++) {
      const { user, payments, paid } = await somebody();
      const [one, two, three] = payments;
      const withdrawn = [
        refund({ payment: one }),
        dispute('lost', { payment: two }),
        dispute('open', { payment: three }),
      ];
      await applyAtOnce([...withdrawn, ...paid]);
      expect(await accessOf(user)).toBe('revoked');
      await applyAtOnce([dispute('won', { payment: three }), dispute('open', { payment: three })]);
      expect(await accessOf(user)).toBe('granted');
    }
  });

  test('leave no access when the last ones are refunded together', async () => {
    for (let round = 0; round < 10; round++) {
      const { user, payments, paid } = await somebody();
      await applyAtOnce(paid);
      // Once each, because a second attempt would repair what the first one had damaged.
      const refunds = payments.map((payment) => refund({ payment }));
      await applyAtOnce(refunds, 1);
      expect(await accessOf(user)).toBe('revoked');
    }
  });

  test('count each use of a code once', async () => {
    const { paid } = await somebody();
    const code = codeOf('AT-ONCE');
    await persistence.practitionerCodes.add({ code, maxUses: null, expiresAt: null });
    await applyAtOnce(paid.map((each) => ({ ...each, amountCents: 17_700, practitionerCode: code })));
    expect((await persistence.practitionerCodes.find(code))?.uses).toBe(3);
  });

  test('create one account for one payer', async () => {
    const { payments } = await somebody();
    const payer = { userReference: null, payerEmail: 'payer-at-once@example.org' };
    await applyAtOnce(payments.map((payment) => paidCheckout({ payment, ...payer })));
    const buyers = await Promise.all(payments.map((payment) => persistence.purchases.find(payment)));
    expect(new Set(buyers.map((each) => JSON.stringify(each?.verdict))).size).toBe(1);
  });
});

describe('a payment whose buyer was deleted since, on a PostgreSQL server', () => {
  test('brings no account back when its event arrives again', async () => {
    const payment = paymentKey('pi_gone');
    const payerEmail = 'gone@example.org';
    const again = paidCheckout({ payment, userReference: null, payerEmail });
    await applyAtOnce([again], 1);
    await clone.query(`delete from app_user where email = '${payerEmail}'`);

    expect(await applyAtOnce([again], 1)).toEqual(['needs_review']);
    expect(await clone.query(`select from app_user where email = '${payerEmail}'`)).toEqual([]);
    expect(await applyAtOnce([refund({ payment })], 1)).toEqual(['applied']);
  });
});
