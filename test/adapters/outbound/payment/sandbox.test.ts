import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { noPaymentService } from '#adapters/outbound/payment/no-payment-service.ts';
import { makeSandboxCashier } from '#adapters/outbound/payment/sandbox-cashier.ts';
import { makeSandboxPaymentService } from '#adapters/outbound/payment/sandbox-payment-service.ts';
import { makeStripeWebhookReader } from '#adapters/outbound/payment/stripe-webhook-reader.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';
import { aCheckout, codeOf } from '#test/support/makers/payments.ts';

const webhookSecret = 'whsec_sandbox';
const clock = new FixedClock();
const cashierFor = (webhookUrl: string) => makeSandboxCashier({ webhookUrl, webhookSecret, clock });

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A webhook that records the events that it can verify, and answers every request with that status. */
async function startWebhook(status = 200) {
  const received: unknown[] = [];
  const reader = makeStripeWebhookReader([webhookSecret]);
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const signature = String(request.headers['stripe-signature']);
    received.push(expectOk(await reader.read(await buffer(request), signature, clock.now())));
    response.writeHead(status).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe` };
}

describe('the cashier of the sandbox', () => {
  test('sends the event that Stripe would send', async () => {
    const { received, url } = await startWebhook();
    const checkout = aCheckout({ practitionerCode: codeOf('PRAX-1'), priceCents: 17_700 });
    expectOk(await cashierFor(url).pay(checkout));
    expect(received).toEqual([
      {
        id: `evt_sandbox_${checkout.id}`,
        type: 'checkout.session.completed',
        event: {
          kind: 'checkout_completed',
          payment: `pi_sandbox_${checkout.id}`,
          isPaid: true,
          occurredAtMs: clock.now().getTime(),
          mode: 'payment',
          isLive: false,
          product: 'situation-map',
          amountCents: 17_700,
          currency: 'USD',
          userReference: '7',
          payerEmail: 'anna@example.org',
          practitionerCode: 'PRAX-1',
        },
      },
    ]);
  });

  test('sends the same event about the same payment when it is paid twice', async () => {
    const { received, url } = await startWebhook();
    await cashierFor(url).pay(aCheckout());
    await cashierFor(url).pay(aCheckout());
    expect(received[1]).toEqual(received[0]);
  });

  test('reports that the webhook did not accept it', async () => {
    const { url } = await startWebhook(503);
    expect(expectErr(await cashierFor(url).pay(aCheckout()))).toEqual({ kind: 'payment_unavailable' });
  });

  test('reports that the webhook cannot be reached', async () => {
    const refusal = expectErr(await cashierFor('http://127.0.0.1:1/webhooks/stripe').pay(aCheckout()));
    expect(refusal).toEqual({ kind: 'payment_unavailable' });
  });
});

describe('a payment service', () => {
  test('of the sandbox is a page of this service', async () => {
    const service = makeSandboxPaymentService('https://assess.example.com');
    const url = expectOk(await service.openCheckout(aCheckout()));
    expect(url).toBe(`https://assess.example.com/sandbox-pay/checkouts/${aCheckout().id}`);
  });

  test('that is not configured is unavailable', async () => {
    expect(expectErr(await noPaymentService.openCheckout(aCheckout()))).toEqual({
      kind: 'payment_unavailable',
    });
  });
});
