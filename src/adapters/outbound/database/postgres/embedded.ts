import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/pglite';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { schemaOptions } from './schema.ts';

export interface EmbeddedOptions {
  /** Where the data lies; made if there is none. Only one process may use it: else `DataFolderInUse` is thrown. */
  readonly folder: string;
}

export interface Embedded {
  readonly orm: MikroORM;
  readonly pglite: PGlite;
  readonly lock: FolderLock;
}

/** PGlite reserves this at once, and by default 128 MB, most of which a small database never fills. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export async function openEmbedded({ folder }: EmbeddedOptions): Promise<Embedded> {
  const lock = lockFolder(folder);
  try {
    const orm = await MikroORM.init({
      ...schemaOptions,
      dbName: folder,
      driverOptions: () => ({ startParams }),
    });
    return { orm, lock, pglite: await orm.em.getConnection().getNativeClient() };
  } catch (error) {
    lock.release();
    throw error;
  }
}
