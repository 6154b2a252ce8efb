import type { Token, TokenHash } from '#domain/sessions/token.ts';

export interface TokenMint {
  /** 32 bytes from a cryptographic random source. */
  mint(): Token;
  hash(token: Token): TokenHash;
}
