/** Files by key: lower-case letters, digits, dashes, dots and slashes between them, such as `maps/12.pdf`. */
export interface FileStore {
  /** All or nothing, and lasting once it returns. An existing file of that key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Uint8Array | undefined>;
  /** No change if there is none. */
  delete(key: string): Promise<void>;
}
