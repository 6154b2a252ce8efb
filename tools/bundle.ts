// npm run bundle: bundles the application now, so that the first start does not have to, even if it cannot write.
import { makeLogger } from '../src/bootstrap/logger.ts';
import { openBundle } from '../src/bootstrap/web-client/bundle-cache.ts';
import { ownBundle } from '../src/bootstrap/web-client/open-web-client.ts';

await openBundle({ ...ownBundle, log: makeLogger('warn'), print: console.log });
