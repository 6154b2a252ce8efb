import { describe, expect, test } from '@jest/globals';
import { inMemoryFileStore } from '#adapters/outbound/files/in-memory-file-store.ts';
import { makeMoveFiles } from '#application/operations/move-files.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));

/** Two stores, of which the given one is in use. */
function setMove({ inUse = 'old' } = {}) {
  const stores = new Map<string, FileStore>(['old', 'new'].map((address) => [address, inMemoryFileStore()]));
  const fileStores = {
    open: async (address = inUse) => {
      const store = stores.get(address);
      return store && { store, address, isInUse: address === inUse };
    },
  };
  /** Maps whose owners have deleted them. */
  const deletedMaps = new Set<MapId>();
  const maps = {
    findExisting: async (ids: readonly MapId[]) => new Set(ids).difference(deletedMaps),
  };
  const storeAt = (address: string): FileStore => stores.get(address) as FileStore;
  return {
    stores,
    old: storeAt('old'),
    new: storeAt('new'),
    deletedMaps,
    move: makeMoveFiles({ fileStores, maps }),
    keysIn: (address: string) => storeAt(address).list(undefined, 10_000),
  };
}

const everything = { from: undefined, to: 'new' };

describe('moving files', () => {
  test('copies all of them, and leaves them where the service looks for them', async () => {
    const { old, move, keysIn, ...other } = setMove();
    const keys = Array.from({ length: 1203 }, (_, index) => `maps/${index}.pdf`);
    for (const key of keys) await old.put(key, bytesOf(key));

    expect(expectOk(await move(everything))).toMatchObject({
      copied: 1203,
      alreadyThere: 0,
      deleted: 0,
      isSwitched: false,
    });
    expect(await keysIn('new')).toEqual(keys.toSorted());
    expect(await keysIn('old')).toHaveLength(1203);
    expect(await other.new.find('maps/7.pdf')).toEqual(bytesOf('maps/7.pdf'));
  });

  test('goes on where a run was cut off', async () => {
    const { stores, old, move, keysIn } = setMove();
    for (const key of ['1', '2', '3']) await old.put(key, bytesOf(key));
    const failing = stores.get('new') as FileStore;
    const cutOff = async (key: string, bytes: Uint8Array) => {
      if (key === '3') throw new Error('The machine is gone.');
      await failing.put(key, bytes);
    };
    stores.set('new', { ...failing, put: cutOff });
    await expect(move(everything)).rejects.toThrow('The machine is gone.');
    stores.set('new', failing);

    expect(expectOk(await move(everything))).toMatchObject({ copied: 1, alreadyThere: 2 });
    expect(await keysIn('new')).toEqual(['1', '2', '3']);
  });

  test('deletes at the old place what the new one holds, once the service uses that', async () => {
    const { old, move, keysIn, ...other } = setMove({ inUse: 'new' });
    for (const key of ['1', '2']) await old.put(key, bytesOf(key));
    await other.new.put('1', bytesOf('1'));

    const moved = await move({ from: 'old', to: 'new' });

    expect(expectOk(moved)).toMatchObject({ copied: 1, alreadyThere: 1, deleted: 2, isSwitched: true });
    expect([await keysIn('old'), await keysIn('new')]).toEqual([[], ['1', '2']]);
  });
});

describe('of a map that its owner deletes between two runs', () => {
  /** Copies the PDFs of two maps; then the owner of the second deletes everything. */
  async function moveThenDelete() {
    const scene = setMove();
    for (const key of ['maps/1.pdf', 'maps/2.pdf']) await scene.old.put(key, bytesOf(key));
    await scene.new.put('readme.txt', bytesOf('of the operator'));
    expectOk(await scene.move(everything));
    await scene.old.delete('maps/2.pdf');
    scene.deletedMaps.add(2 as MapId);
    return scene;
  }

  test('the second run removes the copy, and nothing else', async () => {
    const { move, keysIn } = await moveThenDelete();

    expect(expectOk(await move(everything))).toMatchObject({ alreadyThere: 1, removed: 1 });
    expect(await keysIn('new')).toEqual(['maps/1.pdf', 'readme.txt']);
    expect(expectOk(await move(everything))).toMatchObject({ removed: 0 });
  });

  test.each([
    ['holds another file under a key of ours', 'maps/1.pdf'],
    ['holds no file of ours', undefined],
  ])('a store that %s loses nothing', async (_, different) => {
    const { old, move, keysIn, ...other } = await moveThenDelete();
    if (different === undefined) await old.delete('maps/1.pdf');
    else await other.new.put(different, bytesOf('of somebody else'));

    expect(expectOk(await move(everything))).toMatchObject({ removed: 0 });
    expect(await keysIn('new')).toEqual(['maps/1.pdf', 'maps/2.pdf', 'readme.txt']);
  });
});

describe('moving files leaves alone', () => {
  test.each(['old', 'new'])('another file under the same name, with %s in use', async (inUse) => {
    const { old, move, ...other } = setMove({ inUse });
    await old.put('1', bytesOf('mine'));
    await other.new.put('1', bytesOf('ours'));

    const moved = await move({ from: 'old', to: 'new' });

    expect(expectOk(moved)).toMatchObject({ copied: 0, deleted: 0, different: ['1'] });
    expect(await old.find('1')).toEqual(bytesOf('mine'));
    expect(await other.new.find('1')).toEqual(bytesOf('ours'));
  });

  test('nothing of a file that is deleted with its owner meanwhile', async () => {
    const { stores, old, move, keysIn } = setMove();
    for (const key of ['1', '2']) await old.put(key, bytesOf(key));
    const kept = stores.get('new') as FileStore;
    const put = async (key: string, bytes: Uint8Array) => {
      await kept.put(key, bytes);
      if (key === '1') await old.delete(key);
    };
    stores.set('new', { ...kept, put });

    expect(expectOk(await move(everything))).toMatchObject({ copied: 1 });
    expect(await keysIn('new')).toEqual(['2']);
  });

  test('a file that did not arrive as it was sent', async () => {
    const { stores, old, move, keysIn } = setMove({ inUse: 'new' });
    await old.put('1', bytesOf('whole'));
    const kept = stores.get('new') as FileStore;
    stores.set('new', { ...kept, put: (key, bytes) => kept.put(key, bytes.slice(1)) });

    await expect(move({ from: 'old', to: 'new' })).rejects.toThrow('was read back with different content');
    expect(await keysIn('old')).toEqual(['1']);
  });
});

describe('moving files is refused', () => {
  test('to no store, and to where they are', async () => {
    const { move } = setMove();
    expect(expectErr(await move({ from: undefined, to: 'nowhere' }))).toEqual({
      kind: 'store_unknown',
      address: 'nowhere',
    });
    expect(expectErr(await move({ from: 'nowhere', to: 'new' }))).toMatchObject({ kind: 'store_unknown' });
    expect(expectErr(await move({ from: undefined, to: 'old' }))).toEqual({ kind: 'same_store' });
  });
});
