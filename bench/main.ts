// npm run bench [http] [start] [pdf] [maps] [lint]
import { availableParallelism, cpus } from 'node:os';
import { installPackages } from './packages.ts';

interface Bench {
  /** Whether it imports packages of bench/package.json. */
  readonly needsPackages?: true;
  /** Loads it too: what it imports may be installed only now. */
  readonly run: () => Promise<void>;
}

const benches: Readonly<Record<string, Bench>> = {
  http: { needsPackages: true, run: async () => (await import('./http.ts')).benchHttp() },
  start: { run: async () => (await import('./start.ts')).benchStart() },
  pdf: { run: async () => (await import('./pdf.ts')).benchPdf() },
  maps: { run: async () => (await import('./maps.ts')).benchMaps() },
  lint: { needsPackages: true, run: async () => (await import('./lint.ts')).benchLint() },
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(benches)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([, bench]) => bench);
if (chosen.some(({ needsPackages }) => needsPackages)) installPackages();
console.log(`${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}`);
for (const { run } of chosen) await run();
