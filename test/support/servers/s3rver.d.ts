declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Listing {
    readonly prefix?: string | undefined;
    readonly startAfter?: string | undefined;
    readonly maxKeys?: number | undefined;
  }

  interface Listed {
    readonly objects: readonly { readonly key: string }[];
    readonly commonPrefixes: readonly string[];
    readonly isTruncated: boolean;
  }

  /** The types of the parts of s3rver that are used here, because the package contains none. */
  export default class S3rver {
    allowMismatchedSignatures: boolean;
    readonly logger: { close(): void };
    readonly store: { listObjects(bucket: string, listing: Listing): Promise<Listed> };
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
