import type { Config } from './config.ts';

export interface Addresses {
  /** The public address, without a trailing slash. Every link starts with it, never with a Host header. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** The base of links to books, without a trailing slash. */
  readonly paymentUrl: string;
  /** The address of this process on its own machine. */
  readonly listeningUrl: string;
  /** Origins whose pages may use a session. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/** `port` is the actual one; with `PORT=0` it is known only after listening. */
export function addressesOf(config: Config, port: number): Addresses {
  const baseUrl = config.baseUrl ?? `http://localhost:${port}`;
  const appUrl = config.appUrl ?? `${baseUrl}/app/`;
  const origins = [baseUrl, new URL(appUrl).origin, ...config.appOrigins];
  return {
    baseUrl,
    appUrl,
    paymentUrl: config.payment.url ?? `${baseUrl}/sandbox-pay`,
    listeningUrl: `http://${reachable(config.host)}:${port}`,
    allowedOrigins: new Set(origins),
  };
}

/** A process that listens on all addresses can be reached at the loopback address. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
