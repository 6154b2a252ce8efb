import { crc32 as crc32OfZlib } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { crc32 } from '#domain/api-keys/crc32.ts';

describe('CRC-32', () => {
  test.each([
    ['', 0],
    ['123456789', 0xcb_f4_39_26],
    ['The quick brown fox jumps over the lazy dog', 0x41_4f_a3_39],
  ])('has its published check value: %j', (text, value) => {
    expect(crc32(text)).toBe(value);
  });

  test('equals that of zlib for any ASCII text', () => {
    const ascii = fc.string({ unit: 'binary-ascii', maxLength: 100 });
    fc.assert(fc.property(ascii, (text) => expect(crc32(text)).toBe(crc32OfZlib(text))));
  });
});
