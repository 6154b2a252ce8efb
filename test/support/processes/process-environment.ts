import { fileURLToPath } from 'node:url';

/** A shared cache, so that the many processes of a test run do not each compile the same code. */
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/**
 * If `TEST_POOLER_PORT` is set, every process that a test starts on the server of `TEST_DATABASE_URL` connects through
 * the pooler on that port of the same machine. The pooler must know every database of that server. Servers that a test
 * starts for itself have no pooler.
 */
function throughPooler(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { TEST_POOLER_PORT: port, TEST_DATABASE_URL: server } = process.env;
  const { DATABASE_URL } = given;
  if (port === undefined || server === undefined || DATABASE_URL?.startsWith('postgres:') !== true)
    return given;
  const pooled = new URL(DATABASE_URL);
  if (pooled.host !== new URL(server).host) return given;
  pooled.port = port;
  return { ...given, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: DATABASE_URL };
}

/** The variables of a process that a test starts: the given ones, and those that every process needs. */
export const environmentOf = (given: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compileCache,
  ...throughPooler(given),
});
