import { Err, Ok, type Result } from 'ts-results';
import { z } from 'zod';
import { parseSender } from '../adapters/outbound/mailer/mail-message.ts';

/** Everything that the environment decides, read once. Defaults and meanings: `.env.example`. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** An origin, without a slash at the end. `undefined`: localhost and the port that is listened on. */
  readonly baseUrl: string | undefined;
  readonly appUrl: string | undefined;
  readonly appOrigins: readonly string[];
  readonly dataDir: string;
  /** `undefined`: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly role: Role;
  /** `undefined`: generated once and kept in the data folder. */
  readonly appSecret: string | undefined;
  /** `undefined`: mails go to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly metricsToken: string | undefined;
  readonly trustProxy: number;
  readonly confirmsLogins: boolean;
  readonly logLevel: LogLevel;
}

const roles = ['api', 'worker', 'all'] as const;
type Role = (typeof roles)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const hasProtocol = (url: string, protocols: readonly string[]): boolean =>
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

const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  BASE_URL: origin.optional(),
  // A header carries it, so it must be in ASCII.
  APP_URL: httpUrl.transform((text) => new URL(text).href).optional(),
  APP_ORIGINS: originList.default([]),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  ROLE: oneOf(roles).default('all'),
  APP_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an address or Name <address>').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be ASCII characters without spaces')
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  AUTH_CONFIRM_PAGE: oneOf(['true', 'false']).default('false'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});
type Variables = z.infer<typeof variables>;

/** All problems at once, one line each, naming the variable and never its value. An empty value counts as unset. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  const faults = parsed.success ? [] : parsed.error.issues.map(lineOf);
  const lines = [
    ...faults,
    ...faultsTogether(set),
    ...(set['NODE_ENV'] === 'production' ? faultsInProduction(set) : []),
  ];
  return parsed.success && lines.length === 0 ? Ok(configOf(parsed.data)) : Err(lines);
}

const lineOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} ${message}`;

function faultsTogether({ ROLE, DATABASE_URL, SMTP_URL, MAIL_FROM }: Environment): string[] {
  const faults: string[] = [];
  if ((ROLE === 'api' || ROLE === 'worker') && DATABASE_URL === undefined)
    faults.push(
      `DATABASE_URL must be set when ROLE is ${ROLE}: the embedded database serves one process only`,
    );
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    faults.push('MAIL_FROM must be set when SMTP_URL is: mail servers refuse mails without a sender');
  return faults;
}

/** What makes a first run easy would lose mails, data or sessions in production. */
function faultsInProduction(set: Environment): string[] {
  const required = {
    APP_SECRET: 'a generated secret would differ between machines',
    BASE_URL: 'links in mails lead there',
    DATABASE_URL: 'the embedded database does not survive a power failure',
    SMTP_URL: 'without a mail server nobody could log in',
  };
  const missing = Object.entries(required)
    .filter(([name]) => set[name] === undefined)
    .map(([name, reason]) => `${name} must be set in production: ${reason}`);
  return isPlainHttp(set['BASE_URL'])
    ? [...missing, 'BASE_URL must begin with https:// in production: browsers send the session over TLS only']
    : missing;
}

const isPlainHttp = (address: string | undefined): boolean =>
  address !== undefined &&
  hasProtocol(address, ['http:']) &&
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

const configOf = (read: Variables): Config => ({
  host: read.HOST,
  port: read.PORT,
  baseUrl: read.BASE_URL,
  appUrl: read.APP_URL,
  appOrigins: read.APP_ORIGINS,
  dataDir: read.DATA_DIR,
  databaseUrl: read.DATABASE_URL,
  role: read.ROLE,
  appSecret: read.APP_SECRET,
  smtpUrl: read.SMTP_URL,
  mailFrom: read.MAIL_FROM,
  metricsToken: read.METRICS_TOKEN,
  trustProxy: read.TRUST_PROXY,
  confirmsLogins: read.AUTH_CONFIRM_PAGE === 'true',
  logLevel: read.LOG_LEVEL,
});
