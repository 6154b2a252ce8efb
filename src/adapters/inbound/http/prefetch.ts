import type { IncomingHttpHeaders } from 'node:http';

const speculativePurpose = /prefetch|prerender|preview/i;
const pageDestinations: ReadonlySet<string> = new Set(['document', 'empty']);

/**
 * Whether the request was made ahead of the person's click, or for something else than a page to look at: a prefetch,
 * a link preview, an image. Such a request must not use up a link.
 */
export function isSpeculative(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const destination = headers['sec-fetch-dest'];
  return (
    purposes.some((purpose) => speculativePurpose.test(String(purpose ?? ''))) ||
    headers['sec-fetch-mode'] === 'no-cors' ||
    (destination !== undefined && !pageDestinations.has(destination))
  );
}
