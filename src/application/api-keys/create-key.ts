import { Err, Ok, type Result } from 'ts-results';
import { parseKeyName } from '../../domain/api-keys/api-key.ts';
import type { ApiKeyMint } from '../ports/api-key-mint.ts';
import type { ApiKeyStore } from '../ports/api-key-store.ts';
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
  /** Not 1 to 100 characters, or some of them are invisible. */
  { readonly kind: 'key_name_malformed' } | { readonly kind: 'key_expiry_past' };

export type CreateKey = ReturnType<typeof makeCreateKey>;

/** A new key for an integration of that name. Several may have the same: while one is replaced, two are in use. */
export const makeCreateKey =
  (deps: Deps) =>
  async ({ name: typed, expiresAt }: KeyTerms): Promise<Result<IssuedKey, CreateKeyRefusal>> => {
    const name = parseKeyName(typed);
    if (name === undefined) return Err({ kind: 'key_name_malformed' });
    const createdAt = deps.clock.now();
    if (expiresAt !== null && expiresAt <= createdAt) return Err({ kind: 'key_expiry_past' });
    return Ok(await issueKey(deps, { name, createdAt, expiresAt }));
  };
