import { describe, expect, test } from '@jest/globals';
import { cryptoTokenMint } from '#adapters/outbound/system/crypto-token-mint.ts';
import { parseToken, type Token } from '#domain/sessions/token.ts';

describe('crypto token mint', () => {
  test('creates 32 different bytes in base64url each time', () => {
    const tokens = Array.from({ length: 1000 }, () => cryptoTokenMint.mint());
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token) => parseToken(token) === token)).toBe(true);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  });

  test('creates every byte at random', () => {
    const tokens = Array.from({ length: 1000 }, () => Buffer.from(cryptoTokenMint.mint(), 'base64url'));
    for (let place = 0; place < 32; place += 1) {
      const values = new Set(tokens.map((bytes) => bytes[place]));
      expect(values.size).toBeGreaterThan(200);
    }
  });

  test('hashes by SHA-256', () => {
    expect(Buffer.from(cryptoTokenMint.hash('abc' as Token), 'base64url').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
