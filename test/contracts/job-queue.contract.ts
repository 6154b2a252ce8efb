import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import type { Job } from '#application/ports/job-queue.ts';
import type { JobHandlers, JobWorker } from '#application/ports/job-worker.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { eventually } from '../support/eventually.ts';
import { handlersOf } from '../support/makers/job-handlers.ts';
import { anEmail, noon } from '../support/makers/logins.ts';
import { waitLimitMs } from '../support/wait-limits.ts';
import { beforeTimer, withoutTimers } from '../support/timers.ts';
import type { Persistence } from '../support/databases/persistence.ts';
import { aPaymentKey } from '../support/makers/purchases.ts';

type LoginMail = Extract<Job, { kind: 'send_login_mail' }>;

let lastId = 0;
const aJob = (): LoginMail => {
  lastId += 1;
  return { kind: 'send_login_mail', loginRequestId: lastId as LoginRequestId };
};

export function describeJobQueue(name: string, persistence: () => Persistence): void {
  const workers: JobWorker[] = [];
  const startWorkerOf = async (handlers: Partial<JobHandlers>) => {
    const worker = await persistence().makeWorker();
    workers.push(worker);
    await worker.start(handlersOf(handlers));
    return worker;
  };
  const startWorker = (sendLoginMail: (job: LoginMail) => Promise<void>) =>
    startWorkerOf({ send_login_mail: sendLoginMail });
  const enqueue = (...jobs: readonly Job[]) =>
    persistence().unitOfWork.run(async (stores) => {
      for (const job of jobs) await stores.jobs.enqueue(job);
      return Ok(undefined);
    });

  describe(`JobQueue and JobWorker, ${name}`, () => {
    afterEach(async () => {
      for (const worker of workers.splice(0)) await worker.stop(1000);
    });

    test('runs a job with all its data when it is committed, without waiting for a timer', async () => {
      const seen = Promise.withResolvers<LoginMail>();
      const job = aJob();

      await withoutTimers(async () => {
        await startWorker(async (taken) => seen.resolve(taken));
        await enqueue(job);
        expect(await seen.promise).toStrictEqual(job);
      });
    });

    test('runs jobs that were waiting before it started', async () => {
      const job = aJob();
      await enqueue(job);

      const seen: LoginMail[] = [];
      await startWorker(async (taken) => void seen.push(taken));

      await eventually(() => expect(seen).toStrictEqual([job]));
    });

    test('does not run a job whose unit of work was rolled back', async () => {
      const seen: LoginMail[] = [];
      await startWorker(async (job) => void seen.push(job));
      const [dropped, kept, last] = [aJob(), aJob(), aJob()];

      await persistence().unitOfWork.run(async ({ jobs }) => {
        await jobs.enqueue(dropped);
        return Err('refused');
      });
      for (const job of [kept, last]) {
        await enqueue(job);
        await eventually(() => expect(seen.at(-1)).toStrictEqual(job));
      }

      expect(seen).toStrictEqual([kept, last]);
    });

    test('starts a job only when the other changes of its transaction can be read', async () => {
      const found: boolean[] = [];
      await startWorker(async ({ loginRequestId }) => {
        found.push((await persistence().loginRequests.findUndelivered(loginRequestId)) !== undefined);
      });

      for (let count = 0; count < 5; count += 1) {
        await persistence().unitOfWork.run(async ({ loginRequests, jobs }) => {
          const { id } = await loginRequests.record(anEmail(), 'en', noon);
          await jobs.enqueue({ kind: 'send_login_mail', loginRequestId: id });
          await delay(20);
          return Ok(undefined);
        });
      }

      await eventually(() => expect(found).toStrictEqual(Array(5).fill(true)));
    });

    test('lets a handler open a unit of work of its own', async () => {
      const outcomes: boolean[] = [];
      await startWorker(async () => {
        const result = await persistence().unitOfWork.run(async ({ users }) =>
          Ok(await users.admit(anEmail(), 'en', noon)),
        );
        outcomes.push(result.isOk());
      });

      await enqueue(aJob());

      await eventually(() => expect(outcomes).toStrictEqual([true]));
    });

    test('runs each of many jobs once, and shares them between its workers', async () => {
      const { maxWorkers } = persistence();
      const seen: number[] = [];
      const busy = new Set<number>();
      const { promise: allBusy, resolve: go } = Promise.withResolvers<void>();
      for (let worker = 0; worker < maxWorkers; worker += 1) {
        await startWorker(async ({ loginRequestId }) => {
          busy.add(worker);
          if (busy.size === maxWorkers) go();
          await allBusy;
          seen.push(loginRequestId);
        });
      }
      const jobs = Array.from({ length: 40 }, aJob);
      const last = aJob();

      await enqueue(...jobs);
      await eventually(() => expect(seen.length).toBeGreaterThanOrEqual(jobs.length));
      await enqueue(last);
      await eventually(() => expect(seen).toContain(last.loginRequestId));

      const ids = [...jobs, last].map(({ loginRequestId }) => loginRequestId);
      expect(seen.toSorted((a, b) => a - b)).toStrictEqual(ids);
    });

    test('passes a job of every kind to its own handler, with all its data', async () => {
      const jobs: readonly Job[] = [
        aJob(),
        { kind: 'purge_expired_rows' },
        { kind: 'apply_payment_event', eventId: 'evt_1' },
        { kind: 'send_receipt', payment: aPaymentKey() },
        { kind: 'generate_map', mapId: 7 as MapId },
        { kind: 'send_report_link', mapId: 7 as MapId, occasion: 'completion' },
      ];
      const seen: [kind: string, job: Job][] = [];
      const see = (kind: string) => async (job: Job) => void seen.push([kind, job]);
      await startWorkerOf({
        send_login_mail: see('send_login_mail'),
        purge_expired_rows: see('purge_expired_rows'),
        apply_payment_event: see('apply_payment_event'),
        send_receipt: see('send_receipt'),
        generate_map: see('generate_map'),
        send_report_link: see('send_report_link'),
      });

      await enqueue(...jobs);

      await eventually(() => expect(seen).toHaveLength(jobs.length));
      expect(new Map(seen)).toStrictEqual(new Map(jobs.map((job) => [job.kind, job])));
    });

    test('makes at most two maps at once, while other jobs continue', async () => {
      let [running, most, made] = [0, 0, 0];
      const { promise: mailed, resolve: mail } = Promise.withResolvers<void>();
      await startWorkerOf({
        generate_map: async () => {
          running += 1;
          most = Math.max(most, running);
          await mailed;
          await delay(20);
          running -= 1;
          made += 1;
        },
        send_login_mail: async () => mail(),
      });

      const maps = Array.from({ length: 6 }, (_, index) => index as MapId);
      await enqueue(...maps.map((mapId) => ({ kind: 'generate_map', mapId }) as const), aJob());

      await eventually(() => expect(made).toBe(6));
      expect(most).toBe(2);
    });

    test('runs a job whose handler threw again, after a pause', async () => {
      const attempts: number[] = [];
      await startWorker(async () => {
        attempts.push(Date.now());
        if (attempts.length === 1) throw new Error('The mail server is down.');
      });

      await enqueue(aJob());
      await eventually(() => expect(attempts).toHaveLength(2));

      const [first = 0, second = 0] = attempts;
      expect(second - first).toBeGreaterThan(900);
    });

    test('lets running jobs end when it stops, and starts no more', async () => {
      const ended: (readonly [worker: string, id: number])[] = [];
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const worker = await startWorker(async ({ loginRequestId }) => {
        start();
        // A stop that does not wait has ended by then.
        await delay(300);
        ended.push(['first', loginRequestId]);
      });
      const [running, left] = [aJob(), aJob()];
      await enqueue(running);
      await started;

      await worker.stop(waitLimitMs);
      expect(ended).toStrictEqual([['first', running.loginRequestId]]);

      await enqueue(left);
      await startWorker(async ({ loginRequestId }) => void ended.push(['second', loginRequestId]));
      await eventually(() =>
        expect(ended).toStrictEqual([
          ['first', running.loginRequestId],
          ['second', left.loginRequestId],
        ]),
      );
    });

    test('cuts off a job at its time limit, and runs it again later', async () => {
      const begun: LoginMail[] = [];
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const worker = await startWorker((job) => {
        begun.push(job);
        start();
        return new Promise(() => undefined);
      });
      const job = aJob();
      await enqueue(job);
      await started;

      // Without its own limit the queue would wait for half a minute.
      await beforeTimer(15_000, worker.stop(500));

      await startWorker(async (taken) => void begun.push(taken));
      await eventually(() => expect(begun).toStrictEqual([job, job]));
    });
  });
}
