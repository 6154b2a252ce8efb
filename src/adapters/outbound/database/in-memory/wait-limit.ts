import type { DatabaseWaitLimit } from '#application/ports/database-wait-limit.ts';

/** Needs no limit, because nothing in memory makes a request wait. */
export const inMemoryWaitLimit: DatabaseWaitLimit = { limit: (_ms, work) => work() };
