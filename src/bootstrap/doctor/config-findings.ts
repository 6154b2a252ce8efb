import type { Finding } from '#application/ports/operations/health-check.ts';
import { type Config, type PaymentConfig, sharesLimits } from '../configuration/config.ts';
import { isLoopback } from '../configuration/variable-rules.ts';
import { offersSandbox, takesRealMoney } from '../payment-parts.ts';
import type { Environment } from '../configuration/variables.ts';
import { weakSettings } from './weak-settings.ts';

/** Reports faults, and also settings that are good for a first run but not in production. */
export function examineConfig(
  faults: readonly string[],
  config: Config | undefined,
  environment: Environment,
): readonly Finding[] {
  const failures = faults.map((detail) => failed(detail, 'The service does not start until this is fixed.'));
  const warnings = config === undefined ? [] : [...adviceOn(config), ...weakSettings(config, environment)];
  const all = [...failures, ...warnings];
  return all.length > 0 ? all : [{ health: 'ok', detail: 'All variables make sense.' }];
}

function adviceOn(config: Config): readonly Finding[] {
  const { isProduction } = config;
  const firstRunParts = [
    ...(config.databaseUrl === undefined ? ['the embedded database (DATABASE_URL)'] : []),
    ...(config.smtp === undefined ? ['the outbox (SMTP_URL, MAIL_FROM)'] : []),
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
      : [warning('NODE_ENV is not production.', 'Set it, so that parts for a first run are refused.')]),
    ...(sharesLimits(config)
      ? [
          warning(
            'BASE_URL is https, but no proxy is trusted.',
            'Set TRUST_PROXY, or all clients share one limit.',
          ),
        ]
      : []),
    ...(config.smtp !== undefined && !config.smtp.requiresTls && !isLoopback(config.smtp.url)
      ? [
          warning(
            'Mails may go out in clear text, with their links.',
            'Unset SMTP_ALLOW_PLAINTEXT once the mail server offers TLS.',
          ),
        ]
      : []),
    ...(isProduction && config.metricsToken === undefined
      ? [warning('Nobody can read /metrics.', 'Set METRICS_TOKEN.')]
      : []),
    ...(isProduction && config.imprint === undefined
      ? [
          warning(
            'Visitors cannot see who runs this service.',
            'Set IMPRINT to name, address and contact: the law requires them in many countries.',
          ),
        ]
      : []),
  ];
}

/** Checks whether the settings fit together. It does not call the payment service. */
export function examinePayment(payment: PaymentConfig, isProduction: boolean): readonly Finding[] {
  const { secretKey, webhookSecrets } = payment;
  if (offersSandbox(payment))
    return [
      warning('Payments are simulated, without money.', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'),
    ];
  if (secretKey === undefined)
    return [warning('Nobody can start a checkout.', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')];
  const findings = [
    ...(webhookSecrets.length === 0
      ? [failed('No payment would be recorded.', 'Set STRIPE_WEBHOOK_SECRET.')]
      : []),
    ...(webhookSecrets.every((secret) => secret.startsWith('whsec_'))
      ? []
      : [warning('A webhook secret does not look like one of Stripe.', 'Copy STRIPE_WEBHOOK_SECRET again.')]),
    ...moneyFindings(takesRealMoney(secretKey), isProduction),
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
