import type { Query } from './copy-session.ts';
import { schemaOptions } from '../schema/schema.ts';

export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The column whose values the database generates. */
  readonly counted: string | undefined;
}

/** Files are copied separately, and every database knows its own migrations. */
const notCopied: readonly string[] = ['stored_file', schemaOptions.migrations.tableName];

const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attidentity <> '' as counted
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;

const references = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly counted: boolean;
}

/** All tables; a table comes after the tables that it refers to. */
export async function copiedTables(query: Query): Promise<readonly CopiedTable[]> {
  const byTable = Map.groupBy(await query<ColumnRow>(columns), ({ table }) => table);
  const found = await query<{ readonly from: string; readonly to: string }>(references);
  const tables = [...byTable]
    .filter(([name]) => !notCopied.includes(name))
    .map(([name, rows]) => ({
      name,
      columns: rows.map(({ name: column, type }) => ({ name: column, type })),
      counted: rows.find(({ counted }) => counted)?.name,
    }));
  return inOrder(tables, found);
}

function inOrder(
  tables: readonly CopiedTable[],
  found: readonly { readonly from: string; readonly to: string }[],
): readonly CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ name }) => !found.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error('Tables refer to each other in a cycle.');
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
