import type { WebClient } from './web-client.ts';

export interface HttpSettings {
  /** The public address, without a slash at the end. Every link is built from it, never from a Host header. */
  readonly baseUrl: string;
  /** Where a login leads to. */
  readonly appUrl: string;
  /** `undefined`: the application is served elsewhere. */
  readonly webClient: WebClient | undefined;
  /** Origins whose pages may use a session, the service's own among them. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The number of trusted proxies in front. */
  readonly trustProxy: number;
  /** Without one, metrics are told to this machine only. */
  readonly metricsToken: string | undefined;
  /** A process that only works on jobs serves the operation routes alone. */
  readonly surface: 'whole' | 'operations';
  /** Whether payments are played on pages of this service. */
  readonly offersSandbox: boolean;
  /** Whether links to books lead to pages of this service, for want of a shop. */
  readonly showsShop: boolean;
  /** Who runs this installation, as they put it; `undefined` if they have not said. */
  readonly imprint: string | undefined;
  readonly isDraining: () => boolean;
}

/** Where people ask for a login link. Of an application that is served elsewhere only the start is known. */
export const loginUrl = ({
  appUrl,
  baseUrl,
  webClient,
}: Pick<HttpSettings, 'appUrl' | 'baseUrl' | 'webClient'>): string =>
  webClient !== undefined && appUrl === `${baseUrl}/app/` ? `${appUrl}login` : appUrl;
