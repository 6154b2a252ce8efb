import { Stripe } from 'stripe';

type Members = Readonly<Record<string, unknown>>;

/** The default secret with which the tests sign events. */
export const webhookSecret = 'whsec_of_the_tests';

export interface SignedEvent {
  readonly payload: string;
  /** For the `Stripe-Signature` header. */
  readonly signature: string;
}

interface Signing {
  readonly secret?: string;
  /** In seconds since 1970; by default the current time. */
  readonly timestamp?: number;
  readonly scheme?: string;
}

/** An event as it is transferred. */
export function signed(event: object, signing: Signing = {}): SignedEvent {
  const payload = JSON.stringify(event);
  return { payload, signature: signatureOf(payload, signing) };
}

export const signatureOf = (payload: string, signing: Signing = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...signing });

/** A Checkout Session for the situation map, paid in full. */
export const checkoutCompleted = (payment: string, session: Members = {}, event: Members = {}) =>
  stripeEvent(
    'checkout.session.completed',
    {
      id: `cs_${payment}`,
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: payment,
      amount_total: 19_700,
      currency: 'usd',
      client_reference_id: null,
      customer_details: { email: 'payer@example.org', name: null },
      metadata: { product: 'situation-map' },
      ...session,
    },
    event,
  );

/** A full refund if the amount is the whole price. */
export const refunded = (payment: string, cents: number, event: Members = {}) =>
  stripeEvent(
    'charge.refunded',
    {
      id: `ch_${payment}`,
      object: 'charge',
      payment_intent: payment,
      amount: 19_700,
      amount_refunded: cents,
      refunded: cents === 19_700,
    },
    { id: `evt_refund_${cents}_${payment}`, ...event },
  );

export const disputed = (payment: string, status: string, event: Members = {}) =>
  stripeEvent(
    disputeTypes[status] ?? 'charge.dispute.updated',
    { id: `dp_${payment}`, object: 'dispute', payment_intent: payment, amount: 19_700, status },
    { id: `evt_dispute_${status}_${payment}`, ...event },
  );

const disputeTypes: Readonly<Record<string, string>> = {
  needs_response: 'charge.dispute.created',
  won: 'charge.dispute.closed',
  lost: 'charge.dispute.closed',
};

/** Contains the members that the service reads, and a few more. */
const stripeEvent = (type: string, object: Members, changes: Members) => ({
  id: `evt_${String(object['id'])}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  type,
  livemode: false,
  created: 1_772_719_198,
  data: { object },
  ...changes,
});
