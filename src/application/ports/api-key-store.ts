import type { ApiKeyId, ApiKeyRecord, NewApiKey } from '../../domain/api-keys/api-key.ts';

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
   * Marks the key as rotated and lets it end at `endsAt`, or earlier if it would end earlier anyway. Returns false, and
   * changes nothing, unless the key is active and not yet rotated: of two callers, only one may create the successor.
   */
  retire(id: ApiKeyId, endsAt: Date, now: Date): Promise<boolean>;
  /** Stores the time of use, unless a time less than 5 minutes ago is stored. */
  touch(id: ApiKeyId, now: Date): Promise<void>;
}
