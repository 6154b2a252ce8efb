import type { PractitionerCode, PractitionerCodeTerms } from '../../domain/purchases/practitioner-code.ts';

export interface PractitionerCodeStore {
  /** False, and no change, if the code exists already. */
  add(terms: Pick<PractitionerCodeTerms, 'code' | 'maxUses' | 'expiresAt'>): Promise<boolean>;
  find(code: PractitionerCode): Promise<PractitionerCodeTerms | undefined>;
  /** In the order of the codes. */
  list(): Promise<readonly PractitionerCodeTerms[]>;
  /** For good. False, and no change, if there is no such code. */
  disable(code: PractitionerCode): Promise<boolean>;
  /** Counts one more payment, beyond `maxUses` too: a started checkout keeps its price. */
  countUse(code: PractitionerCode): Promise<void>;
}
