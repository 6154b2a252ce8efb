import { type Environment, hasProtocol } from './variables.ts';

/** Reports variables that contradict each other. */
export function faultsTogether(set: Environment): string[] {
  const { ROLE, DATABASE_URL, SMTP_URL, MAIL_FROM } = set;
  const faults: string[] = [];
  if ((ROLE === 'api' || ROLE === 'worker') && DATABASE_URL === undefined)
    faults.push(
      `DATABASE_URL must be set when ROLE is ${ROLE}: the embedded database serves one process only`,
    );
  if (set['DATABASE_DIRECT_URL'] !== undefined && DATABASE_URL === undefined)
    faults.push('DATABASE_DIRECT_URL must be set together with DATABASE_URL, the address of the pooler');
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    faults.push('MAIL_FROM must be set when SMTP_URL is: mail servers refuse mails without a sender');
  if (set['STRIPE_SECRET_KEY'] !== undefined && set['STRIPE_WEBHOOK_SECRET'] === undefined)
    faults.push(
      'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is: without it no payment would be recorded',
    );
  return [...faults, ...faultsOfKeys(set), ...faultsOfClient(set), ...faultsOfModel(set)];
}

/** With only one of the two, the S3 client would look for keys elsewhere. */
const faultsOfKeys = (set: Environment): string[] =>
  (set['S3_ACCESS_KEY_ID'] === undefined) === (set['S3_SECRET_ACCESS_KEY'] === undefined)
    ? []
    : ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither'];

/** Logins redirect to a page: one of the application that this service serves, or one of another application. */
function faultsOfClient({ WEB_CLIENT, APP_URL, BASE_URL, PORT = '3000' }: Environment): string[] {
  const own = BASE_URL ?? `http://localhost:${PORT}`;
  const isOwn = APP_URL === undefined || isInApplication(APP_URL, own);
  return WEB_CLIENT === 'false' && isOwn
    ? [
        'WEB_CLIENT must be true unless APP_URL leads to another application: otherwise logins would lead to a missing page',
      ]
    : [];
}

function isInApplication(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(baseUrl)) return false;
  const { origin, pathname } = new URL(address);
  return origin === new URL(baseUrl).origin && /^\/app(\/|$)/.test(pathname);
}

const faultsOfModel = (set: Environment): string[] =>
  set['LLM_BASE_URL'] === undefined
    ? Object.keys(set)
        .filter((name) => name.startsWith('LLM_'))
        .map((name) => `${name} has no effect without LLM_BASE_URL: set both, or neither`)
    : [];

/** Defaults for a first run that would lose mails, data or sessions in production. */
export function faultsInProduction(set: Environment): string[] {
  const required = {
    APP_SECRET: 'a generated secret would differ between machines',
    BASE_URL: 'links in mails lead there',
    DATABASE_URL: 'the embedded database does not survive a power failure',
    PAYMENT_URL: 'books are bought there',
    SMTP_URL: 'without a mail server nobody could log in',
  };
  const faults = Object.entries(required)
    .filter(([name]) => set[name] === undefined)
    .map(([name, reason]) => `${name} must be set in production: ${reason}`);
  if (set['ALLOW_SANDBOX'] === 'true')
    faults.push('ALLOW_SANDBOX must not be true in production: anybody could get the map without paying');
  if (set['STRIPE_SECRET_KEY'] !== undefined && isTestKey(set) && set['ALLOW_TEST_PAYMENTS'] !== 'true')
    faults.push(
      'STRIPE_SECRET_KEY must begin with sk_live_ or rk_live_ in production, unless ALLOW_TEST_PAYMENTS is true: test payments bring no money',
    );
  if (isPlainHttp(set['BASE_URL']))
    faults.push('BASE_URL must begin with https:// in production: browsers send the session over TLS only');
  return faults;
}

/** A key of neither kind is reported by the variable's own rule. */
const isTestKey = ({ STRIPE_SECRET_KEY = '' }: Environment): boolean =>
  /^[sr]k_test_/.test(STRIPE_SECRET_KEY);

const isPlainHttp = (address: string | undefined): boolean =>
  address !== undefined && hasProtocol(address, ['http:']) && !isLoopback(address);

/** Whether the address can be reached only from this machine. */
export const isLoopback = (address: string): boolean => isLoopbackHost(new URL(address).hostname);

export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
