/** One kind of temporary failure of a database. */
export interface OutageClass {
  readonly reason: string;
  /** A message for the operator, used where "does not answer" would be wrong. */
  readonly message?: string;
  /** SQLSTATEs or their beginnings: https://www.postgresql.org/docs/current/errcodes-appendix.html */
  readonly sqlStates?: readonly string[];
  /** Error codes of the operating system, as Node reports them. */
  readonly systemCodes?: readonly string[];
  /** Beginnings of error messages, for driver errors that have no code. */
  readonly messages?: readonly string[];
  /**
   * What happens to the connection after the error. `dropAll`: the whole pool is connected to a server that cannot be
   * used, so all idle connections are dropped as well.
   */
  readonly connection: 'keep' | 'drop' | 'dropAll';
  /** Whether the same statement is likely to succeed when it is sent again at once. */
  readonly repeat: boolean;
}

/** All errors that count as an outage. Any other error is a fault of the service or of its configuration. */
export const outageClasses: readonly OutageClass[] = [
  {
    reason: 'the connection broke, or a pooler gave it up',
    sqlStates: ['08'],
    connection: 'drop',
    repeat: false,
  },
  {
    reason: 'the server shuts down, starts, crashed, or ended an idle session',
    sqlStates: ['57P01', '57P02', '57P03', '57P04', '57P05'],
    connection: 'drop',
    repeat: false,
  },
  {
    reason: 'the server can only be read: it is a standby, or was the primary before a failover',
    message: 'The database can only be read: it is a standby, or was the primary before a failover.',
    sqlStates: ['25006'],
    connection: 'dropAll',
    repeat: false,
  },
  {
    reason: 'the server lacks connections, memory or disk space',
    message: 'The database lacks connections, memory or disk space.',
    sqlStates: ['53', '58030'],
    connection: 'keep',
    repeat: false,
  },
  {
    reason: 'a statement ran into a time limit of the server',
    sqlStates: ['57014', '55P03'],
    connection: 'keep',
    repeat: false,
  },
  {
    reason: 'a transaction was idle or open for too long',
    sqlStates: ['25P03', '25P04'],
    connection: 'drop',
    repeat: false,
  },
  {
    reason: 'the server ended a deadlock or a conflict at the cost of this statement',
    sqlStates: ['40001', '40P01'],
    connection: 'keep',
    repeat: true,
  },
  {
    reason: 'the server cannot be reached',
    systemCodes: [
      'ECONNREFUSED',
      'ECONNRESET',
      'ECONNABORTED',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTDOWN',
      'EHOSTUNREACH',
      'ENETDOWN',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ENOENT',
    ],
    connection: 'drop',
    repeat: false,
  },
  {
    reason: 'the driver gave up waiting, or its connection has ended',
    messages: [
      'Connection terminated',
      'timeout expired',
      'timeout exceeded when trying to connect',
      'Query read timeout',
      'Client has encountered a connection error',
      'Client was closed',
      'Cannot use a pool after calling end',
      'PGlite is closed',
    ],
    connection: 'drop',
    repeat: false,
  },
];

/** The class of this error alone, without its inner errors; `undefined` if it is not an outage. */
export function outageClassOf({ code, message }: { readonly code?: unknown; readonly message?: unknown }) {
  if (typeof code === 'string')
    return outageClasses.find(
      ({ sqlStates = [], systemCodes = [] }) =>
        systemCodes.includes(code) || (isSqlState(code) && sqlStates.some((state) => code.startsWith(state))),
    );
  if (typeof message !== 'string') return undefined;
  return outageClasses.find(({ messages = [] }) => messages.some((begin) => message.startsWith(begin)));
}

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);
