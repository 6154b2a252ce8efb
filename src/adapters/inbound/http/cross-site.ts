import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';

/**
 * Refuses a request that a browser sends for another site. A listed origin passes; so does the page of the very host
 * that was asked, which a browser marks as `same-origin`. Without either header no browser page is behind it.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, allowedOrigins: ReadonlySet<string>): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isAllowed =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : allowedOrigins.has(origin) || (site === 'same-origin' && isHost(origin, headers.host));
  if (!isAllowed) throw new Problem('forbidden_origin');
}

const isHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;
