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
  typeof code === 'string' ? `cannot be used (${code}).` : message;
