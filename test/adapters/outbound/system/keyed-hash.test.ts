import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makeKeyedHash } from '#adapters/outbound/system/keyed-hash.ts';

const hmac = (key: string | Buffer, ...parts: (string | Buffer)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

describe('keyed hash', () => {
  test('is HMAC-SHA-256 in base64url with a key from HKDF (RFC 5869)', () => {
    const extracted = hmac(Buffer.alloc(32), 'secret');
    const key = hmac(extracted, 'rate limits', Buffer.from([1]));
    const expected = hmac(key, 'anna@example.org').toString('base64url');
    expect(makeKeyedHash('secret', 'rate limits')('anna@example.org')).toBe(expected);
  });

  test('differs with the text, the purpose and the secret', () => {
    const hashes = [
      makeKeyedHash('secret', 'rate limits')('anna@example.org'),
      makeKeyedHash('secret', 'rate limits')('ben@example.org'),
      makeKeyedHash('secret', 'report links')('anna@example.org'),
      makeKeyedHash('another', 'rate limits')('anna@example.org'),
    ];
    expect(new Set(hashes).size).toBe(4);
    expect(hashes.every((hash) => /^[A-Za-z0-9_-]{43}$/.test(hash))).toBe(true);
  });
});
