import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const leastBytes = 32;

/** The configured secret, or one that is generated at the first start and stored in the data folder. */
export function appSecretOf(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  writeUnlessThere(file, randomBytes(leastBytes).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) >= leastBytes) return secret;
  throw new Error(
    `The secret in ${file} is shorter than ${leastBytes} bytes: set APP_SECRET, or delete the file.`,
  );
}

/**
 * If two processes start at the same time, the first one's file stays. The file gets its name only when it is complete.
 */
function writeUnlessThere(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
