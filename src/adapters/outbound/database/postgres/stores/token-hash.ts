import type { ApiKeyHash } from '#domain/api-keys/api-key.ts';
import type { TokenHash } from '#domain/sessions/token.ts';

/** Hashes are stored as their 32 bytes. */
export const bytesOf = (hash: TokenHash | ApiKeyHash): Buffer => Buffer.from(hash, 'base64url');
