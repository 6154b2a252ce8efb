// npm run bench [http] [start] [pdf] [maps] [lint] [lint-evidence] [pages] [memory] [growth] [load] [hostile]
import { availableParallelism, cpus } from 'node:os';
import { installPackages } from './packages.ts';

interface Bench {
  /** Whether it imports packages of bench/package.json. */
  readonly needsPackages?: true;
  /** Runs only if it is named, because it takes a quarter of an hour. */
  readonly isLong?: true;
  /** Also loads the module, because its packages may have been installed a moment before. */
  readonly run: () => Promise<void>;
}

const benches: Readonly<Record<string, Bench>> = {
  http: { needsPackages: true, run: async () => (await import('./http/http.ts')).benchHttp() },
  start: { run: async () => (await import('./start.ts')).benchStart() },
  pdf: { run: async () => (await import('./pdf.ts')).benchPdf() },
  maps: { run: async () => (await import('./maps.ts')).benchMaps() },
  lint: { needsPackages: true, run: async () => (await import('./lint.ts')).benchLint() },
  'lint-evidence': {
    needsPackages: true,
    run: async () => (await import('./lint-evidence.ts')).benchLintEvidence(),
  },
  pages: { run: async () => (await import('./pages.ts')).benchPages() },
  memory: { isLong: true, run: async () => (await import('./memory.ts')).benchMemory() },
  growth: { isLong: true, run: async () => (await import('./growth.ts')).benchGrowth() },
  load: { isLong: true, run: async () => (await import('./load/load.ts')).benchLoad() },
  hostile: { isLong: true, run: async () => (await import('./hostile/hostile.ts')).benchHostile() },
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(benches)
  .filter(([name, { isLong }]) => (wanted.length === 0 ? isLong !== true : wanted.includes(name)))
  .map(([, bench]) => bench);
if (chosen.some(({ needsPackages }) => needsPackages)) installPackages();
console.log(`${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}`);
for (const { run } of chosen) await run();
