import { describe, expect, test } from '@jest/globals';
import { UserGone } from '#application/ports/user-gone.ts';
import type { CheckoutId, Order } from '#domain/purchases/checkout.ts';
import type { PractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aUser, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { aCheckout } from '#test/support/makers/purchases.ts';

export function describeCheckoutStore(name: string, persistence: () => Persistence): void {
  describe(`CheckoutStore, ${name}`, () => {
    test('finds no unknown checkout', async () => {
      expect(await persistence().checkouts.find('unknown' as CheckoutId)).toBeUndefined();
    });

    test('returns every field, with and without a practitioner code', async () => {
      const { checkouts } = persistence();
      const { id: userId } = await aUser(persistence());
      const one = aCheckout(userId);
      const other = { ...aCheckout(userId), practitionerCode: null, priceCents: 19_700 };

      await checkouts.record(one);
      await checkouts.record(other);

      expect(await checkouts.find(one.id)).toStrictEqual(one);
      expect(await checkouts.find(other.id)).toStrictEqual(other);
    });

    test('finds the latest of one order that was started after a time', async () => {
      const { checkouts } = persistence();
      const { id: userId } = await aUser(persistence());
      const at = (minute: number): Date => new Date(noon.getTime() + minute * 60_000);
      const [first, second] = [aCheckout(userId, at(1)), aCheckout(userId, at(2))];
      for (const checkout of [second, first]) await checkouts.record(checkout);

      expect(await checkouts.findLatest(first, at(0))).toStrictEqual(second);
      expect(await checkouts.findLatest(first, at(1))).toStrictEqual(second);
      expect(await checkouts.findLatest(first, at(2))).toBeUndefined();
    });

    test('finds no checkout that differs in any part of its order', async () => {
      const { checkouts } = persistence();
      const { id: userId } = await aUser(persistence());
      const order = { ...aCheckout(userId), practitionerCode: null };
      await checkouts.record(order);
      const before = new Date(0);

      expect(await checkouts.findLatest(order, before)).toStrictEqual(order);
      const others: readonly Partial<Order>[] = [
        { userId: (await aUser(persistence())).id },
        { email: 'other@example.com' },
        { language: 'en' },
        { priceCents: 1 },
        { practitionerCode: 'COACH-1' as PractitionerCode },
      ];
      for (const other of others)
        expect(await checkouts.findLatest({ ...order, ...other }, before)).toBeUndefined();
    });

    test('refuses an existing id, and an unknown user', async () => {
      const { checkouts } = persistence();
      const checkout = aCheckout((await aUser(persistence())).id);
      await checkouts.record(checkout);
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(checkouts.record(checkout)).rejects.toThrow(/duplicate key/);
      await expect(checkouts.record(aCheckout(nobody))).rejects.toThrow(UserGone);
    });
  });
}
