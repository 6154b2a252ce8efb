import type { PgBoss } from 'pg-boss';
import { Err, Ok, type Result } from 'ts-results';
import type {
  ArchivePart,
  DataCopier,
  DataLoad,
  DataOrigin,
  DataSnapshot,
  LoadRefusal,
} from '#application/ports/operations/backup.ts';
import { type CopiedTable, copiedTables } from './copied-tables.ts';
import { inLongTransaction, type Query } from './copy-session.ts';
import type { Database } from '../connection/database.ts';
import { type CopiedJob, openJobs, withhold } from './copied-jobs.ts';
import { PostgresFileStore } from '../stores/file-store.ts';

const rowsAtOnce = 500;

/** Copies all data from one database to another. Each of them may be a server or embedded. */
export class PostgresDataCopier implements DataCopier {
  readonly #database: Database;
  readonly #boss: PgBoss;

  constructor(database: Database, boss: PgBoss) {
    this.#database = database;
    this.#boss = boss;
  }

  read<T>(work: (snapshot: DataSnapshot) => Promise<T>): Promise<T> {
    return inLongTransaction(this.#database.native, 'repeatable read', async (query) => {
      const tables = await copiedTables(query);
      return work({
        origin: { migrations: await migrationsIn(query), wasInUse: await isInUse(query) },
        parts: () => partsOf(query, tables),
        fileKeys: () => fileKeys(query),
        storedFiles: storedFilesOn(query),
      });
    });
  }

  load<T>(
    { migrations: made }: DataOrigin,
    work: (load: DataLoad) => Promise<T>,
  ): Promise<Result<T, LoadRefusal>> {
    return inLongTransaction(this.#database.native, 'read committed', async (query) => {
      const here = await migrationsIn(query);
      if (made.join() !== here.join()) return Err({ kind: 'other_release', made, here });
      const tables = await copiedTables(query);
      for (const { name } of tables) await query(`lock table ${quoted(name)} in share row exclusive mode`);
      if (await holdsData(query, tables)) return Err({ kind: 'not_empty' });
      for (const { name } of tables) await query(`delete from ${quoted(name)}`);
      return Ok(await work(this.#loadOf(query, tables)));
    });
  }

  #loadOf(query: Query, tables: readonly CopiedTable[]): DataLoad {
    const byName = new Map(tables.map((table) => [table.name, table]));
    const jobs: string[] = [];
    return {
      take: async ({ name, bytes }) => {
        const text = Buffer.from(bytes).toString();
        const [kind = '', table = ''] = name.split('/');
        const known = byName.get(table);
        if (kind === 'rows' && known !== undefined) await insertRows(query, known, text);
        else if (name === countersName) await setCounters(query, byName, text);
        else if (kind === 'jobs') jobs.push(...(await this.#enqueue(query, text)));
        else throw new Error(`This database has no table or column for ${name}.`);
      },
      storedFiles: storedFilesOn(query),
      withholdMails: () => withhold(query, jobs),
    };
  }

  /** Creates the jobs again and returns their new ids. */
  async #enqueue(query: Query, text: string): Promise<readonly string[]> {
    const db = {
      executeSql: async (sql: string, values: readonly unknown[] = []) => ({
        rows: [...(await query<object>(sql, values))],
      }),
    };
    const ids: string[] = [];
    for (const [kind, data, startAfter] of JSON.parse(text) as readonly CopiedJob[]) {
      const options = { db, startAfter: new Date(startAfter) };
      const id = await this.#boss.send(kind, JSON.parse(data) as object, options);
      if (id !== null) ids.push(id);
    }
    return ids;
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const storedFilesOn = (query: Query): PostgresFileStore =>
  new PostgresFileStore({ query: ({ text }, values) => query(text, values) });

async function migrationsIn(query: Query): Promise<readonly string[]> {
  const rows = await query<{ readonly name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}

/** The embedded database has no other connections. */
async function isInUse(query: Query): Promise<boolean> {
  const [row] = await query<{ readonly others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`);
  return row?.others !== 0;
}

/** Tables that the service writes to at every start: books and counted requests. */
const writtenByStarts: ReadonlySet<string> = new Set(['catalog', 'rate_limit']);

async function holdsData(query: Query, tables: readonly CopiedTable[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => !writtenByStarts.has(table.name))) {
    const [row] = await query<{ readonly holds: boolean }>(
      `select exists (select from ${quoted(name)}) as holds`,
    );
    if (row?.holds === true) return true;
  }
  return false;
}

const countersName = 'counters.json';

async function* partsOf(query: Query, tables: readonly CopiedTable[]): AsyncGenerator<ArchivePart> {
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    const rows = `select json_build_array(${texts})::text as line from ${quoted(name)}`;
    let number = 0;
    for await (const lines of linesOf(query, rows)) {
      number += 1;
      yield part(`rows/${name}/${String(number).padStart(6, '0')}.json`, jsonArray(lines));
    }
  }
  yield part(countersName, JSON.stringify(await countersOf(query, tables)));
  let number = 0;
  for await (const lines of linesOf(query, openJobs)) {
    number += 1;
    yield part(`jobs/${String(number).padStart(6, '0')}.json`, jsonArray(lines));
  }
}

const part = (name: string, text: string): ArchivePart => ({ name, bytes: Buffer.from(text) });

const jsonArray = (lines: readonly string[]): string => `[${lines.join(',\n')}]`;

async function* fileKeys(query: Query): AsyncGenerator<string> {
  const keys = 'select pdf_key as line from situation_map where pdf_key is not null order by id';
  for await (const lines of linesOf(query, keys)) yield* lines;
}

/** The column `line` of a query, in batches. */
async function* linesOf(query: Query, select: string): AsyncGenerator<readonly string[]> {
  await query(`declare copied no scroll cursor for ${select}`);
  for (;;) {
    const rows = await query<{ readonly line: string }>(`fetch ${rowsAtOnce} from copied`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await query('close copied');
}

async function insertRows(query: Query, { name, columns }: CopiedTable, text: string): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  await query(
    `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) line`,
    [text],
  );
}

interface Counter {
  readonly table: string;
  readonly value: string;
  readonly isUsed: boolean;
}

/** The id counters of the tables, so that ids of deleted rows are not used again. */
async function countersOf(query: Query, tables: readonly CopiedTable[]): Promise<readonly Counter[]> {
  const counters: Counter[] = [];
  for (const { name, counted } of tables) {
    if (counted === undefined) continue;
    const [sequence] = await query<{ readonly name: string }>(
      'select pg_get_serial_sequence($1, $2) as name',
      [quoted(name), counted],
    );
    const [row] = await query<{ readonly value: string; readonly used: boolean }>(
      `select last_value::text as value, is_called as used from ${sequence?.name}`,
    );
    if (row !== undefined) counters.push({ table: name, value: row.value, isUsed: row.used });
  }
  return counters;
}

async function setCounters(
  query: Query,
  tables: ReadonlyMap<string, CopiedTable>,
  text: string,
): Promise<void> {
  for (const { table, value, isUsed } of JSON.parse(text) as readonly Counter[]) {
    const counted = tables.get(table)?.counted;
    await query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      quoted(table),
      counted,
      value,
      isUsed,
    ]);
  }
}
