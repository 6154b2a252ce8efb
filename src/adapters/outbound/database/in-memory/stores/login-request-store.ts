import type { Delivery, LoginRequestStore } from '#application/ports/stores/login-request-store.ts';
import type { Language } from '#domain/language.ts';
import type { EmailAddress } from '#domain/sessions/email-address.ts';
import type { LoginRequest, LoginRequestId } from '#domain/sessions/magic-link.ts';
import type { InMemoryConnection } from '../database.ts';
import { nextId } from '../tables.ts';

export class InMemoryLoginRequestStore implements LoginRequestStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  record(email: EmailAddress, language: Language, now: Date): Promise<LoginRequest> {
    return this.#connection.run((tables) => {
      const id = nextId(tables, 'loginRequests') as LoginRequestId;
      const request: LoginRequest = { id, email, language, requestedAt: now };
      tables.loginRequests.set(id, { request, delivery: undefined });
      return request;
    });
  }

  findUndelivered(id: LoginRequestId): Promise<LoginRequest | undefined> {
    return this.#connection.run((tables) => {
      const row = tables.loginRequests.get(id);
      return row?.delivery === undefined ? row?.request : undefined;
    });
  }

  settle(id: LoginRequestId, delivery: Delivery): Promise<void> {
    return this.#connection.run((tables) => {
      const row = tables.loginRequests.get(id);
      if (row !== undefined && row.delivery === undefined) tables.loginRequests.set(id, { ...row, delivery });
    });
  }
}
