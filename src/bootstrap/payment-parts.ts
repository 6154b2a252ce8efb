import type { Logger } from 'pino';
import { sharingWaitLimit } from '#adapters/outbound/database/postgres/connection/waiting-time.ts';
import { noPaymentService } from '#adapters/outbound/payment/no-payment-service.ts';
import { makeSandboxCashier } from '#adapters/outbound/payment/sandbox-cashier.ts';
import { makeSandboxPaymentService } from '#adapters/outbound/payment/sandbox-payment-service.ts';
import { makeStripeWebhookReader } from '#adapters/outbound/payment/stripe-webhook-reader.ts';
import { makeKeyedHash } from '#adapters/outbound/system/keyed-hash.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { PaymentService } from '#application/ports/payment-service.ts';
import type { Addresses } from './configuration/addresses.ts';
import type { PaymentConfig } from './configuration/config.ts';

interface Surroundings {
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secret: string;
}

/** Payments are simulated if there is no key and nobody could mistake them for real payments. */
export const offersSandbox = ({ secretKey, isSandboxAllowed }: PaymentConfig): boolean =>
  secretKey === undefined && isSandboxAllowed;

/** The parts that accept payments and report them. */
export async function paymentParts(config: PaymentConfig, context: Surroundings) {
  const { addresses, clock, secret } = context;
  const sandboxSecret = makeKeyedHash(secret, 'sandbox payments')('webhook');
  const secrets = offersSandbox(config) ? [...config.webhookSecrets, sandboxSecret] : config.webhookSecrets;
  return {
    paymentService: await paymentServiceOf(config, context),
    webhookReader: makeStripeWebhookReader(secrets),
    sandboxCashier: makeSandboxCashier({
      webhookUrl: `${addresses.listeningUrl}/webhooks/stripe`,
      webhookSecret: sandboxSecret,
      clock,
    }),
    takesRealMoney: takesRealMoney(config.secretKey),
  };
}

/** The prefix of a secret or restricted key shows its mode. */
export const takesRealMoney = (secretKey: string | undefined): boolean =>
  secretKey !== undefined && /^[sr]k_live_/.test(secretKey);

async function paymentServiceOf(
  config: PaymentConfig,
  { addresses, log }: Surroundings,
): Promise<PaymentService> {
  const { secretKey, apiBase } = config;
  if (secretKey === undefined)
    return config.isSandboxAllowed ? makeSandboxPaymentService(addresses.baseUrl) : noPaymentService;
  const { makeStripePaymentService } = await import('#adapters/outbound/payment/stripe-payment-service.ts');
  return makeStripePaymentService({
    secretKey,
    apiBase,
    appUrl: addresses.appUrl,
    // Shares the limit of a request, because a buyer waits for the payment service and the database together.
    sharing: sharingWaitLimit,
    onFailure: (failure) => log.warn({ failure }, 'payment service'),
  });
}
