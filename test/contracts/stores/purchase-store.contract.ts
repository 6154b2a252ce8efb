import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { UserGone } from '#application/ports/user-gone.ts';
import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import { type Purchase, unknownPayment } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { aUser, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { aPaidPurchase, aPaymentKey } from '#test/support/makers/purchases.ts';

export function describePurchaseStore(name: string, persistence: () => Persistence): void {
  const open = async (payment: PaymentKey) =>
    expectOk(
      await persistence().unitOfWork.run(async ({ purchases }) => Ok(await purchases.open(payment, noon))),
    );
  const save = async (purchase: Purchase) => {
    await open(purchase.payment);
    await persistence().purchases.save(purchase);
    return purchase;
  };
  const refundOneCent = (payment: PaymentKey) =>
    persistence().unitOfWork.run(async ({ purchases }) => {
      const purchase = await purchases.open(payment, noon);
      await purchases.save({ ...purchase, refundedCents: purchase.refundedCents + 1 });
      return Ok(undefined);
    });

  describe(`PurchaseStore, ${name}`, () => {
    test('finds no payment that was never opened', async () => {
      expect(await persistence().purchases.find(aPaymentKey())).toBeUndefined();
    });

    test('opens an unknown payment without any data, even repeatedly', async () => {
      const payment = aPaymentKey();

      expect(await open(payment)).toStrictEqual(unknownPayment(payment));
      expect(await open(payment)).toStrictEqual(unknownPayment(payment));
      expect(await persistence().purchases.find(payment)).toStrictEqual(unknownPayment(payment));
    });

    test('has no payment whose unit of work was rolled back', async () => {
      const payment = aPaymentKey();

      await persistence().unitOfWork.run(async ({ purchases }) => {
        await purchases.open(payment, noon);
        return Err('refused');
      });

      expect(await persistence().purchases.find(payment)).toBeUndefined();
    });

    test('returns every field of an accepted purchase', async () => {
      const { id } = await aUser(persistence());
      const purchase = await save({
        ...aPaidPurchase(aPaymentKey(), id),
        // More than 32 bits can hold, because amounts in some currencies have many digits.
        amountCents: 999_999_999_999,
        refundedCents: 5000,
        isRefundedInFull: true,
        disputes: { dp_2: 'won', dp_1: 'open', dp_3: 'lost' },
      });

      const found = await persistence().purchases.find(purchase.payment);

      expect(found).toStrictEqual(purchase);
      expect(Object.keys(found?.disputes ?? {})).toStrictEqual(['dp_2', 'dp_1', 'dp_3']);
      expect(await open(purchase.payment)).toStrictEqual(purchase);
    });

    test('returns a purchase under review, and can store every field again', async () => {
      const { id } = await aUser(persistence());
      const payment = aPaymentKey();
      await save(aPaidPurchase(payment, id));
      const reviewed: Purchase = {
        ...unknownPayment(payment),
        verdict: { kind: 'review', reason: 'wrong_amount' },
      };

      await save(reviewed);

      expect(await persistence().purchases.find(payment)).toStrictEqual(reviewed);
    });

    test('refuses to save a payment that was not opened, and one of a user who does not exist', async () => {
      const { purchases } = persistence();
      const opened = await save(unknownPayment(aPaymentKey()));
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(purchases.save(unknownPayment(aPaymentKey()))).rejects.toThrow('not opened');
      await expect(purchases.save(aPaidPurchase(opened.payment, nobody))).rejects.toThrow(UserGone);
    });

    test('lists the accepted payments of a user, the first known first', async () => {
      const { purchases } = persistence();
      const [buyer, stranger] = [await aUser(persistence()), await aUser(persistence())];
      const payments = [aPaymentKey(), aPaymentKey(), aPaymentKey()];
      for (const payment of payments) await open(payment);
      const review = { kind: 'review', reason: 'no_account' } as const;
      await save({ ...unknownPayment(aPaymentKey()), verdict: review });
      await save(aPaidPurchase(aPaymentKey(), stranger.id));

      for (const payment of payments.toReversed()) await save(aPaidPurchase(payment, buyer.id));

      const listed = await purchases.listOf(buyer.id);
      expect(listed).toStrictEqual(payments.map((payment) => aPaidPurchase(payment, buyer.id)));
      expect(await purchases.listOf((await aUser(persistence())).id)).toStrictEqual([]);
    });

    test('orders simultaneous changes to a payment, even if it was unknown', async () => {
      const payment = aPaymentKey();

      await Promise.all(Array.from({ length: 20 }, () => refundOneCent(payment)));

      expect(await persistence().purchases.find(payment)).toMatchObject({ refundedCents: 20 });
    });
  });
}
