import { Migration } from '@mikro-orm/migrations';

const users = `
  create table app_user (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null unique,
    role text not null default 'user' check (role in ('user', 'admin')),
    has_map boolean not null default false,
    language text not null check (language in ('en', 'fr')),
    created_at timestamptz(3) not null
  )`;

const loginRequests = `
  create table login_request (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null,
    language text not null check (language in ('en', 'fr')),
    requested_at timestamptz(3) not null,
    delivery text not null default 'owed' check (delivery in ('owed', 'sent', 'rejected')),
    rejection_code text,
    settled_at timestamptz(3)
  )`;

const magicLinks = `
  create table magic_link (
    token_hash bytea primary key,
    login_request_id bigint not null references login_request,
    email_key text not null,
    expires_at timestamptz(3) not null,
    state text not null default 'open' check (state in ('open', 'used', 'superseded'))
  )`;

/** `login_number` orders the logins, even within one millisecond. */
const sessions = `
  create table session (
    token_hash bytea primary key,
    user_id bigint not null references app_user on delete cascade,
    login_number bigint generated always as identity,
    created_at timestamptz(3) not null,
    last_active_at timestamptz(3) not null
  )`;

const assessments = `
  create table assessment (
    id bigint generated always as identity primary key,
    user_id bigint not null references app_user on delete cascade,
    completed_at timestamptz(3) not null,
    language text not null check (language in ('en', 'fr')),
    item_bank_version text not null,
    scoring_version text not null,
    top_nature text not null,
    natures json not null,
    intelligences json not null,
    answers json not null,
    active_ms bigint
  )`;

const assessmentDrafts = `
  create table assessment_draft (
    user_id bigint primary key references app_user on delete cascade,
    responses json not null,
    item_bank_version text not null,
    saved_at timestamptz(3) not null,
    active_ms bigint not null,
    first_save_count integer not null,
    is_timed boolean not null
  )`;

const idempotentAnswers = `
  create table idempotent_answer (
    user_id bigint not null references app_user on delete cascade,
    operation text not null,
    key text not null,
    fingerprint text not null,
    answer json,
    settled_at timestamptz(3) not null,
    primary key (user_id, operation, key)
  )`;

/** The package rate-limiter-flexible writes here and defines the columns and their order. */
const rateLimits = `
  create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`;

const indexes = [
  'create index login_request_by_time on login_request (requested_at)',
  "create index open_magic_link_by_address on magic_link (email_key) where state = 'open'",
  'create index magic_link_by_request on magic_link (login_request_id)',
  'create index magic_link_by_expiry on magic_link (expires_at)',
  'create index session_by_user on session (user_id, login_number)',
  'create index session_by_activity on session (last_active_at)',
  'create index assessment_by_user on assessment (user_id, completed_at, id)',
  'create index assessment_draft_by_time on assessment_draft (saved_at)',
  'create index idempotent_answer_by_time on idempotent_answer (settled_at)',
  'create index rate_limit_by_expiry on rate_limit (expire)',
];

export class InitialSchema extends Migration {
  override up(): void {
    const tables = [users, loginRequests, magicLinks, sessions, assessments, assessmentDrafts];
    for (const sql of [...tables, idempotentAnswers, rateLimits, ...indexes]) this.addSql(sql);
  }
}
