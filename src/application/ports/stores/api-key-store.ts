import type { ApiKeyId, ApiKeyRecord, NewApiKey } from '#domain/api-keys/api-key.ts';

export interface ApiKeyStore {
  /** Returns false, and changes nothing, if the id is taken. */
  add(key: NewApiKey): Promise<boolean>;
  find(id: ApiKeyId): Promise<ApiKeyRecord | undefined>;
  /** Oldest first; keys of the same moment in the order of their ids. */
  list(): Promise<readonly ApiKeyRecord[]>;
  /**
   * Takes effect at once for every process. Later revocations change nothing. Returns false if there is no such key.
   */
  revoke(id: ApiKeyId, now: Date): Promise<boolean>;
  /**
   * Marks the key as rotated. It then ends at `endsAt`, or earlier if it would end earlier anyway. If the key is not
   * active or was rotated before, nothing changes and the result is false. So only one of two callers creates a new key.
   */
  retire(id: ApiKeyId, endsAt: Date, now: Date): Promise<boolean>;
  /** Stores the time of use. Does nothing if the stored time is less than 5 minutes old. */
  touch(id: ApiKeyId, now: Date): Promise<void>;
}
