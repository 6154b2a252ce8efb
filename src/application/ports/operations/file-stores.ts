import type { FileStore } from '../file-store.ts';

export interface OpenedStore {
  readonly store: FileStore;
  /** The address of the store, in the form that operators write. */
  readonly address: string;
  /** Whether the service stores its files there. */
  readonly isInUse: boolean;
}

/** File stores by address, such as `s3://bucket/prefix`. */
export interface FileStores {
  /** Without an address, opens the store in use. `undefined` if the text is not the address of a store. */
  open(address?: string): Promise<OpenedStore | undefined>;
}
