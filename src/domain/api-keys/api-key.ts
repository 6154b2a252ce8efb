declare const apiKeyId: unique symbol;
/** 8 base62 characters: the public part of a key, used to list and find it. */
export type ApiKeyId = string & { readonly [apiKeyId]: true };

declare const apiKeySecret: unique symbol;
/** 43 base62 characters, together more than 256 random bits. */
export type ApiKeySecret = string & { readonly [apiKeySecret]: true };

declare const apiKey: unique symbol;
/** `svc_live_<id>_<43 base62 characters><6 base62 characters: CRC-32>`. Shown once, never stored. */
export type ApiKey = string & { readonly [apiKey]: true };

declare const apiKeyHash: unique symbol;
/** SHA-256 of a key, base64url. */
export type ApiKeyHash = string & { readonly [apiKeyHash]: true };

/** A key as stored. */
export interface ApiKeyRecord {
  readonly id: ApiKeyId;
  /** The integration that uses it; several keys may have the same name. */
  readonly name: string;
  readonly hash: ApiKeyHash;
  readonly createdAt: Date;
  /** The key is invalid from this moment on; `null`: never. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** When its successor was created. */
  readonly rotatedAt: Date | null;
  /** Stored at most every 5 minutes. */
  readonly lastUsedAt: Date | null;
}

export type NewApiKey = Pick<ApiKeyRecord, 'id' | 'name' | 'hash' | 'createdAt' | 'expiresAt'>;

export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key that is both revoked and expired counts as revoked, because the revocation was a decision. */
export function stateOf({ revokedAt, expiresAt }: ApiKeyRecord, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && now >= expiresAt ? 'expired' : 'active';
}

const keyName = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

/** Trimmed; `undefined` unless it has 1 to 100 characters, all of them visible and on one line. */
export function parseKeyName(text: string): string | undefined {
  const name = text.trim().normalize('NFC');
  return keyName.test(name) ? name : undefined;
}

const touchIntervalMs = 5 * 60_000;

/** A time of use stored before this moment must be stored again. */
export const oldestFreshUse = (now: Date): Date => new Date(now.getTime() - touchIntervalMs);

export const touchIsDue = ({ lastUsedAt }: ApiKeyRecord, now: Date): boolean =>
  lastUsedAt === null || lastUsedAt <= oldestFreshUse(now);
