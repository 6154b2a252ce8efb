import type { FileStore } from '../ports/file-store.ts';

export type DiscardFile = ReturnType<typeof makeDiscardFile>;

/** Removes a file whose owner was deleted, unless it is gone already. */
export const makeDiscardFile =
  ({ fileStore }: { readonly fileStore: FileStore }) =>
  (key: string): Promise<void> =>
    fileStore.delete(key);
