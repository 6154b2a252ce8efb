import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/pglite';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { schemaOptions } from '../schema/schema.ts';

export interface EmbeddedOptions {
  /** The data folder; created if missing. Only one process may use it, otherwise `DataFolderInUse` is thrown. */
  readonly folder: string;
}

export interface Embedded {
  readonly orm: MikroORM;
  readonly pglite: PGlite;
  readonly lock: FolderLock;
}

/** PGlite reserves this memory at once. The default is 128 MB, most of which a small database never uses. */
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
