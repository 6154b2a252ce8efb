import type { ModelFailure } from '../../../application/ports/language-model.ts';

/**
 * Why a call to the model's server failed, without what was asked or answered. It takes the place of the vendor's
 * errors, which hold the whole prompt.
 */
export class CallFailure extends Error {
  readonly failure: ModelFailure;
  /** For how long the server asks not to be called again. */
  readonly retryAfterMs: number | undefined;
  /** Whether the same question may be answered a moment later. */
  readonly mayPass: boolean;
  /** What an answer that was of no use has cost. */
  readonly tokens: number;

  constructor(
    failure: ModelFailure,
    facts: { retryAfterMs?: number; mayPass?: boolean; tokens?: number } = {},
  ) {
    super(`${failure.kind}: ${failure.code}`);
    this.name = 'CallFailure';
    this.failure = failure;
    this.retryAfterMs = facts.retryAfterMs;
    this.mayPass = facts.mayPass ?? false;
    this.tokens = facts.tokens ?? 0;
  }
}

export const unavailable = (code: string): CallFailure =>
  new CallFailure({ kind: 'model_unavailable', code });

export const badOutput = (code: string, tokens = 0): CallFailure =>
  new CallFailure({ kind: 'model_bad_output', code }, { tokens });

export const refused = (tokens = 0): CallFailure =>
  new CallFailure({ kind: 'model_refused', code: 'refused' }, { tokens });
