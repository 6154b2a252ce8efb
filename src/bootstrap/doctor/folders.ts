import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Whether files can be stored in a folder, or whether the folder can be created. Creates nothing. */
export async function isUsableFolder(folder: string): Promise<boolean> {
  const nearest = nearestExisting(resolve(folder));
  return (await stat(nearest)).isDirectory() && isWritable(nearest);
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));
