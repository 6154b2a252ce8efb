import { Ok, type Result } from 'ts-results';
import {
  acceptCode,
  parsePractitionerCode,
  type PractitionerCode,
  type PractitionerCodeRefused,
} from '../../domain/purchases/practitioner-code.ts';
import { mapPriceCents } from '../../domain/purchases/price.ts';
import type { Clock } from '../ports/clock.ts';
import type { PractitionerCodeStore } from '../ports/practitioner-code-store.ts';

export interface Quote {
  readonly priceCents: number;
  readonly practitionerCode: PractitionerCode | null;
}

/** What the map costs with the code as typed. A blank one is none, as forms send it. */
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
  readonly clock: Clock;
}

export type ShowPrice = ReturnType<typeof makeShowPrice>;

export const makeShowPrice =
  ({ practitionerCodes, clock }: Deps) =>
  (typedCode: string | undefined): Promise<Result<Quote, PractitionerCodeRefused>> =>
    quote(practitionerCodes, typedCode, clock.now());
