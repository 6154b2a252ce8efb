/** If a part cannot be opened, the start stops with the name of its variable, not its value. */
export async function naming<T>(
  variable: string | ((code: unknown) => string),
  open: () => T | Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const name = typeof variable === 'string' ? variable : variable(code);
    throw new Error(`${name}: ${reasonOf(error as Error, code)}`, { cause: error });
  }
}

/** Errors of the system and of servers have a code and quote values in their text; our own texts are safe. */
const reasonOf = ({ message }: Error, code: unknown): string =>
  typeof code === 'string' ? `cannot be used (${explained(code)}).` : message;

/** Errors of the system and of PostgreSQL that an operator can fix. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EADDRINUSE: 'another process uses that port',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EROFS: 'it is read-only',
  '25006': 'it is read-only',
  '28000': 'the server refuses this user',
  '28P01': 'the server refuses this password',
  '3D000': 'the server has no such database',
  '42501': 'no permission',
};

export const explained = (code: string): string =>
  [code, meanings[code]].filter((part) => part !== undefined).join(': ');
