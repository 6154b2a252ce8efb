// npm run bundle: bundles the application now, so that the first start does not have to, even if it cannot write.
import { makeLogger } from '#bootstrap/reporting/logger.ts';
import { openBundle } from '#bootstrap/web-client/bundle-cache.ts';
import { ownBundle } from '#bootstrap/web-client/open-web-client.ts';

await openBundle({ ...ownBundle, log: makeLogger('warn'), print: console.log });
