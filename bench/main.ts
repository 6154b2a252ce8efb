// npm run bench [http] [start] [pdf] [maps] [lint]
import { availableParallelism, cpus } from 'node:os';
import { benchHttp } from './http.ts';
import { benchLint } from './lint.ts';
import { benchMaps } from './maps.ts';
import { benchPdf } from './pdf.ts';
import { benchStart } from './start.ts';

const benches = {
  http: benchHttp,
  start: benchStart,
  pdf: benchPdf,
  maps: benchMaps,
  lint: benchLint,
} as const;

const wanted = process.argv.slice(2);
console.log(`${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}`);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
