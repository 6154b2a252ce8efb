import { Err } from 'ts-results';
import type { PaymentService } from '../../../application/ports/payment-service.ts';

/** For a service that is set up for neither real payments nor played ones. */
export const noPaymentService: PaymentService = {
  openCheckout: async () => Err({ kind: 'payment_unavailable' }),
};
