import { describe, expect, test } from '@jest/globals';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import type { ApiKey, ApiKeyHash } from '#domain/api-keys/api-key.ts';
import { base62, keyOf, parseKey, parseKeyId } from '#domain/api-keys/key-format.ts';

describe('crypto API key mint', () => {
  test('creates different ids and secrets each time', () => {
    const minted = Array.from({ length: 1000 }, () => cryptoApiKeyMint.mint());
    expect(new Set(minted.map(({ id }) => id)).size).toBe(1000);
    expect(new Set(minted.map(({ secret }) => secret)).size).toBe(1000);
    expect(minted.every(({ id }) => parseKeyId(id) === id)).toBe(true);
    expect(minted.every(({ id, secret }) => parseKey(keyOf(id, secret))?.id === id)).toBe(true);
  });

  test('prefers no character', () => {
    const counts = new Map(Array.from(base62).map((character) => [character, 0]));
    const rounds = 2000;
    for (let round = 0; round < rounds; round += 1) {
      const { id, secret } = cryptoApiKeyMint.mint();
      for (const character of id + secret) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    // With bytes modulo 62, the first 8 characters would be a quarter more frequent than the others. The tolerance of 6
    // deviations is 15 %.
    const expected = (rounds * 51) / 62;
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
  });

  test('hashes by SHA-256', () => {
    expect(Buffer.from(cryptoApiKeyMint.hash('abc' as ApiKey), 'base64url').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('distinguishes equal hashes from others', () => {
    const hash = (text: string): ApiKeyHash => cryptoApiKeyMint.hash(text as ApiKey);
    expect(cryptoApiKeyMint.isSame(hash('one'), hash('one'))).toBe(true);
    expect(cryptoApiKeyMint.isSame(hash('one'), hash('other'))).toBe(false);
    expect(cryptoApiKeyMint.isSame(hash('one'), 'A'.repeat(43) as ApiKeyHash)).toBe(false);
  });
});
