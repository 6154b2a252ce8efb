import type { PaymentEventInbox } from '#application/ports/stores/payment-event-inbox.ts';
import type { ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { InMemoryConnection } from '../database.ts';

export class InMemoryPaymentEventInbox implements PaymentEventInbox {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  record(received: ReceivedEvent, now: Date): Promise<boolean> {
    return this.#connection.run(({ paymentEvents }) => {
      if (paymentEvents.has(received.id)) return false;
      paymentEvents.set(received.id, { received, receivedAt: now });
      return true;
    });
  }

  find(id: string): Promise<ReceivedEvent | undefined> {
    return this.#connection.run(({ paymentEvents }) => paymentEvents.get(id)?.received);
  }
}
