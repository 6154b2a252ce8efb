import type { ApiKey, ApiKeyHash, ApiKeyId, ApiKeySecret } from '../../domain/api-keys/api-key.ts';

export interface ApiKeyMint {
  /** Every character equally likely, from a cryptographic source of randomness. */
  mint(): { readonly id: ApiKeyId; readonly secret: ApiKeySecret };
  hash(key: ApiKey): ApiKeyHash;
  /** Takes the same time whatever the hashes have in common. */
  isSame(one: ApiKeyHash, other: ApiKeyHash): boolean;
}
