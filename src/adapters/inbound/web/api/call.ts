import type { Endpoints, Problem } from './api-types.ts';

/** Why a request failed. */
export type Failure =
  /** There was no answer: no connection, or the service is down. */
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: Problem['code'] | 'unknown';
      /** The message of the service, in English. */
      readonly detail: string;
      readonly errors: readonly Fault[];
      readonly retryAfterSeconds: number | undefined;
      /** Only with the problem `generation_in_progress`. */
      readonly mapId: number | undefined;
    };

/** A problem as the service would return it, where it is known without a request. */
export const knownProblem = (status: number, code: Problem['code']): Failure => ({
  kind: 'problem',
  status,
  code,
  detail: '',
  errors: [],
  retryAfterSeconds: undefined,
  mapId: undefined,
});

/** One fault of what was sent: its place (RFC 6901), and what to change. */
export interface Fault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data; readonly headers: Headers }
  | { readonly ok: false; readonly failure: Failure };

type Endpoint = keyof Endpoints;

type Part<E extends Endpoint, Name extends string> = Endpoints[E] extends { [key in Name]: infer Of }
  ? Of
  : undefined;
type OptionalPart<E extends Endpoint, Name extends string> = Endpoints[E] extends { [key in Name]?: infer Of }
  ? Of
  : undefined;

type DataOf<E extends Endpoint> = Endpoints[E]['answer'];

type Sent<E extends Endpoint> = (Part<E, 'params'> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: Part<E, 'params'> }) &
  (Part<E, 'body'> extends undefined ? { readonly body?: undefined } : { readonly body: Part<E, 'body'> }) & {
    readonly query?: OptionalPart<E, 'query'>;
    readonly idempotencyKey?: string;
  };

/** The options may be omitted if all of them are optional. */
type Args<E extends Endpoint> = Partial<Sent<E>> extends Sent<E> ? [sent?: Sent<E>] : [sent: Sent<E>];

/** The values that every call needs, and its callbacks. */
interface Surroundings {
  /** The language of texts and mails that the service writes. */
  readonly language: () => string;
  /** Called when the service answers that there is no session. */
  readonly onSessionMissing: () => void;
}

export type Call = <E extends Endpoint>(endpoint: E, ...args: Args<E>) => Promise<Answer<DataOf<E>>>;

const waitLimitMs = 30_000;

/** Sends a request to the service. Never throws: every failure is returned as a `Failure`. */
export function makeCall({ language, onSessionMissing }: Surroundings): Call {
  return async (endpoint, ...[sent]) => {
    const [method = '', template = ''] = endpoint.split(' ');
    const { params, query, body, idempotencyKey } = (sent ?? {}) as Sent<Endpoint>;
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(addressOf(template, params, query), {
        method,
        signal: AbortSignal.timeout(waitLimitMs),
        headers: {
          Accept: 'application/json',
          'Accept-Language': language(),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      content = await response.json();
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } };
    }
    if (response.ok) return { ok: true, data: content as never, headers: response.headers };
    const failure = problemIn(content, response);
    if (failure.code === 'session_required') onSessionMissing();
    return { ok: false, failure };
  };
}

function addressOf(
  template: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A proxy in between may answer with any content. */
function problemIn(content: unknown, { status, headers }: Response): Failure & { readonly kind: 'problem' } {
  const problem: Partial<Problem> = typeof content === 'object' && content !== null ? content : {};
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    kind: 'problem',
    status,
    code: problem.code ?? 'unknown',
    detail: problem.detail ?? '',
    errors: problem.errors ?? [],
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    mapId: problem.map_id,
  };
}
