import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SessionStore } from '#application/ports/stores/session-store.ts';
import {
  type LiveSession,
  maxSessionsPerUser,
  oldestFreshActivity,
  oldestLiveActivity,
} from '#domain/sessions/session.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';
import { bytesOf } from './token-hash.ts';
import { type UserColumns, userColumns, userOf } from './user-store.ts';

export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'session',
  properties: {
    tokenHash: p.blob().primary(),
    userId: p.bigint('number'),
    createdAt: p.datetime(3),
    lastActiveAt: p.datetime(3),
  },
});

/** Runs at every request with a session: a prepared statement without the ORM, with types that need no conversion. */
const findLive: Statement = {
  name: 'find-live-session',
  text: `
    select ${userColumns},
      ${millisecondsOf('s.last_active_at')} as last_active_ms
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and s.last_active_at > $2`,
};

interface LiveSessionRow extends UserColumns {
  readonly last_active_ms: number;
}

const endOldest: Statement = {
  name: 'end-oldest-sessions',
  text: `
    delete from session where token_hash = any(array(
      select token_hash from session where user_id = $1 order by login_number desc offset $2
    ))`,
};

export class PostgresSessionStore implements SessionStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async open(hash: TokenHash, userId: UserId, now: Date): Promise<void> {
    const row = { tokenHash: bytesOf(hash), userId, createdAt: now, lastActiveAt: now };
    await this.#connection.run((em) => em.insert(SessionRow, row));
    await this.#connection.query(endOldest, [userId, maxSessionsPerUser]);
  }

  async findLive(hash: TokenHash, now: Date): Promise<LiveSession | undefined> {
    const values = [bytesOf(hash), oldestLiveActivity(now)];
    const [row] = await this.#connection.query<LiveSessionRow>(findLive, values);
    return row && liveSession(hash, row);
  }

  async touch(hash: TokenHash, now: Date): Promise<boolean> {
    const due = {
      tokenHash: bytesOf(hash),
      lastActiveAt: { $gt: oldestLiveActivity(now), $lte: oldestFreshActivity(now) },
    };
    const touched = await this.#connection.run((em) =>
      em.nativeUpdate(SessionRow, due, { lastActiveAt: now }),
    );
    return touched === 1;
  }

  countLive(userId: UserId, now: Date): Promise<number> {
    const live = { userId, lastActiveAt: { $gt: oldestLiveActivity(now) } };
    return this.#connection.run((em) => em.count(SessionRow, live));
  }

  async end(hash: TokenHash): Promise<void> {
    await this.#connection.run((em) => em.nativeDelete(SessionRow, { tokenHash: bytesOf(hash) }));
  }

  endAllOf(userId: UserId): Promise<number> {
    return this.#connection.run((em) => em.nativeDelete(SessionRow, { userId }));
  }
}

const liveSession = (hash: TokenHash, row: LiveSessionRow): LiveSession => ({
  hash,
  user: userOf(row),
  lastActiveAt: new Date(row.last_active_ms),
});
