import type { Context } from 'koa';
import type { z } from 'zod';
import type { ApiKeyRecord } from '../../../domain/api-keys/api-key.ts';
import type { LiveSession } from '../../../domain/sessions/session.ts';
import type { IdempotentCall } from '../../../application/idempotency/once-only.ts';
import type { ProblemCode } from './problem.ts';
import type { Constant, Reply } from './reply.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the OpenAPI document says of one answer. */
export interface Answer {
  readonly description: string;
  /** JSON answers only. */
  readonly schema?: z.ZodType;
  /** Default: `application/json` where there is a schema, else no body. */
  readonly type?: string;
  /** Further content types, for whoever accepts them. */
  readonly alsoAs?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The `body` of a route that asks for a `signedBody`; nothing of it was checked. */
export interface SignedBody {
  readonly bytes: Buffer;
  /** Empty if there was none. */
  readonly signature: string;
}

/** Everything about a route but its handler: what is documented here is what is enforced. */
interface RouteFacts<Body, Query> {
  readonly method: Method;
  /** With parameters as `:id`. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly subject:
    | 'Login'
    | 'Own data'
    | 'Assessment'
    | 'Purchase'
    | 'Situation map'
    | 'Books'
    | 'Advisor'
    | 'Style lint'
    | 'Operation';
  /** `application`: credentials from the allowed origins only. `anyone`: every origin, without credentials. */
  readonly readableBy: 'application' | 'anyone';
  /** Refuses requests that a browser sends for other sites. Needed by whatever uses a session or could start one. */
  readonly refusesCrossSite?: boolean;
  readonly body?: { readonly schema: z.ZodType<Body>; readonly limitBytes?: number };
  /** In place of `body`: bytes of any content type, with their signature in that header. */
  readonly signedBody?: { readonly signatureHeader: string; readonly limitBytes: number };
  readonly query?: z.ZodType<Query>;
  /** This device is to be without the session even when the database cannot be told. */
  readonly endsSession?: boolean;
  /** No query is wrong: what does not fit is read as missing. */
  readonly takesAnyQuery?: boolean;
  /** Needs nothing that could be away. */
  readonly worksAlone?: boolean;
  /** Honours `Idempotency-Key`. */
  readonly isIdempotent?: boolean;
  readonly answers: Readonly<Record<number, Answer>>;
  /** A browser gets its refusals as a page. */
  readonly failsAsPage?: boolean;
  /** Beyond those that follow from the other facts. */
  readonly problems?: readonly ProblemCode[];
}

export interface Incoming<Body, Query> {
  readonly ctx: Context;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  readonly call: IdempotentCall | undefined;
}

interface SessionIncoming<Body, Query> extends Incoming<Body, Query> {
  readonly session: LiveSession;
}

type Handled = Promise<Reply> | Reply;

interface OpenRoute<Body, Query> extends RouteFacts<Body, Query> {
  readonly access: 'open';
  readonly handle: (incoming: Incoming<Body, Query>) => Handled;
}

interface SessionRoute<Body, Query> extends RouteFacts<Body, Query> {
  readonly access: 'session';
  /** Only for users who own the situation map; others are refused before anything of the request is read. */
  readonly needsPurchase?: boolean;
  readonly handle: (incoming: SessionIncoming<Body, Query>) => Handled;
}

interface KeyIncoming<Body, Query> extends Incoming<Body, Query> {
  readonly key: ApiKeyRecord;
}

/** For servers: needs an API key as a bearer token, which counts towards the limit of the key. */
interface KeyRoute<Body, Query> extends RouteFacts<Body, Query> {
  readonly access: 'api-key';
  readonly handle: (incoming: KeyIncoming<Body, Query>) => Handled;
}

/** Answers a GET with a resource that is ready beforehand; `pick` chooses between its variants. */
export interface ConstantRoute<Query> extends RouteFacts<undefined, Query> {
  readonly access: 'constant';
  readonly pick: (
    ctx: Context,
    params: Readonly<Record<string, string>>,
    query: Query,
  ) => Constant | Promise<Constant>;
}

// The handler of a route is only ever called with what that route's own schemas have let through.
// oxlint-disable typescript/no-explicit-any
export type Route = OpenRoute<any, any> | SessionRoute<any, any> | KeyRoute<any, any> | ConstantRoute<any>;
// oxlint-enable typescript/no-explicit-any

export const openRoute = <Body = undefined, Query = undefined>(
  route: Omit<OpenRoute<Body, Query>, 'access'>,
): Route => ({ ...route, access: 'open' });

export const sessionRoute = <Body = undefined, Query = undefined>(
  route: Omit<SessionRoute<Body, Query>, 'access'>,
): Route => ({ ...route, access: 'session' });

export const apiKeyRoute = <Body = undefined, Query = undefined>(
  route: Omit<KeyRoute<Body, Query>, 'access'>,
): Route => ({ ...route, access: 'api-key' });

/** Most of them need nothing but themselves. */
export const constantRoute = <Query = undefined>(
  route: Omit<ConstantRoute<Query>, 'access' | 'method'>,
): Route => ({ worksAlone: true, ...route, method: 'GET', access: 'constant' });
