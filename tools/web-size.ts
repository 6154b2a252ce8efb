import { type Inventory, inventoryFile } from '#bootstrap/web-client/inventory.ts';
import { serviceWorkerFile } from '#bootstrap/web-client/service-worker-file.ts';
import type { Contents } from '#bootstrap/web-client/sealed-folder.ts';

/** Bytes that are transferred, compressed with gzip. */
export interface Size {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** What a visitor without a session loads at `/app/`. */
const firstView = {
  scripts: ['main.tsx', 'pages/start/start-page.tsx'],
  texts: ['frame', 'start'],
} as const;

const kilobytes = (count: number): number => count * 1024;

/** The sizes that have a limit. Throws if the bundle lacks one of the measured files. */
export function sizesOf(contents: Contents): readonly Size[] {
  const inventory = inventoryOf(contents);
  const sum = (paths: Iterable<string>): number =>
    [...paths].reduce((total, path) => total + wireSize(contents, path), 0);
  const ending = (suffix: string): string[] =>
    [...contents.keys()].filter((path) => isServed(path) && path.endsWith(suffix));
  const languages = languagesIn(inventory);
  const scripts = sum(ending('.js'));
  const firstScripts = sum(firstScriptsIn(inventory));
  const firstTexts = languages.map((language) => sum(firstTextsIn(inventory, language)));
  const allTexts = languages.map((language) => sum(textsIn(inventory, language)));
  return [
    { what: 'scripts', bytes: scripts, limit: kilobytes(45) },
    { what: 'scripts of the first view', bytes: firstScripts, limit: kilobytes(15) },
    {
      what: 'scripts and texts of the first view',
      bytes: firstScripts + Math.max(...firstTexts),
      limit: kilobytes(17),
    },
    { what: 'scripts and texts', bytes: scripts + Math.max(...allTexts), limit: kilobytes(75) },
    { what: 'styles', bytes: sum(ending('.css')), limit: kilobytes(14) },
  ];
}

/** A size of 0 is a fault too, because it means that something was not found. */
export const isFault = ({ bytes, limit }: Size): boolean => !(bytes > 0 && bytes <= limit);

/** The size of every served file, the largest first. */
export const fileSizes = (contents: Contents): readonly (readonly [path: string, bytes: number])[] =>
  [...contents.keys()]
    .filter((path) => isServed(path) && !/\.(?:br|gzip)$/.test(path))
    .map((path) => [path, wireSize(contents, path)] as const)
    .toSorted(([, a], [, b]) => b - a);

const isServed = (path: string): boolean => path.startsWith('assets/') || path === serviceWorkerFile;

/** Files that compression would make larger are served uncompressed. */
function wireSize(contents: Contents, path: string): number {
  const bytes = contents.get(`${path}.gzip`) ?? contents.get(path);
  if (bytes === undefined) throw new Error(`The bundle lacks ${path}.`);
  return bytes.length;
}

function inventoryOf(contents: Contents): Inventory {
  const text = contents.get(inventoryFile)?.toString();
  if (text === undefined) throw new Error('The bundle has no inventory: there is nothing to measure.');
  return JSON.parse(text) as Inventory;
}

function firstScriptsIn(inventory: Inventory): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of inventory[file]?.imports ?? []) follow(next);
  };
  for (const source of firstView.scripts) follow(fileFrom(inventory, source));
  return reached;
}

const textPath = /^texts\/(?<language>\w+)\/.+\.json$/;

const languageOf = (source: string): string | undefined => textPath.exec(source)?.groups?.['language'];

const languagesIn = (inventory: Inventory): readonly string[] => [
  ...new Set(
    Object.values(inventory).flatMap(({ sources }) => sources.flatMap((one) => languageOf(one) ?? [])),
  ),
];

const textsIn = (inventory: Inventory, language: string): readonly string[] =>
  Object.entries(inventory)
    .filter(([, { sources }]) => sources.some((source) => languageOf(source) === language))
    .map(([file]) => file);

const firstTextsIn = (inventory: Inventory, language: string): readonly string[] =>
  firstView.texts.map((name) => fileFrom(inventory, `texts/${language}/${name}.json`));

function fileFrom(inventory: Inventory, wanted: string): string {
  const found = Object.entries(inventory).find(([, { sources }]) => sources.includes(wanted));
  if (found !== undefined) return found[0];
  throw new Error(
    `The bundle has nothing of ${wanted}: was it renamed? What the first view loads is listed in tools/web-size.ts.`,
  );
}
