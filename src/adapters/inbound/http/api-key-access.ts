import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { AuthenticateKey } from '../../../application/api-keys/authenticate-key.ts';
import type { NoteKeyUse } from '../../../application/api-keys/note-key-use.ts';
import type { ApiKeyRecord } from '../../../domain/api-keys/api-key.ts';
import { clientName } from './client-address.ts';
import { Problem, type ProblemCode } from './problem.ts';
import { RequestLimit, requestLimits } from './request-limit.ts';

interface Deps {
  readonly authenticateKey: AuthenticateKey;
  readonly noteKeyUse: NoteKeyUse;
  readonly log: Logger;
}

/** The way in for servers: `Authorization: Bearer <key>` (RFC 6750), in this header only. */
export class ApiKeyAccess {
  readonly #deps: Deps;
  readonly #limit = new RequestLimit(requestLimits.apiKey);
  readonly #failures = new RequestLimit(requestLimits.failedApiKeys);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The key of the request, counted; throws the problem if there is none. */
  async admit(ctx: Context): Promise<ApiKeyRecord> {
    const presented = presentedKey(ctx);
    if (presented === undefined) throw refusal('api_key_required');
    const key = await this.#deps.authenticateKey(presented);
    if (key === undefined) {
      // Only failures count and only failures are refused: a good key behind the same address goes on working.
      await this.#failures.take(clientName(ctx.ip));
      throw refusal('api_key_invalid', 'invalid_token');
    }
    await this.#limit.take(key.id);
    this.#noteUse(key);
    return key;
  }

  /** Nobody waits for the note, and a database that only reads refuses nobody. */
  #noteUse(key: ApiKeyRecord): void {
    const { noteKeyUse, log } = this.#deps;
    noteKeyUse(key).catch((err: unknown) => log.warn({ err }, 'use of an API key not noted'));
  }
}

/** `undefined` without one: another scheme, or a key anywhere else, is none. What follows the scheme may be anything. */
function presentedKey({ req, query }: Context): string | undefined {
  const [field, ...further] = req.headersDistinct['authorization'] ?? [];
  if (further.length > 0 || (field !== undefined && 'access_token' in query))
    throw refusal('invalid_request', 'invalid_request');
  return field === undefined ? undefined : /^bearer(?![^ \t]) *(.*)$/i.exec(field)?.[1];
}

/** RFC 6750, 3.1: a request without a key is told no error, only how to ask. */
const refusal = (code: ProblemCode, error?: string): Problem =>
  new Problem(code, {
    headers: { 'WWW-Authenticate': `Bearer realm="svc"${error === undefined ? '' : `, error="${error}"`}` },
  });
