import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const hiddenFromOthers = 0o077;
const ownFolder = 0o700;
const ownFile = 0o600;

/** The database with its lock, the files, the mails and the secret. */
const ownNames = /^(?:db|files|mail|secret)(?:[.-]|$)/;

/**
 * From now on, only the user of this process can read the files that it writes: people's answers, mails with links, the
 * secret.
 */
export const writePrivately = (): void => void process.umask(hiddenFromOthers);

/**
 * Restricts files that an earlier release left readable for everybody. The data folder itself keeps its mode, because
 * other programs may use it too.
 */
export function closeToOthers(dataDir: string): void {
  for (const name of openEntries(dataDir)) closeOne(join(dataDir, name));
}

/** Our own files and folders directly in the data folder that other users can read. */
export const openEntries = (dataDir: string): readonly string[] =>
  readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => ownNames.test(entry.name) && (entry.isDirectory() || entry.isFile()))
    .map(({ name }) => name)
    .filter((name) => isOpenToOthers(join(dataDir, name)));

export const isOpenToOthers = (path: string): boolean => (statSync(path).mode & hiddenFromOthers) !== 0;

/** Files that belong to another user are left unchanged, whatever their name. */
function closeOne(path: string): void {
  const found = statSync(path);
  if (found.uid === process.getuid?.()) chmodSync(path, found.isDirectory() ? ownFolder : ownFile);
}
