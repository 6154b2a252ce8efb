import { type ApiKeyHash, type ApiKeyRecord, stateOf } from '#domain/api-keys/api-key.ts';
import { parseKey } from '#domain/api-keys/key-format.ts';
import type { ApiKeyMint } from '../ports/api-key-mint.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';

interface Deps {
  readonly apiKeys: ApiKeyStore;
  readonly apiKeyMint: ApiKeyMint;
  readonly clock: Clock;
}

/** Used for the comparison if no key has the id, so that the check takes the same time. */
const noHash = 'A'.repeat(43) as ApiKeyHash;

export type AuthenticateKey = ReturnType<typeof makeAuthenticateKey>;

/**
 * The active key with this text, or `undefined`. Every call reads it from the store, so that a revocation takes effect
 * at once. A text that cannot be a key is refused without reading.
 */
export const makeAuthenticateKey =
  ({ apiKeys, apiKeyMint, clock }: Deps) =>
  async (text: string): Promise<ApiKeyRecord | undefined> => {
    const parsed = parseKey(text);
    if (parsed === undefined) return undefined;
    const record = await apiKeys.find(parsed.id);
    const isKnown = apiKeyMint.isSame(apiKeyMint.hash(parsed.key), record?.hash ?? noHash);
    return isKnown && record && stateOf(record, clock.now()) === 'active' ? record : undefined;
  };
