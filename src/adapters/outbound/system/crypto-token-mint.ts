import { hash, randomBytes } from 'node:crypto';
import type { TokenMint } from '#application/ports/token-mint.ts';
import type { Token, TokenHash } from '#domain/sessions/token.ts';

export const cryptoTokenMint: TokenMint = {
  mint: () => randomBytes(32).toString('base64url') as Token,
  // 256 random bits cannot be guessed from their digest, so neither a salt nor a slow hash is needed.
  hash: (token) => hash('sha256', token, 'base64url') as TokenHash,
};
