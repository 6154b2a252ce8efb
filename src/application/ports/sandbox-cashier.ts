import type { Result } from 'ts-results';
import type { Checkout } from '../../domain/purchases/checkout.ts';
import type { PaymentUnavailable } from './payment-service.ts';

/** Plays the payment service on a first run: no money moves. */
export interface SandboxCashier {
  /**
   * Sends the signed event of a paid checkout to the webhook, and is done once the webhook has taken it; paying twice
   * sends the same event again.
   */
  pay(checkout: Checkout): Promise<Result<void, PaymentUnavailable>>;
}
