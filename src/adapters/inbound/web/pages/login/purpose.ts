import type { Place } from '#adapters/inbound/web/paths.ts';

/** Why the person is asked for an address; each purpose has its own texts. */
export type Purpose = 'logIn' | 'goOn' | 'result' | 'answers';

const statementCount = 76;

/**
 * `answered` is the number of answered statements on this device. If the login is shown in place of another page, that
 * page decides.
 */
export function purposeAt(place: Place | undefined, answered: number): Purpose {
  if (place?.page === 'login') return 'logIn';
  if (place?.page !== 'assessment' || answered === 0) return 'goOn';
  return answered < statementCount ? 'answers' : 'result';
}
