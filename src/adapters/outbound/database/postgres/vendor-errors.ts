import { DatabaseUnavailable } from '../../../../application/ports/outage.ts';
import { UserGone } from '../../../../application/ports/user-gone.ts';

/**
 * SQLSTATEs of a server that is away, going away or out of means: connection exceptions (08), insufficient resources
 * (53), a cancelled statement (57014: it ran into its timeout), shutdown and start-up (57P01 to 57P03), a session
 * that was idle in a transaction for too long (25P03).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageSqlStates = /^(?:08...|53...|57014|57P0[1-3]|25P03)$/;

const outageSystemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** The drivers give these no code. */
const outageMessages =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is closed)/;

/** Runs `work` and turns failures that the ports know, however the ORM has wrapped them, into the ports' errors. */
export async function translatingFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOutage(error)) throw new DatabaseUnavailable(error);
    throw isWithoutUser(error) ? new UserGone(error) : error;
  }
}

function isOutage(error: unknown): boolean {
  return chainOf(error).some(({ code, message }) => {
    if (typeof code === 'string') return outageSqlStates.test(code) || outageSystemCodes.has(code);
    return typeof message === 'string' && outageMessages.test(message);
  });
}

/** Every table calls the reference to its user alike. */
const isWithoutUser = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, constraint }) =>
      code === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey'),
  );

/** Serialization failure and deadlock: the same work, begun anew, is likely to succeed. */
const conflictSqlStates: ReadonlySet<unknown> = new Set(['40001', '40P01']);

export const hasConflicted = (error: unknown): boolean =>
  chainOf(error).some(({ code }) => conflictSqlStates.has(code));

interface VendorError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly previous?: unknown;
}

const longestChain = 8;

/** The error and what it wraps: `cause` by the language, `previous` by MikroORM. */
function chainOf(error: unknown): readonly VendorError[] {
  const chain: VendorError[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && chain.length < longestChain) {
    const link: VendorError = next;
    chain.push(link);
    next = link.cause ?? link.previous;
  }
  return chain;
}
