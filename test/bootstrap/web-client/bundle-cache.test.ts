import {
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  mkdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openBundle } from '#bootstrap/web-client/bundle-cache.ts';
import type { Contents } from '#bootstrap/web-client/sealed-folder.ts';
import { runProgram } from '#test/support/processes/program.ts';
import { makeWebProject, type WebProject } from '#test/support/browser/web-projects.ts';

let project: WebProject;
beforeEach(() => {
  project = makeWebProject();
});
afterEach(() => project.remove());

/** The sources of this project do not change, so all tests that read its bundle share it. */
const unchanged = makeWebProject();
afterAll(() => unchanged.remove());

const web = 'src/adapters/inbound/web';
const announcement = 'Bundling the application …';
const entries = ({ cache } = project): string[] => readdirSync(cache);
const scriptsOf = (contents: Contents): string =>
  [...contents]
    .filter(([path]) => path.endsWith('.js'))
    .map(([, bytes]) => bytes.toString())
    .join('');
const pathsOf = (contents: Contents): string[] => [...contents.keys()].toSorted();

/** How often this process has bundled the project. */
const made = (): number => project.printed.length;

describe('the bundle', () => {
  test('contains the document and everything that it loads, compressed once', async () => {
    const contents = await openBundle(unchanged);
    const shell = contents.get('index.html')?.toString() ?? '';
    expect(shell).toContain('<html lang="en" data-session="none">');
    const [script = ''] = /assets\/first-[\w-]+\.js/.exec(shell) ?? [];
    const bytes = contents.get(script) ?? Buffer.alloc(0);
    expect(bytes.toString()).toContain('first mark');
    expect(brotliDecompressSync(contents.get(`${script}.br`) ?? '')).toEqual(bytes);
    expect(gunzipSync(contents.get(`${script}.gzip`) ?? '')).toEqual(bytes);
    const kinds = pathsOf(contents).map((path) => path.replace(/-[\w-]{8}\./, '.'));
    expect(kinds).toEqual(
      expect.arrayContaining(['assets/style.css', 'assets/start.json', 'assets/page.js', 'inventory.json']),
    );
  });

  test('contains nothing inline, because the pages would not run it', async () => {
    const contents = await openBundle(unchanged);
    expect(contents.get('index.html')?.toString()).not.toMatch(/<script>|<script [^>]*>[^<]|<style|data:/);
    expect(scriptsOf(contents)).not.toMatch(/data:|\beval\(|new Function/);
  });

  test('has the same names and bytes in every folder', async () => {
    const contents = await openBundle(unchanged);
    const other = makeWebProject();
    expect(await openBundle(other)).toEqual(contents);
    expect(readdirSync(other.cache)).toEqual(entries(unchanged));
    other.remove();
  });

  test('is never the development version, with any NODE_ENV', async () => {
    project.write(`${web}/page.tsx`, 'export const Page = () => process.env.NODE_ENV;\n');
    expect(scriptsOf(await openBundle(project))).toContain('production');
  });
});

test('the files of the first view are separate from the other pages, in every folder', async () => {
  const elsewhere = makeWebProject('var/preact-demo/web/pages/start/demo');
  elsewhere.write(`${web}/pages/start/start-page.tsx`, `export const start = 'the start';\n`);
  elsewhere.write(`${web}/pages/books/books-page.tsx`, `export const books = 'the books';\n`);
  elsewhere.write(
    `${web}/main.tsx`,
    `void import('./pages/start/start-page.tsx').then(console.log);
void import('./pages/books/books-page.tsx').then(console.log);
`,
  );
  const contents = await openBundle(elsewhere);
  const fileWith = (text: string): string =>
    [...contents].find(([path, bytes]) => path.endsWith('.js') && bytes.includes(text))?.[0] ?? '';
  expect(fileWith('the start')).toMatch(/first-/);
  expect(fileWith('the books')).toMatch(/rest-/);
  elsewhere.remove();
});

describe('an existing bundle', () => {
  test('can be read by every user that runs the service, not only by the first one', async () => {
    await openBundle(unchanged);
    const [entry = ''] = entries(unchanged);
    const sources = statSync(join(unchanged.root, 'src')).mode;
    expect(statSync(join(unchanged.cache, entry)).mode).toBe(sources);
  });

  test('is announced once when it is made, and then reused', async () => {
    const first = await openBundle(project);
    expect(project.printed).toEqual([announcement]);
    expect(await openBundle(project)).toEqual(first);
    expect(made()).toBe(1);
    expect(entries()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('is made again when its sources change, and reused when they change back', async () => {
    const before = await openBundle(project);
    const path = `${web}/texts/en/start.json`;
    const text = readFileSync(join(project.root, path), 'utf8');
    project.write(path, '{}');
    expect(await openBundle(project)).not.toEqual(before);
    project.write(path, text);
    expect(await openBundle(project)).toEqual(before);
    expect(made()).toBe(2);
  });

  test('is not stored if its sources changed while it was made', async () => {
    const opened = openBundle(project);
    project.write(`${web}/page.tsx`, 'export const Page = () => <p>later</p>;\n');
    await opened;
    expect(entries()).toEqual([]);
  });

  test('is removed if there are enough newer ones', async () => {
    for (let day = 1; day <= 7; day += 1) {
      const old = join(project.cache, `${day}`.repeat(32));
      mkdirSync(old, { recursive: true });
      utimesSync(old, day, day);
    }
    await openBundle(project);
    const others = entries().filter((name) => /^(\d)\1{31}$/.test(name));
    expect(new Set(others.map(([first]) => first))).toEqual(new Set(['4', '5', '6', '7']));
    expect(entries()).toHaveLength(5);
  });

  test('removes incomplete bundles of earlier processes, but none that is being made', async () => {
    for (const [name, ageSeconds] of [
      ['draft-old', 3600],
      ['draft-new', 5],
    ] as const) {
      const draft = join(project.cache, name);
      mkdirSync(draft, { recursive: true });
      const at = Date.now() / 1000 - ageSeconds;
      utimesSync(draft, at, at);
    }
    await openBundle(project);
    expect(entries().filter((name) => name.startsWith('draft-'))).toEqual(['draft-new']);
  });
});

describe('a damaged bundle', () => {
  const damages: readonly (readonly [what: string, damage: (entry: string) => void])[] = [
    ['a file that is cut off', (entry) => truncateSync(join(entry, 'index.html'), 20)],
    ['a file of other bytes', (entry) => writeFileSync(join(entry, 'index.html'), 'other')],
    ['a file that is gone', (entry) => rmSync(join(entry, 'inventory.json'))],
    ['a list that is cut off', (entry) => truncateSync(join(entry, 'contents.json'), 30)],
    ['a list of nothing', (entry) => writeFileSync(join(entry, 'contents.json'), '{}')],
    ['a list that is none', (entry) => writeFileSync(join(entry, 'contents.json'), 'null')],
    ['no list, as it was not finished', (entry) => rmSync(join(entry, 'contents.json'))],
  ];

  test.each(damages)('is detected and made again: %s', async (_, damage) => {
    const whole = await openBundle(unchanged);
    const madeBefore = unchanged.printed.length;
    const [entry = ''] = entries(unchanged);
    damage(join(unchanged.cache, entry));
    expect(await openBundle(unchanged)).toEqual(whole);
    expect(await openBundle(unchanged)).toEqual(whole);
    expect(unchanged.printed.length).toBe(madeBefore + 1);
    expect(entries(unchanged)).toEqual([entry]);
  });
});

test('several processes that bundle at once all have it, and leave one', async () => {
  const argument = JSON.stringify({ root: project.root, cache: project.cache });
  const programs = [1, 2, 3].map(() => runProgram('openBundle', argument));
  const reported = await Promise.all(programs.map((program) => program.message()));
  const expected = pathsOf(await openBundle(project));
  for (const paths of reported) expect((paths as string[]).toSorted()).toEqual(expected);
  expect(made()).toBe(0);
  expect(entries()).toHaveLength(1);
  expect(programs.map((program) => program.output()).join('')).toBe('');
});

describe('if nothing can be written', () => {
  test('the bundle is made anyway, and the log says once that it is not stored', async () => {
    const cache = '/dev/null/cache';
    const contents = await openBundle({ ...project, cache });
    expect(contents.has('index.html')).toBe(true);
    expect(project.logged().trim().split('\n')).toHaveLength(1);
    expect(project.logged()).toContain('the bundle of the application cannot be stored');
    expect(existsSync(cache)).toBe(false);
  });
});

describe('a project that cannot be bundled', () => {
  test.each([
    ['a syntax error', `${web}/page.tsx`, 'export const Page = () => <p>;\n', 'page.tsx'],
    ['an import of nothing', `${web}/page.tsx`, `import './gone.ts';\nexport const Page = 1;\n`, 'gone.ts'],
  ])('stops the start with the reason, and leaves no files: %s', async (_, path, text, named) => {
    project.write(path, text);
    const said = await openBundle(project).then(() => 'It was bundled.', String);
    expect(said).toMatch(/^Error: The application cannot be bundled: /);
    expect(said).toContain(named);
    expect(said).not.toContain('\u001B');
    expect(said.split('\n').length).toBeLessThanOrEqual(12);
    expect(entries()).toEqual([]);
  });

  test('is reported before the warnings of the bundler', async () => {
    const empty = ['one', 'two', 'three', 'four'].map((name) => `./${name}.css`);
    for (const file of empty) project.write(`${web}/${file}`, '');
    project.write(`${web}/styles.css`, empty.map((file) => `@import '${file}';\n`).join(''));
    project.write(`${web}/page.tsx`, `import './gone.ts';\nexport const Page = 1;\n`);
    const said = await openBundle(project).then(() => 'It was bundled.', String);
    expect(said).toContain('gone.ts');
    expect(said).not.toContain('one.css');
  });

  test('is named if its sources do not exist', async () => {
    project.delete(`${web}/index.html`);
    await expect(openBundle(project)).rejects.toThrow(/index\.html/);
  });
});
