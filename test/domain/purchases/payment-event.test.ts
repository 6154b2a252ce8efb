import { describe, expect, test } from '@jest/globals';
import { concernsPurchases, isPaidCheckout } from '#domain/purchases/payment-event.ts';
import { dispute, paidCheckout, refund } from '#test/support/makers/payments.ts';

describe('an event of the payment service', () => {
  test.each([
    ['a checkout of the map', paidCheckout(), true],
    ['a checkout of another product', paidCheckout({ product: 'style-lint-api' }), false],
    ['a checkout that names no product', paidCheckout({ product: null }), false],
    ['a refund', refund(), true],
    ['a dispute', dispute('open'), true],
    ['anything else', { kind: 'unrelated' }, false],
  ] as const)('concerns purchases or not: %s', (_, event, concerns) => {
    expect(concernsPurchases(event)).toBe(concerns);
  });

  test('is a paid checkout only once the money has arrived', () => {
    expect(isPaidCheckout(paidCheckout())).toBe(true);
    expect(isPaidCheckout(paidCheckout({ isPaid: false }))).toBe(false);
    expect(isPaidCheckout(refund())).toBe(false);
  });
});
