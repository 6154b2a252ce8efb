import { Err, Ok, type Result } from 'ts-results';
import { parsePractitionerCode, type PractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { PractitionerCodeStore } from '../ports/stores/practitioner-code-store.ts';

interface Deps {
  readonly practitionerCodes: PractitionerCodeStore;
}

export interface CodeUnknown {
  readonly kind: 'code_unknown';
}

export type DisableCode = ReturnType<typeof makeDisableCode>;

/** The code no longer lowers the price. Checkouts that were started with the code keep their price. */
export const makeDisableCode =
  ({ practitionerCodes }: Deps) =>
  async (typed: string): Promise<Result<PractitionerCode, CodeUnknown>> => {
    const code = parsePractitionerCode(typed);
    const isDisabled = code !== undefined && (await practitionerCodes.disable(code));
    return isDisabled ? Ok(code) : Err({ kind: 'code_unknown' });
  };
