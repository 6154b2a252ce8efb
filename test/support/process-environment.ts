import { fileURLToPath } from 'node:url';

/** Spares each of the many processes of a test run compiling the same code. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** The variables of a process that a test starts: those given, and what it needs to run at all. */
export const environmentOf = (given: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compileCache,
  ...given,
});
