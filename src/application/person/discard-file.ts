import type { FileStore } from '../ports/file-store.ts';

export type DiscardFile = ReturnType<typeof makeDiscardFile>;

/** Deletes a file whose owner was deleted. It is no error if the file no longer exists. */
export const makeDiscardFile =
  ({ fileStore }: { readonly fileStore: FileStore }) =>
  (key: string): Promise<void> =>
    fileStore.delete(key);
