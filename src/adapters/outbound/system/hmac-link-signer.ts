import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { LinkSigner } from '../../../application/ports/link-signer.ts';

/** Signs with the newest secret. Links made with a previous one work for as long as it is named here. */
export function makeHmacLinkSigner(newest: string, previous: readonly string[] = []): LinkSigner {
  const newestKey = keyOf(newest);
  const keys = new Map([...previous.map(keyOf), newestKey].map((key) => [key.id, key]));
  return {
    sign: (message) => ({ keyId: newestKey.id, mac: macOf(newestKey, message) }),
    verifies({ keyId, mac }, message) {
      const key = keys.get(keyId);
      return key !== undefined && isSame(mac, macOf(key, message));
    },
  };
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const purpose = 'signed link';

/** The id follows from the secret, so that instances agree on it, and tells nothing about the key. */
const keyOf = (secret: string): Key => ({
  id: derive(secret, `${purpose}, key id`, 6).toString('base64url'),
  bytes: derive(secret, purpose, 32),
});

const derive = (secret: string, info: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', info, length));

const macOf = ({ bytes }: Key, message: string): string =>
  createHmac('sha256', bytes).update(message).digest('base64url');

/** Compares the text, not what it decodes to: base64url has several spellings of the same bytes. */
function isSame(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
