import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { UserStore } from '../../../../application/ports/user-store.ts';
import type { Language } from '../../../../domain/language.ts';
import type { EmailAddress, EmailKey } from '../../../../domain/sessions/email-address.ts';
import type { Role, User, UserId } from '../../../../domain/sessions/user.ts';
import type { Connection } from './connection.ts';

export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'app_user',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    email: p.text(),
    emailKey: p.text().unique(),
    role: p.text().$type<Role>().default('user'),
    hasMap: p.boolean().default(false),
    language: p.text().$type<Language>(),
    createdAt: p.datetime(3),
  },
});

export class PostgresUserStore implements UserStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  admit({ address, key }: EmailAddress, language: Language, now: Date): Promise<User> {
    const row = { email: address, emailKey: key, language, createdAt: now };
    return this.#connection.run(async (em) =>
      fromRow(
        await em.upsert(UserRow, row, {
          onConflictFields: ['emailKey'],
          onConflictMergeFields: ['language'],
          disableIdentityMap: true,
        }),
      ),
    );
  }
}

const fromRow = (row: InferEntity<typeof UserRow>): User => ({
  id: row.id as UserId,
  email: { address: row.email, key: row.emailKey as EmailKey },
  role: row.role,
  hasMap: row.hasMap,
  language: row.language,
});
