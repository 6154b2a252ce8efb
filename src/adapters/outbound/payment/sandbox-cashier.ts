import { Err, Ok } from 'ts-results';
import type { Clock } from '#application/ports/clock.ts';
import type { SandboxCashier } from '#application/ports/sandbox-cashier.ts';
import type { Checkout } from '#domain/purchases/checkout.ts';
import { currency } from '#domain/products/product.ts';

interface Options {
  /** The address of this service's own webhook. */
  readonly webhookUrl: string;
  /** One of the secrets that the webhook accepts. */
  readonly webhookSecret: string;
  readonly clock: Clock;
}

const timeoutMs = 5_000;

/** Pays checkouts by sending the event that Stripe would send, over HTTP and with the same signature scheme. */
export const makeSandboxCashier = ({ webhookUrl, webhookSecret, clock }: Options): SandboxCashier => ({
  async pay(checkout) {
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const payload = JSON.stringify(paidEvent(checkout, timestamp));
    const { Stripe } = await import('stripe');
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    const isTaken = await post(webhookUrl, payload, signature);
    return isTaken ? Ok(undefined) : Err({ kind: 'payment_unavailable' });
  },
});

/** Whether the event was accepted. The reason for a refusal is only in the log of the webhook. */
const post = (url: string, body: string, signature: string): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** The ids are derived from the checkout's id, so that paying twice sends the same event about the same payment. */
const paidEvent = (checkout: Checkout, created: number) => ({
  id: `evt_sandbox_${checkout.id}`,
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  created,
  data: { object: paidSession(checkout) },
});

const paidSession = (checkout: Checkout) => ({
  id: `cs_sandbox_${checkout.id}`,
  object: 'checkout.session',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: `pi_sandbox_${checkout.id}`,
  amount_total: checkout.priceCents,
  currency: currency.toLowerCase(),
  client_reference_id: String(checkout.userId),
  customer_details: { email: checkout.email },
  metadata: {
    product: checkout.product,
    ...(checkout.practitionerCode !== null && { practitioner_code: checkout.practitionerCode }),
  },
});
