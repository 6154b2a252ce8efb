import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './sealed-folder.ts';

/** Everything that influences the bundle. Missing files are skipped. */
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'src/adapters/inbound/http/requests/content-encoding.ts',
  'src/adapters/inbound/web',
  'src/adapters/presentation',
  'src/bootstrap/web-client',
  'src/domain',
];

/** The same for the same files and version of Node on every machine. */
export function fingerprintOf(root: string): string {
  const files = sources.flatMap((source) => filesAt(root, source)).toSorted();
  const digest = createHash('sha256').update(process.version);
  for (const file of files) digest.update(`\n${file} ${hash('sha256', readFileSync(join(root, file)))}`);
  return digest.digest('hex').slice(0, 32);
}

function filesAt(root: string, path: string): readonly string[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  return statSync(place).isFile() ? [path] : filesIn(place).map((name) => `${path}/${name}`);
}
