import type { ApiKey, ApiKeyHash, ApiKeyId, ApiKeySecret } from '#domain/api-keys/api-key.ts';

export interface ApiKeyMint {
  /** From a cryptographic random source; every character is equally likely. */
  mint(): { readonly id: ApiKeyId; readonly secret: ApiKeySecret };
  hash(key: ApiKey): ApiKeyHash;
  /** Takes the same time for all hashes, so that the time reveals nothing. */
  isSame(one: ApiKeyHash, other: ApiKeyHash): boolean;
}
