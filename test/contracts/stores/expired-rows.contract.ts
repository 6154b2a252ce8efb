import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import type { TokenHash } from '#domain/sessions/token.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { aLoggedInUser, anOpenLink, aUser, later } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { aCheckout, aPaymentEvent } from '#test/support/makers/purchases.ts';

/** A year in the past that no other test uses; each test has its own month. */
const start = (month: number): Date => new Date(Date.UTC(2001, month, 1));

export function describeExpiredRows(name: string, persistence: () => Persistence): void {
  const purge = (now: Date, batchSize = 100) => persistence().expiredRows.purge(now, batchSize);
  const stillLive = async (hash: TokenHash, now: Date) =>
    (await persistence().sessions.findLive(hash, now)) !== undefined;

  describe(`ExpiredRows, ${name}`, () => {
    test('deletes sessions that have expired, not a millisecond earlier', async () => {
      const begun = start(0);
      const { hash } = await aLoggedInUser(persistence(), begun);

      expect(await purge(later({ days: 30, minutes: 5, ms: -1 }, begun))).toBe(0);
      expect(await stillLive(hash, begun)).toBe(true);
      expect(await purge(later({ days: 30, minutes: 5 }, begun))).toBe(1);
      expect(await stillLive(hash, begun)).toBe(false);
    });

    test('deletes links a day after their expiry, and login requests two days after they were made', async () => {
      const begun = start(2);
      const { link, request } = await anOpenLink(persistence(), undefined, begun);
      const isFound = async () =>
        (await persistence().magicLinks.find(link.hash, link.emailKey)) !== undefined;
      const isOwed = async () =>
        (await persistence().loginRequests.findUndelivered(request.id)) !== undefined;

      expect(await purge(later({ days: 1, minutes: 15, ms: -1 }, begun))).toBe(0);
      expect(await purge(later({ days: 1, minutes: 15 }, begun))).toBe(1);
      expect([await isFound(), await isOwed()]).toStrictEqual([false, true]);
      expect(await purge(later({ days: 2, ms: -1 }, begun))).toBe(0);
      expect(await purge(later({ days: 2 }, begun))).toBe(1);
      expect(await isOwed()).toBe(false);
    });

    test('keeps an old login request as long as it has a link', async () => {
      const begun = start(3);
      const { request, link } = await anOpenLink(persistence(), undefined, begun);
      const lastAttempt = {
        ...link,
        hash: 'x'.repeat(43) as TokenHash,
        expiresAt: later({ days: 1.5 }, begun),
      };
      await persistence().magicLinks.issue(lastAttempt);

      expect(await purge(later({ days: 2 }, begun))).toBe(1);
      expect(await persistence().loginRequests.findUndelivered(request.id)).toStrictEqual(request);
      expect(await purge(later({ days: 2.5 }, begun))).toBe(2);
    });

    test('deletes drafts that were not saved for 30 days', async () => {
      const begun = start(4);
      const { id } = await aUser(persistence());
      await persistence().assessmentDrafts.replace(id, aDraft(begun));

      expect(await purge(later({ days: 30, ms: -1 }, begun))).toBe(0);
      expect(await purge(later({ days: 30 }, begun))).toBe(1);
      expect(await persistence().assessmentDrafts.find(id)).toBeUndefined();
    });

    test.each<[string, number, (begun: Date) => Promise<() => Promise<unknown>>]>([
      [
        'drafts of intakes that were not saved for 30 days',
        30,
        async (begun) => {
          const { id } = await aUser(persistence());
          await persistence().mapDrafts.replace(id, { content: {}, savedAt: begun });
          return () => persistence().mapDrafts.find(id);
        },
      ],
      [
        'checkouts 30 days after they were started',
        30,
        async (begun) => {
          const checkout = aCheckout((await aUser(persistence())).id, begun);
          await persistence().checkouts.record(checkout);
          return () => persistence().checkouts.find(checkout.id);
        },
      ],
      [
        'payment events 90 days after they came in',
        90,
        async (begun) => {
          const received = aPaymentEvent();
          await persistence().paymentEvents.record(received, begun);
          return () => persistence().paymentEvents.find(received.id);
        },
      ],
      [
        'the record of a mail 90 days after its delivery',
        90,
        async (begun) => {
          const { id } = aPaymentEvent();
          await persistence().mailRecord.settle(id, { state: 'sent' }, begun);
          return async () => (await persistence().mailRecord.isSettled(id)) || undefined;
        },
      ],
    ])('deletes %s', async (_what, days, make) => {
      // Before everything else in this suite; 90 days later nothing of it has expired.
      const begun = new Date('2000-01-01');
      const find = await make(begun);

      expect(await purge(later({ days, ms: -1 }, begun))).toBe(0);
      expect(await find()).toBeDefined();
      expect(await purge(later({ days }, begun))).toBe(1);
      expect(await find()).toBeUndefined();
    });

    test('deletes answers that are no longer replayed', async () => {
      const begun = start(6);
      const scope = { userId: (await aUser(persistence())).id, operation: 'submit', key: 'k' };
      await persistence().unitOfWork.run(async ({ idempotency }) =>
        Ok(await idempotency.settle(scope, 'payload', 1, begun)),
      );

      expect(await purge(later({ days: 1, ms: -1 }, begun))).toBe(0);
      expect(await purge(later({ days: 1 }, begun))).toBe(1);
    });

    test('continues in batches until nothing is left', async () => {
      const begun = start(8);
      for (let count = 0; count < 7; count += 1) await aLoggedInUser(persistence(), begun);

      expect(await purge(later({ days: 31 }, begun), 3)).toBe(7);
      expect(await purge(later({ days: 31 }, begun), 3)).toBe(0);
    });
  });
}
