export interface HttpSettings {
  /** The public address, without a slash at the end. Every link is built from it, never from a Host header. */
  readonly baseUrl: string;
  /** Where a login leads to. */
  readonly appUrl: string;
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
  readonly isDraining: () => boolean;
}
