import type { TokenHash } from '../../../../domain/sessions/token.ts';

/** Hashes are stored as their 32 bytes. */
export const bytesOf = (hash: TokenHash): Buffer => Buffer.from(hash, 'base64url');
