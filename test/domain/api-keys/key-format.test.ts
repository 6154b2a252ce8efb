import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ApiKeyId, ApiKeySecret } from '#domain/api-keys/api-key.ts';
import { base62, keyOf, parseKey, parseKeyId } from '#domain/api-keys/key-format.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';

const base62Text = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(base62)), minLength: length, maxLength: length });
const ids = base62Text(8) as fc.Arbitrary<ApiKeyId>;
const secrets = base62Text(43) as fc.Arbitrary<ApiKeySecret>;
const keys = fc.tuple(ids, secrets).map(([id, secret]) => keyOf(id, secret));

const valueOf = (digits: string): number =>
  Array.from(digits).reduce((value, digit) => value * 62 + base62.indexOf(digit), 0);

const example = keyOf('0aZ9bY8c' as ApiKeyId, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ' as ApiKeySecret);

describe('an API key', () => {
  test('starts with the name of the service, and ends with the CRC-32 of all before it in base62', () => {
    expect(base62).toHaveLength(62);
    expect(new Set(base62).size).toBe(62);
    expect(example).toMatch(/^svc_live_0aZ9bY8c_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ[0-9A-Za-z]{6}$/);
    fc.assert(fc.property(keys, (key) => valueOf(key.slice(-6)) === crc32(key.slice(0, -6))));
  });

  test('keeps its form, which existing keys depend on', () => {
    expect(example).toBe('svc_live_0aZ9bY8c_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ4DhOxU');
  });

  test('can be parsed, with its id', () => {
    fc.assert(
      fc.property(ids, secrets, (id, secret) => {
        const key = keyOf(id, secret);
        expect(parseKey(key)).toEqual({ id, key });
      }),
    );
  });

  test('is invalid if any character changes', () => {
    const anyPlace = fc.nat({ max: example.length - 1 });
    const replacement = fc.oneof(base62Text(1), anyCharacter);
    fc.assert(
      fc.property(keys, anyPlace, replacement, (key, place, character) => {
        const changed = key.slice(0, place) + character + key.slice(place + 1);
        expect(parseKey(changed) === undefined).toBe(changed !== key);
      }),
    );
  });

  test('is invalid if two neighbouring characters are exchanged', () => {
    fc.assert(
      fc.property(keys, fc.nat({ max: example.length - 2 }), (key, place) => {
        const [one = '', other = ''] = key.slice(place);
        const changed = key.slice(0, place) + other + one + key.slice(place + 2);
        expect(parseKey(changed) === undefined).toBe(changed !== key);
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['a space before it', ` ${example}`],
    ['a line break after it', `${example}\n`],
    ['a part of it', example.slice(0, -1)],
    ['more than it', `${example}0`],
    ['capitals', example.toUpperCase()],
    ['another environment', example.replace('live', 'test')],
    ['a dash for its last underscore', example.replace('c_a', 'c-a')],
    ['letters that look alike', example.replace('a', 'а')],
    ['a very long text', 'svc_live_'.repeat(100_000)],
  ])('is nothing else: %s', (_, text) => {
    expect(parseKey(text)).toBeUndefined();
  });
});

describe('the id of a key', () => {
  test.each(['0aZ9bY8c', '00000000', 'zzzzzzzz'])('has 8 letters and digits: %s', (text) => {
    expect(parseKeyId(text)).toBe(text);
  });

  test.each(['', '0aZ9bY8', '0aZ9bY8cd', '0aZ9bY8_', '0aZ9bY8é', '0aZ9bY8c\n', example])(
    'is nothing else: %j',
    (text) => {
      expect(parseKeyId(text)).toBeUndefined();
    },
  );
});
