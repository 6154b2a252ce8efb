import { Err, Ok, type Result } from 'ts-results';

declare const practitionerCode: unique symbol;
/** 3 to 32 letters, digits, dashes and underscores, in upper case. */
export type PractitionerCode = string & { readonly [practitionerCode]: true };

export interface PractitionerCodeTerms {
  readonly code: PractitionerCode;
  /** At least 1; `null`: no limit. */
  readonly maxUses: number | null;
  /** The number of payments made with it. */
  readonly uses: number;
  /** The code is invalid from this moment on; `null`: never. */
  readonly expiresAt: Date | null;
  readonly isDisabled: boolean;
}

export interface PractitionerCodeRefused {
  readonly kind: 'practitioner_code_refused';
  readonly reason: 'unknown' | 'expired' | 'used_up';
}

/** Trimmed and in upper case; `undefined` if it cannot be a code. */
export function parsePractitionerCode(text: string): PractitionerCode | undefined {
  const folded = text.trim().toUpperCase();
  return /^[A-Z0-9_-]{3,32}$/.test(folded) ? (folded as PractitionerCode) : undefined;
}

export type PractitionerCodeState = 'active' | 'disabled' | 'expired' | 'used_up';

export function stateOfCode(terms: PractitionerCodeTerms, now: Date): PractitionerCodeState {
  if (terms.isDisabled) return 'disabled';
  if (terms.expiresAt !== null && now >= terms.expiresAt) return 'expired';
  return terms.maxUses !== null && terms.uses >= terms.maxUses ? 'used_up' : 'active';
}

/** The largest integer of the database column. */
const mostUses = 2 ** 31 - 1;

export const isUseLimit = (maxUses: number): boolean =>
  Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= mostUses;

/** A disabled code gets the same response as an unknown one. */
export function acceptCode(
  terms: PractitionerCodeTerms | undefined,
  now: Date,
): Result<PractitionerCode, PractitionerCodeRefused> {
  if (terms === undefined) return refuse('unknown');
  const state = stateOfCode(terms, now);
  if (state === 'active') return Ok(terms.code);
  return refuse(state === 'disabled' ? 'unknown' : state);
}

const refuse = (reason: PractitionerCodeRefused['reason']) =>
  Err({ kind: 'practitioner_code_refused', reason } as const);
