import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { LinkSigner } from '#application/ports/link-signer.ts';

/**
 * Signs with the newest secret, for one public origin: an installation with the same secret at another origin has other
 * keys. A link that was signed with a previous secret is valid while that secret is listed. Signatures from earlier
 * releases, whose keys did not depend on the origin, are accepted until they expire.
 */
export function makeHmacLinkSigner(
  origin: string,
  newest: string,
  previous: readonly string[] = [],
): LinkSigner {
  const secrets = [...previous, newest];
  const newestKey = keyOf(newest, `${purpose} of ${origin}`);
  const known = [
    ...secrets.map((secret) => keyOf(secret, purpose)),
    ...secrets.map((secret) => keyOf(secret, `${purpose} of ${origin}`)),
  ];
  const keys = new Map(known.map((key) => [key.id, key]));
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

/** The id is derived from the secret, so that all instances use the same one. It reveals nothing about the key. */
const keyOf = (secret: string, use: string): Key => ({
  id: derive(secret, `${use}, key id`, 6).toString('base64url'),
  bytes: derive(secret, use, 32),
});

const derive = (secret: string, info: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', info, length));

const macOf = ({ bytes }: Key, message: string): string =>
  createHmac('sha256', bytes).update(message).digest('base64url');

/** Compares the text instead of the decoded bytes, because base64url has several spellings for the same bytes. */
function isSame(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
