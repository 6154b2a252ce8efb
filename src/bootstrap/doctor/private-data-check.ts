import { existsSync, statSync } from 'node:fs';
import type { Finding } from '#application/ports/operations/health-check.ts';
import type { Config } from '../configuration/config.ts';
import { isOpenToOthers, openEntries } from '../configuration/private-files.ts';
import { warning } from './config-findings.ts';

const writableByOthers = 0o022;

/** Whether other users of this machine could read or replace the service's files. `uid` is the user of this process. */
export function examinePrivacy(
  { dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>,
  uid: number | undefined,
): readonly Finding[] {
  const open = existsSync(dataDir) ? openEntries(dataDir) : [];
  const findings = [
    ...(uid === 0
      ? [warning('This runs as root.', 'Run the service and this command as a separate user.')]
      : []),
    ...(open.length > 0
      ? [
          warning(
            `Other users of this machine can read these entries of DATA_DIR: ${open.join(', ')}.`,
            'Start the service once, which removes that permission, or run "chmod -R go=" on them.',
          ),
        ]
      : []),
    ...(isWritableByOthers(dataDir)
      ? [
          warning(
            'Other users of this machine can put files into DATA_DIR, even a secret of their own.',
            'Run "chmod go-w" on it.',
          ),
        ]
      : []),
    ...(storage.kind === 'folder' && existsSync(storage.path) && isOpenToOthers(storage.path)
      ? [warning('Other users of this machine can read the folder of PDFs.', 'Run "chmod go=" on it.')]
      : []),
  ];
  return findings.length > 0 ? findings : [{ health: 'ok', detail: 'Nobody else can read the stored data.' }];
}

const isWritableByOthers = (folder: string): boolean =>
  existsSync(folder) && (statSync(folder).mode & writableByOthers) !== 0;
