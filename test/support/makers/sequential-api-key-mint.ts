import type { ApiKeyMint } from '#application/ports/api-key-mint.ts';
import type { ApiKey, ApiKeyHash, ApiKeyId, ApiKeySecret } from '#domain/api-keys/api-key.ts';
import { keyOf } from '#domain/api-keys/key-format.ts';

const idNumber = (n: number): ApiKeyId => String(n).padStart(8, 'i') as ApiKeyId;
const secretNumber = (n: number): ApiKeySecret => String(n).padStart(43, 's') as ApiKeySecret;

/** The keys that a new `SequentialApiKeyMint` creates first, second, third … */
export const keyNumber = (n: number): ApiKey => keyOf(idNumber(n), secretNumber(n));

/** Creates keys that a test can predict. A hash shows which key it belongs to, but is not a key itself. */
export class SequentialApiKeyMint implements ApiKeyMint {
  #minted = 0;
  /** Every hash that another was compared with, in order. */
  readonly compared: ApiKeyHash[] = [];

  mint(): { id: ApiKeyId; secret: ApiKeySecret } {
    this.#minted += 1;
    return { id: idNumber(this.#minted), secret: secretNumber(this.#minted) };
  }

  hash(key: ApiKey): ApiKeyHash {
    return `hash of ${key}` as ApiKeyHash;
  }

  isSame(one: ApiKeyHash, other: ApiKeyHash): boolean {
    this.compared.push(other);
    return one === other;
  }

  /** Starts again from the first key, to simulate a repeated random value. */
  startOver(): void {
    this.#minted = 0;
  }
}
