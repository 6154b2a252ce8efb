import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { UserStore } from '#application/ports/stores/user-store.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { type Access, perProduct, type PerProduct, type ProductId } from '#domain/products/product.ts';
import type { EmailAddress, EmailKey } from '#domain/sessions/email-address.ts';
import type { Role, User, UserId } from '#domain/sessions/user.ts';
import type { Connection, Statement } from '../connection/connection.ts';

export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'app_user',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    email: p.text(),
    emailKey: p.text().unique(),
    role: p.text().$type<Role>().default('user'),
    mapAccess: p.text().$type<Access>().default('none'),
    language: p.text().$type<Language>(),
    createdAt: p.datetime(3),
  },
});

/** Each product has a column for the access to it. */
const accessColumns = { 'situation-map': 'mapAccess' } as const satisfies PerProduct<string>;

/** The columns of a user in the table `u`, for our own statements, with types that need no conversion. */
export const userColumns = 'u.id::float8 as user_id, u.email, u.email_key, u.role, u.map_access, u.language';

export interface UserColumns {
  readonly user_id: number;
  readonly email: string;
  readonly email_key: string;
  readonly role: Role;
  readonly map_access: Access;
  readonly language: Language;
}

export const userOf = (row: UserColumns): User => ({
  id: row.user_id as UserId,
  email: { address: row.email, key: row.email_key as EmailKey },
  role: row.role,
  access: { 'situation-map': row.map_access },
  language: row.language,
});

/** A weak lock: other transactions may still write rows that refer to the user. */
const lock: Statement = {
  name: 'lock-user',
  text: `select ${userColumns} from app_user u where u.id = $1 for no key update`,
};

export class PostgresUserStore implements UserStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  admit({ address, key }: EmailAddress, language: Language | undefined, now: Date): Promise<User> {
    const row = { email: address, emailKey: key, language: language ?? defaultLanguage, createdAt: now };
    return this.#connection.run(async (em) =>
      fromRow(
        await em.upsert(UserRow, row, {
          onConflictFields: ['emailKey'],
          // Without a change, `on conflict` would neither lock nor return the row.
          onConflictMergeFields: [language === undefined ? 'emailKey' : 'language'],
          disableIdentityMap: true,
        }),
      ),
    );
  }

  find(id: UserId): Promise<User | undefined> {
    return this.#findOne({ id });
  }

  findByAddress(emailKey: EmailKey): Promise<User | undefined> {
    return this.#findOne({ emailKey });
  }

  async lock(id: UserId): Promise<User | undefined> {
    const [row] = await this.#connection.query<UserColumns>(lock, [id]);
    return row && userOf(row);
  }

  async setAccess(id: UserId, product: ProductId, access: Access): Promise<void> {
    const change = { [accessColumns[product]]: access };
    await this.#connection.run((em) => em.nativeUpdate(UserRow, { id }, change));
  }

  async setRole(id: UserId, role: Role): Promise<void> {
    await this.#connection.run((em) => em.nativeUpdate(UserRow, { id }, { role }));
  }

  async #findOne(
    where: { readonly id: UserId } | { readonly emailKey: EmailKey },
  ): Promise<User | undefined> {
    const row = await this.#connection.run((em) => em.findOne(UserRow, where, { disableIdentityMap: true }));
    return row === null ? undefined : fromRow(row);
  }
}

const fromRow = (row: InferEntity<typeof UserRow>): User => ({
  id: row.id as UserId,
  email: { address: row.email, key: row.emailKey as EmailKey },
  role: row.role,
  access: perProduct((product) => row[accessColumns[product]]),
  language: row.language,
});
