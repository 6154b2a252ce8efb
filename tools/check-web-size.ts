// npm run check:size: compares the sizes of the application's bundle with their limits.
import { makeLogger } from '#bootstrap/reporting/logger.ts';
import { openBundle } from '#bootstrap/web-client/bundle-cache.ts';
import { ownBundle } from '#bootstrap/web-client/open-web-client.ts';
import { fileSizes, isFault, type Size, sizesOf } from './web-size.ts';

const inKilobytes = (bytes: number): string => (bytes / 1024).toFixed(2).padStart(6);

const lineOf = (size: Size): string =>
  `${isFault(size) ? 'FAILED' : 'ok    '}  ${inKilobytes(size.bytes)} of ${inKilobytes(size.limit)} KB  ${size.what}`;

const contents = await openBundle({ ...ownBundle, log: makeLogger('warn'), print: console.log });
for (const [path, bytes] of fileSizes(contents)) console.log(`${inKilobytes(bytes)} KB  ${path}`);
const sizes = sizesOf(contents);
console.log(`\nCompressed with gzip, each file by itself:\n${sizes.map(lineOf).join('\n')}`);
process.exitCode = sizes.some(isFault) ? 1 : 0;
