import type { Result } from 'ts-results';
import type { Clock } from '../ports/clock.ts';
import type { WebhookReader, WebhookRefused } from '../ports/payment-service.ts';
import type { RecordPaymentEvent } from './record-payment-event.ts';

interface Deps {
  readonly webhookReader: WebhookReader;
  readonly recordPaymentEvent: RecordPaymentEvent;
  readonly clock: Clock;
}

export type ReceivePaymentEvent = ReturnType<typeof makeReceivePaymentEvent>;

/** Records an event that the payment service sent by HTTP. After `Ok`, it need not be sent again. */
export const makeReceivePaymentEvent =
  ({ webhookReader, recordPaymentEvent, clock }: Deps) =>
  async (body: Uint8Array, signature: string): Promise<Result<void, WebhookRefused>> => {
    const read = await webhookReader.read(body, signature, clock.now());
    if (read.isOk()) await recordPaymentEvent(read.value);
    return read.map(() => undefined);
  };
