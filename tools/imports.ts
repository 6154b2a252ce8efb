import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Node, parseSync, type Program, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

export interface Import {
  readonly from: string;
  /** A file below the root, the name of a package or of a Node module, or the requested name if it was not found. */
  readonly to: string;
  readonly kind: 'file' | 'package' | 'node' | 'absent';
  readonly isOfTypes: boolean;
}

const resolver = new ResolverFactory({
  conditionNames: ['import', 'node', 'default', 'types'],
  symlinks: false,
});

interface Request {
  readonly name: string;
  readonly isOfTypes: boolean;
}

/** All imports of a file, in any form; undefined if the parser did not understand the file. */
export function importsOf(root: string, file: string): readonly Import[] | undefined {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  const requests = requestsIn(program);
  // Otherwise a parser that fails without an error would report a file with imports as one without.
  const missedAll = requests.length === 0 && /^(?:import|export .* from)\b/m.test(text);
  if (errors.length > 0 || missedAll) return undefined;
  return requests.map(({ name, isOfTypes }) => ({ from: file, ...targetOf(root, file, name), isOfTypes }));
}

function requestsIn(program: Program): readonly Request[] {
  const requests: Request[] = [];
  const add = (source: Node | null | undefined, isOfTypes = false): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      requests.push({ name: source.value, isOfTypes });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    TSImportType: ({ source }) => add(source, true),
    ImportExpression: ({ source }) => add(source),
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add(name);
    },
  }).visit(program);
  return requests;
}

function targetOf(root: string, file: string, name: string): Pick<Import, 'to' | 'kind'> {
  if (isBuiltin(name)) return { to: name.replace('node:', ''), kind: 'node' };
  const { path } = resolver.sync(dirname(join(root, file)), name);
  if (path === undefined) return { to: name, kind: 'absent' };
  if (/^[.#]/.test(name)) return { to: relative(root, path).replaceAll('\\', '/'), kind: 'file' };
  return { to: name.split('/', name.startsWith('@') ? 2 : 1).join('/'), kind: 'package' };
}
