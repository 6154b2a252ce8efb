import type { PgBoss } from 'pg-boss';
import type { Job, JobQueue } from '../../../../application/ports/job-queue.ts';
import type { Connection } from './connection.ts';

export class PgBossJobQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #connection: Connection;

  constructor(boss: PgBoss, connection: Connection) {
    this.#boss = boss;
    this.#connection = connection;
  }

  async enqueue(job: Job): Promise<void> {
    const executeSql = async (text: string, values: readonly unknown[] = []) => ({
      rows: [...(await this.#connection.query(unnamed(text), values))],
    });
    await this.#boss.send(job.kind, job, { db: { executeSql } });
  }
}

const unnamed = (text: string) => ({ text });
