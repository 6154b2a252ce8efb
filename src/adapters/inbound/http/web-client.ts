/** The application as it was bundled, ready to be served from memory. */
export interface WebClient {
  /** The one document of the application, whatever page of it is opened. */
  readonly shell: string;
  /** By file name. */
  readonly assets: ReadonlyMap<string, Encoded>;
  /** The paths of its pages, with a parameter where a page has parts: `/app/books/:part`. */
  readonly pages: readonly string[];
}

/** Bytes as they are, and in the encodings that make them smaller. */
export type Encoded = Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;

/** What is preferred by the service comes first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
