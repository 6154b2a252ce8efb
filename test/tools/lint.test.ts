import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filesOf, type Finish, makeScratchProject } from './scratch-project.ts';

type Case = readonly [rule: string, source: string];

const later = 'const later = async (): Promise<number> => await Promise.resolve(1);';

const refusedEverywhere: readonly Case[] = [
  ['typescript(no-floating-promises)', `${later} later();`],
  ['typescript(no-misused-promises)', `${later} export const f = () => { [1].forEach(later); };`],
  ['typescript(await-thenable)', `export const f = async () => await [1].length;`],
  [
    'typescript(return-await)',
    `${later} export const f = async () => { try { return later(); } finally { void 0; } };`,
  ],
  ['typescript(no-explicit-any)', `export const f = (value: any) => typeof value;`],
  ['typescript(no-unsafe-return)', `export const f = (text: string): object => JSON.parse(text);`],
  ['typescript(no-unsafe-member-access)', `export const f = (text: string) => typeof JSON.parse(text).a;`],
  [
    'typescript(switch-exhaustiveness-check)',
    `export const f = (a: 1 | 2) => { switch (a) { case 1: return a; } };`,
  ],
  ['typescript(consistent-type-imports)', `export type F = readonly import('ts-results').None[];`],
  ['typescript(only-throw-error)', `export const f = () => { throw 'text'; };`],
  [
    'import(no-dynamic-require)',
    `export const f = async (name: string): Promise<unknown> => await import(name);`,
  ],
  ['eslint(no-empty)', `export const f = () => { try { JSON.stringify(1); } catch {} };`],
  ['eslint(no-warning-comments)', `// hack: later\nexport const a = 1;`],
  ['eslint(eqeqeq)', `export const f = (a: number, b: number) => a == b;`],
];

const refusedInSource: readonly Case[] = [
  ['eslint(no-restricted-properties)', `export const f = (a: { unwrap(): number }) => a.unwrap();`],
  ['eslint(no-console)', `export const f = () => { console.log(1); };`],
  ['node(no-process-env)', `export const f = () => process.env['HOME'];`],
];

const refusedInTheCore: readonly Case[] = [
  ...['console', 'crypto', 'EventSource', 'fetch', 'global', 'globalThis', 'performance', 'process'].map(
    restricted,
  ),
  ...['queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'WebSocket'].map(restricted),
  ['eslint(no-restricted-properties)', `export const f = () => Date.now();`],
  ['eslint(no-restricted-properties)', `export const { now } = Date;`],
  ['eslint(no-restricted-properties)', `export const f = () => Math.random();`],
  ['eslint(no-restricted-properties)', `export const f = () => AbortSignal.timeout(1);`],
  ['eslint(no-restricted-properties)', `export const f = () => Temporal.Now.instant();`],
  ['eslint(no-restricted-properties)', `export const f = (a: { unwrap(): number }) => a.unwrap();`],
  ['clock(no-ambient-date)', `export const f = () => new Date();`],
  ['clock(no-ambient-date)', `export const f = () => Date();`],
];

const imports = `import { describe, expect, test } from '@jest/globals';`;
const body = `{ expect(1).toBe(1); }`;

const marked = (call: string, mark: string): string => `${imports} ${call}.${mark}('a', () => ${body});`;

const refusedInTests: readonly Case[] = [
  ['jest(no-focused-tests)', marked('test', 'only')],
  ['jest(no-focused-tests)', marked('describe', 'only')],
  ['jest(no-disabled-tests)', marked('test', 'skip')],
  ['jest(no-disabled-tests)', marked('describe', 'skip')],
  ['eslint(no-restricted-properties)', marked('process.version ? test : test', 'skip')],
  ['eslint(no-restricted-properties)', marked('test', 'todo')],
  ['jest(expect-expect)', `${imports} test('a', () => { [1].toString(); });`],
  ['jest(valid-expect)', `${imports} test('a', () => { expect(1); });`],
];

const pure = `
export const all = (at: Date, text: string) => [
  new Date(at.getTime() + 1), new Date(text), Date.parse(text), Math.max(1, 2),
  new URL(text), URL.canParse(text), new Intl.NumberFormat('fr').format(1), new Intl.Segmenter('en').segment(text),
];`;

const accepted = {
  'src/domain/pure.ts': pure,
  'src/application/pure.ts': pure,
  'src/adapters/outbound/clock.ts': `export const f = () => [new Date(), Date.now(), crypto.randomUUID()];`,
  'src/bootstrap/settings.ts': `export const f = () => process.env['HOME'];`,
  'src/adapters/inbound/cli/print.ts': `export const f = () => { console.log(1); };`,
  'test/fine.test.ts': `${imports} describe('a', () => { test('b', () => ${body}); });`,
};

function restricted(name: string): Case {
  return ['eslint(no-restricted-globals)', `export const f = () => typeof ${name};`];
}

/** One file for each case, so that each finding has one cause. */
const placed = (folder: string, cases: readonly Case[], suffix = 'ts') =>
  cases.map(([rule, source], index) => [`${folder}/case-${index}.${suffix}`, source, rule] as const);

const refused = [
  ...placed('src/adapters/outbound/any', refusedEverywhere),
  ...placed('src/adapters/outbound/source', refusedInSource),
  ...placed('src/domain', refusedInTheCore),
  ...placed('src/application', refusedInTheCore),
  ...placed('test', refusedInTests, 'test.ts'),
];

describe('the lint rules', () => {
  const project = makeScratchProject({ ...filesOf(refused), ...accepted });
  let finish: Finish;
  beforeAll(() => {
    finish = project.run('oxlint', ['--format=unix', 'src', 'test']);
  });
  afterAll(() => project.remove());

  const findingsIn = (file: string) => finish.lines.filter((line) => line.startsWith(`${file}:`));

  test.each(refused)('refuse in %s: %s', (file, _source, rule) => {
    expect(findingsIn(file)).toContainEqual(expect.stringContaining(`[Error/${rule}]`));
  });

  test.each(Object.keys(accepted))('accept %s', (file) => {
    expect(findingsIn(file)).toEqual([]);
  });

  test('make the command fail', () => {
    expect(finish.status).toBe(1);
  });
});
