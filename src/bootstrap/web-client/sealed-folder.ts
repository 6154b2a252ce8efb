import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The contents of a folder, by path. */
export type Contents = ReadonlyMap<string, Buffer>;

const listing = 'contents.json';

const digestOf = (bytes: Buffer): string => hash('sha256', bytes);

/** Lists every file with its digest. The list is written last, so a folder without it is incomplete. */
export function seal(folder: string): void {
  const digests = filesIn(folder).map((path) => [path, digestOf(readFileSync(join(folder, path)))]);
  writeFileSync(join(folder, listing), JSON.stringify(Object.fromEntries(digests)), { flush: true });
}

/** `undefined` for a folder that is missing, incomplete or changed. */
export function readSealed(folder: string): Contents | undefined {
  try {
    const digests = JSON.parse(readFileSync(join(folder, listing), 'utf8')) as Record<string, string>;
    const contents = Object.keys(digests).map((path) => [path, readFileSync(join(folder, path))] as const);
    const isWhole =
      contents.length > 0 && contents.every(([path, bytes]) => digestOf(bytes) === digests[path]);
    return isWhole ? new Map(contents) : undefined;
  } catch {
    // If it cannot be read for any reason, the bundle can be made again.
    return undefined;
  }
}

/** All files in a folder, by relative path. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
