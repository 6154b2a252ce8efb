import { Ok } from 'ts-results';
import type { PaymentService } from '#application/ports/payment-service.ts';

/** Checkouts are paid on a page of this service, without real money. */
export const makeSandboxPaymentService = (baseUrl: string): PaymentService => ({
  openCheckout: async ({ id }) => Ok(`${baseUrl}/sandbox-pay/checkouts/${id}`),
});
