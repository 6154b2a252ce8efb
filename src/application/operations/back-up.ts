import type { Archive, ArchivePart, DataCopier, DataSnapshot } from '../ports/operations/backup.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/file-store.ts';

export interface BackupDeps {
  readonly data: DataCopier;
  /** `undefined`: files are in the database. */
  readonly fileStore: FileStore | undefined;
  readonly clock: Clock;
}

export interface BackedUp {
  readonly bytes: number;
  readonly files: number;
  /** The number of files that were deleted with their owners during the backup. */
  readonly missingFiles: number;
  /** Whether another process was connected to the database. */
  readonly wasInUse: boolean;
}

export const archiveFormat = 'situation-assessment-service 1';
export const originPart = 'origin.json';
export const fileFolder = 'files/';

/** Writes a consistent snapshot of all data, and the files that it refers to, into one archive. */
export const makeBackUp =
  ({ data, fileStore, clock }: BackupDeps) =>
  (archive: Archive): Promise<BackedUp> =>
    data.read(async (snapshot) => {
      const counts = { files: 0, missingFiles: 0 };
      const bytes = await archive.write(partsOf(snapshot));
      return { bytes, ...counts, wasInUse: snapshot.origin.wasInUse };

      async function* partsOf(taken: DataSnapshot): AsyncGenerator<ArchivePart> {
        const about = { format: archiveFormat, madeAt: clock.now(), ...taken.origin };
        yield { name: originPart, bytes: utf8.encode(JSON.stringify(about)) };
        yield* taken.parts();
        for await (const key of taken.fileKeys()) {
          const file = await (fileStore ?? taken.storedFiles).find(key);
          if (file === undefined) counts.missingFiles += 1;
          else {
            counts.files += 1;
            yield { name: `${fileFolder}${key}`, bytes: file };
          }
        }
      }
    });

const utf8 = new TextEncoder();
