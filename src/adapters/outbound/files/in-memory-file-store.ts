import type { FileStore } from '#application/ports/file-store.ts';
import { byCharacters, requireFileKey } from './file-key.ts';

export function inMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      requireFileKey(key);
      files.set(key, Uint8Array.from(bytes));
    },
    find: async (key) => {
      const bytes = files.get(key);
      return bytes && Uint8Array.from(bytes);
    },
    delete: async (key) => void files.delete(key),
    list: async (after = '', limit) =>
      [...files.keys()]
        .filter((key) => key > after)
        .toSorted(byCharacters)
        .slice(0, limit),
    check: async () => true,
  };
}
