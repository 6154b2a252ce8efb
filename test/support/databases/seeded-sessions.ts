import { hash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

interface Seed {
  readonly users: number;
  /** The total number; they are distributed among the users in turn. */
  readonly sessions: number;
}

/** Writes users with live sessions directly into a database, and returns the cookies of the sessions. */
export async function seedSessions(
  databaseUrl: string,
  { users, sessions }: Seed,
): Promise<readonly string[]> {
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'));
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(insertAll, [users, tokens.map((token) => hash('sha256', token, 'buffer'))]);
  } finally {
    await client.end();
  }
  return tokens.map((token) => `svc_session=${token}`);
}

const insertAll = `
  with person as (
    insert into app_user (email, email_key, language, created_at)
    select n || '@example.com', n || '@example.com', 'en', now() from generate_series(1, $1::int) n
    returning id
  ), numbered as (
    select id, row_number() over () as number from person
  )
  insert into session (token_hash, user_id, created_at, last_active_at)
  select hash, id, now(), now()
  from unnest($2::bytea[]) with ordinality as seed (hash, place)
    join numbered on number = 1 + place % $1::int`;
