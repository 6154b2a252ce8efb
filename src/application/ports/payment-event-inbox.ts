import type { ReceivedEvent } from '../../domain/purchases/payment-event.ts';

/** Events as they arrived, for 90 days: what makes a repeated event harmless. */
export interface PaymentEventInbox {
  /** False, and no change, if an event with this id was recorded before. */
  record(received: ReceivedEvent, now: Date): Promise<boolean>;
  find(id: string): Promise<ReceivedEvent | undefined>;
}
