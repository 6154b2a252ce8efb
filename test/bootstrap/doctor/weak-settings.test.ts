import { describe, expect, test } from '@jest/globals';
import { inspectConfig } from '#bootstrap/configuration/config.ts';
import { weakSettings } from '#bootstrap/doctor/weak-settings.ts';
import type { Environment } from '#bootstrap/configuration/variables.ts';
import { hardened } from './hardened-environment.ts';

function weakIn(environment: Environment) {
  const { config } = inspectConfig(environment);
  if (config === undefined) throw new Error('It can be read.');
  return weakSettings(config, environment);
}

const stripe = { STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' };
const model = { LLM_BASE_URL: 'https://llm.example.com/v1', LLM_DAILY_TOKENS: '1000' };
const database = (query: string): Environment => ({
  DATABASE_URL: `postgres://svc:hidden@db.example.com/svc${query}`,
});
const password = (text: string): Environment => ({
  DATABASE_URL: `postgres://svc${text}@db.example.com/svc?sslmode=verify-full`,
});

/** The variable that the finding must name, and the variables that differ from a hardened production environment. */
const everywhere: readonly (readonly [string, Environment])[] = [
  ['BASE_URL', { BASE_URL: 'http://assess.example.com', TRUST_PROXY: '0' }],
  ['APP_URL', { APP_URL: 'http://app.example.com/' }],
  ['APP_ORIGINS', { APP_ORIGINS: 'https://a.example.com,http://b.example.com' }],
  ['HOST', { HOST: '0.0.0.0', TRUST_PROXY: '0' }],
  ['HOST', { HOST: '::', TRUST_PROXY: '0' }],
  ['TRUST_PROXY', { BASE_URL: 'http://localhost:3000' }],
  ['TRUST_PROXY', { BASE_URL: '' }],
  ['DATABASE_URL', database('')],
  ['DATABASE_URL', database('?sslmode=disable')],
  ['DATABASE_URL', database('?sslmode=prefer')],
  ['DATABASE_URL', database('?sslmode=no-verify')],
  ['DATABASE_URL', database('?sslmode=require&uselibpqcompat=true')],
  ['DATABASE_URL', password('')],
  ['DATABASE_URL', password(':')],
  ['DATABASE_URL', password(':svc')],
  ['DATABASE_URL', password(':Postgres')],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?tls.rejectUnauthorized=false' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail.example.com?tls.minVersion=TLSv1.1' }],
  ['LLM_BASE_URL', { ...model, LLM_BASE_URL: 'http://llm.example.com/v1' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://svc:hidden@db.example.com/svc' }],
  ['S3_ENDPOINT', { STORAGE_URL: 's3://bucket', S3_ENDPOINT: 'http://s3.example.com' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example.com' }],
  ['PAYMENT_URL', { PAYMENT_URL: 'http://pay.example.com' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
];

const inProduction: readonly (readonly [string, Environment])[] = [
  ['APP_SECRET', { APP_SECRET: 'ab'.repeat(20) }],
  ['APP_SECRET', { APP_SECRET: 'please-change-me-to-something-else-9' }],
  ['APP_SECRET_PREVIOUS', { APP_SECRET_PREVIOUS: 'my secret of at least thirty-two bytes' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: hardened.APP_SECRET }],
  ['APP_SECRET_PREVIOUS', { APP_SECRET_PREVIOUS: hardened.APP_SECRET }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'hidden-12' }],
  ['APP_ORIGINS', { APP_ORIGINS: 'http://localhost:5173' }],
  ['AUTH_CONFIRM_PAGE', { AUTH_CONFIRM_PAGE: '' }],
  ['LLM_DAILY_TOKENS', { ...model, LLM_DAILY_TOKENS: '' }],
  ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'https://stripe.example.com' }],
  ['ALLOW_TEST_PAYMENTS', { ...stripe, ALLOW_TEST_PAYMENTS: 'true' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'warn' }],
  ['NODE_OPTIONS', { NODE_OPTIONS: '--enable-source-maps --inspect=0.0.0.0:9229' }],
];

describe('a weak setting', () => {
  test.each([...everywhere, ...inProduction])(
    'of %s in production is reported, with advice: %j',
    (name, differences) => {
      const findings = weakIn({ ...hardened, ...differences });
      expect(findings).toEqual([
        { health: 'warning', detail: expect.any(String), advice: expect.stringContaining(name) },
      ]);
      expect(JSON.stringify(findings)).not.toContain('hidden');
    },
  );

  test.each(everywhere)('of %s is described elsewhere as well: %j', (_, differences) => {
    expect(weakIn({ ...hardened, NODE_ENV: '', ...differences })).toHaveLength(1);
  });

  test.each(inProduction)('of %s is none elsewhere: %j', (_, differences) => {
    expect(weakIn({ ...hardened, NODE_ENV: '', ...differences })).toEqual([]);
  });

  test('of the address that limits count is given twice: no proxy can be trusted past which others come', () => {
    const findings = weakIn({ ...hardened, HOST: '0.0.0.0' });
    expect(findings.map(({ advice }) => advice)).toEqual([
      expect.stringContaining('HOST'),
      expect.stringContaining('TRUST_PROXY'),
    ]);
  });
});

describe('nothing is weak', () => {
  test('in a hardened production', () => {
    expect(weakIn(hardened)).toEqual([]);
  });

  test('on a first run', () => {
    expect(weakIn({})).toEqual([]);
  });

  test.each<Environment>([
    { HOST: '127.0.0.1' },
    { HOST: '10.0.0.5' },
    { APP_URL: 'https://app.example.com/', APP_ORIGINS: 'https://app.example.com' },
    database('?sslmode=require'),
    database('?sslmode=verify-full&uselibpqcompat=true'),
    { DATABASE_URL: 'postgres://svc@localhost/svc' },
    { DATABASE_URL: 'postgres://svc@db/svc?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://svc@db.example.com/svc?sslmode=verify-full&sslcert=/etc/svc.pem' },
    { SMTP_URL: 'smtps://mail.example.com?tls.minVersion=TLSv1.3' },
    model,
    { STORAGE_URL: 's3://bucket', S3_ENDPOINT: 'https://s3.example.com' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { ...model, LLM_BASE_URL: 'http://127.0.0.1:8000/v1' },
    { ...stripe, STRIPE_API_BASE: 'https://api.stripe.com' },
    {
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
      ALLOW_TEST_PAYMENTS: 'true',
    },
    { ROLE: 'worker', AUTH_CONFIRM_PAGE: '' },
    { LOG_LEVEL: 'debug' },
    { NODE_OPTIONS: '--enable-source-maps' },
    { APP_SECRET: '0f3b9a17c2d84e6551e7f08a9bd42c36' },
  ])('in production with %j', (differences) => {
    expect(weakIn({ ...hardened, ...differences })).toEqual([]);
  });
});
