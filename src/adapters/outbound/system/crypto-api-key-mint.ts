import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import type { ApiKeyMint } from '#application/ports/api-key-mint.ts';
import type { ApiKeyHash, ApiKeyId, ApiKeySecret } from '#domain/api-keys/api-key.ts';
import { base62, idLength, secretLength } from '#domain/api-keys/key-format.ts';

export const cryptoApiKeyMint: ApiKeyMint = {
  mint: () => ({
    id: randomBase62(idLength) as ApiKeyId,
    secret: randomBase62(secretLength) as ApiKeySecret,
  }),
  // 256 random bits cannot be guessed from their digest, so neither a salt nor a slow hash is needed.
  hash: (key) => hash('sha256', key, 'base64url') as ApiKeyHash,
  isSame: (one, other) => timingSafeEqual(Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')),
};

/** `randomInt` avoids the bias of a simple modulo. */
const randomBase62 = (length: number): string =>
  Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join('');
