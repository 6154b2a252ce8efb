import { Err, Ok, type Result } from 'ts-results';
import { parseKeyName } from '#domain/api-keys/api-key.ts';
import type { ApiKeyMint } from '../ports/api-key-mint.ts';
import type { ApiKeyStore } from '../ports/stores/api-key-store.ts';
import type { Clock } from '../ports/clock.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';

interface Deps {
  readonly apiKeys: ApiKeyStore;
  readonly apiKeyMint: ApiKeyMint;
  readonly clock: Clock;
}

interface KeyTerms {
  readonly name: string;
  /** `null`: never. */
  readonly expiresAt: Date | null;
}

export type CreateKeyRefusal =
  /** Must be 1 to 100 visible characters. */
  { readonly kind: 'key_name_malformed' } | { readonly kind: 'key_expiry_past' };

export type CreateKey = ReturnType<typeof makeCreateKey>;

/**
 * Creates a key for an integration of that name. Two keys may have the same name, because both are in use while one
 * replaces the other.
 */
export const makeCreateKey =
  (deps: Deps) =>
  async ({ name: typed, expiresAt }: KeyTerms): Promise<Result<IssuedKey, CreateKeyRefusal>> => {
    const name = parseKeyName(typed);
    if (name === undefined) return Err({ kind: 'key_name_malformed' });
    const createdAt = deps.clock.now();
    if (expiresAt !== null && expiresAt <= createdAt) return Err({ kind: 'key_expiry_past' });
    return Ok(await issueKey(deps, { name, createdAt, expiresAt }));
  };
