import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { AuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import type { NoteKeyUse } from '#application/api-keys/note-key-use.ts';
import type { QuotaLedger } from '#application/ports/quota-ledger.ts';
import type { ApiKeyRecord } from '#domain/api-keys/api-key.ts';
import { clientName } from './client-address.ts';
import type { ExchangeState } from '../exchange.ts';
import { LeasedLimit } from './leased-limit.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { RequestLimit, requestLimits } from './request-limit.ts';

type KeyContext = Context & { state: ExchangeState };

interface Deps {
  readonly authenticateKey: AuthenticateKey;
  readonly noteKeyUse: NoteKeyUse;
  readonly quotaLedger: QuotaLedger;
  readonly log: Logger;
}

/** Authenticates servers by `Authorization: Bearer <key>` (RFC 6750). Keys anywhere else are ignored. */
export class ApiKeyAccess {
  readonly #deps: Deps;
  readonly #limit: LeasedLimit;
  readonly #failures = new RequestLimit(requestLimits.failedApiKeys);

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#limit = new LeasedLimit(requestLimits.apiKey, deps.quotaLedger);
  }

  /**
   * Returns the key of the request and counts the request against its limit; throws the problem if there is no valid
   * key.
   */
  async admit(ctx: KeyContext): Promise<ApiKeyRecord> {
    const presented = presentedKey(ctx);
    if (presented === undefined) throw refusal('api_key_required');
    const key = await this.#deps.authenticateKey(presented);
    if (key === undefined) {
      // Only failures are counted and refused: a valid key from the same address keeps working.
      await this.#failures.take(clientName(ctx.ip));
      throw refusal('api_key_invalid', 'invalid_token');
    }
    await this.#limit.take(key.id);
    this.#noteUse(key);
    return key;
  }

  /** The request does not wait for this, and a read-only database does not fail it. */
  #noteUse(key: ApiKeyRecord): void {
    const { noteKeyUse, log } = this.#deps;
    noteKeyUse(key).catch((err: unknown) => log.warn({ err }, 'the use of an API key could not be recorded'));
  }
}

/** `undefined` for a missing header or another scheme. The text after the scheme is not checked here. */
function presentedKey({ req, state }: KeyContext): string | undefined {
  const [field, ...further] = req.headersDistinct['authorization'] ?? [];
  if (further.length > 0 || (field !== undefined && 'access_token' in (state.query ?? {})))
    throw refusal('invalid_request', 'invalid_request');
  return field === undefined ? undefined : /^bearer(?![^ \t]) *(.*)$/i.exec(field)?.[1];
}

/** RFC 6750, 3.1: a request without a key gets no error code, only the scheme to use. */
const refusal = (code: ProblemCode, error?: string): Problem =>
  new Problem(code, {
    headers: { 'WWW-Authenticate': `Bearer realm="svc"${error === undefined ? '' : `, error="${error}"`}` },
  });
