import type { Config } from './config.ts';

export interface Addresses {
  /** The public address, without a slash at the end. Every link is built from it, never from a Host header. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** Origins whose pages may use a session. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/** `port` is the one listened on: with `PORT=0` it is known only then. */
export function addressesOf(config: Config, port: number): Addresses {
  const baseUrl = config.baseUrl ?? `http://localhost:${port}`;
  const appUrl = config.appUrl ?? `${baseUrl}/app/`;
  const origins = [baseUrl, new URL(appUrl).origin, ...config.appOrigins];
  return { baseUrl, appUrl, allowedOrigins: new Set(origins) };
}
