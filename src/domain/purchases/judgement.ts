import type { CheckoutCompleted } from './payment-event.ts';
import { currency, isProductId, priceCents } from '../products/product.ts';
import type { ReviewReason } from './purchase.ts';

interface Expectation {
  /** Whether the payment service is configured for real payments. */
  readonly isLive: boolean;
  /**
   * Whether the checkout names a code that exists. An expired or used-up code counts too, because a checkout that was
   * started keeps its price.
   */
  readonly hasKnownCode: boolean;
}

/** What is wrong with a paid checkout, apart from its account; `undefined` if nothing is. */
export function faultOf(checkout: CheckoutCompleted, expected: Expectation): ReviewReason | undefined {
  if (checkout.isLive !== expected.isLive) return 'wrong_environment';
  if (checkout.mode !== 'payment') return 'wrong_mode';
  if (checkout.currency !== currency) return 'wrong_currency';
  return isPrice(checkout, expected) ? undefined : 'wrong_amount';
}

const isPrice = ({ product, amountCents }: CheckoutCompleted, { hasKnownCode }: Expectation): boolean =>
  isProductId(product) &&
  (amountCents === priceCents(product, { withPractitionerCode: false }) ||
    (hasKnownCode && amountCents === priceCents(product, { withPractitionerCode: true })));
