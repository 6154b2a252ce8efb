import type { ModelFailure } from '#application/ports/texts/language-model.ts';

/**
 * Why a call to the model's server failed, without the prompt and the response. It replaces the library's errors, which
 * contain the whole prompt.
 */
export class CallFailure extends Error {
  readonly failure: ModelFailure;
  /** How long the server asks us to wait before the next call. */
  readonly retryAfterMs: number | undefined;
  /** Whether the same question may succeed a little later. */
  readonly mayPass: boolean;
  /** The tokens of a response that was not usable. */
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
