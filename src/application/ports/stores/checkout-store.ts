import type { Checkout, CheckoutId, Order } from '#domain/purchases/checkout.ts';

/** Checkouts are kept for 30 days. */
export interface CheckoutStore {
  record(checkout: Checkout): Promise<void>;
  find(id: CheckoutId): Promise<Checkout | undefined>;
  /** The latest checkout of exactly this order that was started after that time. */
  findLatest(order: Order, after: Date): Promise<Checkout | undefined>;
}
