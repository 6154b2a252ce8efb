import { z } from 'zod';
import { structuredModes } from '../adapters/outbound/llm/chat-call.ts';
import { parseSender } from '../adapters/outbound/mailer/mail-message.ts';

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

/** Keys are replaced by adding the new one: separated by commas, none of them empty. */
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

/** The mailer's own reading of it, so that what passes here does not stop the start later. */
const isSender = (text: string): boolean => {
  try {
    parseSender(text);
    return true;
  } catch {
    return false;
  }
};

/** What a header can carry. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be ASCII characters without spaces');

const longestImprint = 2000;

/** A line break may be written as `\n`, as not every way of setting a variable keeps a real one. */
const imprint = z
  .string()
  .transform((text) => text.replaceAll(/\\n|\r\n/g, '\n').trim() || undefined)
  .refine(
    (text = '') => text.length <= longestImprint && !/[^\P{Cc}\n]/u.test(text),
    `must have at most ${longestImprint} characters, and no control characters but line breaks`,
  );

/** Each variable by itself, with its default. Their meanings: `.env.example`. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  BASE_URL: origin.optional(),
  // A header carries it, so it must be in ASCII.
  APP_URL: httpUrl.transform((text) => new URL(text).href).optional(),
  APP_ORIGINS: originList.default([]),
  WEB_CLIENT: oneOf(['true', 'false']).default('true'),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  ROLE: oneOf(roles).default('all'),
  APP_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
    .optional(),
  APP_SECRET_PREVIOUS: secretList(32).default([]),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an address or Name <address>').optional(),
  LLM_PROVIDER: oneOf(['openai-compatible']).optional(),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: token.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_MS: wholeNumber(1000, 240_000).optional(),
  LLM_STRUCTURED: oneOf(structuredModes).optional(),
  LLM_DAILY_TOKENS: wholeNumber(1, 999_999_999).optional(),
  PAYMENT_URL: httpUrl.transform((text) => new URL(text).href.replace(/\/$/, '')).optional(),
  STRIPE_SECRET_KEY: token.optional(),
  STRIPE_WEBHOOK_SECRET: secretList(8).default([]),
  STRIPE_API_BASE: origin.optional(),
  ALLOW_SANDBOX: oneOf(['true', 'false']).default('false'),
  STORAGE_URL: z
    .string()
    .regex(/^(file:.+|database:)$/, 'must be file:FOLDER or database:')
    .optional(),
  METRICS_TOKEN: token.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  AUTH_CONFIRM_PAGE: oneOf(['true', 'false']).default('false'),
  IMPRINT: imprint.optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});
export type Variables = z.infer<typeof variables>;
