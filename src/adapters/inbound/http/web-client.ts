/** The bundled application, ready to be served from memory. */
export interface WebClient {
  /** The HTML document, which is the same for all pages. */
  readonly shell: string;
  /** The script that opens the application without a connection. Its address never changes. */
  readonly serviceWorker: Encoded;
  /** By file name. */
  readonly assets: ReadonlyMap<string, Encoded>;
  /** The paths of its pages, with parameters, as in `/app/books/:part`. */
  readonly pages: readonly string[];
}

/** The uncompressed bytes, and the encodings that are smaller. */
export type Encoded = Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;

/** In the service's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
