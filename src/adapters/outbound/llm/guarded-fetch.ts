import { CallFailure, unavailable } from './call-failure.ts';

/** Far more than any requested answer needs, and far too little to harm the process. */
const maxReplyBytes = 1024 * 1024;

/** Statuses after which another attempt may succeed, in addition to 500 and above. */
const passingStatuses: ReadonlySet<number> = new Set([408, 429]);

/**
 * A `fetch` that returns only complete, successful replies. For all others it throws a `CallFailure` that contains only
 * a code. It does not follow redirects, because the prompt and the key must only reach the configured address.
 */
export const guardedFetch =
  (send: typeof fetch, now: () => number): typeof fetch =>
  async (url, init) => {
    const response = await send(url, { ...init, redirect: 'manual' }).catch(unreachable);
    if (!response.ok) throw await refusalOf(response, now());
    return new Response(await readReply(response).catch(cutOff), { headers: response.headers });
  };

const unreachable = (): never => {
  throw new CallFailure({ kind: 'model_unavailable', code: 'network' }, { mayPass: true });
};

const cutOff = (reason: unknown): never => {
  if (reason instanceof CallFailure) throw reason;
  return unreachable();
};

async function refusalOf(response: Response, now: number): Promise<CallFailure> {
  await response.body?.cancel();
  const { status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), now);
  return new CallFailure(
    { kind: 'model_unavailable', code: String(status) },
    {
      mayPass: status >= 500 || passingStatuses.has(status),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  );
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

async function readReply(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A throw inside the loop cancels the body, which closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxReplyBytes) throw unavailable('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
