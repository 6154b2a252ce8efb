import { type ApiKeyRecord, touchIsDue } from '#domain/api-keys/api-key.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';

interface Deps {
  readonly apiKeys: ApiKeyStore;
  readonly clock: Clock;
}

export type NoteKeyUse = ReturnType<typeof makeNoteKeyUse>;

/** Records when a key was last used, to within 5 minutes. */
export const makeNoteKeyUse =
  ({ apiKeys, clock }: Deps) =>
  async (key: ApiKeyRecord): Promise<void> => {
    const now = clock.now();
    if (touchIsDue(key, now)) await apiKeys.touch(key.id, now);
  };
