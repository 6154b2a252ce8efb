import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import type { Job } from '#application/ports/job-queue.ts';
import type { Traces } from '#application/ports/stores/person-records.ts';
import type { PaymentKey, ReceivedEvent } from '#domain/purchases/payment-event.ts';
import { manualPaymentOf } from '#domain/purchases/purchase.ts';
import type { User } from '#domain/sessions/user.ts';
import { aCompletedAssessment, aDraft } from '#test/support/makers/assessments.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { aTokenHash, aUser, anOpenLink, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { aCheckout, aPaidPurchase, aPaymentEvent, aPaymentKey } from '#test/support/makers/purchases.ts';
import { aSubmission, aSubmittedMap } from '#test/support/makers/situation-maps.ts';

/** A person with data in every store. */
interface KnownPerson {
  readonly user: User;
  readonly payment: PaymentKey;
  readonly mapId: number;
  readonly checkout: ReturnType<typeof aCheckout>;
  readonly events: readonly ReceivedEvent[];
  readonly jobs: readonly Job[];
  readonly mailIds: readonly string[];
}

const eventsOf = (user: User, payment: PaymentKey): readonly ReceivedEvent[] => {
  const paid = aPaymentEvent();
  const event = { ...paid.event, payment, userReference: null, payerEmail: null };
  return [
    { ...paid, event: { ...event, payerEmail: user.email.address } as ReceivedEvent['event'] },
    { ...aPaymentEvent(), event: { ...event, userReference: String(user.id) } as ReceivedEvent['event'] },
    {
      ...aPaymentEvent(),
      type: 'charge.refunded',
      event: { kind: 'refunded', payment, isInFull: false, refundedCents: 500 },
    },
  ];
};

async function aKnownPerson(persistence: Persistence): Promise<KnownPerson> {
  const user = await aUser(persistence);
  const { request } = await anOpenLink(persistence, user.email);
  await persistence.sessions.open(aTokenHash(), user.id, later({ minutes: 1 }));
  await persistence.assessments.add(aCompletedAssessment(user.id, noon));
  await persistence.assessmentDrafts.replace(user.id, aDraft(noon));
  await persistence.mapDrafts.replace(user.id, { content: { a: 1 }, savedAt: noon });
  const checkout = aCheckout(user.id);
  await persistence.checkouts.record(checkout);
  const map = await aSubmittedMap(persistence, aSubmission(user.id));
  const payment = aPaymentKey();
  const [receipt, report] = [`receipt-${payment}`, `report-${map.id}-1-completion`];
  await persistence.mailRecord.settle(receipt, { state: 'sent' }, noon);
  await persistence.mailRecord.settle(report, { state: 'rejected', code: '550' }, later({ minutes: 5 }));
  const events = eventsOf(user, payment);
  for (const [index, event] of events.entries())
    await persistence.paymentEvents.record(event, later({ minutes: index }));
  const jobs: readonly Job[] = [
    { kind: 'generate_map', mapId: map.id },
    { kind: 'send_report_link', mapId: map.id, occasion: 'completion' },
    { kind: 'send_receipt', payment },
    { kind: 'send_login_mail', loginRequestId: request.id },
  ];
  await persistence.unitOfWork.run(async (stores) => {
    await stores.purchases.open(payment, noon);
    await stores.purchases.save(aPaidPurchase(payment, user.id));
    const scope = { userId: user.id, operation: 'submitIntake', key: 'k-1' };
    await stores.idempotency.claim(scope, 'f', noon);
    await stores.idempotency.settle(scope, 'f', { ok: true }, noon);
    for (const job of jobs) await stores.jobs.enqueue(job);
    return Ok(undefined);
  });
  return { user, payment, mapId: map.id, checkout, events, jobs, mailIds: [receipt, report] };
}

const tracesLeft = async ({ unitOfWork }: Persistence, user: User): Promise<Traces> =>
  expectOk(await unitOfWork.run(async ({ personRecords }) => Ok(await personRecords.traces(user))));

const erase = ({ unitOfWork }: Persistence, user: User) =>
  unitOfWork.run(async ({ personRecords }) => Ok(await personRecords.erase(user)));

export function describePersonRecords(name: string, persistence: () => Persistence): void {
  describe(`PersonRecords, ${name}`, () => {
    test('list all data of one person, and nothing of another', async () => {
      await aKnownPerson(persistence());
      const { user, payment, checkout, events, mapId } = await aKnownPerson(persistence());
      await aKnownPerson(persistence());
      const similar = `report-${mapId}a-1-completion`;
      await persistence().mailRecord.settle(similar, { state: 'sent' }, noon);

      expect(await tracesLeft(persistence(), user)).toStrictEqual({
        accountCreatedAt: noon,
        sessions: [{ openedAt: later({ minutes: 1 }), lastActiveAt: later({ minutes: 1 }) }],
        loginRequests: [{ requestedAt: noon, language: 'fr', delivery: 'owed' }],
        links: [{ expiresAt: later({ minutes: 15 }), state: 'open' }],
        checkouts: [checkout],
        paymentEvents: events.map((event, index) => ({ ...event, receivedAt: later({ minutes: index }) })),
        mails: [
          { id: `receipt-${payment}`, delivery: 'sent', settledAt: noon },
          {
            id: expect.stringMatching(/^report-\d+-1-completion$/),
            delivery: 'rejected',
            settledAt: later({ minutes: 5 }),
          },
        ],
        idempotencyKeys: [{ operation: 'submitIntake', key: 'k-1', settledAt: noon }],
      });
    });

    test('delete a person everywhere, and nobody else', async () => {
      const { user, payment, mailIds } = await aKnownPerson(persistence());
      const other = await aKnownPerson(persistence());
      const before = await tracesLeft(persistence(), other.user);

      await erase(persistence(), user);

      const { users, assessments, assessmentDrafts, mapDrafts, maps, purchases } = persistence();
      expect(await users.find(user.id)).toBeUndefined();
      expect(await assessments.list(user.id, 10)).toStrictEqual([]);
      expect(await assessmentDrafts.find(user.id)).toBeUndefined();
      expect(await mapDrafts.find(user.id)).toBeUndefined();
      expect(await maps.list(user.id, 10)).toStrictEqual([]);
      expect(await purchases.listOf(user.id)).toStrictEqual([]);
      const { accountCreatedAt: _never, paymentEvents, ...left } = await tracesLeft(persistence(), user);
      expect(Object.values(left).flat()).toStrictEqual([]);
      for (const id of mailIds) expect(await persistence().mailRecord.isSettled(id)).toBe(false);
      // Payment records name the deleted account, but no address.
      expect(JSON.stringify(paymentEvents)).not.toContain(user.email.address);
      expect(await purchases.find(payment)).toStrictEqual({
        ...aPaidPurchase(payment, user.id),
        verdict: { kind: 'review', reason: 'unknown_account' },
      });
      expect(await tracesLeft(persistence(), other.user)).toStrictEqual(before);
      expect(await maps.list(other.user.id, 10)).toHaveLength(1);
    });

    test('keep nothing of a map that an operator granted', async () => {
      const { unitOfWork, purchases } = persistence();
      const { user } = await aKnownPerson(persistence());
      const grant = manualPaymentOf('situation-map', user.id);
      await unitOfWork.run(async (stores) => {
        const opened = await stores.purchases.open(grant, noon);
        await stores.purchases.save({ ...opened, verdict: { kind: 'accepted', userId: user.id } });
        return Ok(undefined);
      });

      await erase(persistence(), user);

      expect(await purchases.find(grant)).toBeUndefined();
    });

    test('keep the ids of events, so that one that is sent again does not count again', async () => {
      const { user, events } = await aKnownPerson(persistence());

      await erase(persistence(), user);

      for (const event of events) expect(await persistence().paymentEvents.record(event, noon)).toBe(false);
    });

    test('delete the waiting jobs of that person, and no others', async () => {
      const { user, jobs } = await aKnownPerson(persistence());
      const other = await aKnownPerson(persistence());

      await erase(persistence(), user);

      const done: Job[] = [];
      const note = async (job: Job) => void done.push(job);
      const worker = await persistence().makeWorker();
      await worker.start(
        handlersOf({
          generate_map: note,
          send_report_link: note,
          send_receipt: note,
          send_login_mail: note,
        }),
      );
      try {
        await eventually(() => {
          for (const job of other.jobs) expect(done).toContainEqual(job);
        });
      } finally {
        await worker.stop(1000);
      }
      for (const job of jobs) expect(done).not.toContainEqual(job);
    });

    test('have nothing about a person who was deleted already', async () => {
      const { user } = await aKnownPerson(persistence());
      await erase(persistence(), user);

      await erase(persistence(), user);

      expect(await persistence().users.find(user.id)).toBeUndefined();
    });
  });
}
