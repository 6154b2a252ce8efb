import type { ApiKey, ApiKeyRecord } from '#domain/api-keys/api-key.ts';
import { keyOf } from '#domain/api-keys/key-format.ts';
import type { ApiKeyMint } from '../ports/api-key-mint.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';

export interface IssuedKey {
  readonly record: ApiKeyRecord;
  /** Has to be shown now, because it cannot be read again. */
  readonly key: ApiKey;
}

/** Creates ids until one is free. There are 62^8 ids, so nearly always the first one is. */
export async function issueKey(
  { apiKeys, apiKeyMint }: { readonly apiKeys: ApiKeyStore; readonly apiKeyMint: ApiKeyMint },
  terms: Pick<ApiKeyRecord, 'name' | 'createdAt' | 'expiresAt'>,
): Promise<IssuedKey> {
  for (;;) {
    const { id, secret } = apiKeyMint.mint();
    const key = keyOf(id, secret);
    const added = { id, ...terms, hash: apiKeyMint.hash(key) };
    if (await apiKeys.add(added))
      return { record: { ...added, revokedAt: null, rotatedAt: null, lastUsedAt: null }, key };
  }
}
