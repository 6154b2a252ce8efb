import type { Checkout, CheckoutId } from '#domain/purchases/checkout.ts';
import type { CheckoutCompleted, Disputed, PaymentKey, Refunded } from '#domain/purchases/payment-event.ts';
import { type PractitionerCode, parsePractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { UserId } from '#domain/sessions/user.ts';

export const paymentKey = (name: string): PaymentKey => name as PaymentKey;

export const codeOf = (typed: string): PractitionerCode => {
  const code = parsePractitionerCode(typed);
  if (code === undefined) throw new Error(`${typed} could not be a practitioner code.`);
  return code;
};

/** By default, paid in full by a known account. */
export const paidCheckout = (changes: Partial<CheckoutCompleted> = {}): CheckoutCompleted => ({
  kind: 'checkout_completed',
  payment: paymentKey('pi_1'),
  isPaid: true,
  occurredAtMs: Date.parse('2026-03-05T13:59:58Z'),
  mode: 'payment',
  isLive: false,
  product: 'situation-map',
  amountCents: 19_700,
  currency: 'USD',
  userReference: '1',
  payerEmail: 'payer@example.org',
  practitionerCode: null,
  ...changes,
});

export const refund = (changes: Partial<Refunded> = {}): Refunded => ({
  kind: 'refunded',
  payment: paymentKey('pi_1'),
  isInFull: true,
  refundedCents: 19_700,
  ...changes,
});

export const dispute = (outcome: Disputed['outcome'], changes: Partial<Disputed> = {}): Disputed => ({
  kind: 'disputed',
  payment: paymentKey('pi_1'),
  disputeId: 'dp_1',
  outcome,
  ...changes,
});

export const aCheckout = (changes: Partial<Checkout> = {}): Checkout => ({
  id: 'c'.repeat(43) as CheckoutId,
  product: 'situation-map',
  userId: 7 as UserId,
  email: 'anna@example.org',
  language: 'en',
  priceCents: 19_700,
  practitionerCode: null,
  startedAt: new Date('2026-03-05T13:55:00Z'),
  ...changes,
});
