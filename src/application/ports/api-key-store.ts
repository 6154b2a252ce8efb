import type { ApiKeyId, ApiKeyRecord, NewApiKey } from '../../domain/api-keys/api-key.ts';

export interface ApiKeyStore {
  /** False, and no change, if the id is taken. */
  add(key: NewApiKey): Promise<boolean>;
  find(id: ApiKeyId): Promise<ApiKeyRecord | undefined>;
  /** Oldest first; of one moment, in the order of their ids. */
  list(): Promise<readonly ApiKeyRecord[]>;
  /** At once, and for every instance. The first revocation stands. False, and no change, if there is no such key. */
  revoke(id: ApiKeyId, now: Date): Promise<boolean>;
  /**
   * Marks the key as rotated and lets it end at `endsAt`, or earlier if it would have. False, and no change, unless the
   * key is active and was not rotated before: of two callers one gets to make the successor.
   */
  retire(id: ApiKeyId, endsAt: Date, now: Date): Promise<boolean>;
  /** Writes the time of use unless it was written in the last 5 minutes. */
  touch(id: ApiKeyId, now: Date): Promise<void>;
}
