import { makeLogger } from '#bootstrap/reporting/logger.ts';
import { openBundle } from '#bootstrap/web-client/bundle-cache.ts';

// Opens the bundle of the project in a folder, with that cache, and sends the names of its files.
const { root, cache } = JSON.parse(process.argv[2] ?? '') as { root: string; cache: string };
const bundle = await openBundle({ root, cache, log: makeLogger('warn'), print: () => undefined });
process.send?.([...bundle.keys()]);
