import type { Checkout, CheckoutId } from '../../domain/purchases/checkout.ts';

/** Checkouts are kept for 30 days. */
export interface CheckoutStore {
  record(checkout: Checkout): Promise<void>;
  find(id: CheckoutId): Promise<Checkout | undefined>;
}
