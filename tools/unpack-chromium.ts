// node tools/unpack-chromium.ts: unpacks the browser of @sparticuz/chromium into the folder for temporary files. It is a
// program of its own because that package asks the surroundings of its process where to unpack.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packed = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));

// The libraries are those that a bare system lacks.
await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => inflate(join(packed, file))),
);
