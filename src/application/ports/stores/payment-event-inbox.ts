import type { ReceivedEvent } from '#domain/purchases/payment-event.ts';

/** Events as received, kept for 90 days to recognise repeated events. */
export interface PaymentEventInbox {
  /** Returns false, and changes nothing, if an event with this id was recorded before. */
  record(received: ReceivedEvent, now: Date): Promise<boolean>;
  find(id: string): Promise<ReceivedEvent | undefined>;
}
