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
  dataDir: './var',
  databaseUrl: undefined,
  role: 'all',
  appSecret: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  metricsToken: undefined,
  trustProxy: 0,
  confirmsLogins: false,
  logLevel: 'info',
};

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
  ['METRICS_TOKEN', 'abc', { metricsToken: 'abc' }],
  ['TRUST_PROXY', '0', { trustProxy: 0 }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['AUTH_CONFIRM_PAGE', 'true', { confirmsLogins: true }],
  ['AUTH_CONFIRM_PAGE', 'false', { confirmsLogins: false }],
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
  ['METRICS_TOKEN', 'zz zz'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['AUTH_CONFIRM_PAGE', 'yes'],
  ['AUTH_CONFIRM_PAGE', '1'],
  ['LOG_LEVEL', 'zz'],
];

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
    const beside = name === 'SMTP_URL' ? { MAIL_FROM: 'a@b.co' } : {};
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

describe('in production', () => {
  const complete = {
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

  test.each(['APP_SECRET', 'BASE_URL', 'DATABASE_URL', 'SMTP_URL'])('%s must be set', (name) => {
    const line = expect.stringMatching(`^${name} must be set in production: `);
    expect(faultsOf({ ...complete, [name]: undefined })).toEqual([line]);
    expect(faultsOf({ ...complete, [name]: '' })).toEqual([line]);
  });

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
