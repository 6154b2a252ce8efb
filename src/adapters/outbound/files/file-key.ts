/** Names that begin with a dot are not keys: a store may use them for incomplete files. */
const key = /^[a-z0-9-]+(?:[./][a-z0-9-]+)*$/;

export const isFileKey = (text: string): boolean => key.test(text);

export function requireFileKey(text: string): void {
  if (!isFileKey(text)) throw new Error('This cannot be the key of a file.');
}

/** The order in which all stores list keys. */
export const byCharacters = (one: string, other: string): number => (one < other ? -1 : 1);
