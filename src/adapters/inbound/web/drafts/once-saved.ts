import { type Answer, type Failure, knownProblem } from '../api/call.ts';
import type { DraftKeeper, Keeping } from './draft-keeper.ts';

/** Sends the request that ends a draft only after all of it is saved: a later save would begin a new draft. */
export const onceSaved = async <Value, Data>(
  keeper: DraftKeeper<Value>,
  ask: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> =>
  (await keeper.settle()) ? ask() : { ok: false, failure: whyUnsaved(keeper.get()) };

function whyUnsaved(keeping: Keeping): Failure {
  if (keeping.state === 'refused') return keeping.failure;
  if (keeping.state !== 'waiting' || keeping.cause === 'offline') return { kind: 'unreachable' };
  return keeping.cause === 'busy' ? knownProblem(503, 'overloaded') : knownProblem(401, 'session_required');
}
