import type { Logger } from 'pino';
import { noPaymentService } from '../adapters/outbound/payment/no-payment-service.ts';
import { makeSandboxCashier } from '../adapters/outbound/payment/sandbox-cashier.ts';
import { makeSandboxPaymentService } from '../adapters/outbound/payment/sandbox-payment-service.ts';
import { makeStripeWebhookReader } from '../adapters/outbound/payment/stripe-webhook-reader.ts';
import { makeKeyedHash } from '../adapters/outbound/system/keyed-hash.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { PaymentService } from '../application/ports/payment-service.ts';
import type { Addresses } from './addresses.ts';
import type { PaymentConfig } from './config.ts';

interface Surroundings {
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secret: string;
}

/** Payments are played where no key is set and nobody could take that for real. */
export const offersSandbox = ({ secretKey, isSandboxAllowed }: PaymentConfig): boolean =>
  secretKey === undefined && isSandboxAllowed;

/** What takes payments and tells of them. */
export async function paymentParts(config: PaymentConfig, surroundings: Surroundings) {
  const { addresses, clock, secret } = surroundings;
  const sandboxSecret = makeKeyedHash(secret, 'sandbox payments')('webhook');
  const secrets = offersSandbox(config) ? [...config.webhookSecrets, sandboxSecret] : config.webhookSecrets;
  return {
    paymentService: await paymentServiceOf(config, surroundings),
    webhookReader: makeStripeWebhookReader(secrets),
    sandboxCashier: makeSandboxCashier({
      webhookUrl: `${addresses.listeningUrl}/webhooks/stripe`,
      webhookSecret: sandboxSecret,
      clock,
    }),
    takesRealMoney: config.secretKey?.startsWith('sk_live_') ?? false,
  };
}

async function paymentServiceOf(
  config: PaymentConfig,
  { addresses, log }: Surroundings,
): Promise<PaymentService> {
  const { secretKey, apiBase } = config;
  if (secretKey === undefined)
    return config.isSandboxAllowed ? makeSandboxPaymentService(addresses.baseUrl) : noPaymentService;
  const { makeStripePaymentService } = await import('../adapters/outbound/payment/stripe-payment-service.ts');
  return makeStripePaymentService({
    secretKey,
    apiBase,
    appUrl: addresses.appUrl,
    onFailure: (failure) => log.warn({ failure }, 'payment service'),
  });
}
