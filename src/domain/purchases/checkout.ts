import type { Language } from '../language.ts';
import type { UserId } from '../sessions/user.ts';
import type { PractitionerCode } from './practitioner-code.ts';

declare const checkoutId: unique symbol;
/** Cannot be guessed: whoever holds it may see what is being bought. */
export type CheckoutId = string & { readonly [checkoutId]: true };

/** A purchase that was begun. It keeps its price, whatever becomes of the code meanwhile. */
export interface Checkout {
  readonly id: CheckoutId;
  readonly userId: UserId;
  /** For the form of the payment service. */
  readonly email: string;
  readonly language: Language;
  readonly priceCents: number;
  readonly practitionerCode: PractitionerCode | null;
  readonly startedAt: Date;
}

/** Where the buyer comes back to; a query of the application's own address stays. */
export function returnAddress(appUrl: string, outcome: 'paid' | 'cancelled'): string {
  const address = new URL(appUrl);
  address.searchParams.set('checkout', outcome);
  return address.href;
}
