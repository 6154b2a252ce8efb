import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  postgresWaitLimit,
  waitingTimeLeft,
} from '#adapters/outbound/database/postgres/connection/waiting-time.ts';
import { addressesOf } from '#bootstrap/configuration/addresses.ts';
import { readConfig } from '#bootstrap/configuration/config.ts';
import { offersSandbox, paymentParts } from '#bootstrap/payment-parts.ts';
import { makeCapturedLog } from '../support/captured-log.ts';
import { eventually } from '../support/eventually.ts';
import { expectErr, expectOk } from '../support/expect-ok.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { aCheckout } from '../support/makers/payments.ts';
import { checkoutCompleted, signed, webhookSecret } from '../support/servers/stripe-events.ts';
import { StripeStub } from '../support/servers/stripe-stub.ts';
import { holdTime, releaseTime } from '../support/timers.ts';

type Environment = Readonly<Record<string, string>>;

const now = new Date('2026-03-01T12:00:00.000Z');
const elsewhere = { BASE_URL: 'https://assess.example.com' };
const withKey = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: webhookSecret };

function partsFor(environment: Environment, port = 3000) {
  const config = expectOk(readConfig(environment));
  return paymentParts(config.payment, {
    addresses: addressesOf(config, port),
    clock: new FixedClock(now),
    log: makeCapturedLog().log,
    secret: 'a secret of at least 32 bytes, for tests',
  });
}

/** The event that the sandbox sends for a paid checkout. */
async function playedEvent() {
  const sent = Promise.withResolvers<{ readonly body: Buffer; readonly signature: string }>();
  const webhook = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature']);
    sent.resolve(buffer(request).then((body) => ({ body, signature })));
    response.end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const { sandboxCashier } = await partsFor({}, (webhook.address() as AddressInfo).port);
  await sandboxCashier.pay(aCheckout());
  webhook.close();
  return sent.promise;
}

const isSandboxOffered = (environment: Environment): boolean =>
  offersSandbox(expectOk(readConfig(environment)).payment);

describe('the parts that take payments', () => {
  test.each([
    ['nothing set', {}, true],
    ['a service for others', elsewhere, false],
    ['a service for others that asks for it', { ...elsewhere, ALLOW_SANDBOX: 'true' }, true],
    ['a key', withKey, false],
  ])('offer the sandbox or not: %s', (_name, environment, expected) => {
    expect(isSandboxOffered(environment)).toBe(expected);
  });

  test('accept no payment without a key and without the sandbox', async () => {
    const { paymentService } = await partsFor(elsewhere);
    const opened = await paymentService.openCheckout({} as Parameters<typeof paymentService.openCheckout>[0]);
    expect(opened.isErr() && opened.error).toEqual({ kind: 'payment_unavailable' });
  });

  test.each([
    ['sk_live_1', true],
    ['sk_test_1', false],
    ['rk_live_1', true],
    ['rk_test_1', false],
  ])('expect events of real money with the key %s: %p', async (STRIPE_SECRET_KEY, expected) => {
    expect((await partsFor({ ...withKey, STRIPE_SECRET_KEY })).takesRealMoney).toBe(expected);
  });

  test('expect no real money without a key', async () => {
    expect((await partsFor({})).takesRealMoney).toBe(false);
  });

  const readSigned = async (environment: Environment) => {
    const timestamp = now.getTime() / 1000;
    const { payload, signature } = signed(checkoutCompleted('pi_1'), { timestamp });
    const { webhookReader } = await partsFor(environment);
    return webhookReader.read(Buffer.from(payload), signature, now);
  };

  test('accept events signed with the secret of the webhook, with or without a key', async () => {
    expect((await readSigned({ STRIPE_WEBHOOK_SECRET: webhookSecret })).isOk()).toBe(true);
    expect((await readSigned({ ...elsewhere, STRIPE_WEBHOOK_SECRET: webhookSecret })).isOk()).toBe(true);
    expect(
      (await readSigned({ ...withKey, STRIPE_WEBHOOK_SECRET: `whsec_newer_one, ${webhookSecret}` })).isOk(),
    ).toBe(true);
  });

  test('accept no event without a secret', async () => {
    expect((await readSigned({})).isErr()).toBe(true);
    expect((await readSigned(elsewhere)).isErr()).toBe(true);
  });

  test.each([
    ['nothing set', {}, true],
    ['a service for others', { ...elsewhere, STRIPE_WEBHOOK_SECRET: webhookSecret }, false],
    ['a key', withKey, false],
  ])('accept payments in the sandbox only if it is offered: %s', async (_, environment, expected) => {
    const { body, signature } = await playedEvent();
    const { webhookReader } = await partsFor(environment);
    expect((await webhookReader.read(body, signature, now)).isOk()).toBe(expected);
  });
});

describe('a payment service that does not answer', () => {
  afterEach(releaseTime);

  test.each([
    ['as long as it may', 4500, 4000],
    ['less, because the database took long before', 2000, 1500],
  ])('holds a request %s, and leaves it time to write that down', async (_, leftMs, takesMs) => {
    const stripe = await StripeStub.start();
    stripe.behave('hang');
    holdTime();
    const { paymentService } = await partsFor({ ...withKey, STRIPE_API_BASE: stripe.url });
    await postgresWaitLimit.limit(leftMs, async () => {
      const opened = paymentService.openCheckout(aCheckout());
      await eventually(() => expect(stripe.requests).toHaveLength(1));
      await jest.advanceTimersByTimeAsync(takesMs);
      expect(expectErr(await opened)).toEqual({ kind: 'payment_unavailable' });
      expect(waitingTimeLeft()?.leftMs).toBe(500);
    });
    await stripe.close();
  });
});
