import { Err, Ok, type Result } from 'ts-results';
import { type ApiKeyRecord, stateOf } from '#domain/api-keys/api-key.ts';
import { parseKeyId } from '#domain/api-keys/key-format.ts';
import { endOfGrace, expiryOfSuccessor } from '#domain/api-keys/rotation.ts';
import type { ApiKeyMint } from '../ports/api-key-mint.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';
import type { KeyUnknown } from './revoke-key.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'apiKeys'>;
  readonly apiKeyMint: ApiKeyMint;
  readonly clock: Clock;
}

interface RotatedKey extends IssuedKey {
  /** When the old key stops working. */
  readonly oldExpiresAt: Date;
}

/** `rotated`: the key already has a successor, which can be rotated instead. */
interface KeyNotRotatable {
  readonly kind: 'key_not_rotatable';
  readonly reason: 'expired' | 'revoked' | 'rotated';
}

export type RotateKeyRefusal = KeyUnknown | KeyNotRotatable;

export type RotateKey = ReturnType<typeof makeRotateKey>;

/** Creates a successor with the same name and lifetime. The old key works for another 24 hours at most. */
export const makeRotateKey =
  ({ unitOfWork, apiKeyMint, clock }: Deps) =>
  (typedId: string): Promise<Result<RotatedKey, RotateKeyRefusal>> =>
    unitOfWork.run(async ({ apiKeys }): Promise<Result<RotatedKey, RotateKeyRefusal>> => {
      const id = parseKeyId(typedId);
      const old = id && (await apiKeys.find(id));
      if (old === undefined) return Err({ kind: 'key_unknown' });
      const now = clock.now();
      const oldExpiresAt = endOfGrace(old, now);
      if (!(await apiKeys.retire(old.id, oldExpiresAt, now))) return refuse(apiKeys, old, now);
      const terms = { name: old.name, createdAt: now, expiresAt: expiryOfSuccessor(old, now) };
      return Ok({ ...(await issueKey({ apiKeys, apiKeyMint }, terms)), oldExpiresAt });
    });

/** Reads again, because the key may have changed in the meantime. */
async function refuse(apiKeys: ApiKeyStore, seen: ApiKeyRecord, now: Date) {
  const state = stateOf((await apiKeys.find(seen.id)) ?? seen, now);
  return Err({ kind: 'key_not_rotatable', reason: state === 'active' ? 'rotated' : state } as const);
}
