import { parse } from 'libpg-query';

interface Migration {
  readonly statements: readonly string[];
  /** Whether all statements run in one transaction. */
  readonly isTransactional: boolean;
  /** Whether it may remove what the previous release no longer uses. */
  readonly mayDrop: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** Returns everything in a migration that would break processes of the previous release, or make them wait for long. */
export async function faultsOf({
  statements,
  isTransactional,
  mayDrop,
}: Migration): Promise<readonly string[]> {
  const parsed = (await Promise.all(statements.map((sql) => parse(sql)))).flatMap(({ stmts = [] }) => stmts);
  const made = new Set<string>();
  const faults: string[] = [];
  for (const { stmt } of parsed) {
    const [[kind, node] = ['nothing', {}]] = Object.entries(
      stmt as unknown as Readonly<Record<string, Node>>,
    );
    const table = nameOf(node['relation']);
    if (kind === 'CreateStmt') made.add(table);
    else if (!made.has(table)) faults.push(...faultsOfStatement(kind, node, { isTransactional, mayDrop }));
  }
  return faults;
}

type Rules = Omit<Migration, 'statements'>;

/** Checks a statement on a table that existed before. Everything that is not known to be harmless is a fault. */
function faultsOfStatement(kind: string, node: Node, rules: Rules): readonly string[] {
  switch (kind) {
    case 'IndexStmt':
      return faultsOfIndex(node, rules);
    case 'AlterTableStmt':
      return (node['cmds'] as readonly { readonly AlterTableCmd: Node }[]).flatMap(({ AlterTableCmd }) =>
        faultsOfAlteration(AlterTableCmd, rules),
      );
    case 'DropStmt':
      return faultsOfDrop(node, rules);
    case 'CommentStmt':
    case 'CreateEnumStmt':
    case 'CreateSeqStmt':
      return [];
    case 'RenameStmt':
      return ['renames: the release before knows the old name only'];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return [`${kind} locks all its rows until the end: let a job change them in small steps`];
    default:
      return [`${kind} is not known to be harmless`];
  }
}

function faultsOfIndex(node: Node, { isTransactional }: Rules): readonly string[] {
  if (node['concurrent'] !== true)
    return ['an index that is not built concurrently stops all writes meanwhile'];
  return isTransactional ? ['an index cannot be built concurrently in a transaction'] : [];
}

function faultsOfDrop(node: Node, { mayDrop }: Rules): readonly string[] {
  const what = String(node['removeType']);
  if (what === 'OBJECT_INDEX' && node['concurrent'] === true) return [];
  return mayDrop && what === 'OBJECT_TABLE' ? [] : [`drops ${what}: the release before may use it`];
}

const harmless: ReadonlySet<unknown> = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_SetStorage',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ValidateConstraint',
]);

function faultsOfAlteration(command: Node, { mayDrop }: Rules): readonly string[] {
  const { subtype } = command;
  const definition = (command['def'] ?? {}) as Readonly<Record<string, Node>>;
  if (harmless.has(subtype)) return [];
  if (subtype === 'AT_AddColumn') return faultsOfColumn(definition['ColumnDef'] ?? {});
  if (subtype === 'AT_AddConstraint') return faultsOfConstraint(definition['Constraint'] ?? {});
  // Every row that satisfies a check satisfies no check as well.
  if (subtype === 'AT_DropConstraint' && String(command['name']).endsWith('_check')) return [];
  if (subtype === 'AT_DropColumn' || subtype === 'AT_DropConstraint')
    return mayDrop ? [] : [`${subtype}: the release before may use it`];
  return [`${String(subtype)} is not known to be harmless`];
}

function faultsOfColumn(column: Node): readonly string[] {
  const constraints = ((column['constraints'] ?? []) as readonly { readonly Constraint: Node }[]).map(
    ({ Constraint }) => Constraint,
  );
  const fallback = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const faults = constraints
    .filter(({ contype }) => !['CONSTR_DEFAULT', 'CONSTR_NOTNULL', 'CONSTR_NULL'].includes(String(contype)))
    .map(({ contype }) => `a new column with ${String(contype)} reads the whole table under a lock`);
  const isRequired = constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL');
  if (isRequired && fallback === undefined)
    faults.push('a new column that is not null and has no default: the release before does not fill it');
  if (fallback !== undefined && !isConstant(fallback['raw_expr']))
    faults.push('a default that is no constant writes the whole table anew');
  return faults;
}

function isConstant(expression: unknown): boolean {
  const [[kind, node] = ['nothing', {}]] = Object.entries(
    (expression ?? {}) as Readonly<Record<string, Node>>,
  );
  return kind === 'A_Const' || (kind === 'TypeCast' && isConstant(node['arg']));
}

function faultsOfConstraint(constraint: Node): readonly string[] {
  if (constraint['indexname'] !== undefined || constraint['skip_validation'] === true) return [];
  return [
    `${String(constraint['contype'])} reads the whole table under a lock: add it as not valid, and validate it later`,
  ];
}

const nameOf = (relation: unknown): string =>
  (relation as { readonly relname?: string } | undefined)?.relname ?? '';
