import { Err, type Result } from 'ts-results';
import type { CheckoutId } from '#domain/purchases/checkout.ts';
import type { CheckoutStore } from '../ports/stores/checkout-store.ts';
import type { PaymentUnavailable } from '../ports/payment-service.ts';
import type { SandboxCashier } from '../ports/sandbox-cashier.ts';

interface Deps {
  readonly checkouts: CheckoutStore;
  readonly sandboxCashier: SandboxCashier;
}

interface CheckoutUnknown {
  readonly kind: 'checkout_unknown';
}

export type SandboxRefusal = CheckoutUnknown | PaymentUnavailable;

export type PayInSandbox = ReturnType<typeof makePayInSandbox>;

/** Pays a checkout without real money. Sends the same event that a real payment service would send. */
export const makePayInSandbox =
  ({ checkouts, sandboxCashier }: Deps) =>
  async (id: CheckoutId): Promise<Result<void, SandboxRefusal>> => {
    const checkout = await checkouts.find(id);
    return checkout === undefined ? Err({ kind: 'checkout_unknown' }) : sandboxCashier.pay(checkout);
  };
