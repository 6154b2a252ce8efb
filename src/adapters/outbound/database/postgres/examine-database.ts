import type { Finding } from '../../../../application/ports/health-check.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

const oldestVersion = 15;

const version: Statement = {
  text: "select current_setting('server_version_num')::int as version",
};

const write: Statement = {
  text: "insert into mail_delivery (mail_id, delivery, settled_at) values ('doctor', 'sent', now())",
};

/** Of a database that is open and up to date. What it writes is rolled back. */
export async function examineDatabase(database: Database): Promise<readonly Finding[]> {
  const [row] = await database.connection.query<{ readonly version: number }>(version, []);
  const major = Math.floor((row?.version ?? 0) / 10_000);
  if (major < oldestVersion) return [tooOld(major)];
  await database.transaction(async (connection) => {
    await connection.query(write, []);
    return { result: undefined, commit: false };
  });
  return [{ health: 'ok', detail: `PostgreSQL ${major} answers, is up to date and can be written.` }];
}

const tooOld = (major: number): Finding => ({
  health: 'failed',
  detail: `PostgreSQL ${major} is too old.`,
  advice: `Use version ${oldestVersion} or later.`,
});
