import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { FileStore } from '../../../application/ports/file-store.ts';
import { isFileKey, requireFileKey } from './file-key.ts';

/** Files in a folder that is made if there is none, and that several processes may share. */
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
  };
}

/**
 * A file is written under another name and then renamed, so that a reader finds all of it or none; what was renamed
 * outlives a power failure once the folder is synchronised as well.
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

/** A new folder is an entry of the one above it, and that of the next one. */
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

/** Windows opens no folders; there the file system looks after its entries. */
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

/** A folder of that name is no file, and stays. */
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

/** `ENOTDIR`: what would have to be a folder is a file; `EISDIR`: the other way round. */
const absences: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const isAbsence = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && absences.has(error.code);

const temporaryEnding = '.tmp';
const abandonedAfterMs = 60 * 60_000;

/** What a process that died in the middle of writing has left behind. No write takes an hour. */
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
