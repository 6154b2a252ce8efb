import { Err, Ok, type Result } from 'ts-results';
import {
  acceptCode,
  parsePractitionerCode,
  type PractitionerCode,
  type PractitionerCodeRefused,
} from '#domain/purchases/practitioner-code.ts';
import { mapPriceCents } from '#domain/purchases/price.ts';
import type { Clock } from '../ports/clock.ts';
import type { PractitionerCodeStore } from '../ports/practitioner-code-store.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import { limitingGuesses } from './limiting-guesses.ts';

export interface Quote {
  readonly priceCents: number;
  readonly practitionerCode: PractitionerCode | null;
}

/** The price of the map with the code as typed. A blank code counts as none, because forms send it so. */
export async function quote(
  practitionerCodes: PractitionerCodeStore,
  typed: string | undefined,
  now: Date,
): Promise<Result<Quote, PractitionerCodeRefused>> {
  if (typed === undefined || typed.trim() === '')
    return Ok({ priceCents: mapPriceCents({ withPractitionerCode: false }), practitionerCode: null });
  const code = parsePractitionerCode(typed);
  const accepted = acceptCode(code && (await practitionerCodes.find(code)), now);
  return accepted.map((practitionerCode) => ({
    priceCents: mapPriceCents({ withPractitionerCode: true }),
    practitionerCode,
  }));
}

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

interface Asked {
  /** As typed. */
  readonly code: string | undefined;
  /** The client's network address. */
  readonly client: string;
}

export type ShowPrice = ReturnType<typeof makeShowPrice>;

export const makeShowPrice =
  ({ practitionerCodes, rateLimiter, clock }: Deps) =>
  (asked: Asked): Promise<Result<Quote, PractitionerCodeRefused | RateLimited>> =>
    limitingGuesses<Quote, PractitionerCodeRefused | RateLimited>(rateLimiter, asked, async (refusal) =>
      refusal === undefined ? quote(practitionerCodes, asked.code, clock.now()) : Err(refusal),
    );
