import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Err } from 'ts-results';
import type { PaymentEvent } from '#domain/purchases/payment-event.ts';
import { noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { aPaymentEvent, aPaymentKey } from '#test/support/makers/purchases.ts';

const events: readonly PaymentEvent[] = [
  aPaymentEvent().event,
  { kind: 'refunded', payment: aPaymentKey(), isInFull: false, refundedCents: 999_999_999_999 },
  { kind: 'disputed', payment: aPaymentKey(), disputeId: 'dp_1', outcome: 'open' },
  { kind: 'unrelated' },
];

export function describePaymentEventInbox(name: string, persistence: () => Persistence): void {
  describe(`PaymentEventInbox, ${name}`, () => {
    test('finds no unknown event', async () => {
      expect(await persistence().paymentEvents.find('evt_unknown')).toBeUndefined();
    });

    test.each(events)('returns every field of an event: $kind', async (event) => {
      const { paymentEvents } = persistence();
      const received = { id: `evt_${randomUUID()}`, type: 'a.type', event };

      expect(await paymentEvents.record(received, noon)).toBe(true);

      expect(await paymentEvents.find(received.id)).toStrictEqual(received);
    });

    test('stores one of 20 events with the same id, and does not change it', async () => {
      const { paymentEvents } = persistence();
      const { id } = aPaymentEvent();
      const received = Array.from({ length: 20 }, () => aPaymentEvent(id));

      const recorded = await Promise.all(received.map((event) => paymentEvents.record(event, noon)));

      expect(recorded.filter(Boolean)).toHaveLength(1);
      expect(await paymentEvents.find(id)).toStrictEqual(received[recorded.indexOf(true)]);
    });

    test('accepts an event again whose unit of work was rolled back', async () => {
      const received = aPaymentEvent();
      await persistence().unitOfWork.run(async ({ paymentEvents }) => {
        expect(await paymentEvents.record(received, noon)).toBe(true);
        return Err('refused');
      });

      expect(await persistence().paymentEvents.find(received.id)).toBeUndefined();
      expect(await persistence().paymentEvents.record(received, noon)).toBe(true);
    });
  });
}
