import { describe, expect, test } from '@jest/globals';
import { faultOf } from '#domain/purchases/judgement.ts';
import type { CheckoutCompleted } from '#domain/purchases/payment-event.ts';
import { paidCheckout } from '#test/support/makers/payments.ts';

const faultIn = (changes: Partial<CheckoutCompleted>, { hasKnownCode = false, isLive = false } = {}) =>
  faultOf(paidCheckout(changes), { hasKnownCode, isLive });

describe('a paid checkout', () => {
  test.each([
    ['the public price', { amountCents: 19_700 }, {}],
    ['the price for a known practitioner code', { amountCents: 17_700 }, { hasKnownCode: true }],
    ['the public price in spite of a code', { amountCents: 19_700 }, { hasKnownCode: true }],
    ['real money where real money is taken', { isLive: true }, { isLive: true }],
  ] as const)('is accepted with %s', (_, changes, expected) => {
    expect(faultIn(changes, expected)).toBeUndefined();
  });

  test.each([
    ['a code that nobody knows', { amountCents: 17_700, practitionerCode: 'MADE-UP' }, {}, 'wrong_amount'],
    ['a cent less', { amountCents: 19_699 }, {}, 'wrong_amount'],
    ['a cent more', { amountCents: 19_701 }, {}, 'wrong_amount'],
    ['no amount', { amountCents: null }, {}, 'wrong_amount'],
    ['another currency', { currency: 'EUR' }, {}, 'wrong_currency'],
    ['no currency', { currency: null }, {}, 'wrong_currency'],
    ['a subscription', { mode: 'subscription' }, {}, 'wrong_mode'],
    ['test money where real money is taken', { isLive: false }, { isLive: true }, 'wrong_environment'],
    ['real money where only tests are expected', { isLive: true }, {}, 'wrong_environment'],
  ] as const)('is put aside with %s', (_, changes, expected, reason) => {
    expect(faultIn(changes, expected)).toBe(reason);
  });
});
