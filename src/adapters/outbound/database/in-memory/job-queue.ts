import type { Job, JobQueue } from '#application/ports/job-queue.ts';
import type { InMemoryConnection } from './database.ts';
import { nextId } from './tables.ts';

export class InMemoryJobQueue implements JobQueue {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  enqueue(job: Job): Promise<void> {
    return this.#connection.run((tables) => {
      tables.jobs.set(nextId(tables, 'jobs'), { job, failures: 0, dueAtMs: Date.now() });
    });
  }
}
