import type { Result } from 'ts-results';
import type { FileStore } from '../file-store.ts';

/** One named part of an archive. Names are paths, such as `files/maps/12.pdf`. */
export interface ArchivePart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One file that holds all data. */
export interface Archive {
  /**
   * All or nothing: the archive appears when the last part is written, and is then durable. Returns its size; throws if
   * an archive already exists.
   */
  write(parts: AsyncIterable<ArchivePart>): Promise<number>;
  /**
   * The parts in the order in which they were written. If the content differs from what was written, throws
   * `ArchiveDamaged`, at the latest at the end.
   */
  read(): AsyncIterable<ArchivePart>;
}

export class ArchiveDamaged extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The archive cannot be used: ${reason}.`, { cause });
    this.name = 'ArchiveDamaged';
  }
}

/** Facts about data that are needed before it is restored. */
export interface DataOrigin {
  /** The names of the migrations of its tables. */
  readonly migrations: readonly string[];
  /** Whether another process was connected to the database, which may have continued after the backup. */
  readonly wasInUse: boolean;
}

/** All data as it was at one moment, even if it is changed during the copy. */
export interface DataSnapshot {
  readonly origin: DataOrigin;
  /** Every row and every open job, but no files. */
  parts(): AsyncIterable<ArchivePart>;
  /** The keys of the files that the rows refer to. */
  fileKeys(): AsyncIterable<string>;
  /** The files that the database contained at that moment. */
  readonly storedFiles: Pick<FileStore, 'find'>;
}

/** Writes data into an empty database. */
export interface DataLoad {
  /** Takes the parts of a snapshot in their order. */
  take(part: ArchivePart): Promise<void>;
  /** Stores files in the database, together with the other data. */
  readonly storedFiles: Pick<FileStore, 'put'>;
  /**
   * Deletes the jobs that would send mails, and marks the mails of other open jobs as done. It is used if another
   * installation may have sent these mails since the backup. Returns the number of mails.
   */
  withholdMails(): Promise<number>;
}

export type LoadRefusal =
  | { readonly kind: 'not_empty' }
  | {
      readonly kind: 'other_release';
      readonly made: readonly string[];
      readonly here: readonly string[];
    };

export interface DataCopier {
  read<T>(work: (snapshot: DataSnapshot) => Promise<T>): Promise<T>;
  /** All or nothing: if `work` throws, nothing is stored. Nobody else can write during the call. */
  load<T>(origin: DataOrigin, work: (load: DataLoad) => Promise<T>): Promise<Result<T, LoadRefusal>>;
}
