import { access, constants } from 'node:fs/promises';
import type { Readiness } from '../../../application/ports/readiness.ts';

/** Whether files can be written where the service keeps them. */
export const makeFolderReadiness = (folder: string): Readiness => ({
  check: async () => [{ name: 'storage', ok: await isWritable(folder) }],
});

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
