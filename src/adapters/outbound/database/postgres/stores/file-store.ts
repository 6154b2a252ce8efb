import type { FileStore } from '#application/ports/file-store.ts';
import type { Connection, Statement } from '../connection/connection.ts';

const put: Statement = {
  name: 'put-file',
  text: `
    insert into stored_file (key, bytes) values ($1, $2)
    on conflict (key) do update set bytes = excluded.bytes`,
};

const find: Statement = {
  name: 'find-file',
  text: 'select bytes from stored_file where key = $1',
};

const remove: Statement = {
  name: 'delete-file',
  text: 'delete from stored_file where key = $1',
};

const list: Statement = {
  name: 'list-files',
  text: 'select key from stored_file where key collate "C" > $1 order by key collate "C" limit $2',
};

/** Stores files in the database, where every process can read them. They are small. */
export class PostgresFileStore implements FileStore {
  readonly #connection: Pick<Connection, 'query'>;

  constructor(connection: Pick<Connection, 'query'>) {
    this.#connection = connection;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#connection.query(put, [key, bytes]);
  }

  async find(key: string): Promise<Uint8Array | undefined> {
    const [file] = await this.#connection.query<{ readonly bytes: Uint8Array }>(find, [key]);
    return file?.bytes;
  }

  async delete(key: string): Promise<void> {
    await this.#connection.query(remove, [key]);
  }

  async list(after: string | undefined, limit: number): Promise<readonly string[]> {
    const found = await this.#connection.query<{ readonly key: string }>(list, [after ?? '', limit]);
    return found.map(({ key }) => key);
  }

  /** `PostgresReadiness` checks whether the database can be written. */
  async check(): Promise<boolean> {
    return true;
  }
}
