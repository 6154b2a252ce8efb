/** Names that begin with a dot are no keys: there a store may keep what is not a file yet. */
const key = /^[a-z0-9-]+(?:[./][a-z0-9-]+)*$/;

export const isFileKey = (text: string): boolean => key.test(text);

export function requireFileKey(text: string): void {
  if (!isFileKey(text)) throw new Error('This cannot be the key of a file.');
}
