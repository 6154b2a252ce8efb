import { Err, Ok, type Result } from 'ts-results';
import {
  isUseLimit,
  parsePractitionerCode,
  type PractitionerCodeTerms,
} from '#domain/purchases/practitioner-code.ts';
import type { Clock } from '../ports/clock.ts';
import type { PractitionerCodeStore } from '../ports/stores/practitioner-code-store.ts';

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
  readonly clock: Clock;
}

interface CodeTerms {
  readonly code: string;
  /** `null`: no limit. */
  readonly maxUses: number | null;
  /** `null`: never. */
  readonly expiresAt: Date | null;
}

export type CreateCodeRefusal =
  /** Must be 3 to 32 letters, digits, dashes and underscores. */
  | { readonly kind: 'code_malformed' }
  /** Must be a whole number, 1 or more. */
  | { readonly kind: 'code_max_uses_malformed' }
  | { readonly kind: 'code_expiry_past' }
  /** A disabled code still exists, because purchases refer to it. */
  | { readonly kind: 'code_exists' };

export type CreateCode = ReturnType<typeof makeCreateCode>;

/** A code that practitioners give to their clients for a lower price. */
export const makeCreateCode =
  ({ practitionerCodes, clock }: Deps) =>
  async (typed: CodeTerms): Promise<Result<PractitionerCodeTerms, CreateCodeRefusal>> => {
    const { maxUses, expiresAt } = typed;
    const code = parsePractitionerCode(typed.code);
    if (code === undefined) return Err({ kind: 'code_malformed' });
    if (maxUses !== null && !isUseLimit(maxUses)) return Err({ kind: 'code_max_uses_malformed' });
    if (expiresAt !== null && expiresAt <= clock.now()) return Err({ kind: 'code_expiry_past' });
    if (!(await practitionerCodes.add({ code, maxUses, expiresAt }))) return Err({ kind: 'code_exists' });
    return Ok({ code, maxUses, uses: 0, expiresAt, isDisabled: false });
  };
