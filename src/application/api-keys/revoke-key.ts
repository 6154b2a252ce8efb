import { Err, Ok, type Result } from 'ts-results';
import type { ApiKeyId } from '#domain/api-keys/api-key.ts';
import { parseKeyId } from '#domain/api-keys/key-format.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';

interface Deps {
  readonly apiKeys: ApiKeyStore;
  readonly clock: Clock;
}

export interface KeyUnknown {
  readonly kind: 'key_unknown';
}

export type RevokeKey = ReturnType<typeof makeRevokeKey>;

/** After this, every process refuses the key. Revoking it again changes nothing. */
export const makeRevokeKey =
  ({ apiKeys, clock }: Deps) =>
  async (typedId: string): Promise<Result<ApiKeyId, KeyUnknown>> => {
    const id = parseKeyId(typedId);
    const isRevoked = id !== undefined && (await apiKeys.revoke(id, clock.now()));
    return isRevoked ? Ok(id) : Err({ kind: 'key_unknown' });
  };
