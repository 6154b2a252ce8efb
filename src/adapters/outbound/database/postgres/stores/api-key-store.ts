import type { ApiKeyStore } from '#application/ports/stores/api-key-store.ts';
import {
  type ApiKeyHash,
  type ApiKeyId,
  type ApiKeyRecord,
  type NewApiKey,
  oldestFreshUse,
} from '#domain/api-keys/api-key.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';
import { bytesOf } from './token-hash.ts';

const columns = `
  id, name, key_hash,
  ${millisecondsOf('created_at')} as created_ms,
  ${millisecondsOf('expires_at')} as expires_ms,
  ${millisecondsOf('revoked_at')} as revoked_ms,
  ${millisecondsOf('rotated_at')} as rotated_ms,
  ${millisecondsOf('last_used_at')} as last_used_ms`;

interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly key_hash: Uint8Array;
  readonly created_ms: number;
  readonly expires_ms: number | null;
  readonly revoked_ms: number | null;
  readonly rotated_ms: number | null;
  readonly last_used_ms: number | null;
}

const add: Statement = {
  name: 'add-api-key',
  text: `
    insert into api_key (id, name, key_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (id) do nothing
    returning id`,
};

/** Prepared, because it runs at every request with a key. */
const find: Statement = { name: 'find-api-key', text: `select ${columns} from api_key where id = $1` };

const list: Statement = {
  name: 'list-api-keys',
  text: `select ${columns} from api_key order by created_at, id collate "C"`,
};

const revoke: Statement = {
  name: 'revoke-api-key',
  text: 'update api_key set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id',
};

const retire: Statement = {
  name: 'retire-api-key',
  text: `
    update api_key set rotated_at = $3, expires_at = least(expires_at, $2)
    where id = $1 and revoked_at is null and rotated_at is null and (expires_at is null or expires_at > $3)
    returning id`,
};

const touch: Statement = {
  name: 'touch-api-key',
  text: 'update api_key set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at <= $3)',
};

export class PostgresApiKeyStore implements ApiKeyStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add({ id, name, hash, createdAt, expiresAt }: NewApiKey): Promise<boolean> {
    const values = [id, name, bytesOf(hash), createdAt, expiresAt];
    return (await this.#connection.query(add, values)).length === 1;
  }

  async find(id: ApiKeyId): Promise<ApiKeyRecord | undefined> {
    const [row] = await this.#connection.query<ApiKeyRow>(find, [id]);
    return row && fromRow(row);
  }

  async list(): Promise<readonly ApiKeyRecord[]> {
    return (await this.#connection.query<ApiKeyRow>(list, [])).map(fromRow);
  }

  async revoke(id: ApiKeyId, now: Date): Promise<boolean> {
    return (await this.#connection.query(revoke, [id, now])).length === 1;
  }

  async retire(id: ApiKeyId, endsAt: Date, now: Date): Promise<boolean> {
    return (await this.#connection.query(retire, [id, endsAt, now])).length === 1;
  }

  async touch(id: ApiKeyId, now: Date): Promise<void> {
    await this.#connection.query(touch, [id, now, oldestFreshUse(now)]);
  }
}

const fromRow = (row: ApiKeyRow): ApiKeyRecord => ({
  id: row.id as ApiKeyId,
  name: row.name,
  hash: Buffer.from(row.key_hash).toString('base64url') as ApiKeyHash,
  createdAt: new Date(row.created_ms),
  expiresAt: dateOf(row.expires_ms),
  revokedAt: dateOf(row.revoked_ms),
  rotatedAt: dateOf(row.rotated_ms),
  lastUsedAt: dateOf(row.last_used_ms),
});

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
