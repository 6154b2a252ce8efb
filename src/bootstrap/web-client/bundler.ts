// node bundler.ts WEB_FOLDER TARGET: bundles the application into TARGET, compresses what it loads and seals it all. A
// process of its own: the memory that this takes goes back with it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';
import { compress } from '../../adapters/inbound/http/content-encoding.ts';
import { type Inventory, inventoryFile } from './inventory.ts';
import { filesIn, seal } from './sealed-folder.ts';

/** Vite wraps every import of a page to load its styles first. There is one style sheet, loaded by the document. */
const importsAsWritten: Plugin = {
  name: 'imports-as-written',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/** What the first view needs, and everything else: two files compress far better than one for each page. */
function groupsIn(root: string) {
  const isIn = (id: string, ...places: readonly string[]): boolean =>
    within(root, id).some((path) => places.some((place) => path.startsWith(place)));
  const isFirst = (id: string): boolean =>
    id.includes('/node_modules/preact/') || isIn(id, 'main.tsx', 'pages/start/');
  return [
    { name: 'first', test: isFirst, priority: 2 },
    { name: 'rest', test: (id: string) => isIn(id, 'pages/'), priority: 1 },
  ];
}

async function bundle(root: string, outDir: string): Promise<Rolldown.RolldownOutput> {
  const bundled = await build({
    // Nothing from outside of the sources has a say in it.
    configFile: false,
    envDir: false,
    publicDir: false,
    css: { postcss: { plugins: [] } },
    root,
    base: '/app/',
    logLevel: 'warn',
    plugins: [importsAsWritten],
    // The classic form of the calls is the shorter one.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      jsxInject: "import { h, Fragment } from 'preact'",
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: groupsIn(root) } } },
      // The pages allow neither inline scripts nor data in place of files.
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  });
  // Without watching, and with one output, it is one.
  return bundled as Rolldown.RolldownOutput;
}

/** What each file was made from, and which others come with it: whoever measures the bundle has to know. */
function inventoryOf({ output }: Rolldown.RolldownOutput, root: string): Inventory {
  const loaded = output.filter(({ fileName }) => fileName.startsWith('assets/'));
  const entries = loaded.map((file) => [
    file.fileName,
    file.type === 'chunk'
      ? { sources: file.moduleIds.flatMap((id) => within(root, id)), imports: file.imports }
      : { sources: file.originalFileNames, imports: [] },
  ]);
  return Object.fromEntries(entries) as Inventory;
}

function within(root: string, id: string): readonly string[] {
  const folder = `${normalizePath(root)}/`;
  return id.startsWith(folder) ? [id.slice(folder.length)] : [];
}

function compressAll(folder: string): void {
  for (const path of filesIn(folder).filter((name) => name.startsWith('assets/'))) {
    const file = join(folder, path);
    const { br, gzip } = compress(readFileSync(file));
    if (br !== undefined) writeFileSync(`${file}.br`, br);
    if (gzip !== undefined) writeFileSync(`${file}.gzip`, gzip);
  }
}

const [webFolder = '', target = ''] = process.argv.slice(2);
try {
  const inventory = inventoryOf(await bundle(webFolder, target), webFolder);
  writeFileSync(join(target, inventoryFile), JSON.stringify(inventory));
  compressAll(target);
  seal(target);
} catch (error) {
  // Not among the warnings, which Vite writes on standard error.
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
