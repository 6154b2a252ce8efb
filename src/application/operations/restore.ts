import type { Result } from 'ts-results';
import {
  type Archive,
  ArchiveDamaged,
  type ArchivePart,
  type DataLoad,
  type DataOrigin,
  type LoadRefusal,
} from '../ports/operations/backup.ts';
import { archiveFormat, type BackupDeps, fileFolder, originPart } from './back-up.ts';

export interface RestoreRequest {
  /** Whether to send mails that the original installation may have sent since the backup. */
  readonly sendsMails: boolean;
}

export interface Restored {
  readonly files: number;
  /** The number of open mails that are not sent, because they may have been sent already. */
  readonly withheldMails: number;
}

export type RestoreRefusal = LoadRefusal;

export type Restore = ReturnType<typeof makeRestore>;

/**
 * Restores an archive into an empty installation, all or nothing. The archive is read twice, so that damage is found
 * before anything is written. Files outside the database are written before the rows that refer to them. An interrupted
 * run leaves only such files behind, and the next run replaces them.
 */
export const makeRestore =
  ({ data, fileStore }: Pick<BackupDeps, 'data' | 'fileStore'>) =>
  async (archive: Archive, { sendsMails }: RestoreRequest): Promise<Result<Restored, RestoreRefusal>> => {
    const origin = await examine(archive);
    return data.load(origin, async (load) => {
      let files = 0;
      for await (const part of archive.read()) {
        if (part.name.startsWith(fileFolder)) {
          await (fileStore ?? load.storedFiles).put(part.name.slice(fileFolder.length), part.bytes);
          files += 1;
        } else if (part.name !== originPart) await load.take(part);
      }
      return { files, withheldMails: await withhold(load, origin.wasInUse && !sendsMails) };
    });
  };

const withhold = async (load: DataLoad, isWanted: boolean): Promise<number> =>
  isWanted ? load.withholdMails() : 0;

/** Reads the whole archive once, so that damage is found. */
async function examine(archive: Archive): Promise<DataOrigin> {
  let origin: DataOrigin | undefined;
  for await (const part of archive.read()) origin ??= readOrigin(part);
  if (origin === undefined) throw new ArchiveDamaged('it is empty');
  return origin;
}

interface About extends DataOrigin {
  readonly format: string;
}

function readOrigin({ name, bytes }: ArchivePart): DataOrigin {
  if (name !== originPart) throw new ArchiveDamaged('"svc backup" has not made it');
  const about = JSON.parse(new TextDecoder().decode(bytes)) as About;
  if (about.format !== archiveFormat) throw new ArchiveDamaged('another release has made it');
  return about;
}
