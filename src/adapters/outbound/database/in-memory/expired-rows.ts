import type { ExpiredRows } from '#application/ports/stores/expired-rows.ts';
import { cutoffsAt } from '../retention.ts';
import type { InMemoryDatabase } from './database.ts';
import { removeWhere, type Tables } from './tables.ts';

export class InMemoryExpiredRows implements ExpiredRows {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  purge(now: Date): Promise<number> {
    return this.#database.run((tables) => purgeTables(tables, now));
  }
}

function purgeTables(tables: Tables, now: Date): number {
  const before = cutoffsAt(now);
  const linked = (id: number) => [...tables.magicLinks.values()].some((link) => link.requestId === id);
  return [
    removeWhere(tables.sessions, (row) => row.lastActiveAt <= before.sessionLastActive),
    removeWhere(tables.magicLinks, (row) => row.expiresAt <= before.linkExpiry),
    removeWhere(
      tables.loginRequests,
      (row, id) => row.request.requestedAt <= before.loginRequest && !linked(id),
    ),
    removeWhere(tables.idempotentAnswers, (row) => row.settledAt <= before.idempotentAnswer),
    removeWhere(tables.assessmentDrafts, (row) => row.savedAt <= before.draftSaved),
    removeWhere(tables.mapDrafts, (row) => row.savedAt <= before.draftSaved),
    removeWhere(tables.checkouts, (row) => row.startedAt <= before.checkoutStarted),
    removeWhere(tables.paymentEvents, (row) => row.receivedAt <= before.paymentEventReceived),
    removeWhere(tables.settledMails, (row) => row.settledAt <= before.mailSettled),
  ].reduce((sum, count) => sum + count, 0);
}
