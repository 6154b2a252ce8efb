import type { ProductId } from './product.ts';

export const mostRecommendations = 3;
/** In UTF-16 units, which is at least the number of code points. */
export const longestReason = 300;
export const longestFollowUp = 200;

export interface Recommendation {
  readonly product: ProductId;
  /** Plain text, 1 to 300 characters. */
  readonly reason: string;
}

export interface Advice {
  readonly recommendations: readonly Recommendation[];
  /** Plain text, 1 to 200 characters: a question whose answer would improve the advice. */
  readonly followUp: string;
}
