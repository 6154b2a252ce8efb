import type { Finding } from '#application/ports/operations/health-check.ts';
import type { Statement } from '../connection/connection.ts';
import type { Database } from '../connection/database.ts';

const oldestVersion = 15;

const version: Statement = {
  text: `
    select current_setting('server_version_num')::int as version,
      (select setting::int from pg_settings where name = 'statement_timeout') as limit_ms`,
};

interface VersionRow {
  readonly version: number;
  readonly limit_ms: number;
}

const write: Statement = {
  text: "insert into mail_delivery (mail_id, delivery, settled_at) values ('doctor', 'sent', now())",
};

/** Examines a database that is open and up to date. Rolls back everything it writes. */
export async function examineDatabase(database: Database): Promise<readonly Finding[]> {
  const [row] = await database.connection.query<VersionRow>(version, []);
  const major = Math.floor((row?.version ?? 0) / 10_000);
  if (major < oldestVersion) return [tooOld(major)];
  await database.transaction(async (connection) => {
    await connection.query(write, []);
    return { result: undefined, commit: false };
  });
  const isFine: Finding = {
    health: 'ok',
    detail: `PostgreSQL ${major} answers, is up to date and can be written.`,
  };
  const lacksLimit = database.native.kind === 'server' && row?.limit_ms === 0;
  return [isFine, ...(lacksLimit ? [withoutLimit] : [])];
}

/** A session cannot be limited through a pooler, so the limit must be set for the role. */
const withoutLimit: Finding = {
  health: 'warning',
  detail: 'Through the pooler, the server never cancels a query, however long it takes.',
  advice: "Run once: alter role NAME set statement_timeout = '5s'.",
};

const tooOld = (major: number): Finding => ({
  health: 'failed',
  detail: `PostgreSQL ${major} is too old.`,
  advice: `Use version ${oldestVersion} or later.`,
});
