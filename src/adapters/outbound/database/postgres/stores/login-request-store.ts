import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { Delivery, LoginRequestStore } from '#application/ports/stores/login-request-store.ts';
import type { Language } from '#domain/language.ts';
import type { EmailAddress, EmailKey } from '#domain/sessions/email-address.ts';
import type { LoginRequest, LoginRequestId } from '#domain/sessions/magic-link.ts';
import type { Connection } from '../connection/connection.ts';

export const LoginRequestRow = defineEntity({
  name: 'LoginRequestRow',
  tableName: 'login_request',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    email: p.text(),
    emailKey: p.text(),
    language: p.text().$type<Language>(),
    requestedAt: p.datetime(3),
    delivery: p.text().$type<'owed' | Delivery['state']>().default('owed'),
    rejectionCode: p.text().nullable(),
    settledAt: p.datetime(3).nullable(),
  },
});

export class PostgresLoginRequestStore implements LoginRequestStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async record(email: EmailAddress, language: Language, now: Date): Promise<LoginRequest> {
    const row = { email: email.address, emailKey: email.key, language, requestedAt: now };
    const id = await this.#connection.run((em) => em.insert(LoginRequestRow, row));
    return { id: Number(id) as LoginRequestId, email, language, requestedAt: now };
  }

  async findUndelivered(id: LoginRequestId): Promise<LoginRequest | undefined> {
    const owed = { id, delivery: 'owed' } as const;
    const row = await this.#connection.run((em) =>
      em.findOne(LoginRequestRow, owed, { disableIdentityMap: true }),
    );
    return row === null ? undefined : fromRow(row);
  }

  async settle(id: LoginRequestId, delivery: Delivery, now: Date): Promise<void> {
    const rejectionCode = delivery.state === 'rejected' ? delivery.code : null;
    const settled = { delivery: delivery.state, rejectionCode, settledAt: now };
    await this.#connection.run((em) => em.nativeUpdate(LoginRequestRow, { id, delivery: 'owed' }, settled));
  }
}

const fromRow = (row: InferEntity<typeof LoginRequestRow>): LoginRequest => ({
  id: row.id as LoginRequestId,
  email: { address: row.email, key: row.emailKey as EmailKey },
  language: row.language,
  requestedAt: row.requestedAt,
});
