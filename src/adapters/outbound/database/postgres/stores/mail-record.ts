import type { Delivery } from '#application/ports/stores/login-request-store.ts';
import type { MailRecord } from '#application/ports/stores/mail-record.ts';
import type { Connection, Statement } from '../connection/connection.ts';

const find: Statement = {
  name: 'find-mail-delivery',
  text: 'select from mail_delivery where mail_id = $1',
};

const settle: Statement = {
  name: 'settle-mail-delivery',
  text: `
    insert into mail_delivery (mail_id, delivery, rejection_code, settled_at) values ($1, $2, $3, $4)
    on conflict (mail_id) do nothing`,
};

export class PostgresMailRecord implements MailRecord {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async isSettled(mailId: string): Promise<boolean> {
    const found = await this.#connection.query(find, [mailId]);
    return found.length === 1;
  }

  async settle(mailId: string, delivery: Delivery, now: Date): Promise<void> {
    const rejectionCode = delivery.state === 'rejected' ? delivery.code : null;
    await this.#connection.query(settle, [mailId, delivery.state, rejectionCode, now]);
  }
}
