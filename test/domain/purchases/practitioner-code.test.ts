import { describe, expect, test } from '@jest/globals';
import {
  acceptCode,
  isUseLimit,
  parsePractitionerCode,
  type PractitionerCodeTerms,
  stateOfCode,
} from '#domain/purchases/practitioner-code.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { codeOf } from '#test/support/makers/payments.ts';

const now = new Date('2026-03-05T14:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

const terms = (changes: Partial<PractitionerCodeTerms> = {}): PractitionerCodeTerms => ({
  code: codeOf('PRAX-1'),
  maxUses: null,
  uses: 0,
  expiresAt: null,
  isDisabled: false,
  ...changes,
});

describe('a practitioner code', () => {
  test.each(['prax-2026', ' PRAX-2026 ', 'Prax-2026'])('is the same in any spelling: %j', (typed) => {
    expect(parsePractitionerCode(typed)).toBe('PRAX-2026');
  });

  test.each(['', 'ab', 'a'.repeat(33), 'a b c', 'prax!', 'präxis', 'abc\0'])('is invalid: %j', (typed) => {
    expect(parsePractitionerCode(typed)).toBeUndefined();
  });

  test.each([
    ['without limits', terms()],
    ['on its last use', terms({ maxUses: 3, uses: 2 })],
    ['just before it expires', terms({ expiresAt: later(1) })],
  ])('is accepted %s', (_, known) => {
    expect(expectOk(acceptCode(known, now))).toBe(codeOf('PRAX-1'));
  });

  test.each([
    ['active', {}],
    ['active', { maxUses: 3, uses: 2, expiresAt: later(1) }],
    ['used_up', { maxUses: 3, uses: 3 }],
    ['expired', { maxUses: 3, uses: 3, expiresAt: now }],
    ['disabled', { isDisabled: true, maxUses: 3, uses: 3, expiresAt: now }],
  ])('is %s with %j', (state, changes) => {
    expect(stateOfCode(terms(changes), now)).toBe(state);
  });

  test('may have any countable limit of uses', () => {
    const limits = [1, 2, 2_147_483_647, 0, -1, 1.5, 2_147_483_648, Number.NaN, Infinity];
    expect(limits.filter(isUseLimit)).toEqual([1, 2, 2_147_483_647]);
  });

  test.each([
    ['unknown', undefined, 'unknown'],
    ['disabled, like one that never existed', terms({ isDisabled: true }), 'unknown'],
    ['expired', terms({ expiresAt: now }), 'expired'],
    ['used up', terms({ maxUses: 3, uses: 3 }), 'used_up'],
    ['used more often than it may be', terms({ maxUses: 3, uses: 4 }), 'used_up'],
  ] as const)('is refused when %s', (_, known, reason) => {
    expect(expectErr(acceptCode(known, now))).toEqual({ kind: 'practitioner_code_refused', reason });
  });
});
