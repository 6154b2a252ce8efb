import type { PractitionerCode, PractitionerCodeTerms } from '../../domain/purchases/practitioner-code.ts';

export interface PractitionerCodeStore {
  /** False, and no change, if the code exists already. */
  add(terms: Pick<PractitionerCodeTerms, 'code' | 'maxUses' | 'expiresAt'>): Promise<boolean>;
  find(code: PractitionerCode): Promise<PractitionerCodeTerms | undefined>;
  /** Counts one more payment, beyond `maxUses` too: a started checkout keeps its price. */
  countUse(code: PractitionerCode): Promise<void>;
}
