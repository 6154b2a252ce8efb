import type { Result } from 'ts-results';

/** One question to a hosted language model. Nothing of it may be logged or kept. */
export interface ModelRequest<T> {
  readonly system: string;
  readonly prompt: string;
  /** What the answer must look like. `parse` is the authority; the JSON schema is what the model is told. */
  readonly output: {
    readonly name: string;
    readonly jsonSchema: Readonly<Record<string, unknown>>;
    readonly parse: (value: unknown) => T | undefined;
  };
  /**
   * Whoever comes by may ask it. All such questions together get at most half of what there is a day and at a time, so
   * that strangers cannot use up what others have paid for.
   */
  readonly openToAll?: boolean;
  readonly maxOutputTokens: number;
  /** For the whole question: waiting for a free place, every attempt and the pauses between them. */
  readonly timeLimitMs: number;
  /** Ends the question early, for example because nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface ModelFailure {
  readonly kind: 'model_unavailable' | 'model_bad_output' | 'model_refused';
  /** Such as `timeout`, `429` or `not_json`: never a part of the prompt or the answer. */
  readonly code: string;
}

export interface LanguageModel {
  /** Its name at the provider. */
  readonly name: string;
  /** One attempt or two, as the time left allows. Never throws, and always ends within the time limit. */
  ask<T>(request: ModelRequest<T>): Promise<Result<T, ModelFailure>>;
}
