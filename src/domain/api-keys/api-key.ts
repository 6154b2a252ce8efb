declare const apiKeyId: unique symbol;
/** 8 base62 characters: the public part of a key, by which it is listed and found. */
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

/** A key as it is on record. */
export interface ApiKeyRecord {
  readonly id: ApiKeyId;
  /** Of the integration that uses it; several keys may have the same. */
  readonly name: string;
  readonly hash: ApiKeyHash;
  readonly createdAt: Date;
  /** Exclusive; `null`: never. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** When a successor was made. */
  readonly rotatedAt: Date | null;
  /** Written at most every 5 minutes. */
  readonly lastUsedAt: Date | null;
}

export type NewApiKey = Pick<ApiKeyRecord, 'id' | 'name' | 'hash' | 'createdAt' | 'expiresAt'>;

export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** Of a key that is both, the revocation is told: someone wanted it gone. */
export function stateOf({ revokedAt, expiresAt }: ApiKeyRecord, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && now >= expiresAt ? 'expired' : 'active';
}

const keyName = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

/** Trimmed; `undefined` unless it has 1 to 100 characters, none of which is invisible or breaks the line of a list. */
export function parseKeyName(text: string): string | undefined {
  const name = text.trim().normalize('NFC');
  return keyName.test(name) ? name : undefined;
}

const touchIntervalMs = 5 * 60_000;

/** A time of use written by this moment is due to be written again. */
export const oldestFreshUse = (now: Date): Date => new Date(now.getTime() - touchIntervalMs);

export const touchIsDue = ({ lastUsedAt }: ApiKeyRecord, now: Date): boolean =>
  lastUsedAt === null || lastUsedAt <= oldestFreshUse(now);
