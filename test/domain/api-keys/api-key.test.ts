import { describe, expect, test } from '@jest/globals';
import { type ApiKeyRecord, parseKeyName, stateOf, touchIsDue } from '#domain/api-keys/api-key.ts';
import { endOfGrace, expiryOfSuccessor } from '#domain/api-keys/rotation.ts';
import { hours, minutes } from '#test/support/makers/builders.ts';

const now = new Date('2026-03-05T14:00:00Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);

const aKey = (facts: Partial<ApiKeyRecord> = {}): ApiKeyRecord => ({
  id: '0aZ9bY8c' as ApiKeyRecord['id'],
  name: 'An integration',
  hash: 'hash' as ApiKeyRecord['hash'],
  createdAt: at(-hours(48)),
  expiresAt: null,
  revokedAt: null,
  rotatedAt: null,
  lastUsedAt: null,
  ...facts,
});

describe('a key', () => {
  test.each([
    ['active', 'without an end', {}],
    ['active', 'to its last millisecond', { expiresAt: at(1) }],
    ['expired', 'from its end on', { expiresAt: now }],
    ['revoked', 'from its revocation on', { revokedAt: now }],
    ['revoked', 'also when it has expired since', { revokedAt: at(-2), expiresAt: at(-1) }],
    ['active', 'while it has a successor', { rotatedAt: at(-1), expiresAt: at(1) }],
  ] as const)('is %s %s', (state, _, facts) => {
    expect(stateOf(aKey(facts), now)).toBe(state);
  });

  test.each([
    [true, 'was never used', null],
    [true, 'has a stored use 5 minutes ago', at(-minutes(5))],
    [false, 'has a later stored use', at(1 - minutes(5))],
    [false, 'has a use that another instance stored with a faster clock', at(1)],
  ])('needs its use stored (%s) if it %s', (isDue, _, lastUsedAt) => {
    expect(touchIsDue(aKey({ lastUsedAt }), now)).toBe(isDue);
  });
});

describe('the name of a key', () => {
  test.each([
    ['Ghostwriter', 'Ghostwriter'],
    ['  Éditions du Lac — relecture 2  ', 'Éditions du Lac — relecture 2'],
    ['é', 'é'.normalize('NFC')],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🜂'.repeat(100), '🜂'.repeat(100)],
  ])('is trimmed: %j', (typed, name) => {
    expect(parseKeyName(typed)).toBe(name);
  });

  test.each([
    '',
    '   ',
    'x'.repeat(101),
    'a\nb',
    'a\tb',
    'a\0b',
    'a\u001B[31mb',
    'a\u202Eb',
    'a\u2028b',
    'a\uD800',
  ])('has 1 to 100 visible characters, not %j', (typed) => {
    expect(parseKeyName(typed)).toBeUndefined();
  });
});

describe('a rotation', () => {
  test.each([
    ['24 hours to a key without an end', null, at(hours(24))],
    ['24 hours to one that had more', at(hours(25)), at(hours(24))],
    ['no more than it had to one that had less', at(hours(1)), at(hours(1))],
  ])('leaves %s', (_, expiresAt, end) => {
    expect(endOfGrace(aKey({ expiresAt }), now)).toEqual(end);
  });

  test.each([
    ['no end if the first has none', null, null],
    ['as long as the first was to have', at(hours(1)), at(hours(49))],
  ])('gives the successor %s', (_, expiresAt, expiry) => {
    expect(expiryOfSuccessor(aKey({ expiresAt }), now)).toEqual(expiry);
  });
});
