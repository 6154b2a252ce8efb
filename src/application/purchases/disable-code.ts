import { Err, Ok, type Result } from 'ts-results';
import { parsePractitionerCode, type PractitionerCode } from '../../domain/purchases/practitioner-code.ts';
import type { PractitionerCodeStore } from '../ports/practitioner-code-store.ts';

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
}

export interface CodeUnknown {
  readonly kind: 'code_unknown';
}

export type DisableCode = ReturnType<typeof makeDisableCode>;

/** From now on the code lowers no price. Checkouts that were started with it keep theirs. */
export const makeDisableCode =
  ({ practitionerCodes }: Deps) =>
  async (typed: string): Promise<Result<PractitionerCode, CodeUnknown>> => {
    const code = parsePractitionerCode(typed);
    const isDisabled = code !== undefined && (await practitionerCodes.disable(code));
    return isDisabled ? Ok(code) : Err({ kind: 'code_unknown' });
  };
