import { type ApiKeyRecord, type ApiKeyState, stateOf } from '#domain/api-keys/api-key.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';

interface Deps {
  readonly apiKeys: ApiKeyStore;
  readonly clock: Clock;
}

export interface ListedKey extends Omit<ApiKeyRecord, 'hash'> {
  readonly state: ApiKeyState;
}

export type ListKeys = ReturnType<typeof makeListKeys>;

/** Every key ever created, oldest first. */
export const makeListKeys =
  ({ apiKeys, clock }: Deps) =>
  async (): Promise<readonly ListedKey[]> => {
    const now = clock.now();
    return (await apiKeys.list()).map((key) => listed(key, now));
  };

function listed(key: ApiKeyRecord, now: Date): ListedKey {
  const { hash: _, ...shown } = key;
  return { ...shown, state: stateOf(key, now) };
}
