import type { SessionStore } from '#application/ports/stores/session-store.ts';
import {
  type LiveSession,
  maxSessionsPerUser,
  oldestFreshActivity,
  oldestLiveActivity,
} from '#domain/sessions/session.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { insert, removeWhere, requireUser, type SessionRow } from '../tables.ts';

export class InMemorySessionStore implements SessionStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  open(hash: TokenHash, userId: UserId, now: Date): Promise<void> {
    return this.#connection.run((tables) => {
      requireUser(tables, userId);
      insert(tables.sessions, hash, { userId, openedAt: now, lastActiveAt: now });
      const oldestFirst = [...tables.sessions].filter(([, row]) => row.userId === userId);
      for (const [ended] of oldestFirst.slice(0, -maxSessionsPerUser)) tables.sessions.delete(ended);
    });
  }

  findLive(hash: TokenHash, now: Date): Promise<LiveSession | undefined> {
    return this.#connection.run((tables) => {
      const row = tables.sessions.get(hash);
      if (row === undefined || row.lastActiveAt <= oldestLiveActivity(now)) return undefined;
      const user = tables.users.get(row.userId);
      return user && { hash, user, lastActiveAt: row.lastActiveAt };
    });
  }

  touch(hash: TokenHash, now: Date): Promise<boolean> {
    return this.#connection.run((tables) => {
      const row = tables.sessions.get(hash);
      const due = row !== undefined && row.lastActiveAt <= oldestFreshActivity(now);
      if (!due || row.lastActiveAt <= oldestLiveActivity(now)) return false;
      tables.sessions.set(hash, { ...row, lastActiveAt: now });
      return true;
    });
  }

  countLive(userId: UserId, now: Date): Promise<number> {
    const isLive = (row: SessionRow) => row.userId === userId && row.lastActiveAt > oldestLiveActivity(now);
    return this.#connection.run(({ sessions }) => [...sessions.values()].filter(isLive).length);
  }

  end(hash: TokenHash): Promise<void> {
    return this.#connection.run((tables) => void tables.sessions.delete(hash));
  }

  endAllOf(userId: UserId): Promise<number> {
    return this.#connection.run((tables) => removeWhere(tables.sessions, (row) => row.userId === userId));
  }
}
