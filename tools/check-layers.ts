// node tools/check-layers.ts [root]: reports every import in <root>/src that tools/layers.ts does not allow, and every
// cycle.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { isInALayer, rulesWith } from './layers.ts';

const root = resolve(process.argv[2] ?? '.');

const filesOnDisk = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .toSorted();

const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies?: Readonly<Record<string, string>>;
};
const rules = rulesWith(Object.keys(dependencies));

interface Finding {
  readonly path: readonly string[];
  readonly rule: string;
}

const findingsAbout = (one: Import): readonly Finding[] =>
  rules.filter(({ refuses }) => refuses(one)).map(({ name }) => ({ path: [one.from, one.to], rule: name }));

/** Reports one cycle for each group of files that import each other, even if they import only types. */
function cyclesAmong(imports: readonly Import[]): readonly Finding[] {
  const neighbours = Map.groupBy(imports, ({ from }) => from);
  const knotted = new Set<string>();
  return [...neighbours.keys()].flatMap((file) => {
    const path = knotted.has(file) ? undefined : pathBackTo(file, neighbours);
    for (const member of path ?? []) knotted.add(member);
    return path === undefined ? [] : [{ path, rule: 'cycle' }];
  });
}

/** The shortest path of imports from a file back to itself. */
function pathBackTo(
  file: string,
  neighbours: ReadonlyMap<string, readonly Import[]>,
): readonly string[] | undefined {
  const paths: (readonly string[])[] = [[file]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const { to } of neighbours.get(path.at(-1) ?? '') ?? []) {
      if (to === file) return [...path, to];
      if (!seen.has(to)) paths.push([...path, to]);
      seen.add(to);
    }
  }
  return undefined;
}

const read = filesOnDisk.map((file) => ({ file, imports: importsOf(root, file) }));
const imports = read.flatMap((one) => one.imports ?? []);
const unread = read.filter((one) => one.imports === undefined);
const findings: readonly Finding[] = [
  ...imports.flatMap(findingsAbout),
  ...cyclesAmong(imports),
  ...filesOnDisk
    .filter((file) => !isInALayer(file))
    .map((file) => ({ path: [file], rule: 'belongs to no layer' })),
  ...unread.map(({ file }) => ({ path: [file], rule: 'was not read' })),
];

for (const { path, rule } of findings) console.log(`${path.join(' -> ')}  [${rule}]`);
for (const { name, comment } of [...rules, { name: 'cycle', comment: 'no cycles, not even of types' }])
  if (findings.some(({ rule }) => rule === name)) console.log(`  [${name}] ${comment}`);
console.log(
  `files: ${filesOnDisk.length} on disk, ${filesOnDisk.length - unread.length} read; imports: ${imports.length}; findings: ${findings.length}`,
);
process.exitCode = findings.length > 0 || filesOnDisk.length === 0 ? 1 : 0;
