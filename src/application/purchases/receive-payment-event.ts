import { Ok, type Result } from 'ts-results';
import { concernsPurchases } from '#domain/purchases/payment-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { WebhookReader, WebhookRefused } from '../ports/payment-service.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly webhookReader: WebhookReader;
  readonly unitOfWork: UnitOfWork<'jobs' | 'paymentEvents'>;
  readonly clock: Clock;
}

export type ReceivePaymentEvent = ReturnType<typeof makeReceivePaymentEvent>;

/**
 * Records an event of the payment service together with the job that applies it. After `Ok`, the payment service need
 * not send it again. An event that was received before, or that concerns no purchase, is `Ok` without a job.
 */
export const makeReceivePaymentEvent =
  ({ webhookReader, unitOfWork, clock }: Deps) =>
  async (body: Uint8Array, signature: string): Promise<Result<void, WebhookRefused>> => {
    const now = clock.now();
    const read = await webhookReader.read(body, signature, now);
    if (read.isErr()) return read;
    const received = read.value;
    return unitOfWork.run(async ({ paymentEvents, jobs }) => {
      const isNew = await paymentEvents.record(received, now);
      if (isNew && concernsPurchases(received.event))
        await jobs.enqueue({ kind: 'apply_payment_event', eventId: received.id });
      return Ok(undefined);
    });
  };
