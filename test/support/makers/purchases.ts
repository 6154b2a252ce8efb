import { randomUUID } from 'node:crypto';
import type { Checkout, CheckoutId } from '#domain/purchases/checkout.ts';
import type { PaymentKey, ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { PractitionerCode } from '#domain/purchases/practitioner-code.ts';
import { type Purchase, unknownPayment } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { noon } from './logins.ts';

/** Each key is different, so that tests can share a database. */
export const aPaymentKey = (): PaymentKey => `pi_${randomUUID()}` as PaymentKey;

export const aPractitionerCode = (): PractitionerCode =>
  randomUUID().replaceAll('-', '').toUpperCase() as PractitionerCode;

export const aCheckout = (userId: UserId, startedAt = noon): Checkout => ({
  id: randomUUID() as CheckoutId,
  product: 'situation-map',
  userId,
  email: 'Anna@example.com',
  language: 'fr',
  priceCents: 17_700,
  practitionerCode: 'COACH-1' as PractitionerCode,
  startedAt,
});

export const aPaidPurchase = (payment: PaymentKey, userId: UserId): Purchase => ({
  ...unknownPayment(payment),
  verdict: { kind: 'accepted', userId },
  product: 'situation-map',
  paidAtMs: noon.getTime(),
  amountCents: 17_700,
  practitionerCode: 'COACH-1' as PractitionerCode,
});

export const aPaymentEvent = (id = `evt_${randomUUID()}`): ReceivedEvent => ({
  id,
  type: 'checkout.session.completed',
  event: {
    kind: 'checkout_completed',
    payment: aPaymentKey(),
    isPaid: true,
    occurredAtMs: noon.getTime(),
    mode: 'payment',
    isLive: false,
    product: 'situation-map',
    amountCents: 17_700,
    currency: 'USD',
    userReference: '1',
    payerEmail: 'Anna@example.com',
    practitionerCode: null,
  },
});
