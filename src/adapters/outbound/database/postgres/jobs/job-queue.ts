import type { PgBoss } from 'pg-boss';
import type { Job, JobQueue } from '#application/ports/job-queue.ts';
import type { Tracing } from '#application/ports/operations/tracing.ts';
import type { Connection } from '../connection/connection.ts';

/** A job stores the trace of the request that caused it. */
type CurrentTrace = Pick<Tracing, 'current'>;

export class PgBossJobQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #connection: Connection;
  readonly #tracing: CurrentTrace;

  constructor(boss: PgBoss, connection: Connection, tracing: CurrentTrace) {
    this.#boss = boss;
    this.#connection = connection;
    this.#tracing = tracing;
  }

  async enqueue(job: Job): Promise<void> {
    const executeSql = async (text: string, values: readonly unknown[] = []) => ({
      rows: [...(await this.#connection.query(unnamed(text), values))],
    });
    const trace = this.#tracing.current();
    const data = trace === undefined ? job : { ...job, trace };
    await this.#boss.send(job.kind, data, { db: { executeSql } });
  }
}

const unnamed = (text: string) => ({ text });
