import type { ApiKeyStore } from '#application/ports/stores/api-key-store.ts';
import {
  type ApiKeyId,
  type ApiKeyRecord,
  type NewApiKey,
  stateOf,
  touchIsDue,
} from '#domain/api-keys/api-key.ts';
import type { InMemoryConnection } from '../database.ts';

export class InMemoryApiKeyStore implements ApiKeyStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  add(key: NewApiKey): Promise<boolean> {
    return this.#connection.run(({ apiKeys }) => {
      if (apiKeys.has(key.id)) return false;
      apiKeys.set(key.id, { ...key, revokedAt: null, rotatedAt: null, lastUsedAt: null });
      return true;
    });
  }

  find(id: ApiKeyId): Promise<ApiKeyRecord | undefined> {
    return this.#connection.run(({ apiKeys }) => apiKeys.get(id));
  }

  list(): Promise<readonly ApiKeyRecord[]> {
    return this.#connection.run(({ apiKeys }) =>
      [...apiKeys.values()].toSorted(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
      ),
    );
  }

  revoke(id: ApiKeyId, now: Date): Promise<boolean> {
    return this.#update(id, (key) => ({ ...key, revokedAt: key.revokedAt ?? now }));
  }

  retire(id: ApiKeyId, endsAt: Date, now: Date): Promise<boolean> {
    return this.#update(id, (key) => {
      if (stateOf(key, now) !== 'active' || key.rotatedAt !== null) return undefined;
      const endsBefore = key.expiresAt !== null && key.expiresAt < endsAt;
      return { ...key, rotatedAt: now, expiresAt: endsBefore ? key.expiresAt : endsAt };
    });
  }

  async touch(id: ApiKeyId, now: Date): Promise<void> {
    await this.#update(id, (key) => (touchIsDue(key, now) ? { ...key, lastUsedAt: now } : undefined));
  }

  /** Returns whether a key was changed. */
  #update(id: ApiKeyId, change: (key: ApiKeyRecord) => ApiKeyRecord | undefined): Promise<boolean> {
    return this.#connection.run(({ apiKeys }) => {
      const key = apiKeys.get(id);
      const changed = key && change(key);
      if (changed !== undefined) apiKeys.set(id, changed);
      return changed !== undefined;
    });
  }
}
