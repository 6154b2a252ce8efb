import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the folder of the embedded database. Two processes at the same time would destroy it. */
export class DataFolderInUse extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `Another process uses the database in ${folder}: stop it, or set DATABASE_URL to share a PostgreSQL server.`,
      { cause },
    );
    this.name = 'DataFolderInUse';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. PGlite has no lock and Node cannot lock files, but SQLite can. Its lock on a file
 * beside the folder ends with the process, even after a crash.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(dirname(folder), { recursive: true });
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new DataFolderInUse(folder, error) : error;
  }
  return { release: () => file.close() };
}

const sqliteBusy = 5;

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy;
