import { createHmac, hkdfSync } from 'node:crypto';

export type KeyedHash = (text: string) => string;

/** HMAC-SHA-256 in base64url with a key made for one purpose only, so that hashes for two purposes never match. */
export function makeKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
