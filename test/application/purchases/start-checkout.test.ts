import { describe, expect, test } from '@jest/globals';
import type { IdempotentCall } from '../../../src/application/idempotency/once-only.ts';
import { makeStartCheckout } from '../../../src/application/purchases/start-checkout.ts';
import { expectErr, expectOk } from '../../support/expect-ok.ts';
import { paidCheckout } from '../../support/payments.ts';
import { tokenNumber } from '../../support/sequential-token-mint.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setPurchaseStage } from './purchase-stage.ts';

const call: IdempotentCall = { operation: 'startCheckout', key: 'key-1', fingerprint: 'f' };

async function setCheckoutStage() {
  const stage = setPurchaseStage();
  const anna = await stage.admit('Anna@example.org', 'fr');
  return {
    ...stage,
    anna,
    recorded: () => stage.read(({ checkouts }) => [...checkouts.values()]),
  };
}

describe('starting a checkout', () => {
  test('records it with its price and opens it at the payment service', async () => {
    const { startCheckout, anna, recorded, clock } = await setCheckoutStage();
    expect(expectOk(await startCheckout({ user: anna }))).toEqual({
      url: `https://pay.example.com/${tokenNumber(1)}`,
      priceCents: 19_700,
    });
    expect(await recorded()).toEqual([
      {
        id: tokenNumber(1),
        userId: anna.id,
        email: 'Anna@example.org',
        language: 'fr',
        priceCents: 19_700,
        practitionerCode: null,
        startedAt: clock.now(),
      },
    ]);
  });

  test('takes a practitioner code in any case, and does not use it up', async () => {
    const { startCheckout, anna, addCode, recorded, practitionerCodes } = await setCheckoutStage();
    await addCode('PRAX-1', { maxUses: 1 });
    const started = expectOk(await startCheckout({ user: anna, practitionerCode: 'prax-1' }));
    expect(started.priceCents).toBe(17_700);
    const [checkout] = await recorded();
    expect(checkout).toMatchObject({ priceCents: 17_700, practitionerCode: 'PRAX-1' });
    expect((await practitionerCodes.find(checkout?.practitionerCode ?? ('' as never)))?.uses).toBe(0);
  });

  test('refuses a code that is not taken, and records nothing', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const refusal = expectErr(await startCheckout({ user: anna, practitionerCode: 'NOBODYS' }));
    expect(refusal).toEqual({ kind: 'practitioner_code_refused', reason: 'unknown' });
    expect(await recorded()).toEqual([]);
  });

  test('refuses an owner, and nobody else', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const owner = { ...anna, mapAccess: 'granted' } as const;
    expect(expectErr(await startCheckout({ user: owner })).kind).toBe('already_purchased');
    expect(await recorded()).toEqual([]);
    expectOk(await startCheckout({ user: { ...anna, mapAccess: 'revoked' } }));
  });

  test('repeated with one key opens the same checkout, also for who owns the map by now', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const first = expectOk(await startCheckout({ user: anna, call }));
    expect(expectOk(await startCheckout({ user: anna, call }))).toEqual(first);
    expect(expectOk(await startCheckout({ user: { ...anna, mapAccess: 'granted' }, call }))).toEqual(first);
    expect(await recorded()).toHaveLength(1);
  });

  test('without a key is a new one each time', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const [one, other] = [await startCheckout({ user: anna }), await startCheckout({ user: anna })];
    expect(expectOk(one).url).not.toBe(expectOk(other).url);
    expect(await recorded()).toHaveLength(2);
  });

  test('keeps the checkout when the payment service is out: the same key opens it later, at its price', async () => {
    const { startCheckout, anna, addCode, paymentService, recorded, clock } = await setCheckoutStage();
    await addCode('PRAX-1', { expiresAt: new Date(clock.now().getTime() + 1000) });
    const wish = { user: anna, practitionerCode: 'PRAX-1', call };
    paymentService.isClosed = true;
    expect(expectErr(await startCheckout(wish))).toEqual({ kind: 'payment_unavailable' });
    paymentService.isClosed = false;
    clock.advance(2000);
    expect(expectOk(await startCheckout(wish)).priceCents).toBe(17_700);
    expect(await recorded()).toHaveLength(1);
  });

  test('asks the payment service for nothing that is not on record', async () => {
    const stage = await setCheckoutStage();
    const opened: unknown[] = [];
    const paymentService = {
      openCheckout: (checkout: unknown) => {
        opened.push(checkout);
        throw new Error('It must not be asked.');
      },
    };
    const unitOfWork = failingAtCommit(stage.unitOfWork);
    const startCheckout = makeStartCheckout({ ...stage, unitOfWork, paymentService });
    await expect(startCheckout({ user: stage.anna })).rejects.toThrow('connection was lost');
    expect(opened).toEqual([]);
  });

  test('is paid at its own price though the code has expired and is used up meanwhile', async () => {
    const { startCheckout, anna, addCode, clock, apply, accessOf, recorded } = await setCheckoutStage();
    await addCode('PRAX-1', { maxUses: 1, expiresAt: new Date(clock.now().getTime() + 1000) });
    expectOk(await startCheckout({ user: anna, practitionerCode: 'PRAX-1' }));
    clock.advance(2000);
    const [checkout] = await recorded();
    const userReference = String(anna.id);
    await apply(
      paidCheckout({
        userReference,
        amountCents: 17_700,
        practitionerCode: checkout?.practitionerCode ?? null,
      }),
    );
    expect(await accessOf(anna.id)).toBe('granted');
  });
});
