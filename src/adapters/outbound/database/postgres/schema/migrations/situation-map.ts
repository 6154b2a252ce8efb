import { Migration } from '@mikro-orm/migrations';

const mapAccess = [
  `alter table app_user add column map_access text not null default 'none'
    check (map_access in ('none', 'granted', 'revoked'))`,
  "update app_user set map_access = 'granted' where has_map",
  'alter table app_user drop column has_map',
];

/** The code is not a foreign key: a checkout keeps the code it started with. */
const checkouts = `
  create table checkout (
    id text primary key,
    user_id bigint not null references app_user on delete cascade,
    email text not null,
    language text not null check (language in ('en', 'fr')),
    price_cents bigint not null check (price_cents > 0),
    practitioner_code text,
    started_at timestamptz(3) not null
  )`;

const practitionerCodes = `
  create table practitioner_code (
    code text primary key,
    max_uses integer check (max_uses > 0),
    uses integer not null default 0,
    expires_at timestamptz(3),
    is_disabled boolean not null default false
  )`;

/** The law requires parts of an invoice even after the account is deleted. */
const purchases = `
  create table purchase (
    id bigint generated always as identity primary key,
    payment text not null unique,
    opened_at timestamptz(3) not null,
    verdict text check (verdict in ('accepted', 'review')),
    review_reason text,
    user_id bigint references app_user on delete set null,
    paid_at timestamptz(3),
    amount_cents bigint,
    practitioner_code text,
    refunded_cents bigint not null default 0,
    is_refunded_in_full boolean not null default false,
    disputes json not null default '{}',
    check ((verdict is not distinct from 'review') = (review_reason is not null)),
    check (user_id is null or verdict is not distinct from 'accepted')
  )`;

const paymentEvents = `
  create table payment_event (
    id text primary key,
    type text not null,
    event json not null,
    received_at timestamptz(3) not null
  )`;

/** `json`, not `jsonb`: documents keep the order of their keys. */
const situationMaps = `
  create table situation_map (
    id bigint generated always as identity primary key,
    user_id bigint not null references app_user on delete cascade,
    submitted_at timestamptz(3) not null,
    language text not null check (language in ('en', 'fr')),
    assessment_id bigint references assessment on delete set null,
    intake json not null,
    shelf json not null,
    stage text not null default 'submitted'
      check (stage in ('submitted', 'profiled', 'phrased', 'printed', 'complete')),
    profile json,
    narrative json,
    pdf_key text,
    completed_at timestamptz(3),
    report_expires_at timestamptz(3),
    failures integer not null default 0,
    check ((profile is null) = (stage = 'submitted')),
    check ((narrative is null) = (stage in ('submitted', 'profiled'))),
    check ((pdf_key is null) = (stage in ('submitted', 'profiled', 'phrased'))),
    check ((completed_at is null) = (stage <> 'complete')),
    check ((report_expires_at is null) = (stage <> 'complete'))
  )`;

const mapDrafts = `
  create table map_draft (
    user_id bigint primary key references app_user on delete cascade,
    content json not null,
    saved_at timestamptz(3) not null
  )`;

const mailDeliveries = `
  create table mail_delivery (
    mail_id text primary key,
    delivery text not null check (delivery in ('sent', 'rejected')),
    rejection_code text,
    settled_at timestamptz(3) not null
  )`;

/** PDFs are already compressed. */
const storedFiles = [
  `create table stored_file (
    key text primary key check (key ~ '^[a-z0-9-]+([./][a-z0-9-]+)*$'),
    bytes bytea not null
  )`,
  'alter table stored_file alter column bytes set storage external',
];

const indexes = [
  'create index checkout_by_user on checkout (user_id)',
  'create index checkout_by_time on checkout (started_at)',
  'create index purchase_by_user on purchase (user_id, id)',
  'create index payment_event_by_time on payment_event (received_at)',
  "create unique index map_in_progress on situation_map (user_id) where stage <> 'complete'",
  'create index map_by_user on situation_map (user_id, submitted_at, id)',
  'create index map_by_assessment on situation_map (assessment_id)',
  "create index map_in_progress_by_failures on situation_map (failures) where stage <> 'complete'",
  'create index map_draft_by_time on map_draft (saved_at)',
  'create index mail_delivery_by_time on mail_delivery (settled_at)',
];

export class SituationMapSchema extends Migration {
  override up(): void {
    const purchasing = [checkouts, practitionerCodes, purchases, paymentEvents];
    const making = [situationMaps, mapDrafts, mailDeliveries, ...storedFiles];
    for (const sql of [...mapAccess, ...purchasing, ...making, ...indexes]) this.addSql(sql);
  }
}
