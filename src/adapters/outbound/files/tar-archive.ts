import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { type Archive, ArchiveDamaged, type ArchivePart } from '#application/ports/operations/backup.ts';

/** The last part, which shows that an archive is complete. */
const checksumName = 'sha256';

/** Most of the bytes are PDFs, which are compressed already. */
const compression = { level: 3 };

/** A file that `tar` can list and unpack (`tar -tzf`). Parts are held in memory one at a time. */
export const makeTarArchive = (path: string): Archive => ({
  write: async (parts) => {
    if (existsSync(path)) throw new Error(`The file ${path} already exists: give another name.`);
    const unfinished = `${path}.partial`;
    const tar = pack();
    const packing = packAll(tar, parts);
    await Promise.all([
      pipeline(tar, createGzip(compression), createWriteStream(unfinished, { flush: true })),
      packing.catch((error: unknown) => {
        tar.destroy(error as Error);
      }),
    ]);
    await rename(unfinished, path);
    await synchronise(dirname(path));
    return (await stat(path)).size;
  },
  read: async function* () {
    try {
      yield* unpack(path);
    } catch (error) {
      throw isOfFile(error) ? error : new ArchiveDamaged('it was changed or is incomplete', error);
    }
  },
});

async function packAll(tar: ReturnType<typeof pack>, parts: AsyncIterable<ArchivePart>): Promise<void> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    account(hash, part);
    await addEntry(tar, part);
  }
  await addEntry(tar, { name: checksumName, bytes: Buffer.from(hash.digest('hex')) });
  tar.finalize();
}

/** Resolves when the reader of the archive has taken the bytes, so that a slow disk does not fill the memory. */
const addEntry = (tar: ReturnType<typeof pack>, { name, bytes }: ArchivePart): Promise<void> =>
  new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.end(bytes);
  });

async function* unpack(path: string): AsyncGenerator<ArchivePart> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar);
  reading.catch(() => undefined);
  const hash = createHash('sha256');
  let checksum: string | undefined;
  for await (const entry of tar) {
    const part = { name: entry.header.name, bytes: await buffer(entry) };
    if (checksum !== undefined) throw new ArchiveDamaged('there is something after its end');
    if (part.name === checksumName) checksum = part.bytes.toString();
    else {
      account(hash, part);
      yield part;
    }
  }
  await reading;
  if (checksum !== hash.digest('hex')) throw new ArchiveDamaged('its checksum is wrong or missing');
}

function account(hash: Hash, { name, bytes }: ArchivePart): void {
  hash.update(`${name}\n${bytes.length}\n`).update(bytes);
}

/** A rename survives a power failure only if the folder is synchronised as well. Windows cannot open folders. */
async function synchronise(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

const isOfFile = (error: unknown): boolean =>
  error instanceof ArchiveDamaged ||
  ['ENOENT', 'EACCES', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code));
