import type { Config } from './config.ts';

export interface Addresses {
  /** The public address, without a slash at the end. Every link is built from it, never from a Host header. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** Base of the links to books, without a slash at the end. */
  readonly paymentUrl: string;
  /** Where this very process can be reached on its own machine. */
  readonly listeningUrl: string;
  /** Origins whose pages may use a session. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/** `port` is the one listened on: with `PORT=0` it is known only then. */
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

/** A process that listens on every address is reached on the loopback one. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
