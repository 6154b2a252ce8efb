// node tools/unpack-chromium.ts: unpacks the browser of @sparticuz/chromium into the folder for temporary files. It is
// a separate program because that package reads the folder from the environment of its process.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packed = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));

// Libraries that a minimal system lacks.
await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => inflate(join(packed, file))),
);
