import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '#bootstrap/configuration/config.ts';
import { secretVariables } from '#bootstrap/configuration/secret-files.ts';
import { variables } from '#bootstrap/configuration/variables.ts';
import { expectErr, expectOk } from '../support/expect-ok.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const read = (environment: Environment) => expectOk(readConfig(environment));
const faultsOf = (environment: Environment) => expectErr(readConfig(environment));
const secret = 's'.repeat(32);

const nothingSet = {
  host: '127.0.0.1',
  port: 3000,
  baseUrl: undefined,
  appUrl: undefined,
  appOrigins: [],
  servesWebClient: true,
  dataDir: './var',
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databaseWaitSeconds: 30,
  drainDelaySeconds: 0,
  role: 'all',
  appSecret: undefined,
  previousSecrets: [],
  isProduction: false,
  smtp: undefined,
  mailFrom: undefined,
  model: undefined,
  payment: {
    url: undefined,
    secretKey: undefined,
    webhookSecrets: [],
    apiBase: undefined,
    isSandboxAllowed: true,
  },
  storage: { kind: 'folder', path: 'var/files' },
  s3: { endpoint: undefined, region: undefined, keys: undefined },
  metricsToken: undefined,
  telemetry: undefined,
  trustProxy: 0,
  confirmsLogins: false,
  imprint: undefined,
  conditions: { contact: undefined, terms: undefined, refund: undefined },
  logLevel: 'info',
};

const model = {
  baseUrl: 'http://llm:8000/v1',
  apiKey: undefined,
  name: 'default',
  timeoutMs: 60_000,
  structured: 'json_schema',
  dailyTokens: undefined,
};
const telemetry = {
  endpoint: 'http://otel:4318',
  headers: {},
  serviceName: 'situation-assessment',
  ratio: 1,
};
const besideCollector = { OTEL_EXPORTER_OTLP_ENDPOINT: telemetry.endpoint };
const besideModel = { LLM_BASE_URL: model.baseUrl };
const besideMail = { MAIL_FROM: 'a@b.co' };
const besideKey = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
const payment = nothingSet.payment;

/** Every variable with valid values: the other variables to set, the value, and the resulting part of the config. */
const taken: readonly (readonly [name: string, value: string, part: object, beside?: Environment])[] = [
  ['HOST', '::1', { host: '::1' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['BASE_URL', 'https://assess.example.com', { baseUrl: 'https://assess.example.com' }],
  ['BASE_URL', 'https://assess.example.com/', { baseUrl: 'https://assess.example.com' }],
  ['BASE_URL', 'http://localhost:8080', { baseUrl: 'http://localhost:8080' }],
  ['APP_URL', 'https://app.example.com/start?a=1', { appUrl: 'https://app.example.com/start?a=1' }],
  ['APP_URL', 'https://app.example.com/é', { appUrl: 'https://app.example.com/%C3%A9' }],
  ['APP_ORIGINS', 'https://a.example', { appOrigins: ['https://a.example'] }],
  [
    'APP_ORIGINS',
    'https://a.example, http://b.example:81',
    { appOrigins: ['https://a.example', 'http://b.example:81'] },
  ],
  ['WEB_CLIENT', 'true', { servesWebClient: true }],
  ['WEB_CLIENT', 'false', { servesWebClient: false }, { APP_URL: 'https://app.example.com/' }],
  ['DATA_DIR', '/srv/data', { dataDir: '/srv/data' }],
  ['DATABASE_URL', 'postgres://u:p@db/name', { databaseUrl: 'postgres://u:p@db/name' }],
  ['DATABASE_URL', 'postgresql://db/name', { databaseUrl: 'postgresql://db/name' }],
  ['ROLE', 'all', { role: 'all' }],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db/name',
    { databaseDirectUrl: 'postgres://db/name' },
    { DATABASE_URL: 'postgres://pooler:6432/name' },
  ],
  ['DATABASE_WAIT_SECONDS', '0', { databaseWaitSeconds: 0 }],
  ['DRAIN_DELAY_SECONDS', '12', { drainDelaySeconds: 12 }],
  ['ROLE', 'api', { role: 'api' }, { DATABASE_URL: 'postgres://db/name' }],
  ['ROLE', 'worker', { role: 'worker' }, { DATABASE_URL: 'postgres://db/name' }],
  ['APP_SECRET', secret, { appSecret: secret }],
  ['APP_SECRET', 'é'.repeat(16), { appSecret: 'é'.repeat(16) }],
  [
    'SMTP_URL',
    'smtp://u:p@mail:587',
    { smtp: { url: 'smtp://u:p@mail:587', requiresTls: true } },
    besideMail,
  ],
  ['SMTP_URL', 'smtps://mail', { smtp: { url: 'smtps://mail', requiresTls: true } }, besideMail],
  [
    'SMTP_URL',
    'smtp://mail?tls.servername=a',
    { smtp: { url: 'smtp://mail?tls.servername=a', requiresTls: true } },
    besideMail,
  ],
  [
    'SMTP_URL',
    'smtp://127.0.0.1:25',
    { smtp: { url: 'smtp://127.0.0.1:25', requiresTls: false } },
    besideMail,
  ],
  [
    'SMTP_ALLOW_PLAINTEXT',
    'true',
    { smtp: { url: 'smtp://mail', requiresTls: false } },
    { ...besideMail, SMTP_URL: 'smtp://mail' },
  ],
  [
    'SMTP_ALLOW_PLAINTEXT',
    'false',
    { smtp: { url: 'smtp://mail', requiresTls: true } },
    { ...besideMail, SMTP_URL: 'smtp://mail' },
  ],
  ['MAIL_FROM', 'no-reply@example.com', { mailFrom: 'no-reply@example.com' }],
  ['MAIL_FROM', 'The Service <no-reply@example.com>', { mailFrom: 'The Service <no-reply@example.com>' }],
  ['APP_SECRET_PREVIOUS', `${secret}, ${'t'.repeat(32)}`, { previousSecrets: [secret, 't'.repeat(32)] }],
  ['LLM_BASE_URL', 'http://llm:8000/v1', { model }],
  ['LLM_PROVIDER', 'openai-compatible', { model }, besideModel],
  ['LLM_API_KEY', 'sk-1', { model: { ...model, apiKey: 'sk-1' } }, besideModel],
  ['LLM_MODEL', 'small', { model: { ...model, name: 'small' } }, besideModel],
  ['LLM_TIMEOUT_MS', '20000', { model: { ...model, timeoutMs: 20_000 } }, besideModel],
  ['LLM_STRUCTURED', 'prompt', { model: { ...model, structured: 'prompt' } }, besideModel],
  ['LLM_DAILY_TOKENS', '50000', { model: { ...model, dailyTokens: 50_000 } }, besideModel],
  ['PAYMENT_URL', 'https://shop.example.com/', { payment: { ...payment, url: 'https://shop.example.com' } }],
  ['PAYMENT_URL', 'https://a.example/b', { payment: { ...payment, url: 'https://a.example/b' } }],
  ...['sk_test_1', 'sk_live_1', 'rk_test_1', 'rk_live_1'].map(
    (key) => ['STRIPE_SECRET_KEY', key, { payment: { secretKey: key } }, besideKey] as const,
  ),
  [
    'STRIPE_WEBHOOK_SECRET',
    'whsec_one_0123, whsec_two_0123',
    { payment: { ...payment, webhookSecrets: ['whsec_one_0123', 'whsec_two_0123'] } },
  ],
  ['STRIPE_API_BASE', 'http://127.0.0.1:9', { payment: { ...payment, apiBase: 'http://127.0.0.1:9' } }],
  ['ALLOW_TEST_PAYMENTS', 'true', {}],
  ['ALLOW_TEST_PAYMENTS', 'false', {}],
  ['ALLOW_SANDBOX', 'true', { payment }, { BASE_URL: 'https://try.example.com' }],
  [
    'ALLOW_SANDBOX',
    'false',
    { payment: { ...payment, isSandboxAllowed: false } },
    { BASE_URL: 'https://a.co' },
  ],
  ['STORAGE_URL', 'file:/srv/files', { storage: { kind: 'folder', path: '/srv/files' } }],
  ['STORAGE_URL', 'database:', { storage: { kind: 'database' } }],
  ['STORAGE_URL', 's3://reports', { storage: { kind: 's3', bucket: 'reports', prefix: '' } }],
  ['STORAGE_URL', 's3://a.b-c/svc/1/', { storage: { kind: 's3', bucket: 'a.b-c', prefix: 'svc/1/' } }],
  ['S3_ENDPOINT', 'http://127.0.0.1:9000', { s3: { ...nothingSet.s3, endpoint: 'http://127.0.0.1:9000' } }],
  ['S3_REGION', 'eu-central-1', { s3: { ...nothingSet.s3, region: 'eu-central-1' } }],
  [
    'S3_ACCESS_KEY_ID',
    'key',
    { s3: { ...nothingSet.s3, keys: { id: 'key', secret: 'secret' } } },
    { S3_SECRET_ACCESS_KEY: 'secret' },
  ],
  [
    'S3_SECRET_ACCESS_KEY',
    'secret',
    { s3: { ...nothingSet.s3, keys: { id: 'key', secret: 'secret' } } },
    { S3_ACCESS_KEY_ID: 'key' },
  ],
  ['METRICS_TOKEN', 'abc', { metricsToken: 'abc' }],
  ['TRUST_PROXY', '0', { trustProxy: 0 }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['AUTH_CONFIRM_PAGE', 'true', { confirmsLogins: true }],
  ['AUTH_CONFIRM_PAGE', 'false', { confirmsLogins: false }],
  ['IMPRINT', 'Example Ltd', { imprint: 'Example Ltd' }],
  ['IMPRINT', 'Exämple Ltd\\n1 Street \\n', { imprint: 'Exämple Ltd\n1 Street' }],
  ['IMPRINT', 'Example Ltd\r\n1 Street\n', { imprint: 'Example Ltd\n1 Street' }],
  ['IMPRINT', 'é'.repeat(2000), { imprint: 'é'.repeat(2000) }],
  ['IMPRINT', ' \\n', { imprint: undefined }],
  [
    'IMPRINT_TERMS',
    'One.\\nTwo.',
    { conditions: { contact: undefined, terms: 'One.\nTwo.', refund: undefined } },
  ],
  [
    'NODE_ENV',
    'production',
    { isProduction: true },
    {
      ...besideMail,
      APP_SECRET: secret,
      BASE_URL: 'https://a.example',
      DATABASE_URL: 'postgres://db/name',
      PAYMENT_URL: 'https://b.example',
      SMTP_URL: 'smtp://mail',
    },
  ],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://otel:4318', { telemetry }],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'x-key=a%20b,c=d=',
    { telemetry: { ...telemetry, headers: { 'x-key': 'a b', c: 'd=' } } },
    besideCollector,
  ],
  ['OTEL_SERVICE_NAME', 'map', { telemetry: { ...telemetry, serviceName: 'map' } }, besideCollector],
  ['OTEL_TRACES_SAMPLER_ARG', '0.25', { telemetry: { ...telemetry, ratio: 0.25 } }, besideCollector],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
];

/**
 * Invalid values. Each one differs from all words of the messages, so that it would be found if a message quoted it.
 */
const refused: readonly (readonly [name: string, value: string])[] = [
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PORT', '30.5'],
  ['PORT', 'zz9'],
  ['PORT', '0xbb8'],
  ['BASE_URL', 'zz.example'],
  ['BASE_URL', 'https://zz.example/path'],
  ['BASE_URL', 'https://zz.example?q'],
  ['BASE_URL', 'https://u:p@zz.example'],
  ['BASE_URL', 'ftp://zz.example'],
  ['BASE_URL', 'wss://zz.example'],
  ['BASE_URL', 'javascript:zz'],
  ['APP_URL', '/zz'],
  ['APP_URL', 'ftp://zz.example/'],
  ['APP_URL', 'javascript:zz'],
  ['APP_ORIGINS', '*'],
  ['APP_ORIGINS', 'https://*.zz.example'],
  ['APP_ORIGINS', 'https://a.example,zz.example'],
  ['APP_ORIGINS', 'https://a.example;https://zz.example'],
  ['APP_ORIGINS', 'https://zz.example/path'],
  ['APP_ORIGINS', 'ftp://zz.example'],
  ['APP_ORIGINS', 'https://a.example,'],
  ['WEB_CLIENT', 'zz'],
  ['DATABASE_URL', 'mysql://zz.example/name'],
  ['DATABASE_URL', 'zz'],
  ['DATABASE_URL', 'postgres://zz@one,two/name'],
  ['DATABASE_URL', 'postgres://zz@one:5432,two:5433/name?target_session_attrs=read-write'],
  ['DATABASE_URL', 'postgres:///name?host=one,two'],
  ['DATABASE_DIRECT_URL', 'postgres://zz@one/name'],
  ['DATABASE_WAIT_SECONDS', '-1'],
  ['DRAIN_DELAY_SECONDS', '301'],
  ['ROLE', 'zz'],
  ['ROLE', 'API'],
  ['APP_SECRET', 'z'.repeat(31)],
  ['SMTP_URL', 'mail.zz.example:587'],
  ['SMTP_URL', 'https://mail.zz.example'],
  ['MAIL_FROM', 'zz'],
  ['MAIL_FROM', 'zz@1.2.3.4'],
  ['MAIL_FROM', 'zz <zz>'],
  ['MAIL_FROM', 'zz@zz'],
  ['MAIL_FROM', 'zz@b.co, zz@c.co'],
  ['MAIL_FROM', 'zz <a@b.co>\r\nBcc: x@y.example'],
  ['APP_SECRET_PREVIOUS', 'z'.repeat(31)],
  ['APP_SECRET_PREVIOUS', `${'z'.repeat(32)},`],
  ['LLM_BASE_URL', 'zz'],
  ['LLM_PROVIDER', 'zz'],
  ['LLM_API_KEY', 'zz zz'],
  ['LLM_TIMEOUT_MS', '999'],
  ['LLM_TIMEOUT_MS', 'zz'],
  ['LLM_STRUCTURED', 'zz'],
  ['LLM_DAILY_TOKENS', '0'],
  ['PAYMENT_URL', 'zz.example'],
  ['STRIPE_SECRET_KEY', 'zz zz'],
  ['STRIPE_SECRET_KEY', 'pk_live_zz'],
  ['STRIPE_SECRET_KEY', 'sk_zz'],
  ['STRIPE_SECRET_KEY', ' sk_live_zz'],
  ['SMTP_URL', 'smtp://zz?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://zz?requireTLS=false'],
  ['SMTP_URL', 'smtp://zz?tls.a=1&secure=zz'],
  ['SMTP_ALLOW_PLAINTEXT', 'zz'],
  ['ALLOW_TEST_PAYMENTS', 'zz'],
  ['STRIPE_WEBHOOK_SECRET', 'zz'],
  ['STRIPE_API_BASE', 'https://zz.example/v1'],
  ['ALLOW_SANDBOX', 'zz'],
  ['STORAGE_URL', 's3://zz'],
  ['STORAGE_URL', 'zz:/srv'],
  ['STORAGE_URL', 's3://ZZZ/a'],
  ['STORAGE_URL', 's3://zzz/../a'],
  ['STORAGE_URL', 's3://zzz//a'],
  ['S3_ENDPOINT', 'zz.example'],
  ['S3_REGION', 'zz zz'],
  ['S3_ACCESS_KEY_ID', 'zz zz'],
  ['S3_SECRET_ACCESS_KEY', 'zz zz'],
  ['METRICS_TOKEN', 'zz zz'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'zz'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'zz'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=zz zz'],
  ['OTEL_TRACES_SAMPLER_ARG', 'zz'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['AUTH_CONFIRM_PAGE', 'yes'],
  ['AUTH_CONFIRM_PAGE', '1'],
  ['IMPRINT', 'z'.repeat(2001)],
  ['IMPRINT_REFUND', 'z'.repeat(2001)],
  ['IMPRINT', 'zz\u0000'],
  ['IMPRINT', 'zz\tzz'],
  ['IMPRINT', 'zz\rzz'],
  ['IMPRINT', '\u001b[1mzz'],
  ['IMPRINT', 'zz\u0085zz'],
  ['LOG_LEVEL', 'zz'],
];

function neededBeside(name: string): Environment {
  if (name === 'SMTP_URL') return { MAIL_FROM: 'a@b.co' };
  if (name === 'STRIPE_SECRET_KEY') return besideKey;
  if (name === 'S3_ACCESS_KEY_ID') return { S3_SECRET_ACCESS_KEY: 'secret' };
  if (name === 'S3_SECRET_ACCESS_KEY') return { S3_ACCESS_KEY_ID: 'key' };
  return name.startsWith('LLM_') ? besideModel : {};
}

describe('the configuration', () => {
  test('needs no variables', () => {
    expect(read({})).toEqual(nothingSet);
  });

  test('treats an empty value as missing', () => {
    const names = [...taken, ...refused].map(([name]) => name);
    const empty = Object.fromEntries([...names, 'NODE_ENV'].map((name) => [name, '']));
    expect(read(empty)).toEqual(nothingSet);
  });

  test('ignores other variables', () => {
    expect(read({ PATH: '/usr/bin', HOME: '/home/someone', TZ: 'x' })).toEqual(nothingSet);
  });

  test.each(taken)('accepts %s=%s', (name, value, part, beside = {}) => {
    expect(read({ ...beside, [name]: value })).toMatchObject(part);
  });

  test('has a test for every part', () => {
    const parts = taken.flatMap(([, , part]) => Object.keys(part));
    expect(new Set(parts)).toEqual(new Set(Object.keys(nothingSet)));
  });

  test.each(refused)('refuses %s=%j, naming the variable but not the value', (name, value) => {
    const beside = neededBeside(name);
    const faults = faultsOf({ ...beside, [name]: value });
    expect(faults).toEqual([expect.stringMatching(`^${name} must `)]);
    expect(faults.join('\n')).not.toContain(value);
    expect(faults.join('\n')).not.toMatch(/zz/);
  });

  test('reports all faults at once, one line each', () => {
    const faults = faultsOf({ PORT: 'x', BASE_URL: 'x', SMTP_URL: 'x', ROLE: 'x', NODE_ENV: 'production' });
    expect(faults.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'BASE_URL',
      'ROLE',
      'SMTP_URL',
      'MAIL_FROM',
      'APP_SECRET',
      'DATABASE_URL',
      'PAYMENT_URL',
    ]);
    expect(faults.join('')).not.toMatch(/\n/);
  });
});

describe('variables that need each other', () => {
  test.each(['api', 'worker'])('ROLE=%s needs DATABASE_URL', (ROLE) => {
    expect(faultsOf({ ROLE })).toEqual([expect.stringMatching(/^DATABASE_URL must be set when ROLE/)]);
    expect(faultsOf({ ROLE, DATABASE_URL: '' })).toHaveLength(1);
  });

  test('SMTP_URL needs MAIL_FROM, but not vice versa', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://mail' })).toEqual([expect.stringMatching(/^MAIL_FROM must be set/)]);
    expect(read({ MAIL_FROM: 'a@b.co' }).smtp).toBeUndefined();
  });
});

describe('the application', () => {
  const WEB_CLIENT = 'false';
  const BASE_URL = 'https://assess.example.com';

  test.each<[name: string, set: Environment]>([
    ['by default', {}],
    ['by its own address', { BASE_URL, APP_URL: `${BASE_URL}/app/` }],
    ['by one of its pages', { BASE_URL, APP_URL: `${BASE_URL}/app/result?a=1` }],
    ['by its address without a slash', { BASE_URL, APP_URL: `${BASE_URL}/app` }],
    ['by its address on this machine', { PORT: '8080', APP_URL: 'http://localhost:8080/app/' }],
  ])('cannot be switched off if logins lead to it %s', (_, set) => {
    expect(faultsOf({ ...set, WEB_CLIENT })).toEqual([
      expect.stringMatching(/^WEB_CLIENT must be true unless APP_URL leads to another application/),
    ]);
  });

  test.each(['api', 'worker'])(
    'is served by processes that answer requests, so by ROLE=%s or not',
    (ROLE) => {
      const { servesWebClient } = read({ ROLE, DATABASE_URL: 'postgres://db/name' });
      expect(servesWebClient).toBe(ROLE === 'api');
    },
  );

  test.each<[name: string, set: Environment]>([
    ['on another host', { BASE_URL, APP_URL: 'https://app.example.com/app/' }],
    ['beside it', { BASE_URL, APP_URL: `${BASE_URL}/application/` }],
    ['on another port', { APP_URL: 'http://localhost:5173/app/' }],
  ])('may be switched off for another one %s', (_, set) => {
    expect(read({ ...set, WEB_CLIENT }).servesWebClient).toBe(false);
  });
});

describe('payment', () => {
  test('a key needs the secret of the webhook', () => {
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET must be set/),
    ]);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:81', 'http://[::1]:3000'])(
    'is simulated on this machine: BASE_URL=%s',
    (BASE_URL) => expect(read({ BASE_URL }).payment.isSandboxAllowed).toBe(true),
  );

  test.each(['0.0.0.0', '::', '192.0.2.7', 'localhost.example.com'])(
    'is not simulated if others can reach the service: HOST=%s',
    (HOST) => {
      expect(read({ HOST }).payment.isSandboxAllowed).toBe(false);
      expect(read({ HOST, BASE_URL: 'http://localhost:3000' }).payment.isSandboxAllowed).toBe(false);
      expect(read({ HOST, ALLOW_SANDBOX: 'true' }).payment.isSandboxAllowed).toBe(true);
    },
  );

  test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('is simulated for HOST=%s', (HOST) => {
    expect(read({ HOST }).payment.isSandboxAllowed).toBe(true);
  });

  test('is simulated elsewhere only if configured', () => {
    const BASE_URL = 'https://try.example.com';
    expect(read({ BASE_URL }).payment.isSandboxAllowed).toBe(false);
    expect(read({ BASE_URL, ALLOW_SANDBOX: 'true' }).payment.isSandboxAllowed).toBe(true);
  });
});

describe('files', () => {
  test('are stored in the data folder', () => {
    expect(read({ DATA_DIR: '/srv/data' }).storage).toEqual({ kind: 'folder', path: '/srv/data/files' });
    expect(read({ DATABASE_URL: 'postgres://db/name' }).storage).toEqual({ kind: 'database' });
  });
});

describe('secrets in files', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const fileOf = (content: string): string => {
    const path = join(folder.path, randomUUID());
    writeFileSync(path, content);
    return path;
  };

  test.each(secretVariables)('%s is read from the file that %s_FILE names', (name) => {
    const [, value = '', part = {}, beside = {}] = taken.find(([known]) => known === name) ?? [];
    expect(read({ ...beside, [`${name}_FILE`]: fileOf(`${value}\n`) })).toMatchObject(part);
  });

  test('are every variable whose value must not be seen', () => {
    const secrets = Object.keys(variables.shape).filter((name) =>
      /SECRET|KEY|TOKEN|HEADERS|^(?:DATABASE(?:_DIRECT)?|SMTP)_URL$/.test(name.replace('DAILY_TOKENS', '')),
    );
    expect([...secretVariables]).toEqual(secrets.toSorted());
  });

  test('are refused if they are not there, or there twice, without what they hold', () => {
    expect(faultsOf({ APP_SECRET_FILE: join(folder.path, 'absent') })).toEqual([
      'APP_SECRET_FILE must name a file that can be read (ENOENT)',
    ]);
    expect(faultsOf({ METRICS_TOKEN_FILE: fileOf('\n') })).toEqual([
      'METRICS_TOKEN_FILE must name a file that is not empty',
    ]);
    expect(faultsOf({ METRICS_TOKEN_FILE: fileOf('zz'), METRICS_TOKEN: 'zz' })).toEqual([
      'METRICS_TOKEN and METRICS_TOKEN_FILE must not both be set',
    ]);
    const faults = faultsOf({ APP_SECRET_FILE: fileOf('zz') });
    expect(faults).toEqual(['APP_SECRET must have at least 32 bytes']);
  });
});

describe('keys of an S3 server', () => {
  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('%s needs the other one', (name) => {
    expect(faultsOf({ [name]: 'x' })).toEqual([
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither',
    ]);
  });
});

describe('a language model', () => {
  test.each(['LLM_API_KEY', 'LLM_MODEL', 'LLM_PROVIDER'])('%s has no effect without an address', (name) => {
    const value = name === 'LLM_PROVIDER' ? 'openai-compatible' : 'x';
    expect(faultsOf({ [name]: value })).toEqual([
      `${name} has no effect without LLM_BASE_URL: set both, or neither`,
    ]);
  });
});

describe('in production', () => {
  const complete = {
    PAYMENT_URL: 'https://shop.example.com',
    NODE_ENV: 'production',
    APP_SECRET: secret,
    BASE_URL: 'https://assess.example.com',
    DATABASE_URL: 'postgres://db/name',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'no-reply@example.com',
  };

  test('the service starts with all persistent parts', () => {
    expect(read(complete)).toMatchObject({ appSecret: secret, baseUrl: 'https://assess.example.com' });
  });

  test('payment is never simulated', () => {
    expect(read(complete).payment.isSandboxAllowed).toBe(false);
    expect(read({ ...complete, BASE_URL: 'http://localhost:3000' }).payment.isSandboxAllowed).toBe(false);
    expect(faultsOf({ ...complete, ALLOW_SANDBOX: 'true' })).toEqual([
      expect.stringMatching(/^ALLOW_SANDBOX must not be true in production/),
    ]);
  });

  test.each(['sk_test_1', 'rk_test_1'])('a test key must be allowed explicitly: %s', (STRIPE_SECRET_KEY) => {
    const set = { ...complete, ...besideKey, STRIPE_SECRET_KEY };
    expect(faultsOf(set)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY must begin with sk_live_/)]);
    expect(read({ ...set, ALLOW_TEST_PAYMENTS: 'true' }).payment.secretKey).toBe(STRIPE_SECRET_KEY);
    expect(read({ ...set, STRIPE_SECRET_KEY: 'rk_live_1' }).payment.secretKey).toBe('rk_live_1');
  });

  test.each(['APP_SECRET', 'BASE_URL', 'DATABASE_URL', 'PAYMENT_URL', 'SMTP_URL'])(
    '%s must be set',
    (name) => {
      const line = expect.stringMatching(`^${name} must be set in production: `);
      expect(faultsOf({ ...complete, [name]: undefined })).toEqual([line]);
      expect(faultsOf({ ...complete, [name]: '' })).toEqual([line]);
    },
  );

  test('BASE_URL must be https', () => {
    expect(faultsOf({ ...complete, BASE_URL: 'http://assess.example.com' })).toEqual([
      expect.stringMatching(/^BASE_URL must begin with https:/),
    ]);
    expect(faultsOf({ ...complete, BASE_URL: 'http://localhost.example.com' })).toHaveLength(1);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'BASE_URL may be plain http on this machine: %s',
    (address) => {
      expect(read({ ...complete, BASE_URL: address }).baseUrl).toBe(address);
    },
  );

  test.each(['development', 'test', 'Production'])('is not NODE_ENV=%s', (NODE_ENV) => {
    expect(read({ NODE_ENV })).toEqual(nothingSet);
  });
});
