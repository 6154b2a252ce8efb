import type { Language } from '../language.ts';
import type { ProductId } from '../products/product.ts';
import type { UserId } from '../sessions/user.ts';
import type { PractitionerCode } from './practitioner-code.ts';

declare const checkoutId: unique symbol;
/** Cannot be guessed: anybody who has the id may see the order. */
export type CheckoutId = string & { readonly [checkoutId]: true };

/** A purchase that was started. It keeps its price, even if the code is disabled in the meantime. */
export interface Checkout {
  readonly id: CheckoutId;
  readonly product: ProductId;
  readonly userId: UserId;
  /** Used to fill in the form of the payment service. */
  readonly email: string;
  readonly language: Language;
  readonly priceCents: number;
  readonly practitionerCode: PractitionerCode | null;
  readonly startedAt: Date;
}

/** The product, the buyer and the price. Two checkouts of the same order would be the same purchase twice. */
export type Order = Pick<
  Checkout,
  'product' | 'userId' | 'email' | 'language' | 'priceCents' | 'practitionerCode'
>;

/**
 * How long a checkout is reused for the same order. Stripe keeps a payment page open for 24 hours, so a buyer who is
 * sent back to it has at least half of that time left.
 */
export const reusableForMs = 12 * 60 * 60 * 1000;

/** The address to which the buyer returns. If the application's address has a query, it is kept. */
export function returnAddress(appUrl: string, outcome: 'paid' | 'cancelled'): string {
  const address = new URL(appUrl);
  address.searchParams.set('checkout', outcome);
  return address.href;
}
