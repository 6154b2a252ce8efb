import { Err, Ok, type Result } from 'ts-results';
import { mapOfPdfKey, pdfKeyOf } from '#domain/situation-map/situation-map.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { FileStores } from '../ports/operations/file-stores.ts';
import type { MapStore } from '../ports/stores/map-store.ts';

export interface Move {
  /** `undefined`: the store in use. */
  readonly from: string | undefined;
  readonly to: string;
}

export interface Moved {
  readonly copied: number;
  /** The number of files that the other store already had, with the same content. */
  readonly alreadyThere: number;
  /** The number of files deleted from the old store. Files are deleted only when the service uses the new one. */
  readonly deleted: number;
  /** The number of copies that were removed because their owners deleted the files after an earlier run. */
  readonly removed: number;
  /** Keys under which the two stores have different content. Neither file is changed. */
  readonly different: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Whether the service uses the store that files were copied to. */
  readonly isSwitched: boolean;
}

export type MoveRefusal =
  | { readonly kind: 'store_unknown'; readonly address: string }
  | { readonly kind: 'same_store' };

export type MoveFiles = ReturnType<typeof makeMoveFiles>;

const pageSize = 500;
const atOnce = 8;

interface Deps {
  readonly fileStores: FileStores;
  readonly maps: Pick<MapStore, 'findExisting'>;
}

/**
 * Copies all files from one store to another. If a run is interrupted, the next run continues. Files are deleted from
 * the old store only if the service uses the new one and both files have the same content. If a person deletes their
 * account after their files were copied, the next run removes these copies.
 */
export const makeMoveFiles =
  ({ fileStores, maps }: Deps) =>
  async (move: Move): Promise<Result<Moved, MoveRefusal>> => {
    const from = await fileStores.open(move.from);
    const to = await fileStores.open(move.to);
    if (from === undefined) return Err({ kind: 'store_unknown', address: move.from ?? '' });
    if (to === undefined) return Err({ kind: 'store_unknown', address: move.to });
    if (from.address === to.address) return Err({ kind: 'same_store' });

    const outcomes = { copied: 0, same: 0, different: [] as string[], deleted: 0 };
    for await (const keys of pagesOf(from.store)) {
      for (let start = 0; start < keys.length; start += atOnce)
        await Promise.all(keys.slice(start, start + atOnce).map(moveOne));
    }
    const { copied, same: alreadyThere, different, deleted } = outcomes;
    // Without a file of ours there, or with other files under our keys, the other store may belong to somebody else.
    const isOurs = copied + alreadyThere > 0 && different.length === 0;
    const removed = isOurs ? await removeCopiesOfDeletedMaps(from.store, to.store, maps) : 0;
    const addresses = { from: from.address, to: to.address, isSwitched: to.isInUse };
    return Ok({ copied, alreadyThere, deleted, removed, different, ...addresses });

    async function moveOne(key: string): Promise<void> {
      if (from === undefined || to === undefined) return;
      const outcome = await copyOne(key, from.store, to.store);
      if (outcome === 'gone') return;
      if (outcome === 'different') return void outcomes.different.push(key);
      outcomes[outcome] += 1;
      if (!to.isInUse) return;
      await from.store.delete(key);
      outcomes.deleted += 1;
    }
  };

/** If a file is deleted while it is copied, the copy must be removed too. */
async function copyOne(key: string, from: FileStore, to: FileStore) {
  const bytes = await from.find(key);
  if (bytes === undefined) return 'gone';
  const there = await to.find(key);
  if (there !== undefined) return isSame(bytes, there) ? 'same' : 'different';
  await to.put(key, bytes);
  const written = await to.find(key);
  if (written === undefined || !isSame(bytes, written))
    throw new Error(`The file ${key} was read back with different content.`);
  if ((await from.find(key)) !== undefined) return 'copied';
  await to.delete(key);
  return 'gone';
}

/**
 * Deletes in `to` the files of maps that no longer exist, unless `from` still has them. The id of a map is never used
 * again. Returns the number of deleted files.
 */
async function removeCopiesOfDeletedMaps(
  from: FileStore,
  to: FileStore,
  maps: Deps['maps'],
): Promise<number> {
  let removed = 0;
  for await (const keys of pagesOf(to)) {
    const ids = keys.map(mapOfPdfKey).filter((id) => id !== undefined);
    const existing = await maps.findExisting(ids);
    for (const key of ids.filter((id) => !existing.has(id)).map(pdfKeyOf)) {
      if ((await from.find(key)) !== undefined) continue;
      await to.delete(key);
      removed += 1;
    }
  }
  return removed;
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

async function* pagesOf(store: FileStore): AsyncGenerator<readonly string[]> {
  let page = await store.list(undefined, pageSize);
  while (page.length > 0) {
    yield page;
    page = await store.list(page.at(-1), pageSize);
  }
}
