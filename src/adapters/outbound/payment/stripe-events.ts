import { z } from 'zod';
import type {
  CheckoutCompleted,
  DisputeOutcome,
  PaymentEvent,
  PaymentKey,
} from '#domain/purchases/payment-event.ts';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';

/** Text that a database can store and index. Stripe's own texts are not longer. */
const text = z
  .string()
  .max(512)
  .refine((value) => value.isWellFormed() && !value.includes('\0'));
const textOrNull = text.nullish().transform((value) => value ?? null);
const cents = z.int().nonnegative();

export const stripeEvent = z.object({
  id: text.min(1),
  type: text,
  livemode: z.boolean(),
  /** In seconds since 1970, before the year 10 000. */
  created: z.int().nonnegative().max(253_402_300_799),
  data: z.object({ object: z.unknown() }),
});
type StripeEvent = z.infer<typeof stripeEvent>;

const checkoutSession = z.object({
  id: text,
  mode: text,
  payment_status: textOrNull,
  payment_intent: textOrNull,
  amount_total: cents.nullish(),
  currency: textOrNull,
  client_reference_id: textOrNull,
  customer_details: z.object({ email: textOrNull }).nullish(),
  metadata: z.object({ product: textOrNull, practitioner_code: textOrNull }).nullish(),
});

const charge = z.object({ payment_intent: textOrNull, refunded: z.boolean(), amount_refunded: cents });

const dispute = z.object({ id: text, payment_intent: textOrNull, status: text });

type Read = (event: StripeEvent) => PaymentEvent | undefined;

const reading =
  <T>(object: z.ZodType<T>, toEvent: (read: T, event: StripeEvent) => PaymentEvent): Read =>
  (event) => {
    const parsed = object.safeParse(event.data.object);
    return parsed.success ? toEvent(parsed.data, event) : undefined;
  };

const readCheckout = reading(checkoutSession, checkoutCompleted);
const readDispute = reading(dispute, disputed);

/** The event types that affect purchases. */
const readers: ReadonlyMap<string, Read> = new Map([
  ['checkout.session.completed', readCheckout],
  ['checkout.session.async_payment_succeeded', readCheckout],
  ['charge.refunded', reading(charge, refunded)],
  ['charge.dispute.created', readDispute],
  ['charge.dispute.updated', readDispute],
  ['charge.dispute.closed', readDispute],
  ['charge.dispute.funds_withdrawn', readDispute],
  ['charge.dispute.funds_reinstated', readDispute],
]);

const unrelated = { kind: 'unrelated' } as const;

/** `undefined` if the object does not have the form of its type. */
export function paymentEventOf(event: StripeEvent): PaymentEvent | undefined {
  const read = readers.get(event.type);
  return read === undefined ? unrelated : read(event);
}

function checkoutCompleted(session: z.infer<typeof checkoutSession>, event: StripeEvent): CheckoutCompleted {
  return {
    kind: 'checkout_completed',
    // Only a payment has an intent. A checkout in another mode is stored under the session's own id.
    payment: (session.payment_intent ?? session.id) as PaymentKey,
    isPaid: session.payment_status !== 'unpaid',
    occurredAtMs: event.created * 1000,
    mode: session.mode,
    isLive: event.livemode,
    product: session.metadata?.product ?? null,
    amountCents: session.amount_total ?? null,
    currency: session.currency?.toUpperCase() ?? null,
    userReference: session.client_reference_id,
    payerEmail: addressOf(session.customer_details?.email ?? null),
    practitionerCode: session.metadata?.practitioner_code ?? null,
  };
}

/** Writes the address as accounts store it. An invalid address, which no account can have, stays unchanged. */
const addressOf = (typed: string | null): string | null =>
  typed && parseEmailAddress(typed).mapOr(typed, ({ address }) => address);

function refunded({ payment_intent, ...charged }: z.infer<typeof charge>): PaymentEvent {
  if (payment_intent === null) return unrelated;
  const payment = payment_intent as PaymentKey;
  return {
    kind: 'refunded',
    payment,
    isInFull: charged.refunded,
    refundedCents: charged.amount_refunded,
  };
}

function disputed({ id, payment_intent, status }: z.infer<typeof dispute>): PaymentEvent {
  const isInquiry = status.startsWith('warning_');
  if (payment_intent === null || isInquiry) return unrelated;
  const payment = payment_intent as PaymentKey;
  return { kind: 'disputed', payment, disputeId: id, outcome: outcomes.get(status) ?? 'open' };
}

/**
 * A prevented dispute takes no money by itself. Stripe refunds the payment instead, and sends an event for the refund.
 */
const outcomes: ReadonlyMap<string, DisputeOutcome> = new Map([
  ['won', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);
