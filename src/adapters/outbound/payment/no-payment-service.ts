import { Err } from 'ts-results';
import type { PaymentService } from '#application/ports/payment-service.ts';

/** For a service without real or simulated payments. */
export const noPaymentService: PaymentService = {
  openCheckout: async () => Err({ kind: 'payment_unavailable' }),
};
