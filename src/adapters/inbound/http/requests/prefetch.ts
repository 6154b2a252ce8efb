import type { IncomingHttpHeaders } from 'node:http';

const speculativePurpose = /prefetch|prerender|preview/i;
const pageDestinations: ReadonlySet<string> = new Set(['document', 'empty']);

/**
 * Whether the request was sent without a click, or not for showing a page: a prefetch, a link preview, an image, a
 * script. Such a request must neither use up a link nor count as a failure.
 */
export function isSpeculative(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const destination = headers['sec-fetch-dest'];
  const mode = headers['sec-fetch-mode'];
  // Node's `fetch` sends a mode but none of the other headers. Programs that follow a link in this way are not
  // speculative.
  const isByBrowser = headers['sec-fetch-site'] !== undefined || destination !== undefined;
  return (
    purposes.some((purpose) => speculativePurpose.test(String(purpose ?? ''))) ||
    mode === 'no-cors' ||
    (mode !== undefined && mode !== 'navigate' && isByBrowser) ||
    (destination !== undefined && !pageDestinations.has(destination))
  );
}
