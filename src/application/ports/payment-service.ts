import type { Result } from 'ts-results';
import type { Checkout } from '../../domain/purchases/checkout.ts';
import type { ReceivedEvent } from '../../domain/purchases/payment-event.ts';

export interface PaymentUnavailable {
  readonly kind: 'payment_unavailable';
}

export interface PaymentService {
  /**
   * The address at which the checkout is paid. Repeated for one checkout it gives the same one, unless the service had to
   * recover from a failure of its own: a caller that lost the answer asks again. The price is the checkout's own.
   */
  openCheckout(checkout: Checkout): Promise<Result<string, PaymentUnavailable>>;
}

export type WebhookRefused =
  | { readonly kind: 'webhook_signature_invalid' }
  /** Signed, but not an event of this payment service. */
  | { readonly kind: 'webhook_malformed' };

export interface WebhookReader {
  /** Checks the signature over the raw bytes, made no more than 300 seconds before or after `now`. */
  read(body: Uint8Array, signature: string, now: Date): Promise<Result<ReceivedEvent, WebhookRefused>>;
}
