import { describe, expect, test } from '@jest/globals';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import { makeStartCheckout } from '#application/purchases/start-checkout.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { paidCheckout, refund } from '#test/support/makers/payments.ts';
import { tokenNumber } from '#test/support/makers/sequential-token-mint.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setPurchaseStage } from './purchase-stage.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const hour = 3_600_000;
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
  test('stores it with its price and opens it at the payment service', async () => {
    const { startCheckout, anna, recorded, clock } = await setCheckoutStage();
    expect(expectOk(await startCheckout({ user: anna }))).toEqual({
      url: `https://pay.example.com/${tokenNumber(1)}`,
      priceCents: 19_700,
    });
    expect(await recorded()).toEqual([
      {
        id: tokenNumber(1),
        product: 'situation-map',
        userId: anna.id,
        email: 'Anna@example.org',
        language: 'fr',
        priceCents: 19_700,
        practitionerCode: null,
        startedAt: clock.now(),
      },
    ]);
  });

  test('accepts a practitioner code in any case, and does not use it up', async () => {
    const { startCheckout, anna, addCode, recorded, practitionerCodes } = await setCheckoutStage();
    await addCode('PRAX-1', { maxUses: 1 });
    const started = expectOk(await startCheckout({ user: anna, practitionerCode: 'prax-1' }));
    expect(started.priceCents).toBe(17_700);
    const [checkout] = await recorded();
    expect(checkout).toMatchObject({ priceCents: 17_700, practitionerCode: 'PRAX-1' });
    expect((await practitionerCodes.find(checkout?.practitionerCode ?? ('' as never)))?.uses).toBe(0);
  });

  test('refuses an invalid code, and stores nothing', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const refusal = expectErr(await startCheckout({ user: anna, practitionerCode: 'NOBODYS' }));
    expect(refusal).toEqual({ kind: 'practitioner_code_refused', reason: 'unknown' });
    expect(await recorded()).toEqual([]);
  });

  test('refuses a user who has the map, and nobody else', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const owner = { ...anna, access: mapAccess('granted') } as const;
    expect(expectErr(await startCheckout({ user: owner })).kind).toBe('already_purchased');
    expect(await recorded()).toEqual([]);
    expectOk(await startCheckout({ user: { ...anna, access: mapAccess('revoked') } }));
  });

  test('repeated with one key opens the same checkout, even if the user has the map by now', async () => {
    const { startCheckout, anna, recorded } = await setCheckoutStage();
    const first = expectOk(await startCheckout({ user: anna, call }));
    expect(expectOk(await startCheckout({ user: anna, call }))).toEqual(first);
    expect(expectOk(await startCheckout({ user: { ...anna, access: mapAccess('granted') }, call }))).toEqual(
      first,
    );
    expect(await recorded()).toHaveLength(1);
  });

  test('without a key opens the same one again while it can be paid, even for simultaneous requests', async () => {
    const { startCheckout, anna, recorded, clock } = await setCheckoutStage();
    const [one, other] = await Promise.all([startCheckout({ user: anna }), startCheckout({ user: anna })]);
    clock.advance(12 * hour - 1);
    const later = await startCheckout({ user: anna, call });
    expect(new Set([one, other, later].map((started) => expectOk(started).url)).size).toBe(1);
    expect(await recorded()).toHaveLength(1);
  });

  test('is a new one for another price, another code, or a page that may expire soon', async () => {
    const { startCheckout, anna, addCode, recorded, clock } = await setCheckoutStage();
    await addCode('PRAX-1');
    await addCode('PRAX-2');
    for (const practitionerCode of [undefined, 'PRAX-1', 'PRAX-2'])
      expectOk(await startCheckout({ user: anna, practitionerCode }));
    expect(await recorded()).toHaveLength(3);
    clock.advance(12 * hour);
    expectOk(await startCheckout({ user: anna }));
    expect(await recorded()).toHaveLength(4);
  });

  test('is a new one after a refunded payment', async () => {
    const { startCheckout, anna, apply, recorded, clock } = await setCheckoutStage();
    expectOk(await startCheckout({ user: anna }));
    await apply(paidCheckout({ userReference: String(anna.id), occurredAtMs: clock.now().getTime() }));
    await apply(refund());
    expectOk(await startCheckout({ user: { ...anna, access: mapAccess('revoked') } }));
    expect(await recorded()).toHaveLength(2);
  });

  test('keeps the checkout during an outage of the payment service: the same key opens it later, at its price', async () => {
    const { startCheckout, anna, addCode, paymentService, recorded, clock } = await setCheckoutStage();
    await addCode('PRAX-1', { expiresAt: new Date(clock.now().getTime() + 1000) });
    const request = { user: anna, practitionerCode: 'PRAX-1', call };
    paymentService.isClosed = true;
    expect(expectErr(await startCheckout(request))).toEqual({ kind: 'payment_unavailable' });
    paymentService.isClosed = false;
    clock.advance(2000);
    expect(expectOk(await startCheckout(request)).priceCents).toBe(17_700);
    expect(await recorded()).toHaveLength(1);
  });

  test('opens no checkout at the payment service that is not stored', async () => {
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
    await expect(
      startCheckout({ product: 'situation-map', user: stage.anna, client: '192.0.2.1' }),
    ).rejects.toThrow('connection was lost');
    expect(opened).toEqual([]);
  });

  test('is paid at its own price even if the code has expired and is used up in the meantime', async () => {
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

describe('of twenty checkouts an hour', () => {
  test('only those that were opened count', async () => {
    const { startCheckout, anna, paymentService } = await setCheckoutStage();
    for (let time = 0; time < 5; time += 1)
      expectErr(await startCheckout({ user: anna, practitionerCode: 'NOBODYS' }));
    paymentService.isClosed = true;
    for (let time = 0; time < 25; time += 1) expectErr(await startCheckout({ user: anna }));
    paymentService.isClosed = false;
    for (let time = 0; time < 20; time += 1) expectOk(await startCheckout({ user: anna }));
    expect(expectErr(await startCheckout({ user: anna }))).toMatchObject({
      kind: 'rate_limited',
      bucket: 'checkouts_per_user',
      limit: { points: 20, windowSeconds: 3600 },
    });
  });

  test('none is lost if the database fails', async () => {
    const stage = await setCheckoutStage();
    const failing = makeStartCheckout({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    for (let time = 0; time < 25; time += 1)
      await expect(
        failing({ product: 'situation-map', user: stage.anna, client: '192.0.2.1' }),
      ).rejects.toThrow('connection was lost');
    expectOk(await stage.startCheckout({ user: stage.anna }));
  });
});

test('a checkout that was started with a code is opened again even if the client may try no more codes', async () => {
  const { startCheckout, showPrice, anna, addCode } = await setCheckoutStage();
  await addCode('PRAX-1');
  const request = { user: anna, practitionerCode: 'PRAX-1', call };
  const first = expectOk(await startCheckout(request));
  for (let time = 0; time < 20; time += 1) expectErr(await showPrice('NOBODYS'));
  expect(expectErr(await startCheckout({ ...request, call: undefined })).kind).toBe('rate_limited');
  expect(expectOk(await startCheckout(request))).toEqual(first);
});
