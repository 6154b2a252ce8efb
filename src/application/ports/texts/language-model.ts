import type { Result } from 'ts-results';

/** One request to a hosted language model. Must be neither logged nor stored. */
export interface ModelRequest<T> {
  readonly system: string;
  readonly prompt: string;
  /** The form of the answer. The JSON schema is sent to the model; `parse` decides whether the answer is valid. */
  readonly output: {
    readonly name: string;
    readonly jsonSchema: Readonly<Record<string, unknown>>;
    readonly parse: (value: unknown) => T | undefined;
  };
  /**
   * Whether anybody may cause this request. All such requests together may use at most half of the daily tokens and
   * half of the connections, so that strangers cannot use up the part that customers have paid for.
   */
  readonly openToAll?: boolean;
  readonly maxOutputTokens: number;
  /** The limit for the whole request: waiting for a free connection, every attempt, and the pauses between them. */
  readonly timeLimitMs: number;
  /** Ends the request early, for example because nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface ModelFailure {
  readonly kind: 'model_unavailable' | 'model_bad_output' | 'model_refused';
  /** A word such as `timeout`, `429` or `not_json`, never a part of the prompt or the answer. */
  readonly code: string;
}

export interface LanguageModel {
  /** The model's name at its provider. */
  readonly name: string;
  /** Makes one attempt, or two if the time allows. Never throws, and always ends within the time limit. */
  ask<T>(request: ModelRequest<T>): Promise<Result<T, ModelFailure>>;
}
