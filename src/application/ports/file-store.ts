/** Files by key: lower-case letters, digits, dashes, dots and slashes between them, such as `maps/12.pdf`. */
export interface FileStore {
  /**
   * Stores the whole file or nothing; it is durable when the promise resolves. Replaces an existing file with that key.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Uint8Array | undefined>;
  /** Changes nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /** At most `limit` keys, in the order of their characters, starting after the key `after` if it is given. */
  list(after: string | undefined, limit: number): Promise<readonly string[]>;
  /** Whether files can be stored now. Answers within 3 seconds and never throws. The answer may be ten seconds old. */
  check(): Promise<boolean>;
}
