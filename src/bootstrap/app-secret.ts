import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The configured secret, or one that is generated at the first start and kept in the data folder. */
export function appSecretOf(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  writeUnlessThere(file, randomBytes(32).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}

/** Two processes may start at once: the file of the first one stays. */
function writeUnlessThere(file: string, secret: string): void {
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
