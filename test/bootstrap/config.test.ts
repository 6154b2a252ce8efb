import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../src/bootstrap/config.ts';
import { expectErr, expectOk } from '../support/expect-ok.ts';

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
  role: 'all',
  appSecret: undefined,
  previousSecrets: [],
  smtpUrl: undefined,
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
  metricsToken: undefined,
  trustProxy: 0,
  confirmsLogins: false,
  imprint: undefined,
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
const besideModel = { LLM_BASE_URL: model.baseUrl };
const besideKey = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
const payment = nothingSet.payment;

/** Every variable with values that are taken: what is set beside it, the value, and the part of the config it gives. */
const taken: readonly (readonly [name: string, value: string, part: object, beside?: Environment])[] = [
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
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
  ['ROLE', 'api', { role: 'api' }, { DATABASE_URL: 'postgres://db/name' }],
  ['ROLE', 'worker', { role: 'worker' }, { DATABASE_URL: 'postgres://db/name' }],
  ['APP_SECRET', secret, { appSecret: secret }],
  ['APP_SECRET', 'é'.repeat(16), { appSecret: 'é'.repeat(16) }],
  ['SMTP_URL', 'smtp://u:p@mail:587', { smtpUrl: 'smtp://u:p@mail:587' }, { MAIL_FROM: 'a@b.co' }],
  ['SMTP_URL', 'smtps://mail', { smtpUrl: 'smtps://mail' }, { MAIL_FROM: 'a@b.co' }],
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
  ['STRIPE_SECRET_KEY', 'sk_test_1', { payment: { secretKey: 'sk_test_1' } }, besideKey],
  [
    'STRIPE_WEBHOOK_SECRET',
    'whsec_one_0123, whsec_two_0123',
    { payment: { ...payment, webhookSecrets: ['whsec_one_0123', 'whsec_two_0123'] } },
  ],
  ['STRIPE_API_BASE', 'http://127.0.0.1:9', { payment: { ...payment, apiBase: 'http://127.0.0.1:9' } }],
  ['ALLOW_SANDBOX', 'true', { payment }, { BASE_URL: 'https://try.example.com' }],
  [
    'ALLOW_SANDBOX',
    'false',
    { payment: { ...payment, isSandboxAllowed: false } },
    { BASE_URL: 'https://a.co' },
  ],
  ['STORAGE_URL', 'file:/srv/files', { storage: { kind: 'folder', path: '/srv/files' } }],
  ['STORAGE_URL', 'database:', { storage: { kind: 'database' } }],
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
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
];

/** Values that are refused. Each is unlike every word of the messages, so that it could be found in one. */
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
  ['STRIPE_WEBHOOK_SECRET', 'zz'],
  ['STRIPE_API_BASE', 'https://zz.example/v1'],
  ['ALLOW_SANDBOX', 'zz'],
  ['STORAGE_URL', 's3://zz'],
  ['STORAGE_URL', 'zz:/srv'],
  ['METRICS_TOKEN', 'zz zz'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['AUTH_CONFIRM_PAGE', 'yes'],
  ['AUTH_CONFIRM_PAGE', '1'],
  ['IMPRINT', 'z'.repeat(2001)],
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
  return name.startsWith('LLM_') ? besideModel : {};
}

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(read({})).toEqual(nothingSet);
  });

  test('takes an empty value for none', () => {
    const names = [...taken, ...refused].map(([name]) => name);
    const empty = Object.fromEntries([...names, 'NODE_ENV'].map((name) => [name, '']));
    expect(read(empty)).toEqual(nothingSet);
  });

  test('takes no notice of what is not its own', () => {
    expect(read({ PATH: '/usr/bin', HOME: '/home/someone', TZ: 'x' })).toEqual(nothingSet);
  });

  test.each(taken)('takes %s=%s', (name, value, part, beside = {}) => {
    expect(read({ ...beside, [name]: value })).toMatchObject(part);
  });

  test('has a test of every part with a value of its own', () => {
    const parts = taken.flatMap(([, , part]) => Object.keys(part));
    expect(new Set(parts)).toEqual(new Set(Object.keys(nothingSet)));
  });

  test.each(refused)('refuses %s=%j, naming the variable and not the value', (name, value) => {
    const beside = neededBeside(name);
    const faults = faultsOf({ ...beside, [name]: value });
    expect(faults).toEqual([expect.stringMatching(`^${name} must `)]);
    expect(faults.join('\n')).not.toContain(value);
    expect(faults.join('\n')).not.toMatch(/zz/);
  });

  test('tells all that is wrong at once, one line each', () => {
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

  test('SMTP_URL needs MAIL_FROM, and not the other way round', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://mail' })).toEqual([expect.stringMatching(/^MAIL_FROM must be set/)]);
    expect(read({ MAIL_FROM: 'a@b.co' }).smtpUrl).toBeUndefined();
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
  ])('cannot be switched off where logins lead to it %s', (_, set) => {
    expect(faultsOf({ ...set, WEB_CLIENT })).toEqual([
      expect.stringMatching(/^WEB_CLIENT must be true unless APP_URL leads to another application/),
    ]);
  });

  test.each(['api', 'worker'])('is served by who answers requests, and thus by ROLE=%s or not', (ROLE) => {
    const { servesWebClient } = read({ ROLE, DATABASE_URL: 'postgres://db/name' });
    expect(servesWebClient).toBe(ROLE === 'api');
  });

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
    'is played on this machine: BASE_URL=%s',
    (BASE_URL) => expect(read({ BASE_URL }).payment.isSandboxAllowed).toBe(true),
  );

  test('is played elsewhere only when asked for', () => {
    const BASE_URL = 'https://try.example.com';
    expect(read({ BASE_URL }).payment.isSandboxAllowed).toBe(false);
    expect(read({ BASE_URL, ALLOW_SANDBOX: 'true' }).payment.isSandboxAllowed).toBe(true);
  });
});

describe('files', () => {
  test('are where the data is', () => {
    expect(read({ DATA_DIR: '/srv/data' }).storage).toEqual({ kind: 'folder', path: '/srv/data/files' });
    expect(read({ DATABASE_URL: 'postgres://db/name' }).storage).toEqual({ kind: 'database' });
  });
});

describe('a language model', () => {
  test.each(['LLM_API_KEY', 'LLM_MODEL', 'LLM_PROVIDER'])('%s says nothing without an address', (name) => {
    const value = name === 'LLM_PROVIDER' ? 'openai-compatible' : 'x';
    expect(faultsOf({ [name]: value })).toEqual([
      `${name} has no effect without LLM_BASE_URL: set both or neither`,
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

  test('the service starts with everything that lasts', () => {
    expect(read(complete)).toMatchObject({ appSecret: secret, baseUrl: 'https://assess.example.com' });
  });

  test('payment is never played', () => {
    expect(read(complete).payment.isSandboxAllowed).toBe(false);
    expect(read({ ...complete, BASE_URL: 'http://localhost:3000' }).payment.isSandboxAllowed).toBe(false);
    expect(faultsOf({ ...complete, ALLOW_SANDBOX: 'true' })).toEqual([
      expect.stringMatching(/^ALLOW_SANDBOX must not be true in production/),
    ]);
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
