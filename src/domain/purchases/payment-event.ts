import { mapProduct } from './price.ts';

/** A payment as the payment service names it: events about one payment carry the same key. */
declare const paymentKey: unique symbol;
export type PaymentKey = string & { readonly [paymentKey]: true };

/** A checkout was completed; `isPaid` is false while the money is still on its way. */
export interface CheckoutCompleted {
  readonly kind: 'checkout_completed';
  readonly payment: PaymentKey;
  readonly isPaid: boolean;
  /** When the payment service noticed it, in milliseconds since 1970. */
  readonly occurredAtMs: number;
  readonly mode: string;
  readonly isLive: boolean;
  readonly product: string | null;
  readonly amountCents: number | null;
  /** In upper case. */
  readonly currency: string | null;
  /** As given: the id of a user, if it is one. */
  readonly userReference: string | null;
  readonly payerEmail: string | null;
  readonly practitionerCode: string | null;
}

export interface Refunded {
  readonly kind: 'refunded';
  readonly payment: PaymentKey;
  readonly isInFull: boolean;
  /** The sum of all refunds so far. */
  readonly refundedCents: number;
}

/** `open`: the money may be gone. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

export interface Disputed {
  readonly kind: 'disputed';
  readonly payment: PaymentKey;
  readonly disputeId: string;
  readonly outcome: DisputeOutcome;
}

/** What may change a purchase. */
export type PurchaseEvent = CheckoutCompleted | Refunded | Disputed;

/** What the payment service tells, reduced to what purchases depend on; `unrelated` is everything else. JSON data. */
export type PaymentEvent = PurchaseEvent | { readonly kind: 'unrelated' };

/** An event with the id under which the payment service may send it more than once. */
export interface ReceivedEvent {
  readonly id: string;
  /** The payment service's own name for it. */
  readonly type: string;
  readonly event: PaymentEvent;
}

/**
 * Whether purchases of the map depend on it. Refunds and disputes do not name their product, so those of other products
 * count as well: they leave a trace under a payment that nobody asks for.
 */
export const concernsPurchases = (event: PaymentEvent): event is PurchaseEvent =>
  event.kind !== 'unrelated' && (event.kind !== 'checkout_completed' || event.product === mapProduct);

export const isPaidCheckout = (event: PurchaseEvent): event is CheckoutCompleted =>
  event.kind === 'checkout_completed' && event.isPaid;
