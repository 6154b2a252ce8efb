import type { Finding } from '#application/ports/operations/health-check.ts';
import type { Config } from '../configuration/config.ts';
import { isLoopback } from '../configuration/variable-rules.ts';
import type { Environment } from '../configuration/variables.ts';

interface Rule {
  readonly isWeak: (config: Config, environment: Environment) => boolean;
  readonly detail: string;
  readonly advice: string;
}

/** Settings that work but make an attack easier. A first run that only this machine can reach has none. */
export function weakSettings(config: Config, environment: Environment): readonly Finding[] {
  const everywhere = rules.filter(({ isWeak }) => isWeak(config, environment));
  const inProduction = config.isProduction
    ? productionRules.filter(({ isWeak }) => isWeak(config, environment))
    : [];
  return [...everywhere, ...inProduction].map(({ detail, advice }) => ({
    health: 'warning',
    detail,
    advice,
  }));
}

/** Whether the address would send clear text to another machine. */
const isOpenHttp = (address: string | undefined): boolean =>
  address !== undefined && address.startsWith('http:') && !isLoopback(address);

const isWildcard = (host: string): boolean => /^(?:0\.0\.0\.0|::|\[::\]|0)$/.test(host);

/** An option in the query of an address. */
const option = (address: string | undefined, name: string): string =>
  address === undefined ? '' : (new URL(address).searchParams.get(name) ?? '');

/** Whether the database is on this machine, or reached through a local socket. */
const isLocalDatabase = (url: string): boolean => isLoopback(url) || option(url, 'host').startsWith('/');

/**
 * The driver checks the certificate, unless it is configured to behave like libpq, which checks it only in the
 * strictest mode.
 */
function hasCheckedTls(url: string): boolean {
  const mode = option(url, 'sslmode');
  return option(url, 'uselibpqcompat') === 'true'
    ? mode === 'verify-full'
    : ['require', 'verify-ca', 'verify-full'].includes(mode);
}

const usualPasswords: ReadonlySet<string> = new Set([
  '',
  'postgres',
  'password',
  'admin',
  'root',
  'secret',
  '123456',
]);

function hasUsualPassword(url: string): boolean {
  const { username, password } = new URL(url);
  if (option(url, 'sslcert') !== '') return false;
  return usualPasswords.has(password.toLowerCase()) || password === username;
}

/** A random text of 32 characters has more different characters and contains none of these words. */
const looksTyped = (secret: string): boolean =>
  new Set(secret).size < 10 ||
  /change.?me|password|passphrase|example|secret|12345|qwert|lorem/i.test(secret);

const shortestToken = 16;

const hasTwice = (texts: readonly (string | undefined)[]): boolean => {
  const set = texts.filter((text) => text !== undefined);
  return new Set(set).size < set.length;
};

/** Weak in every installation. */
const rules: readonly Rule[] = [
  {
    isWeak: ({ baseUrl }) => isOpenHttp(baseUrl),
    detail: 'Sessions and links are sent in clear text, and browsers store no session.',
    advice: 'Set BASE_URL to an https address, with a proxy that speaks TLS.',
  },
  {
    isWeak: ({ appUrl }) => isOpenHttp(appUrl),
    detail: 'Logins lead to a page that anybody on the way can change.',
    advice: 'Set APP_URL to an https address.',
  },
  {
    isWeak: ({ appOrigins }) => appOrigins.some(isOpenHttp),
    detail: 'Pages that anybody on the way can change may use sessions.',
    advice: 'Set APP_ORIGINS to https origins only.',
  },
  {
    isWeak: ({ host }) => isWildcard(host),
    detail:
      'The service can be reached from every network of this machine, without the proxy and in clear text.',
    advice:
      'Set HOST to 127.0.0.1 or the address that the proxy uses, or let a firewall close the port to all others.',
  },
  {
    isWeak: ({ host, trustProxy }) => isWildcard(host) && trustProxy > 0,
    detail: 'Clients that reach the port without the proxy can choose the address by which limits count.',
    advice: 'Set HOST as above, or TRUST_PROXY=0 if there is no proxy.',
  },
  {
    isWeak: ({ trustProxy, baseUrl }) => trustProxy > 0 && !(baseUrl?.startsWith('https:') ?? false),
    detail: 'A proxy is trusted, but BASE_URL is not an https address.',
    advice:
      'Set TRUST_PROXY=0 unless there is a proxy; otherwise clients can choose the address by which limits count.',
  },
  {
    isWeak: ({ databaseUrl, databaseDirectUrl }) =>
      [databaseUrl, databaseDirectUrl].some(
        (url) => url !== undefined && !isLocalDatabase(url) && !hasCheckedTls(url),
      ),
    detail: 'The connection to the database can be read, or redirected to another server.',
    advice:
      'Add sslmode=verify-full to DATABASE_URL and DATABASE_DIRECT_URL, and sslrootcert if the certificate is your own.',
  },
  {
    isWeak: ({ databaseUrl }) =>
      databaseUrl !== undefined && !isLocalDatabase(databaseUrl) && hasUsualPassword(databaseUrl),
    detail: 'The password of the database is missing or a common one.',
    advice: 'Give the user in DATABASE_URL a random password.',
  },
  {
    isWeak: ({ smtp }) => option(smtp?.url, 'tls.rejectUnauthorized') === 'false',
    detail: 'Mails and their links can reach anybody who pretends to be the mail server.',
    advice: 'Remove tls.rejectUnauthorized from SMTP_URL; NODE_EXTRA_CA_CERTS can name your own certificate.',
  },
  {
    isWeak: ({ smtp }) => /^TLSv1(?:\.1)?$/.test(option(smtp?.url, 'tls.minVersion')),
    detail: 'Mails may be sent with a version of TLS that is broken.',
    advice: 'Remove tls.minVersion from SMTP_URL.',
  },
  {
    isWeak: ({ model }) => isOpenHttp(model?.baseUrl),
    detail: 'What people write goes to the language model in clear text, with its key.',
    advice: 'Set LLM_BASE_URL to an https address.',
  },
  {
    isWeak: ({ storage, s3 }) => storage.kind === 's3' && isOpenHttp(s3.endpoint),
    detail: 'Reports go to the S3 server in clear text.',
    advice: 'Set S3_ENDPOINT to an https address.',
  },
  {
    isWeak: ({ telemetry }) => isOpenHttp(telemetry?.endpoint),
    detail: 'Traces, and the headers that give access to the collector, are sent in clear text.',
    advice: 'Set OTEL_EXPORTER_OTLP_ENDPOINT to an https address, or to a collector on this machine.',
  },
  {
    isWeak: ({ payment }) => isOpenHttp(payment.url) || isOpenHttp(payment.apiBase),
    detail: 'Payments go through an address that anybody on the way can change.',
    advice: 'Set PAYMENT_URL and STRIPE_API_BASE to https addresses, or leave STRIPE_API_BASE out.',
  },
  {
    isWeak: (_config, environment) => environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0',
    detail: 'Certificates of other servers are not checked.',
    advice: 'Unset NODE_TLS_REJECT_UNAUTHORIZED; NODE_EXTRA_CA_CERTS can name your own certificate.',
  },
];

/** Weak if strangers can reach the service; acceptable on a first run. */
const productionRules: readonly Rule[] = [
  {
    isWeak: ({ appSecret, previousSecrets }) =>
      [appSecret, ...previousSecrets].some((secret) => secret !== undefined && looksTyped(secret)),
    detail: 'A secret does not look random: anybody who guesses it can forge report links.',
    advice:
      'Set APP_SECRET to the output of "openssl rand -base64 48", and do not add the old one to APP_SECRET_PREVIOUS.',
  },
  {
    isWeak: ({ appSecret, previousSecrets, metricsToken, payment }) =>
      hasTwice([appSecret, ...previousSecrets, metricsToken, ...payment.webhookSecrets]),
    detail: 'One secret is used for two purposes or listed twice.',
    advice: 'Give APP_SECRET, APP_SECRET_PREVIOUS, METRICS_TOKEN and STRIPE_WEBHOOK_SECRET different values.',
  },
  {
    isWeak: ({ metricsToken }) => metricsToken !== undefined && metricsToken.length < shortestToken,
    detail: `The token of /metrics has fewer than ${shortestToken} characters.`,
    advice: 'Set METRICS_TOKEN to a random text.',
  },
  {
    isWeak: ({ appOrigins }) => appOrigins.some(isLoopback),
    detail: 'Programs on the machine of a visitor can use the session there.',
    advice: 'Remove addresses of this machine from APP_ORIGINS.',
  },
  {
    isWeak: ({ confirmsLogins, role }) => !confirmsLogins && role !== 'worker',
    detail: 'Mail scanners that open links use them up by logging in.',
    advice: 'Set AUTH_CONFIRM_PAGE=true, so that people must press a button.',
  },
  {
    isWeak: ({ model }) => model !== undefined && model.dailyTokens === undefined,
    detail: 'Strangers can spend tokens of the language model without a limit.',
    advice: 'Set LLM_DAILY_TOKENS.',
  },
  {
    isWeak: ({ payment }) => payment.apiBase !== undefined && payment.apiBase !== 'https://api.stripe.com',
    detail: 'Payments go through a server other than that of Stripe.',
    advice: 'Unset STRIPE_API_BASE.',
  },
  {
    isWeak: ({ payment }, environment) =>
      environment['ALLOW_TEST_PAYMENTS'] === 'true' && !/^[sr]k_test_/.test(payment.secretKey ?? ''),
    detail: 'Test payments are allowed, but the Stripe key is not a test key.',
    advice: 'Unset ALLOW_TEST_PAYMENTS.',
  },
  {
    isWeak: ({ logLevel }) => ['silent', 'fatal', 'error', 'warn'].includes(logLevel),
    detail: 'Refused logins and reached limits are not logged.',
    advice: 'Set LOG_LEVEL=info.',
  },
  {
    isWeak: (_config, environment) =>
      /--inspect|--insecure-http-parser|--tls-min-v1\.[01]\b/.test(environment['NODE_OPTIONS'] ?? ''),
    detail: 'Node runs with an option that opens it to attacks.',
    advice: 'Remove --inspect, --insecure-http-parser and --tls-min-v1.0 or 1.1 from NODE_OPTIONS.',
  },
];
