import { join } from 'node:path';
import { Err, Ok, type Result } from 'ts-results';
import type { z } from 'zod';
import { faultsInProduction, faultsTogether, isLoopback } from './variable-rules.ts';
import { type Environment, type LogLevel, type Role, type Variables, variables } from './variables.ts';

/** Everything that the environment decides, read once. Defaults and meanings: `.env.example`. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** An origin, without a slash at the end. `undefined`: localhost and the port that is listened on. */
  readonly baseUrl: string | undefined;
  readonly appUrl: string | undefined;
  readonly appOrigins: readonly string[];
  /** Whether this process serves the application. */
  readonly servesWebClient: boolean;
  readonly dataDir: string;
  /** `undefined`: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly role: Role;
  /** `undefined`: generated once and kept in the data folder. */
  readonly appSecret: string | undefined;
  /** Secrets that were replaced: what was signed with them stays valid. */
  readonly previousSecrets: readonly string[];
  /** `undefined`: mails go to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** `undefined`: built-in texts. */
  readonly model: ModelConfig | undefined;
  readonly payment: PaymentConfig;
  readonly storage: StorageConfig;
  readonly metricsToken: string | undefined;
  readonly trustProxy: number;
  readonly confirmsLogins: boolean;
  /** Who runs this installation. */
  readonly imprint: string | undefined;
  readonly logLevel: LogLevel;
}

export interface ModelConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly name: string;
  /** Of one call. */
  readonly timeoutMs: number;
  readonly structured: NonNullable<Variables['LLM_STRUCTURED']>;
  /** `undefined`: no limit. */
  readonly dailyTokens: number | undefined;
}

export interface PaymentConfig {
  /** Base of the links to books, without a slash at the end. `undefined`: the pages of the sandbox. */
  readonly url: string | undefined;
  readonly secretKey: string | undefined;
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string | undefined;
  /** Whether payments are played, without money, where there is no key. */
  readonly isSandboxAllowed: boolean;
}

type StorageConfig = { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'database' };

/** All problems at once, one line each, naming the variable and never its value. An empty value counts as unset. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const { config, faults } = inspectConfig(environment);
  return config !== undefined && faults.length === 0 ? Ok(config) : Err(faults);
}

/** What can be read of it, also where the service would refuse to start: only a variable that makes no sense hinders. */
export function inspectConfig(environment: Environment): {
  readonly config: Config | undefined;
  readonly faults: readonly string[];
} {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map(lineOf)),
    ...faultsTogether(set),
    ...(set['NODE_ENV'] === 'production' ? faultsInProduction(set) : []),
  ];
  return { config: parsed.success ? configOf(parsed.data) : undefined, faults };
}

const lineOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} ${message}`;

const configOf = (read: Variables): Config => ({
  host: read.HOST,
  port: read.PORT,
  baseUrl: read.BASE_URL,
  appUrl: read.APP_URL,
  appOrigins: read.APP_ORIGINS,
  servesWebClient: read.WEB_CLIENT === 'true' && read.ROLE !== 'worker',
  dataDir: read.DATA_DIR,
  databaseUrl: read.DATABASE_URL,
  role: read.ROLE,
  appSecret: read.APP_SECRET,
  previousSecrets: read.APP_SECRET_PREVIOUS,
  smtpUrl: read.SMTP_URL,
  mailFrom: read.MAIL_FROM,
  model: read.LLM_BASE_URL === undefined ? undefined : modelOf(read, read.LLM_BASE_URL),
  payment: paymentOf(read),
  storage: storageOf(read),
  metricsToken: read.METRICS_TOKEN,
  trustProxy: read.TRUST_PROXY,
  confirmsLogins: read.AUTH_CONFIRM_PAGE === 'true',
  imprint: read.IMPRINT,
  logLevel: read.LOG_LEVEL,
});

const modelOf = (read: Variables, baseUrl: string): ModelConfig => ({
  baseUrl,
  apiKey: read.LLM_API_KEY,
  name: read.LLM_MODEL ?? 'default',
  timeoutMs: read.LLM_TIMEOUT_MS ?? 60_000,
  structured: read.LLM_STRUCTURED ?? 'json_schema',
  dailyTokens: read.LLM_DAILY_TOKENS,
});

const paymentOf = (read: Variables): PaymentConfig => ({
  url: read.PAYMENT_URL,
  secretKey: read.STRIPE_SECRET_KEY,
  webhookSecrets: read.STRIPE_WEBHOOK_SECRET,
  apiBase: read.STRIPE_API_BASE,
  isSandboxAllowed:
    read.NODE_ENV !== 'production' &&
    (read.ALLOW_SANDBOX === 'true' || read.BASE_URL === undefined || isLoopback(read.BASE_URL)),
});

export const ownFilesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Files are where the data is, unless told otherwise: with a server, several machines may need them. */
function storageOf({ STORAGE_URL, DATABASE_URL, DATA_DIR }: Variables): StorageConfig {
  const storage =
    STORAGE_URL ?? (DATABASE_URL === undefined ? `file:${ownFilesFolder(DATA_DIR)}` : 'database:');
  return storage === 'database:'
    ? { kind: 'database' }
    : { kind: 'folder', path: storage.slice('file:'.length) };
}
