import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeStripePaymentService } from '#adapters/outbound/payment/stripe-payment-service.ts';
import type { PaymentService } from '#application/ports/payment-service.ts';
import type { Checkout, CheckoutId } from '#domain/purchases/checkout.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { holdTime, releaseTime, skipPauses } from '#test/support/timers.ts';
import { aCheckout, codeOf } from '#test/support/makers/payments.ts';
import { type StripeBehaviour, StripeStub } from '#test/support/servers/stripe-stub.ts';

let stripe: StripeStub;
beforeAll(async () => {
  stripe = await StripeStub.start();
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.behave('good');
  stripe.requests.length = 0;
  holdTime();
});
afterEach(releaseTime);

const secretKey = 'sk_test_very_secret';

/** The limit for one attempt. This time passes only if a test moves the clock. */
const timeoutMs = 24 * 60 * 60_000;

function openService({ apiBase = stripe.url, limitMs = 7 * timeoutMs } = {}) {
  const failures: string[] = [];
  const service = makeStripePaymentService({
    secretKey,
    apiBase,
    appUrl: 'https://app.example.com/start?lang=fr',
    timeoutMs,
    limitMs,
    onFailure: (failure) => failures.push(failure),
  });
  return { service, failures };
}

const untilAsked = async (times: number): Promise<void> =>
  eventually(() => expect(stripe.requests).toHaveLength(times));

/** The result of a checkout whose first attempts exceed the time limit. */
async function open(service: PaymentService, checkout: Checkout, attemptsOutOfTime = 0) {
  const session = service.openCheckout(checkout);
  for (let attempt = 1; attempt <= attemptsOutOfTime; attempt += 1) {
    await skipPauses(untilAsked(attempt));
    await jest.advanceTimersByTimeAsync(timeoutMs);
  }
  return skipPauses(session);
}

const keyed = (name: string) => ({ id: name.repeat(43).slice(0, 43) as CheckoutId });

describe('a Checkout Session of Stripe', () => {
  test('is opened for one payment at the price of the checkout', async () => {
    const url = expectOk(await openService().service.openCheckout(aCheckout()));
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+$/);
    expect(stripe.requests).toEqual([
      {
        path: '/v1/checkout/sessions',
        authorization: `Bearer ${secretKey}`,
        idempotencyKey: aCheckout().id,
        contentType: 'application/x-www-form-urlencoded',
        form: {
          mode: 'payment',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '19700',
          'line_items[0][price_data][product_data][name]': 'Situation map',
          client_reference_id: '7',
          customer_email: 'anna@example.org',
          locale: 'en',
          'metadata[product]': 'situation-map',
          'payment_intent_data[metadata][product]': 'situation-map',
          'adaptive_pricing[enabled]': 'false',
          success_url: 'https://app.example.com/start?lang=fr&checkout=paid',
          cancel_url: 'https://app.example.com/start?lang=fr&checkout=cancelled',
        },
      },
    ]);
  });

  test('contains the practitioner code, and uses the language of the buyer', async () => {
    const practitionerCode = codeOf('PRAX-1');
    const checkout = aCheckout({ ...keyed('p'), practitionerCode, priceCents: 17_700, language: 'fr' });
    expectOk(await openService().service.openCheckout(checkout));
    expect(stripe.requests[0]?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '17700',
      'line_items[0][price_data][product_data][name]': 'Carte de situation',
      'metadata[practitioner_code]': 'PRAX-1',
      'payment_intent_data[metadata][practitioner_code]': 'PRAX-1',
      locale: 'fr',
    });
  });

  test('is the same one when it is opened again, even by another process', async () => {
    const checkout = aCheckout(keyed('r'));
    const first = expectOk(await openService().service.openCheckout(checkout));
    expect(expectOk(await openService().service.openCheckout(checkout))).toBe(first);
    const other = expectOk(await openService().service.openCheckout(aCheckout(keyed('s'))));
    expect(other).not.toBe(first);
    const [one, again] = stripe.requests;
    expect(again).toEqual(one);
  });

  test.each([
    ['hang', 1],
    ['hang_up', 0],
  ] as const)(
    'is opened at the second attempt, under the same key: %s',
    async (behaviour, attemptsOutOfTime) => {
      stripe.behave(behaviour, 1);
      expectOk(await open(openService().service, aCheckout(keyed('t')), attemptsOutOfTime));
      expect(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        't'.repeat(43),
        't'.repeat(43),
      ]);
    },
  );

  test('is opened with a new key if the first one got a failure, which Stripe would repeat', async () => {
    stripe.behave('server_error', 1);
    expectOk(await open(openService().service, aCheckout(keyed('v'))));
    const keys = stripe.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['v'.repeat(43), 'v'.repeat(43), expect.not.stringMatching(/^v/)]);
  });

  test('is opened after an outage, although it was requested during the outage', async () => {
    const checkout = aCheckout(keyed('w'));
    stripe.behave('server_error');
    expect((await open(openService().service, checkout)).isErr()).toBe(true);
    stripe.behave('good');
    expect((await open(openService().service, checkout)).isOk()).toBe(true);
  });
});

describe('a payment service that fails', () => {
  test.each([
    ['server_error', 'StripeAPIError 500', 3],
    ['rate_limited', 'StripeRateLimitError 429', 1],
    ['refused', 'StripeInvalidRequestError 400', 1],
    ['wrong_key', 'StripeAuthenticationError 401', 1],
    ['garbage', 'StripeAPIError without answer', 1],
    ['null', 'StripeAPIError without answer', 1],
    ['number', 'StripeAPIError without answer', 1],
    ['trickle', 'StripeConnectionError without answer', 2],
    ['no_address', 'no address', 1],
    ['redirect', 'StripeConnectionError without answer', 2],
    ['hang', 'StripeConnectionError without answer', 2],
    ['hang_up', 'StripeConnectionError without answer', 2],
  ] as const satisfies readonly (readonly [StripeBehaviour, string, number])[])(
    'is unavailable, and no secret is reported: %s',
    async (behaviour, failure, attempts) => {
      stripe.behave(behaviour);
      const { service, failures } = openService();
      const attemptsOutOfTime = behaviour === 'hang' || behaviour === 'trickle' ? attempts : 0;
      const refusal = expectErr(await open(service, aCheckout(keyed(behaviour)), attemptsOutOfTime));
      expect(refusal).toEqual({ kind: 'payment_unavailable' });
      expect(failures).toEqual([failure]);
      expect(stripe.requests).toHaveLength(attempts);
    },
  );

  test('is given up after the limit for all attempts, whatever an attempt may take', async () => {
    stripe.behave('hang');
    const { service, failures } = openService({ limitMs: 1000 });
    const session = service.openCheckout(aCheckout(keyed('x')));
    await untilAsked(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(expectErr(await session)).toEqual({ kind: 'payment_unavailable' });
    expect(failures).toEqual(['no answer in time']);
  });

  test('is unavailable where nobody listens', async () => {
    const { service, failures } = openService({ apiBase: 'http://127.0.0.1:1' });
    expect(expectErr(await open(service, aCheckout()))).toEqual({ kind: 'payment_unavailable' });
    expect(failures).toEqual(['StripeConnectionError without answer']);
  });
});
