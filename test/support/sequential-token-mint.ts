import type { TokenMint } from '../../src/application/ports/token-mint.ts';
import type { Token, TokenHash } from '../../src/domain/sessions/token.ts';

/** The tokens that a fresh `SequentialTokenMint` mints first, second, third … */
export const tokenNumber = (n: number): Token => `token-${n}`.padEnd(43, '_') as Token;

/** Mints tokens of the right shape that a test can foretell. A hash shows whose it is, and is no token itself. */
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
