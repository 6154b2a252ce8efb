/** The signature of a message, in canonical base64url. */
interface Signature {
  /** The id of the key that made the signature, so that keys can be replaced. */
  readonly keyId: string;
  readonly mac: string;
}

export interface LinkSigner {
  /** HMAC-SHA-256 with the newest key. */
  sign(message: string): Signature;
  /** Compares in constant time. Returns false if the key is unknown or no longer accepted. */
  verifies(signature: Signature, message: string): boolean;
}
