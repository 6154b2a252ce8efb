// node bundler.ts WEB_FOLDER TARGET: bundles the application into TARGET, compresses its files and seals the folder. It
// is a separate process, so that its memory is freed afterwards.
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { compress } from '#adapters/inbound/http/requests/content-encoding.ts';
import { type Inventory, inventoryFile } from './inventory.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { filesIn, seal } from './sealed-folder.ts';

/**
 * Vite wraps every import of a page to load its styles first. This is not needed, because the document loads the only
 * style sheet.
 */
const importsAsWritten: Plugin = {
  name: 'imports-as-written',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/** One file for the first view and one for all other pages: two files compress much better than one file per page. */
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

/** Icons and pictures that no module imports: the document and the manifest refer to them. */
const icons = (root: string): Plugin => ({
  name: 'icons',
  buildStart() {
    const folder = join(root, 'icons');
    for (const name of existsSync(folder) ? filesIn(folder) : [])
      this.emitFile({
        type: 'asset',
        name,
        originalFileName: `icons/${name}`,
        source: readFileSync(join(folder, name)),
      });
  },
});

/** Only the sources influence the bundle, and no configuration file or variable. */
const ownOnly: InlineConfig = {
  configFile: false,
  envDir: false,
  publicDir: false,
  css: { postcss: { plugins: [] } },
  base: '/app/',
  logLevel: 'warn',
};

const target = 'es2022';

async function bundle(root: string, outDir: string): Promise<Rolldown.RolldownOutput> {
  const bundled = await build({
    ...ownOnly,
    root,
    plugins: [importsAsWritten, icons(root)],
    // The classic form of the JSX calls is shorter.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      jsxInject: "import { h, Fragment } from 'preact'",
    },
    build: {
      outDir,
      emptyOutDir: true,
      target,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: groupsIn(root) } } },
      // The content policy of the pages allows neither inline scripts nor data URLs.
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  });
  // A build without watch mode and with one output returns this type.
  return bundled as Rolldown.RolldownOutput;
}

/** A separate build, because a service worker is one script without imports. */
async function bundleWorker(root: string, outDir: string): Promise<void> {
  const entry = join(root, 'service-worker.ts');
  if (!existsSync(entry)) return;
  await build({
    ...ownOnly,
    root,
    build: {
      outDir,
      emptyOutDir: false,
      target,
      lib: { entry, name: 'worker', formats: ['iife'], fileName: () => serviceWorkerFile },
    },
  });
}

/** Pictures for other sites and home screens are not needed offline. */
const isForOffline = (path: string): boolean => path.startsWith('assets/') && !path.endsWith('.png');

/** Writes the list of files into the worker, and a name that changes whenever one of them changes. */
function addListToWorker(folder: string, { output }: Rolldown.RolldownOutput): void {
  const file = join(folder, serviceWorkerFile);
  if (!existsSync(file)) return;
  const paths = output.map(({ fileName }) => fileName).filter(isForOffline);
  const bundled = paths.toSorted().map((path) => `/app/${path}`);
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const bundleName = `application-${hash('sha256', JSON.stringify([bundled, index])).slice(0, 16)}`;
  const list = `const bundledFiles=${JSON.stringify(bundled)},bundleName=${JSON.stringify(bundleName)};\n`;
  writeFileSync(file, list + readFileSync(file, 'utf8'));
}

/** The sources of each file and the files that it loads, which are needed to measure the bundle. */
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
  const isServed = (path: string): boolean => path.startsWith('assets/') || path === serviceWorkerFile;
  for (const path of filesIn(folder).filter(isServed)) {
    const file = join(folder, path);
    const { br, gzip } = compress(readFileSync(file));
    if (br !== undefined) writeFileSync(`${file}.br`, br);
    if (gzip !== undefined) writeFileSync(`${file}.gzip`, gzip);
  }
}

const [webFolder = '', folder = ''] = process.argv.slice(2);
try {
  const bundled = await bundle(webFolder, folder);
  const inventory = inventoryOf(bundled, webFolder);
  await bundleWorker(webFolder, folder);
  addListToWorker(folder, bundled);
  writeFileSync(join(folder, inventoryFile), JSON.stringify(inventory));
  compressAll(folder);
  seal(folder);
} catch (error) {
  // Printed separately from the warnings, which Vite writes to standard error.
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
