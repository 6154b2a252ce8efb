import type { WebClient } from './web-client.ts';

export interface HttpSettings {
  /** The public address, without a trailing slash. Every link starts with it, never with a Host header. */
  readonly baseUrl: string;
  /** Where a login redirects to. */
  readonly appUrl: string;
  /** `undefined`: this process does not serve the application. */
  readonly webClient: WebClient | undefined;
  /** Origins whose pages may use a session, including the service's own. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The number of trusted proxies. */
  readonly trustProxy: number;
  readonly metricsToken: string | undefined;
  /**
   * Whether clients on this machine may read the metrics without a token. A proxy on the same machine is such a client.
   */
  readonly showsMetricsLocally: boolean;
  /** A process that only runs jobs serves only the routes for operators. */
  readonly surface: 'whole' | 'operations';
  /** Whether payments are simulated on pages of this service. */
  readonly offersSandbox: boolean;
  /** Whether links to books lead to pages of this service, because no shop is configured. */
  readonly showsShop: boolean;
  /** The operator's text about who runs this installation; `undefined` if not set. */
  readonly imprint: string | undefined;
  /** The operator's conditions for offers, in plain text. */
  readonly conditions: {
    readonly contact: string | undefined;
    readonly terms: string | undefined;
    readonly refund: string | undefined;
  };
  /** Whether what people write may be sent to a language model. */
  readonly usesLanguageModel: boolean;
  readonly isDraining: () => boolean;
}

/** The page for requesting a login link. If the application is served elsewhere, only its start page is known. */
export const loginUrl = ({
  appUrl,
  baseUrl,
  webClient,
}: Pick<HttpSettings, 'appUrl' | 'baseUrl' | 'webClient'>): string =>
  webClient !== undefined && appUrl === `${baseUrl}/app/` ? `${appUrl}login` : appUrl;
