import { Ok } from 'ts-results';
import { concernsPurchases, type ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'paymentEvents'>;
  readonly clock: Clock;
}

export type RecordPaymentEvent = ReturnType<typeof makeRecordPaymentEvent>;

/**
 * Records an event of the payment service, however it arrived, together with the job that applies it. An event that was
 * recorded before, or that concerns no purchase, gets no job.
 */
export const makeRecordPaymentEvent =
  ({ unitOfWork, clock }: Deps) =>
  async (received: ReceivedEvent): Promise<void> => {
    await unitOfWork.run(async ({ paymentEvents, jobs }) => {
      const isNew = await paymentEvents.record(received, clock.now());
      if (isNew && concernsPurchases(received.event))
        await jobs.enqueue({ kind: 'apply_payment_event', eventId: received.id });
      return Ok(undefined);
    });
  };
