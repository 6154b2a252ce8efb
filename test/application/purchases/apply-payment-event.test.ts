import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { makeApplyPaymentEvent } from '#application/purchases/apply-payment-event.ts';
import type { CheckoutCompleted } from '#domain/purchases/payment-event.ts';
import { stateOf } from '#domain/purchases/purchase.ts';
import { codeOf, dispute, paidCheckout, paymentKey, refund } from '#test/support/makers/payments.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setPurchaseStage } from './purchase-stage.ts';
import { mapAccess } from '#test/support/makers/access.ts';

async function setAppliedStage() {
  const stage = setPurchaseStage();
  const anna = await stage.admit('anna@example.org');
  return {
    ...stage,
    anna,
    paidByAnna: (changes: Partial<CheckoutCompleted> = {}) =>
      paidCheckout({ userReference: String(anna.id), ...changes }),
    accessOfAnna: () => stage.accessOf(anna.id),
    receipts: () => stage.jobs('send_receipt'),
    verdictOn: async (payment = 'pi_1') => (await stage.purchases.find(paymentKey(payment)))?.verdict,
  };
}

describe('a paid checkout', () => {
  test('gives its user access, and enqueues one receipt', async () => {
    const { apply, paidByAnna, accessOfAnna, receipts, purchases } = await setAppliedStage();
    expect(await apply(paidByAnna())).toBe('granted');
    expect(await accessOfAnna()).toBe('granted');
    expect(await receipts()).toEqual([{ kind: 'send_receipt', payment: 'pi_1' }]);
    expect(await purchases.find(paymentKey('pi_1'))).toMatchObject({
      amountCents: 19_700,
      paidAtMs: Date.parse('2026-03-05T13:59:58Z'),
    });
  });

  test('grants access and enqueues a receipt once, for any number of simultaneous events', async () => {
    const { receive, applyPaymentEvent, paidByAnna, receipts, anna, purchases } = await setAppliedStage();
    const ids = [await receive(paidByAnna()), await receive(paidByAnna()), await receive(paidByAnna())];
    const outcomes = await Promise.all([...ids, ...ids].map((id) => applyPaymentEvent(id)));
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
    expect(await purchases.listOf(anna.id)).toHaveLength(1);
  });

  test('enqueues a receipt for each of two payments, simultaneous or not', async () => {
    const { receive, applyPaymentEvent, paidByAnna, receipts, accessOfAnna } = await setAppliedStage();
    const other = paidByAnna({ payment: paymentKey('pi_2') });
    const ids = [await receive(paidByAnna()), await receive(other)];
    await Promise.all(ids.map((id) => applyPaymentEvent(id)));
    expect((await receipts()).map(({ payment }) => payment).toSorted()).toEqual(['pi_1', 'pi_2']);
    expect(await accessOfAnna()).toBe('granted');
  });

  test('is reported if its buyer has paid before, and can be refunded without a loss of access', async () => {
    const { apply, paidByAnna, accessOfAnna } = await setAppliedStage();
    const again = paidByAnna({ payment: paymentKey('pi_2') });
    expect(await apply(paidByAnna())).toBe('granted');
    expect(await apply(again)).toBe('paid_again');
    expect(await apply(again)).toBe('applied');
    await apply(refund());
    expect(await accessOfAnna()).toBe('granted');
    expect(await apply(paidByAnna({ payment: paymentKey('pi_3') }))).toBe('paid_again');
  });

  test('is not reported as a second one after a refund of the first', async () => {
    const { apply, paidByAnna } = await setAppliedStage();
    await apply(paidByAnna());
    await apply(refund());
    expect(await apply(paidByAnna({ payment: paymentKey('pi_2') }))).toBe('granted');
  });

  test('has no effect before the money arrives', async () => {
    const { apply, paidByAnna, accessOfAnna, receipts } = await setAppliedStage();
    expect(await apply(paidByAnna({ isPaid: false }))).toBe('applied');
    expect(await accessOfAnna()).toBe('none');
    expect(await receipts()).toEqual([]);
    expect(await apply(paidByAnna())).toBe('granted');
    expect(await accessOfAnna()).toBe('granted');
  });

  test('counts the use of its code once', async () => {
    const { apply, paidByAnna, addCode, practitionerCodes } = await setAppliedStage();
    await addCode('PRAX-1', { maxUses: 1 });
    const event = paidByAnna({ amountCents: 17_700, practitionerCode: 'prax-1' });
    await apply(event);
    await apply(event);
    await apply(refund());
    expect((await practitionerCodes.find(codeOf('PRAX-1')))?.uses).toBe(1);
  });

  test('is applied completely or not at all', async () => {
    const stage = await setAppliedStage();
    const failing = makeApplyPaymentEvent({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    const id = await stage.receive(stage.paidByAnna());
    await expect(failing(id)).rejects.toThrow('connection was lost');
    expect(await stage.accessOfAnna()).toBe('none');
    expect(await stage.receipts()).toEqual([]);
    expect(await stage.applyPaymentEvent(id)).toBe('granted');
  });
});

describe('the account of a payment', () => {
  test('is that of the user who started the checkout, even if another person pays', async () => {
    const { apply, paidByAnna, accessOfAnna, read } = await setAppliedStage();
    await apply(paidByAnna({ payerEmail: 'assistant@example.org' }));
    expect(await accessOfAnna()).toBe('granted');
    expect(await read(({ users }) => users.size)).toBe(1);
  });

  test.each([null, 'booth-4', '0', '1e3'])(
    'is found by address if the reference is %j',
    async (userReference) => {
      const { apply, accessOfAnna } = await setAppliedStage();
      await apply(paidCheckout({ userReference, payerEmail: ' ANNA@example.org ' }));
      expect(await accessOfAnna()).toBe('granted');
    },
  );

  test('is created for an unknown address, in English and without a session', async () => {
    const { apply, read } = await setAppliedStage();
    expect(await apply(paidCheckout({ userReference: null, payerEmail: 'New@Example.org' }))).toBe('granted');
    expect(await read(({ users }) => [...users.values()].at(-1))).toMatchObject({
      email: { address: 'New@example.org' },
      language: 'en',
      access: mapAccess('granted'),
    });
    expect(await read(({ sessions }) => sessions.size)).toBe(0);
  });

  test('keeps the language of a user who is found by address', async () => {
    const { apply, admit, users } = await setAppliedStage();
    const { id } = await admit('paul@example.org', 'fr');
    await apply(paidCheckout({ userReference: null, payerEmail: 'paul@example.org' }));
    expect(await users.find(id)).toMatchObject({ language: 'fr', access: mapAccess('granted') });
  });

  test('is not created again for a deleted user; a person must look at the payment', async () => {
    const { apply, verdictOn, read, receipts } = await setAppliedStage();
    const event = paidCheckout({ userReference: '99', payerEmail: 'gone@example.org' });
    expect(await apply(event)).toBe('needs_review');
    expect(await verdictOn()).toEqual({ kind: 'review', reason: 'unknown_account' });
    expect(await read(({ users }) => users.size)).toBe(1);
    expect(await receipts()).toEqual([]);
  });

  test('is not created again if the user was deleted after the payment was accepted', async () => {
    const { apply, unitOfWork, clock, read, receipts } = await setAppliedStage();
    const gone = { kind: 'review', reason: 'unknown_account' } as const;
    await unitOfWork.run(async ({ purchases }) => {
      const opened = await purchases.open(paymentKey('pi_1'), clock.now());
      return Ok(await purchases.save({ ...opened, verdict: gone }));
    });
    const event = paidCheckout({ userReference: null, payerEmail: 'gone@example.org' });
    expect(await apply(event)).toBe('needs_review');
    expect(await read(({ users }) => users.size)).toBe(1);
    expect(await receipts()).toEqual([]);
  });

  test.each([null, 'not an address'])('is missing if the payer has no address: %j', async (payerEmail) => {
    const { apply, verdictOn } = await setAppliedStage();
    expect(await apply(paidCheckout({ userReference: null, payerEmail }))).toBe('needs_review');
    expect(await verdictOn()).toEqual({ kind: 'review', reason: 'no_account' });
  });

  test('is not created for a wrong payment', async () => {
    const { apply, read } = await setAppliedStage();
    const wrong = paidCheckout({ userReference: null, payerEmail: 'new@example.org', amountCents: 1 });
    expect(await apply(wrong)).toBe('needs_review');
    expect(await read(({ users }) => users.size)).toBe(1);
  });
});

describe('a payment that is not as expected', () => {
  test.each([
    ['amount', { amountCents: 100 }, 'wrong_amount'],
    [
      'amount for a code that nobody knows',
      { amountCents: 17_700, practitionerCode: 'NOBODYS' },
      'wrong_amount',
    ],
    ['currency', { currency: 'EUR' }, 'wrong_currency'],
    ['mode', { mode: 'subscription' }, 'wrong_mode'],
    ['environment', { isLive: true }, 'wrong_environment'],
  ] as const)('grants nothing: wrong %s', async (_, changes, reason) => {
    const { apply, paidByAnna, accessOfAnna, receipts, verdictOn } = await setAppliedStage();
    expect(await apply(paidByAnna(changes))).toBe('needs_review');
    expect(await verdictOn()).toEqual({ kind: 'review', reason });
    expect(await accessOfAnna()).toBe('none');
    expect(await receipts()).toEqual([]);
  });

  test('must be real money if real money is expected', async () => {
    const stage = await setAppliedStage();
    const applyLive = makeApplyPaymentEvent({ ...stage, takesRealMoney: true });
    expect(await applyLive(await stage.receive(stage.paidByAnna()))).toBe('needs_review');
    expect(await applyLive(await stage.receive(stage.paidByAnna({ isLive: true })))).toBe('granted');
  });

  test('changes nothing when it is about another product, or unknown', async () => {
    const { apply, applyPaymentEvent, paidByAnna, accessOfAnna, read } = await setAppliedStage();
    expect(await apply(paidByAnna({ product: 'style-lint-api' }))).toBe('nothing_to_apply');
    expect(await apply({ kind: 'unrelated' })).toBe('nothing_to_apply');
    expect(await applyPaymentEvent('evt_unknown')).toBe('nothing_to_apply');
    expect(await accessOfAnna()).toBe('none');
    expect(await read(({ purchases }) => purchases.size)).toBe(0);
  });
});

describe('refunds and disputes', () => {
  test.each([
    ['a full refund', [refund()], 'revoked'],
    ['a partial refund', [refund({ isInFull: false, refundedCents: 5000 })], 'granted'],
    ['an open dispute', [dispute('open')], 'revoked'],
    ['a dispute that is won', [dispute('open'), dispute('won')], 'granted'],
    ['a dispute that is lost', [dispute('open'), dispute('lost')], 'revoked'],
  ] as const)('lead to the right access after %s, in either order of arrival', async (_, later, access) => {
    const [usual, reordered] = [await setAppliedStage(), await setAppliedStage()];
    for (const event of [usual.paidByAnna(), ...later]) await usual.apply(event);
    for (const event of [...later.toReversed(), reordered.paidByAnna()]) await reordered.apply(event);
    expect(await usual.accessOfAnna()).toBe(access);
    expect(await reordered.accessOfAnna()).toBe(access);
  });

  test('send no receipt for a payment that was refunded before it became known, and still count its code', async () => {
    const { apply, paidByAnna, addCode, receipts, practitionerCodes } = await setAppliedStage();
    await addCode('PRAX-1');
    await apply(refund());
    expect(await apply(paidByAnna({ amountCents: 17_700, practitionerCode: 'PRAX-1' }))).toBe('applied');
    expect(await receipts()).toEqual([]);
    expect((await practitionerCodes.find(codeOf('PRAX-1')))?.uses).toBe(1);
  });

  test('send no second receipt if a dispute is won', async () => {
    const { apply, paidByAnna, receipts } = await setAppliedStage();
    for (const event of [paidByAnna(), dispute('open'), dispute('won')]) await apply(event);
    expect(await receipts()).toHaveLength(1);
  });

  test('do not change the access that another payment gives', async () => {
    const { apply, paidByAnna, accessOfAnna } = await setAppliedStage();
    await apply(paidByAnna());
    await apply(paidByAnna({ payment: paymentKey('pi_2') }));
    await apply(refund());
    expect(await accessOfAnna()).toBe('granted');
    await apply(refund({ payment: paymentKey('pi_2') }));
    expect(await accessOfAnna()).toBe('revoked');
  });

  test('of unknown payments are recorded, and affect no user', async () => {
    const { apply, accessOfAnna, purchases } = await setAppliedStage();
    expect(await apply(refund({ payment: paymentKey('pi_shop') }))).toBe('applied');
    const trace = await purchases.find(paymentKey('pi_shop'));
    expect(trace && stateOf(trace)).toBe('revoked');
    expect(await accessOfAnna()).toBe('none');
  });
});
