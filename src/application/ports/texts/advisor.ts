import type { Result } from 'ts-results';
import type { Advice } from '#domain/advisor/advice.ts';
import type { Product } from '#domain/advisor/product.ts';
import type { Language } from '#domain/language.ts';

export interface Question {
  /** 1 to 2000 code points, normalised. Must be neither logged nor stored. */
  readonly prompt: string;
  /** The language to answer in. */
  readonly language: Language;
  /** Everything that may be recommended. */
  readonly products: readonly Product[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** `code` is a word such as `timeout` or `no_known_product`, never a part of the question or the answer. */
export interface NoAdvice {
  readonly kind: 'no_advice';
  readonly code: string;
}

export interface Advisor {
  /**
   * Never throws, and ends within 7 seconds. Recommends at most 3 of the question's products, each once, best first.
   */
  advise(question: Question): Promise<Result<Advice, NoAdvice>>;
}
