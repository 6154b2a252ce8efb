import type { TokenMint } from '#application/ports/token-mint.ts';
import type { Token, TokenHash } from '#domain/sessions/token.ts';

/** The tokens that a new `SequentialTokenMint` creates first, second, third … */
export const tokenNumber = (n: number): Token => `token-${n}`.padEnd(43, '_') as Token;

/**
 * Creates tokens of the right form that a test can predict. A hash shows which token it belongs to, but is not a token
 * itself.
 */
export class SequentialTokenMint implements TokenMint {
  #minted = 0;

  mint(): Token {
    this.#minted += 1;
    return tokenNumber(this.#minted);
  }

  hash(token: Token): TokenHash {
    return `hash of ${token}` as TokenHash;
  }
}
