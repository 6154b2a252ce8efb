import type { PaymentEventInbox } from '#application/ports/stores/payment-event-inbox.ts';
import type { PaymentEvent, ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { Connection, Statement } from '../connection/connection.ts';

const record: Statement = {
  name: 'record-payment-event',
  text: `
    insert into payment_event (id, type, event, received_at) values ($1, $2, $3, $4)
    on conflict (id) do nothing
    returning id`,
};

const find: Statement = {
  name: 'find-payment-event',
  text: 'select type, event::text as event from payment_event where id = $1',
};

export class PostgresPaymentEventInbox implements PaymentEventInbox {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async record({ id, type, event }: ReceivedEvent, now: Date): Promise<boolean> {
    const values = [id, type, JSON.stringify(event), now];
    const recorded = await this.#connection.query(record, values);
    return recorded.length === 1;
  }

  async find(id: string): Promise<ReceivedEvent | undefined> {
    type Row = { readonly type: string; readonly event: string };
    const [row] = await this.#connection.query<Row>(find, [id]);
    return row && { id, type: row.type, event: JSON.parse(row.event) as PaymentEvent };
  }
}
