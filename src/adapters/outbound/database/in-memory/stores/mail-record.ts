import type { Delivery } from '#application/ports/stores/login-request-store.ts';
import type { MailRecord } from '#application/ports/stores/mail-record.ts';
import type { InMemoryConnection } from '../database.ts';

export class InMemoryMailRecord implements MailRecord {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  isSettled(mailId: string): Promise<boolean> {
    return this.#connection.run(({ settledMails }) => settledMails.has(mailId));
  }

  settle(mailId: string, delivery: Delivery, now: Date): Promise<void> {
    return this.#connection.run(({ settledMails }) => {
      if (!settledMails.has(mailId)) settledMails.set(mailId, { delivery, settledAt: now });
    });
  }
}
