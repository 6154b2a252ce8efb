import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeScratchProject } from './scratch-project.ts';

const repository = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(repository, file), 'utf8');

/** Prints where it was called, and installs nothing. */
const npm = `#!/usr/bin/env bash
echo "npm $1 in $(basename "$PWD")"
rm -rf node_modules
mkdir node_modules
exit "\${INSTALL_STATUS:-0}"`;

const benchThatSays = (name: string) =>
  [
    name === 'Http' ? 'bench/http/http.ts' : `bench/${name.toLowerCase()}.ts`,
    `export const bench${name} = () => console.log('${name} ran');`,
  ] as const;

describe('npm run bench', () => {
  const project = makeScratchProject({
    'bin/npm': npm,
    'bench/main.ts': textOf('bench/main.ts'),
    'bench/packages.ts': textOf('bench/packages.ts'),
    'bench/package.json': textOf('bench/package.json'),
    'bench/package-lock.json': '',
    ...Object.fromEntries(['Http', 'Start', 'Pdf', 'Maps', 'Lint'].map(benchThatSays)),
    'bench/hostile/hostile.ts': `export const benchHostile = () => console.log('Hostile ran');`,
  });
  const shell = (script: string) => project.run('bash', ['-c', script]);
  const bench = (names: string, environment = '') => {
    const finish = shell(`PATH="$PWD/bin:$PATH" ${environment} node bench/main.ts ${names}`);
    return { ...finish, events: finish.lines.filter((line) => /^npm ci in bench$| ran$/.test(line)) };
  };
  beforeEach(() => {
    shell('rm -rf bench/node_modules');
  });
  afterAll(() => project.remove());

  test('installs the packages of the benches before the first bench runs', () => {
    expect(bench('').events).toEqual([
      'npm ci in bench',
      'Http ran',
      'Start ran',
      'Pdf ran',
      'Maps ran',
      'Lint ran',
    ]);
  });

  test('runs the long one only when it is named', () => {
    expect(bench('hostile').events).toEqual(['Hostile ran']);
  });

  test('installs nothing for benches without packages', () => {
    expect(bench('start pdf maps').events).toEqual(['Start ran', 'Pdf ran', 'Maps ran']);
  });

  test('installs them again only when the lock file has changed', () => {
    bench('lint');
    expect(bench('lint').events).toEqual(['Lint ran']);
    shell('echo changed >> bench/package-lock.json');
    expect(bench('lint').events).toEqual(['npm ci in bench', 'Lint ran']);
    expect(bench('lint').events).toEqual(['Lint ran']);
  });

  test('says what is missing if they cannot be installed, and tries again the next time', () => {
    const { status, output, events } = bench('http start', 'INSTALL_STATUS=1');
    expect(output).toMatch(
      /npm ci in bench\/ failed\. It needs the npm registry\. .*: npm run bench -- start/,
    );
    expect({ status, events }).toEqual({ status: 1, events: ['npm ci in bench'] });
    expect(bench('http').events).toEqual(['npm ci in bench', 'Http ran']);
  });
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (file: string) => JSON.parse(textOf(file)) as Manifest;

const packagesOf = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.[cm]?tsx?$/.test(name) && !name.includes('node_modules'))
    .flatMap((name) => [
      ...textOf(join(folder, name)).matchAll(/(?:from|import|import\() ?'(?<name>[^'.][^']*)'/g),
    ])
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

test('packages that only the benches import are installed only with the benches', () => {
  const others = new Set(['src', 'test', 'tools'].flatMap(packagesOf));
  const own = [...new Set(packagesOf('bench'))].filter((name) => !others.has(name)).toSorted();
  expect(Object.keys(manifestOf('bench/package.json').dependencies).toSorted()).toEqual(own);
  const { dependencies, devDependencies } = manifestOf('package.json');
  const installedForAll = Object.keys({ ...dependencies, ...devDependencies });
  expect(installedForAll.filter((name) => own.includes(name.replace('@types/', '')))).toEqual([]);
});
