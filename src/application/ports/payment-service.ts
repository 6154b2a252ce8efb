import type { Result } from 'ts-results';
import type { Checkout } from '#domain/purchases/checkout.ts';
import type { ReceivedEvent } from '#domain/purchases/payment-event.ts';

export interface PaymentUnavailable {
  readonly kind: 'payment_unavailable';
}

export interface PaymentService {
  /**
   * Returns the address of the checkout's payment page. A repeated call for the same checkout returns the same address,
   * unless the payment service had a failure of its own. So a caller that lost the response can call again. Uses the
   * price of the checkout.
   */
  openCheckout(checkout: Checkout): Promise<Result<string, PaymentUnavailable>>;
}

export type WebhookRefused =
  | { readonly kind: 'webhook_signature_invalid' }
  /** The signature is valid, but it is not an event of this payment service. */
  | { readonly kind: 'webhook_malformed' };

export interface WebhookReader {
  /**
   * Verifies the signature of the raw bytes. The signature must have been made at most 300 seconds before or after
   * `now`.
   */
  read(body: Uint8Array, signature: string, now: Date): Promise<Result<ReceivedEvent, WebhookRefused>>;
}
