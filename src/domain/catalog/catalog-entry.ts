/** A book in the words of a catalog file: each field of its type, and nothing else known of it. */
export interface CatalogEntry {
  readonly sku: string;
  readonly title: string;
  readonly language: string;
  readonly type: string;
  readonly price_cents: number;
  readonly currency: string;
  readonly description: string;
  readonly isbn?: string | undefined;
  readonly checkout_path: string;
  readonly natures: readonly string[];
}

/** Where in the file something is wrong (a JSON pointer of RFC 6901) and what to change. Never holds the value. */
export interface CatalogFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
