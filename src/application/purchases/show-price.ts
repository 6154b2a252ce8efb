import { Err, Ok, type Result } from 'ts-results';
import {
  acceptCode,
  parsePractitionerCode,
  type PractitionerCode,
  type PractitionerCodeRefused,
} from '#domain/purchases/practitioner-code.ts';
import { priceCents, type ProductId } from '#domain/products/product.ts';
import type { Clock } from '../ports/clock.ts';
import type { PractitionerCodeStore } from '../ports/stores/practitioner-code-store.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import { limitingGuesses } from './limiting-guesses.ts';

export interface Quote {
  readonly priceCents: number;
  readonly practitionerCode: PractitionerCode | null;
}

interface Asked {
  readonly product: ProductId;
  /** A practitioner code, as typed. */
  readonly code: string | undefined;
}

/** The price of a product. A blank code counts as none, because forms send it so. */
export async function quote(
  practitionerCodes: PractitionerCodeStore,
  { product, code: typed }: Asked,
  now: Date,
): Promise<Result<Quote, PractitionerCodeRefused>> {
  if (typed === undefined || typed.trim() === '')
    return Ok({ priceCents: priceCents(product, { withPractitionerCode: false }), practitionerCode: null });
  const code = parsePractitionerCode(typed);
  const accepted = acceptCode(code && (await practitionerCodes.find(code)), now);
  return accepted.map((practitionerCode) => ({
    priceCents: priceCents(product, { withPractitionerCode: true }),
    practitionerCode,
  }));
}

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

interface Request extends Asked {
  /** The client's network address. */
  readonly client: string;
}

export type ShowPrice = ReturnType<typeof makeShowPrice>;

export const makeShowPrice =
  ({ practitionerCodes, rateLimiter, clock }: Deps) =>
  (request: Request): Promise<Result<Quote, PractitionerCodeRefused | RateLimited>> =>
    limitingGuesses<Quote, PractitionerCodeRefused | RateLimited>(rateLimiter, request, async (refusal) =>
      refusal === undefined ? quote(practitionerCodes, request, clock.now()) : Err(refusal),
    );
