import type { Result } from 'ts-results';
import type { Checkout } from '#domain/purchases/checkout.ts';
import type { PaymentUnavailable } from './payment-service.ts';

/** Simulates the payment service on a first run, without real money. */
export interface SandboxCashier {
  /**
   * Sends the signed event of a paid checkout to the webhook, and resolves when the webhook has accepted it. A second
   * payment sends the same event again.
   */
  pay(checkout: Checkout): Promise<Result<void, PaymentUnavailable>>;
}
