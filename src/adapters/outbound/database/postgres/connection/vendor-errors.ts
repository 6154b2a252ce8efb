import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import { type OutageClass, outageClassOf } from './outage-classes.ts';

/** Runs `work` and converts known failures to the ports' errors, however the ORM has wrapped them. */
export async function translatingFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const outage = outageOf(error);
    if (outage !== undefined) throw new DatabaseUnavailable(error, outage.message);
    throw isWithoutUser(error) ? new UserGone(error) : error;
  }
}

/** The outage that caused an error, directly or through an inner error. */
export function outageOf(error: unknown): OutageClass | undefined {
  for (const link of chainOf(error)) {
    const found = outageClassOf(link);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The reference to the user has the same name in every table. */
const isWithoutUser = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, constraint }) =>
      code === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey'),
  );

interface VendorError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly previous?: unknown;
}

const longestChain = 8;

/** The error and its inner errors: `cause` of the language, `previous` of MikroORM. */
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
