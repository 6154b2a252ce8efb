// node tools/check-layers.ts [root]: refuses every import in <root>/src that tools/layers.ts does not allow.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IModule,
  type IViolation,
} from 'dependency-cruiser';
import { isInALayer, rules } from './layers.ts';

const root = resolve(process.argv[2] ?? '.');

const filesOnDisk = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .toSorted();

async function readImports(): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    baseDir: root,
    // The parsers it would choose need TypeScript below 7, or take an import of types for one of values.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    validate: true,
    ruleSet: { forbidden: rules },
  };
  const { output } = await cruise(['src'], options, {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** A parser that fails in silence leaves files out, or reports a file that has imports as one without. */
function isRead(file: string, modules: readonly IModule[]): boolean {
  const found = modules.find(({ source }) => source === file);
  if (found === undefined) return false;
  return found.dependencies.length > 0 || !/^(?:import|export .* from)\b/m.test(textOf(file));
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

function describeViolation({ from, to, cycle, rule }: IViolation): string {
  const path = cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)];
  return `${path.map(packageOrFile).join(' -> ')}  [${rule.name}]`;
}

const packageOrFile = (path: string): string =>
  /node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(path)?.groups?.['name'] ?? path;

const { modules, summary } = await readImports();
const unread = filesOnDisk.filter((file) => !isRead(file, modules));
const findings = [
  ...summary.violations.map(describeViolation),
  ...filesOnDisk.filter((file) => !isInALayer(file)).map((file) => `${file}  [belongs to no layer]`),
  ...unread.map((file) => `${file}  [was not read]`),
];

for (const finding of findings) console.log(finding);
for (const { name, comment } of rules)
  if (summary.violations.some(({ rule }) => rule.name === name)) console.log(`  [${name}] ${comment}`);
const imports = modules.reduce((total, { dependencies }) => total + dependencies.length, 0);
const read = filesOnDisk.length - unread.length;
console.log(
  `files: ${filesOnDisk.length} on disk, ${read} read; imports: ${imports}; findings: ${findings.length}`,
);
process.exitCode = findings.length > 0 || filesOnDisk.length === 0 ? 1 : 0;
