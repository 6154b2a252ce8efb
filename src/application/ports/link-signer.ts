/** Of a message, in canonical base64url. */
interface Signature {
  /** Which key it was made with, so that keys can be replaced. */
  readonly keyId: string;
  readonly mac: string;
}

export interface LinkSigner {
  /** HMAC-SHA-256 under the newest key. */
  sign(message: string): Signature;
  /** In constant time. False also for a key that is not known, or no longer. */
  verifies(signature: Signature, message: string): boolean;
}
