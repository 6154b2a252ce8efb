import { isProductId } from '../products/product.ts';

/** The payment service's id of a payment. Events about the same payment have the same key. */
declare const paymentKey: unique symbol;
export type PaymentKey = string & { readonly [paymentKey]: true };

/** A checkout was completed. `isPaid` is false until the money arrives. */
export interface CheckoutCompleted {
  readonly kind: 'checkout_completed';
  readonly payment: PaymentKey;
  readonly isPaid: boolean;
  /** When the event happened at the payment service, in milliseconds since 1970. */
  readonly occurredAtMs: number;
  readonly mode: string;
  readonly isLive: boolean;
  readonly product: string | null;
  readonly amountCents: number | null;
  /** In upper case. */
  readonly currency: string | null;
  /** As received. A valid reference is the id of a user. */
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

/** `open`: the money may be lost. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

export interface Disputed {
  readonly kind: 'disputed';
  readonly payment: PaymentKey;
  readonly disputeId: string;
  readonly outcome: DisputeOutcome;
}

/** The events that may change a purchase. */
export type PurchaseEvent = CheckoutCompleted | Refunded | Disputed;

/**
 * An event of the payment service, reduced to the facts that purchases depend on. All other events are `unrelated`.
 * JSON data.
 */
export type PaymentEvent = PurchaseEvent | { readonly kind: 'unrelated' };

/** An event with its id. The payment service may send it more than once. */
export interface ReceivedEvent {
  readonly id: string;
  /** The payment service's own name for the event type. */
  readonly type: string;
  readonly event: PaymentEvent;
}

/**
 * Whether purchases of our products depend on the event. Refunds and disputes do not name their product, so those of
 * others are included; they are stored under a payment that nothing refers to.
 */
export const concernsPurchases = (event: PaymentEvent): event is PurchaseEvent =>
  event.kind !== 'unrelated' && (event.kind !== 'checkout_completed' || isProductId(event.product));

export const isPaidCheckout = (event: PurchaseEvent): event is CheckoutCompleted =>
  event.kind === 'checkout_completed' && event.isPaid;
