import { describe, expect, test } from '@jest/globals';
import { UserGone } from '../../src/application/ports/user-gone.ts';
import type { CheckoutId } from '../../src/domain/purchases/checkout.ts';
import type { UserId } from '../../src/domain/sessions/user.ts';
import { aUser } from '../support/logins.ts';
import type { Persistence } from '../support/persistence.ts';
import { aCheckout } from '../support/purchases.ts';

export function describeCheckoutStore(name: string, persistence: () => Persistence): void {
  describe(`CheckoutStore, ${name}`, () => {
    test('finds no unknown checkout', async () => {
      expect(await persistence().checkouts.find('unknown' as CheckoutId)).toBeUndefined();
    });

    test('gives back every field, with and without a practitioner code', async () => {
      const { checkouts } = persistence();
      const { id: userId } = await aUser(persistence());
      const one = aCheckout(userId);
      const other = { ...aCheckout(userId), practitionerCode: null, priceCents: 19_700 };

      await checkouts.record(one);
      await checkouts.record(other);

      expect(await checkouts.find(one.id)).toStrictEqual(one);
      expect(await checkouts.find(other.id)).toStrictEqual(other);
    });

    test('refuses an id that is taken, and a user who does not exist', async () => {
      const { checkouts } = persistence();
      const checkout = aCheckout((await aUser(persistence())).id);
      await checkouts.record(checkout);
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(checkouts.record(checkout)).rejects.toThrow(/duplicate key/);
      await expect(checkouts.record(aCheckout(nobody))).rejects.toThrow(UserGone);
    });
  });
}
