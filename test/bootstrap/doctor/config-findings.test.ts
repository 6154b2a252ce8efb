import { describe, expect, test } from '@jest/globals';
import { inspectConfig, readConfig } from '#bootstrap/configuration/config.ts';
import { examineConfig, examinePayment } from '#bootstrap/doctor/config-findings.ts';
import type { Environment } from '#bootstrap/configuration/variables.ts';
import { hardened as production } from './hardened-environment.ts';

function findingsOn(environment: Environment) {
  const { config, faults } = inspectConfig(environment);
  return examineConfig(faults, config, environment);
}

describe('the configuration', () => {
  test('is fine in production with all required variables', () => {
    expect(findingsOn(production)).toEqual([{ health: 'ok', detail: 'All variables make sense.' }]);
  });

  test('fails with every line that would stop the start, without values', () => {
    const findings = findingsOn({ ...production, APP_SECRET: '', PORT: 'hidden' });
    expect(findings.map(({ health, detail }) => [health, detail.split(' ')[0]])).toEqual([
      ['failed', 'PORT'],
      ['failed', 'APP_SECRET'],
    ]);
    expect(JSON.stringify(findings)).not.toContain('hidden');
  });

  test('gives a warning on a first run, with the variables to set', () => {
    const [finding, ...others] = findingsOn({});
    expect(others).toEqual([]);
    expect(finding?.health).toBe('warning');
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'APP_SECRET']) expect(finding?.detail).toContain(name);
  });

  test.each([
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0' }],
    ['IMPRINT', { IMPRINT: ' ' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: '' }],
    ['SMTP_ALLOW_PLAINTEXT', { SMTP_ALLOW_PLAINTEXT: 'true' }],
    ['AUTH_CONFIRM_PAGE', { AUTH_CONFIRM_PAGE: '' }],
  ])('deserves a look where %s is not what production needs', (name, differences) => {
    const findings = findingsOn({ ...production, ...differences });
    expect(findings).toMatchObject([{ health: 'warning' }]);
    expect(JSON.stringify(findings)).toContain(name);
  });

  test('can be read in part if the service would refuse to start', () => {
    const environment = { ...production, SMTP_URL: '' };
    expect(readConfig(environment).isErr()).toBe(true);
    expect(inspectConfig(environment).config?.databaseUrl).toBe(production.DATABASE_URL);
  });
});

describe('the settings of payments', () => {
  const findingsOf = (environment: Environment) => {
    const set = { ...production, ...environment };
    const { config } = inspectConfig(set);
    if (config === undefined) throw new Error('It can be read.');
    return examinePayment(config.payment, set.NODE_ENV === 'production');
  };
  const live = { STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' };

  test.each([
    ['are fine with a live key in production', live, ['ok']],
    [
      'are fine with a test key elsewhere',
      { ...live, NODE_ENV: 'test', STRIPE_SECRET_KEY: 'sk_test_hidden' },
      ['ok'],
    ],
    [
      'deserve a look with a test key in production',
      { ...live, STRIPE_SECRET_KEY: 'sk_test_hidden' },
      ['warning'],
    ],
    ['deserve a look with a live key elsewhere', { ...live, NODE_ENV: 'test' }, ['warning']],
    ['are fine with a restricted live key', { ...live, STRIPE_SECRET_KEY: 'rk_live_hidden' }, ['ok']],
    ['have failed without a webhook secret', { ...live, STRIPE_WEBHOOK_SECRET: '' }, ['failed']],
    ['deserve a look with another secret', { ...live, STRIPE_WEBHOOK_SECRET: 'hidden-secret' }, ['warning']],
    ['deserve a look without a key', {}, ['warning']],
    ['deserve a look in the sandbox', { NODE_ENV: 'test', BASE_URL: 'http://localhost:3000' }, ['warning']],
  ] as const)('%s', (_, environment, expected) => {
    const findings = findingsOf(environment);
    expect(findings.map(({ health }) => health)).toEqual(expected);
    expect(JSON.stringify(findings)).not.toContain('hidden');
  });
});
