import type { MapDraft, MapDraftStore } from '#application/ports/stores/map-draft-store.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { requireUser } from '../tables.ts';

export class InMemoryMapDraftStore implements MapDraftStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  find(userId: UserId): Promise<MapDraft | undefined> {
    return this.#connection.run((tables) => tables.mapDrafts.get(userId));
  }

  replace(userId: UserId, draft: MapDraft): Promise<void> {
    return this.#connection.run((tables) => {
      requireUser(tables, userId);
      tables.mapDrafts.set(userId, draft);
    });
  }

  discard(userId: UserId): Promise<void> {
    return this.#connection.run((tables) => void tables.mapDrafts.delete(userId));
  }
}
