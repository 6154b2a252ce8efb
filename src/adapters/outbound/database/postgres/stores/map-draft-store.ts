import type { MapDraft, MapDraftStore } from '#application/ports/stores/map-draft-store.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';

/** Drafts are read and written as text: the ORM would lose keys such as `__proto__`. */
const find: Statement = {
  name: 'find-map-draft',
  text: `
    select content::text as content, ${millisecondsOf('saved_at')} as saved_ms
    from map_draft where user_id = $1`,
};

const replace: Statement = {
  name: 'replace-map-draft',
  text: `
    insert into map_draft (user_id, content, saved_at) values ($1, $2, $3)
    on conflict (user_id) do update set content = excluded.content, saved_at = excluded.saved_at`,
};

const discard: Statement = {
  name: 'discard-map-draft',
  text: 'delete from map_draft where user_id = $1',
};

interface DraftRow {
  readonly content: string;
  readonly saved_ms: number;
}

export class PostgresMapDraftStore implements MapDraftStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async find(userId: UserId): Promise<MapDraft | undefined> {
    const [row] = await this.#connection.query<DraftRow>(find, [userId]);
    return row && draftOf(row);
  }

  async replace(userId: UserId, { content, savedAt }: MapDraft): Promise<void> {
    await this.#connection.query(replace, [userId, JSON.stringify(content), savedAt]);
  }

  async discard(userId: UserId): Promise<void> {
    await this.#connection.query(discard, [userId]);
  }
}

const draftOf = (row: DraftRow): MapDraft => ({
  content: JSON.parse(row.content) as MapDraft['content'],
  savedAt: new Date(row.saved_ms),
});
