import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What a folder holds, by path. */
export type Contents = ReadonlyMap<string, Buffer>;

const listing = 'contents.json';

const digestOf = (bytes: Buffer): string => hash('sha256', bytes);

/** Lists every file with its digest. Written last, so that a folder without the list is known as unfinished. */
export function seal(folder: string): void {
  const digests = filesIn(folder).map((path) => [path, digestOf(readFileSync(join(folder, path)))]);
  writeFileSync(join(folder, listing), JSON.stringify(Object.fromEntries(digests)), { flush: true });
}

/** `undefined` for a folder that is not there, unfinished or not as it was. */
export function readSealed(folder: string): Contents | undefined {
  try {
    const digests = JSON.parse(readFileSync(join(folder, listing), 'utf8')) as Record<string, string>;
    const contents = Object.keys(digests).map((path) => [path, readFileSync(join(folder, path))] as const);
    const isWhole =
      contents.length > 0 && contents.every(([path, bytes]) => digestOf(bytes) === digests[path]);
    return isWhole ? new Map(contents) : undefined;
  } catch {
    // Whatever hinders reading it, what it held can be made anew.
    return undefined;
  }
}

/** Of a folder and all in it, by paths relative to it. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
