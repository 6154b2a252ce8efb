import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { FileStore } from '#application/ports/file-store.ts';
import { byCharacters, isFileKey, requireFileKey } from './file-key.ts';
import { makeFolderCheck } from './folder-check.ts';

/** Stores files in a folder, which is created if necessary and which several processes may share. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  await makeFolder(root);
  await removeAbandoned(root);
  return {
    put: async (key, bytes) => {
      requireFileKey(key);
      await replaceFile(join(root, key), bytes);
    },
    find: async (key) => (isFileKey(key) ? readIfThere(join(root, key)) : undefined),
    delete: async (key) => {
      if (isFileKey(key)) await removeFile(join(root, key));
    },
    list: async (after = '', limit) => {
      const keys = (await keysIn(root)).filter((key) => key > after);
      return keys.toSorted(byCharacters).slice(0, limit);
    },
    check: makeFolderCheck(root),
  };
}

/**
 * Writes the file under another name and then renames it, so that a reader finds the complete file or none.
 * Synchronising the folder makes the rename survive a power failure.
 */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}${temporaryEnding}`);
  try {
    await writeDurably(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await synchroniseFolder(folder);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Synchronises the parent of every new folder too, because the parent contains its entry. */
async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true });
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    await synchroniseFolder(dirname(made));
  }
}

async function synchroniseFolder(folder: string): Promise<void> {
  const opened = await openFolder(folder);
  try {
    await opened?.sync();
  } finally {
    await opened?.close();
  }
}

/** Windows cannot open folders; its file system writes the entries itself. */
const openFolder = async (folder: string): Promise<FileHandle | undefined> =>
  process.platform === 'win32' ? undefined : open(folder, 'r');

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Entries whose name cannot be a key were not written by the service, so they are ignored. */
async function keysIn(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .filter(isFileKey);
}

/** A folder with that name is not a file and is not removed. */
async function removeFile(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (isAbsence(error) || (await isFolder(path))) return;
    throw error;
  }
  await synchroniseFolder(dirname(path));
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory();

/** `ENOTDIR`: a part of the path is a file; `EISDIR`: the path is a folder. */
const absences: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const isAbsence = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && absences.has(error.code);

const temporaryEnding = '.tmp';
const abandonedAfterMs = 60 * 60_000;

/** Removes temporary files of processes that ended while writing. No write takes an hour. */
async function removeAbandoned(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) {
    const name = basename(entry);
    if (!name.startsWith('.') || !name.endsWith(temporaryEnding)) continue;
    const path = join(folder, entry);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mtimeMs < Date.now() - abandonedAfterMs) await rm(path, { force: true });
  }
}
