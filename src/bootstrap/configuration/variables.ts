import { z } from 'zod';
import { structuredModes } from '#adapters/outbound/llm/chat-call.ts';
import { parseSender } from '#adapters/outbound/mailer/mail-message.ts';
import { parseStorage, storageRule } from './storage.ts';

const roles = ['api', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

export const hasProtocol = (url: string, protocols: readonly string[]): boolean =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol) && new URL(url).hostname !== '';

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => hasProtocol(text, protocols), message);

const httpUrl = url(['http:', 'https:'], 'must be an http:// or https:// address');

const isOrigin = (text: string): boolean =>
  hasProtocol(text, ['http:', 'https:']) && new URL(text).origin === text && !text.includes('*');

const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(
    isOrigin,
    'must be an origin such as https://example.com: in lower case, without path or default port',
  );

const originList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine(
    (origins) => origins.every(isOrigin),
    'must be origins such as https://example.com, separated by commas',
  );

const wholeNumber = (lowest: number, highest: number) => {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((n) => n >= lowest && n <= highest, message);
};

/** Secrets, separated by commas, none of them empty. There are several while one replaces another. */
const secretList = (leastBytes: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine(
      (secrets) => secrets.every((secret) => Buffer.byteLength(secret) >= leastBytes),
      `must be secrets of at least ${leastBytes} bytes, separated by commas`,
    );

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** Parsed in the same way as in the mailer, so that an accepted value does not stop the start later. */
const isSender = (text: string): boolean => {
  try {
    parseSender(text);
    return true;
  } catch {
    return false;
  }
};

/** Characters that are allowed in a header. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be ASCII characters without spaces');

/** In OpenTelemetry's form: `name=value,name=value`, with percent-encoded values. */
const headerList = z
  .string()
  .regex(
    /^[!#$%&'*+.^_`|~\w-]+=[\x21-\x2b\x2d-\x7e]*(?:,[!#$%&'*+.^_`|~\w-]+=[\x21-\x2b\x2d-\x7e]*)*$/,
    'must be headers such as name=value, separated by commas',
  )
  .transform((text) => Object.fromEntries(text.split(',').map(asHeader)));

const asHeader = (entry: string): readonly [name: string, value: string] => {
  const end = entry.indexOf('=');
  const value = entry.slice(end + 1);
  return [entry.slice(0, end), /%(?![0-9a-f]{2})/i.test(value) ? value : decodeURIComponent(value)];
};

const longestImprint = 2000;

/** A line break may be written as `\n`, because not every way of setting variables keeps real ones. */
const imprint = z
  .string()
  .transform((text) => text.replaceAll(/\\n|\r\n/g, '\n').trim() || undefined)
  .refine(
    (text = '') => text.length <= longestImprint && !/[^\P{Cc}\n]/u.test(text),
    `must have at most ${longestImprint} characters, and no control characters except line breaks`,
  );

/** Other options of the mailer, such as `ignoreTLS`, would override the settings of this service. */
const hasTlsOptionsOnly = (address: string): boolean =>
  !URL.canParse(address) ||
  [...new URL(address).searchParams.keys()].every((name) => name.startsWith('tls.'));

/** The driver would read a list as the name of one host. */
const namesOneHost = (text: string): boolean =>
  !/^[^/]*\/\/[^/?#]*,/.test(text) && !/[?&]host=[^&]*,/.test(text);

const postgresUrl = z
  .string()
  .refine(namesOneHost, {
    message:
      'must contain one host: for several nodes, give a proxy or an address that leads to the primary (docs/operating.md)',
    abort: true,
  })
  .refine((text) => hasProtocol(text, ['postgres:', 'postgresql:']), 'must be a postgres:// address');

/** Each variable by itself, with its default. `.env.example` describes them. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  BASE_URL: origin.optional(),
  // ASCII only, because it is sent in a header.
  APP_URL: httpUrl.transform((text) => new URL(text).href).optional(),
  APP_ORIGINS: originList.default([]),
  WEB_CLIENT: oneOf(['true', 'false']).default('true'),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600).default(30),
  DRAIN_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  ROLE: oneOf(roles).default('all'),
  APP_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
    .optional(),
  APP_SECRET_PREVIOUS: secretList(32).default([]),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address')
    .refine(hasTlsOptionsOnly, 'must have only options in its query that begin with tls.')
    .optional(),
  SMTP_ALLOW_PLAINTEXT: oneOf(['true', 'false']).default('false'),
  MAIL_FROM: z.string().refine(isSender, 'must be an address or Name <address>').optional(),
  LLM_PROVIDER: oneOf(['openai-compatible']).optional(),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: token.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_MS: wholeNumber(1000, 240_000).optional(),
  LLM_STRUCTURED: oneOf(structuredModes).optional(),
  LLM_DAILY_TOKENS: wholeNumber(1, 999_999_999).optional(),
  PAYMENT_URL: httpUrl.transform((text) => new URL(text).href.replace(/\/$/, '')).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[sr]k_(?:live|test)_[\x21-\x7e]+$/,
      'must be a key that begins with sk_ or rk_, and live_ or test_',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: secretList(8).default([]),
  STRIPE_API_BASE: origin.optional(),
  ALLOW_SANDBOX: oneOf(['true', 'false']).default('false'),
  ALLOW_TEST_PAYMENTS: oneOf(['true', 'false']).default('false'),
  STORAGE_URL: z
    .string()
    .refine((text) => parseStorage(text) !== undefined, storageRule)
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: token.optional(),
  S3_SECRET_ACCESS_KEY: token.optional(),
  METRICS_TOKEN: token.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().default('situation-assessment'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  AUTH_CONFIRM_PAGE: oneOf(['true', 'false']).default('false'),
  IMPRINT: imprint.optional(),
  IMPRINT_CONTACT: imprint.optional(),
  IMPRINT_TERMS: imprint.optional(),
  IMPRINT_REFUND: imprint.optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});
export type Variables = z.infer<typeof variables>;
