import { Migration } from '@mikro-orm/migrations';

/** One row that is replaced as a whole: a reader sees one catalog or the next, never a mixture. */
const catalog = `
  create table catalog (
    id smallint primary key default 1 check (id = 1),
    version integer not null check (version > 0),
    books json not null,
    imported_at timestamptz(3) not null
  )`;

const apiKeys = `
  create table api_key (
    id text primary key check (id ~ '^[0-9A-Za-z]{8}$'),
    name text not null,
    key_hash bytea not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    rotated_at timestamptz(3),
    last_used_at timestamptz(3)
  )`;

/** Used by the export and deletion of a person's data, in tables without a user id. */
const byPerson = [
  'create index login_request_by_address on login_request (email_key)',
  'create index magic_link_by_address on magic_link (email_key)',
  "create index payment_event_by_user on payment_event ((event ->> 'userReference'))",
  "create index payment_event_by_payer on payment_event (lower(event ->> 'payerEmail'))",
  "create index payment_event_by_payment on payment_event ((event ->> 'payment'))",
  `create index mail_delivery_by_map on mail_delivery (split_part(mail_id, '-', 2))
    where mail_id like 'report-%'`,
];

export class CatalogAndKeysSchema extends Migration {
  override up(): void {
    for (const sql of [catalog, apiKeys, ...byPerson]) this.addSql(sql);
  }
}
