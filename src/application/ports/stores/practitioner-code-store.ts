import type { PractitionerCode, PractitionerCodeTerms } from '#domain/purchases/practitioner-code.ts';

export interface PractitionerCodeStore {
  /** Returns false, and changes nothing, if the code exists. */
  add(terms: Pick<PractitionerCodeTerms, 'code' | 'maxUses' | 'expiresAt'>): Promise<boolean>;
  find(code: PractitionerCode): Promise<PractitionerCodeTerms | undefined>;
  /** In alphabetical order. */
  list(): Promise<readonly PractitionerCodeTerms[]>;
  /** Permanent. Returns false if there is no such code. */
  disable(code: PractitionerCode): Promise<boolean>;
  /** Counts a payment, even above `maxUses`, because a checkout keeps the price with which it was started. */
  countUse(code: PractitionerCode): Promise<void>;
}
