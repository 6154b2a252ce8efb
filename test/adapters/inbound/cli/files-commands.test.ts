import { describe, expect, test } from '@jest/globals';
import { inMemoryFileStore } from '#adapters/outbound/files/in-memory-file-store.ts';
import { setSvcStage } from './svc-stage.ts';

const bucket = 's3://reports/svc';

function setStage({ isInUse = false } = {}) {
  const stage = setSvcStage();
  const store = inMemoryFileStore();
  stage.stores.set(bucket, { store, address: bucket, isInUse });
  return { ...stage, store };
}

describe('svc files move', () => {
  test('reports what it did, and what to do next', async () => {
    const { svc, fileStore } = setStage();
    await fileStore.put('maps/1.pdf', Uint8Array.of(1));

    const { status, output } = await svc('files', 'move', '--to', bucket);

    expect(status).toBe(0);
    expect(output.split('\n')).toEqual([
      'Copied 1, already there 0, deleted from the old store 0.',
      `Next: set STORAGE_URL=${bucket}, start the service again, and run`,
      `  svc files move --from database: --to ${bucket}`,
    ]);
  });

  test('says which copies it removed because their maps were deleted', async () => {
    const { svc, fileStore, store } = setStage();
    await fileStore.put('maps/1.pdf', Uint8Array.of(1));
    await store.put('maps/1.pdf', Uint8Array.of(1));
    await store.put('maps/2.pdf', Uint8Array.of(2));

    const { output } = await svc('files', 'move', '--to', bucket);

    expect(output).toContain(`Removed 1 from ${bucket}: their maps were deleted after they had been copied.`);
    expect(await store.list(undefined, 10)).toEqual(['maps/1.pdf']);
  });

  test('lists for scripts the files that it did not change, and ends with 1', async () => {
    const { svc, fileStore, store } = setStage({ isInUse: true });
    await fileStore.put('maps/1.pdf', Uint8Array.of(1));
    await store.put('maps/1.pdf', Uint8Array.of(2));

    const { status, output } = await svc('files', 'move', '--from', 'database:', '--to', bucket, '--json');

    expect(status).toBe(1);
    expect(JSON.parse(output)).toEqual({
      copied: 0,
      already_there: 0,
      deleted: 0,
      removed: 0,
      different: ['maps/1.pdf'],
      from: 'database:',
      to: bucket,
      switched: true,
    });
  });

  test('ends with 2 for what is no store, and with 1 for the one where the files are', async () => {
    const { svc } = setStage();
    expect(await svc('files', 'move', '--to', 'ftp://reports')).toMatchObject({
      status: 2,
      errorOutput: 'ftp://reports is not a store: write file:FOLDER, database: or s3://BUCKET/PREFIX.',
    });
    expect(await svc('files', 'move', '--to', 'database:')).toMatchObject({ status: 1 });
  });
});
