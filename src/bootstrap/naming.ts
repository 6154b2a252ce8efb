/** What cannot be opened stops the start with the variable to look at, and not with the value that it holds. */
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

/** Errors of the system and of servers have a code, and quote values in their text; ours are worded for people. */
const reasonOf = ({ message }: Error, code: unknown): string =>
  typeof code === 'string' ? `cannot be used (${explained(code)}).` : message;

/** Of the system and of PostgreSQL, those that an operator can mend. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EADDRINUSE: 'another process listens there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EROFS: 'it can only be read',
  '25006': 'it can only be read',
  '28000': 'the server refuses this user',
  '28P01': 'the server refuses this password',
  '3D000': 'the server has no such database',
  '42501': 'no permission',
};

export const explained = (code: string): string =>
  [code, meanings[code]].filter((part) => part !== undefined).join(': ');
