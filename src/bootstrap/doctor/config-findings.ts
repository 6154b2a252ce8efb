import type { Finding } from '../../application/ports/health-check.ts';
import type { Config, PaymentConfig } from '../config.ts';
import { offersSandbox } from '../payment-parts.ts';

/** What is wrong, and what a first run may do but production should not. */
export function examineConfig(
  faults: readonly string[],
  config: Config | undefined,
  isProduction: boolean,
): readonly Finding[] {
  const failures = faults.map((detail) =>
    failed(detail, 'The service does not start before this is mended.'),
  );
  const warnings = config === undefined ? [] : adviceOn(config, isProduction);
  const all = [...failures, ...warnings];
  return all.length > 0 ? all : [{ health: 'ok', detail: 'All variables make sense.' }];
}

function adviceOn(config: Config, isProduction: boolean): readonly Finding[] {
  const firstRunParts = [
    ...(config.databaseUrl === undefined ? ['the embedded database (DATABASE_URL)'] : []),
    ...(config.smtpUrl === undefined ? ['the outbox (SMTP_URL, MAIL_FROM)'] : []),
    ...(config.appSecret === undefined ? ['a generated secret (APP_SECRET)'] : []),
  ];
  return [
    ...(firstRunParts.length > 0
      ? [
          warning(
            `Meant for a first run: ${firstRunParts.join(', ')}.`,
            'Set those variables for production.',
          ),
        ]
      : []),
    ...(isProduction || firstRunParts.length > 0
      ? []
      : [warning('NODE_ENV is not production.', 'Set it, so that first-run parts are refused.')]),
    ...(config.trustProxy === 0 && config.baseUrl?.startsWith('https:') === true
      ? [
          warning(
            'BASE_URL is https, but no proxy is trusted.',
            'Set TRUST_PROXY, or all clients share one limit.',
          ),
        ]
      : []),
    ...(isProduction && config.imprint === undefined
      ? [
          warning(
            'Visitors are not told who runs this.',
            'Set IMPRINT to name, address and contact: the law asks for them in many countries.',
          ),
        ]
      : []),
  ];
}

/** Others, such as restricted ones, do not tell whether they take real money. */
const knownKey = /^sk_(?:live|test)_/;

/** Whether the settings fit together; the payment service is not asked. */
export function examinePayment(payment: PaymentConfig, isProduction: boolean): readonly Finding[] {
  const { secretKey, webhookSecrets } = payment;
  if (offersSandbox(payment))
    return [
      warning('Payments are played, without money.', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'),
    ];
  if (secretKey === undefined)
    return [warning('Nobody can start a checkout.', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')];
  const findings = [
    ...(webhookSecrets.length === 0
      ? [failed('No payment would be recorded.', 'Set STRIPE_WEBHOOK_SECRET.')]
      : []),
    ...(webhookSecrets.every((secret) => secret.startsWith('whsec_'))
      ? []
      : [warning('A webhook secret does not look like one of Stripe.', 'Copy STRIPE_WEBHOOK_SECRET anew.')]),
    ...(knownKey.test(secretKey)
      ? moneyFindings(secretKey.startsWith('sk_live_'), isProduction)
      : [
          warning(
            'The key begins neither with sk_live_ nor with sk_test_.',
            'Set the secret key itself: live payments are put aside otherwise.',
          ),
        ]),
  ];
  return findings.length > 0 ? findings : [{ health: 'ok', detail: 'Keys and webhook secrets are set.' }];
}

function moneyFindings(isLive: boolean, isProduction: boolean): readonly Finding[] {
  if (isLive && !isProduction)
    return [
      warning('Payments take real money outside of production.', 'Set a test key as STRIPE_SECRET_KEY.'),
    ];
  if (!isLive && isProduction)
    return [warning('Payments take no real money.', 'Set the live key as STRIPE_SECRET_KEY.')];
  return [];
}

export const failed = (detail: string, advice: string): Finding => ({ health: 'failed', detail, advice });

export const warning = (detail: string, advice: string): Finding => ({ health: 'warning', detail, advice });
