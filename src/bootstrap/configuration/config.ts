import { join } from 'node:path';
import { Err, Ok, type Result } from 'ts-results';
import type { z } from 'zod';
import type { TracingOptions } from '#adapters/outbound/telemetry/otlp-tracing.ts';
import { withSecretFiles } from './secret-files.ts';
import { parseStorage, type S3Config, type StorageConfig } from './storage.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { faultsInProduction, faultsTogether, isLoopback, isLoopbackHost } from './variable-rules.ts';
import { type Environment, type LogLevel, type Role, type Variables, variables } from './variables.ts';

/** All settings from the environment, read once. `.env.example` describes them. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** An origin without a trailing slash. `undefined`: localhost and the actual port. */
  readonly baseUrl: string | undefined;
  readonly appUrl: string | undefined;
  readonly appOrigins: readonly string[];
  /** Whether this process serves the application. */
  readonly servesWebClient: boolean;
  readonly dataDir: string;
  /** `undefined`: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The server behind the pooler of `databaseUrl`. `undefined`: there is no pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** How long the start waits for a database that does not respond. */
  readonly databaseWaitSeconds: number;
  /** How long a stopping process still accepts requests, while `/readyz` returns 503. */
  readonly drainDelaySeconds: number;
  readonly role: Role;
  /** `undefined`: generated once and stored in the data folder. */
  readonly appSecret: string | undefined;
  /** Former secrets: signatures made with them stay valid. */
  readonly previousSecrets: readonly string[];
  readonly isProduction: boolean;
  /** `undefined`: mails are written to the outbox. */
  readonly smtp: SmtpConfig | undefined;
  readonly mailFrom: string | undefined;
  /** `undefined`: built-in texts. */
  readonly model: ModelConfig | undefined;
  readonly payment: PaymentConfig;
  readonly storage: StorageConfig;
  readonly s3: S3Config;
  readonly metricsToken: string | undefined;
  /** `undefined`: nothing is traced. */
  readonly telemetry: TelemetryConfig | undefined;
  readonly trustProxy: number;
  readonly confirmsLogins: boolean;
  /** Who runs this installation. */
  readonly imprint: string | undefined;
  /** The operator's conditions, which the offer shows. */
  readonly conditions: HttpSettings['conditions'];
  readonly logLevel: LogLevel;
}

interface SmtpConfig {
  readonly url: string;
  /** Whether mails may only be sent over TLS, because they contain links, and the login contains a password. */
  readonly requiresTls: boolean;
}

export interface ModelConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly name: string;
  /** The limit for one call. */
  readonly timeoutMs: number;
  readonly structured: NonNullable<Variables['LLM_STRUCTURED']>;
  /** `undefined`: no limit. */
  readonly dailyTokens: number | undefined;
}

export type TelemetryConfig = Omit<TracingOptions, 'onFailure'>;

export interface PaymentConfig {
  /** The base of links to books, without a trailing slash. `undefined`: the pages of the sandbox. */
  readonly url: string | undefined;
  readonly secretKey: string | undefined;
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string | undefined;
  /** Whether payments are simulated, without money, if there is no key. */
  readonly isSandboxAllowed: boolean;
}

/**
 * Reports all problems at once, one line each, with the variable's name and never its value. An empty value counts as
 * unset.
 */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const { config, faults } = inspectConfig(environment);
  return config !== undefined && faults.length === 0 ? Ok(config) : Err(faults);
}

/**
 * Reads as much as possible, even if the service would refuse to start. Returns no configuration only if a variable is
 * invalid.
 */
export function inspectConfig(environment: Environment): {
  readonly config: Config | undefined;
  readonly faults: readonly string[];
} {
  const { set, faults: unread } = withSecretFiles(environment);
  const parsed = variables.safeParse(set);
  const faults = [
    ...unread,
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
  databaseDirectUrl: read.DATABASE_DIRECT_URL,
  databaseWaitSeconds: read.DATABASE_WAIT_SECONDS,
  drainDelaySeconds: read.DRAIN_DELAY_SECONDS,
  role: read.ROLE,
  appSecret: read.APP_SECRET,
  previousSecrets: read.APP_SECRET_PREVIOUS,
  isProduction: read.NODE_ENV === 'production',
  smtp: read.SMTP_URL === undefined ? undefined : smtpOf(read, read.SMTP_URL),
  mailFrom: read.MAIL_FROM,
  model: read.LLM_BASE_URL === undefined ? undefined : modelOf(read, read.LLM_BASE_URL),
  payment: paymentOf(read),
  storage: storageOf(read),
  s3: s3Of(read),
  metricsToken: read.METRICS_TOKEN,
  telemetry: telemetryOf(read),
  trustProxy: read.TRUST_PROXY,
  confirmsLogins: read.AUTH_CONFIRM_PAGE === 'true',
  imprint: read.IMPRINT,
  conditions: { contact: read.IMPRINT_CONTACT, terms: read.IMPRINT_TERMS, refund: read.IMPRINT_REFUND },
  logLevel: read.LOG_LEVEL,
});

const smtpOf = (read: Variables, url: string): SmtpConfig => ({
  url,
  requiresTls: read.SMTP_ALLOW_PLAINTEXT === 'false' && !isLoopback(url),
});

const modelOf = (read: Variables, baseUrl: string): ModelConfig => ({
  baseUrl,
  apiKey: read.LLM_API_KEY,
  name: read.LLM_MODEL ?? 'default',
  timeoutMs: read.LLM_TIMEOUT_MS ?? 60_000,
  structured: read.LLM_STRUCTURED ?? 'json_schema',
  dailyTokens: read.LLM_DAILY_TOKENS,
});

const telemetryOf = (read: Variables): TelemetryConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: read.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: read.OTEL_SERVICE_NAME,
        ratio: read.OTEL_TRACES_SAMPLER_ARG,
      };

const paymentOf = (read: Variables): PaymentConfig => ({
  url: read.PAYMENT_URL,
  secretKey: read.STRIPE_SECRET_KEY,
  webhookSecrets: read.STRIPE_WEBHOOK_SECRET,
  apiBase: read.STRIPE_API_BASE,
  isSandboxAllowed:
    read.NODE_ENV !== 'production' && (read.ALLOW_SANDBOX === 'true' || isForThisMachine(read)),
});

/** Whether the service listens on this machine only and has no public address. */
const isForThisMachine = ({ HOST, BASE_URL }: Variables): boolean =>
  isLoopbackHost(HOST) && (BASE_URL === undefined || isLoopback(BASE_URL));

export const ownFilesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Whether there seems to be a proxy that is not configured, so that all clients would share one limit. */
export const sharesLimits = ({ trustProxy, baseUrl }: Config): boolean =>
  trustProxy === 0 && baseUrl?.startsWith('https:') === true;

/**
 * By default, files are stored with the data: in the database if it is a server, because several machines may need
 * them.
 */
function storageOf({ STORAGE_URL, DATABASE_URL, DATA_DIR }: Variables): StorageConfig {
  const configured = STORAGE_URL === undefined ? undefined : parseStorage(STORAGE_URL);
  const own = { kind: 'folder', path: ownFilesFolder(DATA_DIR) } as const;
  return configured ?? (DATABASE_URL === undefined ? own : { kind: 'database' });
}

const s3Of = ({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }: Variables) => ({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  keys: id === undefined || secret === undefined ? undefined : { id, secret },
});
