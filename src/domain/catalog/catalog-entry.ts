/** A book as read from a catalog file: each field has the right type; nothing else has been checked. */
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

/** The place of a fault in the file (a JSON pointer of RFC 6901) and what to change. Never contains the value. */
export interface CatalogFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
