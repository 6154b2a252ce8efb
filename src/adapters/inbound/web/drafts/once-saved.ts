import { type Answer, type Failure, knownProblem } from '../api/call.ts';
import type { DraftKeeper, Keeping } from './draft-keeper.ts';

/** Asks for what ends a draft, once all of it is on the server: a save that came later would begin a new one. */
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
