import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * Refuses requests that a browser sends on behalf of another site. Allowed origins pass, and so do pages of the same
 * host, which browsers mark as `same-origin`. Without either header the request does not come from a browser page.
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
