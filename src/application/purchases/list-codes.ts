import {
  type PractitionerCodeState,
  type PractitionerCodeTerms,
  stateOfCode,
} from '#domain/purchases/practitioner-code.ts';
import type { Clock } from '../ports/clock.ts';
import type { PractitionerCodeStore } from '../ports/stores/practitioner-code-store.ts';

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
  readonly clock: Clock;
}

export interface ListedCode extends Omit<PractitionerCodeTerms, 'isDisabled'> {
  readonly state: PractitionerCodeState;
}

export type ListCodes = ReturnType<typeof makeListCodes>;

/** Every code ever created, in alphabetical order. */
export const makeListCodes =
  ({ practitionerCodes, clock }: Deps) =>
  async (): Promise<readonly ListedCode[]> => {
    const now = clock.now();
    return (await practitionerCodes.list()).map((terms) => listed(terms, now));
  };

function listed(terms: PractitionerCodeTerms, now: Date): ListedCode {
  const { isDisabled: _, ...shown } = terms;
  return { ...shown, state: stateOfCode(terms, now) };
}
