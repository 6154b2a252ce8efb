import { join } from 'node:path';
import { type Encoded, encodings, type WebClient } from '#adapters/inbound/http/web-client.ts';
import { pagePaths } from '#adapters/inbound/web/paths.ts';
import { type BundleOptions, openBundle } from './bundle-cache.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import type { Contents } from './sealed-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** This project, and the folder for its bundles. */
export const ownBundle = { root, cache: join(root, 'node_modules/.cache/web-client') } as const;

/** The application, loaded into memory; bundled first if necessary. */
export async function openWebClient(
  options: Pick<BundleOptions, 'log' | 'print'> & Partial<BundleOptions>,
): Promise<WebClient> {
  return clientIn(await openBundle({ ...ownBundle, ...options }));
}

function clientIn(contents: Contents): WebClient {
  const shell = contents.get('index.html')?.toString();
  if (shell === undefined) throw new Error('The bundle of the application has no index.html.');
  const worker = contents.get(serviceWorkerFile);
  if (worker === undefined) throw new Error('The bundle of the application has no service worker.');
  const serviceWorker = { identity: worker, ...compressedForms(contents, serviceWorkerFile) };
  return { shell, serviceWorker, assets: new Map(assetsIn(contents)), pages: pagePaths };
}

const folder = 'assets/';
const suffixes = encodings.map((encoding) => `.${encoding}`);

/** The name of a compressed form is the file's name followed by the encoding. */
const assetsIn = (contents: Contents): (readonly [name: string, Encoded])[] =>
  [...contents]
    .filter(([path]) => path.startsWith(folder) && !suffixes.some((suffix) => path.endsWith(suffix)))
    .map(([path, identity]) => [path.slice(folder.length), { identity, ...compressedForms(contents, path) }]);

function compressedForms(contents: Contents, path: string): Partial<Encoded> {
  const found = encodings.map((encoding) => [encoding, contents.get(`${path}.${encoding}`)] as const);
  return Object.fromEntries(found.filter(([, bytes]) => bytes !== undefined));
}
