import type { ProductId } from '#domain/products/product.ts';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { ApiKeyRecord } from '#domain/api-keys/api-key.ts';
import type { LiveSession } from '#domain/sessions/session.ts';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import type { ProblemCode } from './problem.ts';
import type { Constant, Reply } from './reply.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The description of one response in the OpenAPI document. */
export interface Answer {
  readonly description: string;
  /** Only for JSON responses. */
  readonly schema?: z.ZodType;
  /** Default: `application/json` if there is a schema, otherwise no body. */
  readonly type?: string;
  /** Further content types that a client may ask for. */
  readonly alsoAs?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The `body` of a route with `signedBody`. It has not been checked in any way. */
export interface SignedBody {
  readonly bytes: Buffer;
  /** Empty if the request had none. */
  readonly signature: string;
}

/**
 * Everything about a route except its handler. The document describes the same declarations that the service enforces.
 */
interface RouteFacts<Body, Query> {
  readonly method: Method;
  /** Parameters are written as `:id`. */
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
  /** `application`: only allowed origins, with credentials. `anyone`: every origin, without credentials. */
  readonly readableBy: 'application' | 'anyone';
  /**
   * Refuses requests that a browser sends for other sites. Required for routes that use a session or could start one.
   */
  readonly refusesCrossSite?: boolean;
  readonly body?: { readonly schema: z.ZodType<Body>; readonly limitBytes?: number };
  /** Instead of `body`: the route takes bytes of any content type, with their signature in this header. */
  readonly signedBody?: { readonly signatureHeader: string; readonly limitBytes: number };
  readonly query?: z.ZodType<Query>;
  /** The cookie is removed even if the database is unavailable. */
  readonly endsSession?: boolean;
  /** No query is refused; invalid parameters count as missing. */
  readonly takesAnyQuery?: boolean;
  /** The route depends on nothing that could be unavailable. */
  readonly worksAlone?: boolean;
  /** Is not refused when the service is overloaded. */
  readonly isAlwaysAdmitted?: boolean;
  /** Supports `Idempotency-Key`. */
  readonly isIdempotent?: boolean;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Browsers get errors as a page. */
  readonly failsAsPage?: boolean;
  /** Problems in addition to those that follow from the other declarations. */
  readonly problems?: readonly ProblemCode[];
}

/** The route as it is written, with its path, from which the parameters of its handler follow. */
type Written<R, Keys extends string, Path> = Omit<R, Keys> & { readonly path: Path };

/** The names of the parameters in a path: `id` for `/map/:id/pdf`. */
type ParameterOf<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParameterOf<`/${Others}`>
    : Rest
  : never;

type PathParameters<Path> = { readonly [Name in ParameterOf<Path>]: string };

export interface Incoming<Body, Query, Path = string> {
  readonly ctx: Context;
  readonly params: PathParameters<Path>;
  readonly body: Body;
  readonly query: Query;
  readonly call: IdempotentCall | undefined;
}

interface SessionIncoming<Body, Query, Path> extends Incoming<Body, Query, Path> {
  readonly session: LiveSession;
}

type Handled = Promise<Reply> | Reply;

interface OpenRoute<Body, Query, Path> extends RouteFacts<Body, Query> {
  readonly access: 'open';
  readonly handle: (incoming: Incoming<Body, Query, Path>) => Handled;
}

interface SessionRoute<Body, Query, Path> extends RouteFacts<Body, Query> {
  readonly access: 'session';
  /** Only for users who own this product; others are refused before the request is read. */
  readonly needsPurchase?: ProductId;
  readonly handle: (incoming: SessionIncoming<Body, Query, Path>) => Handled;
}

interface KeyIncoming<Body, Query, Path> extends Incoming<Body, Query, Path> {
  readonly key: ApiKeyRecord;
}

/** For servers: requires an API key as a bearer token. The request counts against the limit of the key. */
interface KeyRoute<Body, Query, Path> extends RouteFacts<Body, Query> {
  readonly access: 'api-key';
  readonly handle: (incoming: KeyIncoming<Body, Query, Path>) => Handled;
}

/** Answers a GET request with a prepared resource; `pick` chooses between its variants. */
export interface ConstantRoute<Query, Path = string> extends RouteFacts<undefined, Query> {
  readonly access: 'constant';
  readonly pick: (ctx: Context, params: PathParameters<Path>, query: Query) => Constant | Promise<Constant>;
}

// A route's handler is only called with values that the route's own schemas have accepted.
// oxlint-disable typescript/no-explicit-any
export type Route =
  | OpenRoute<any, any, any>
  | SessionRoute<any, any, any>
  | KeyRoute<any, any, any>
  | ConstantRoute<any, any>;
// oxlint-enable typescript/no-explicit-any

export const openRoute = <Body = undefined, Query = undefined, const Path extends string = string>(
  route: Written<OpenRoute<Body, Query, Path>, 'access', Path>,
): Route => ({ ...route, access: 'open' });

export const sessionRoute = <Body = undefined, Query = undefined, const Path extends string = string>(
  route: Written<SessionRoute<Body, Query, Path>, 'access', Path>,
): Route => ({ ...route, access: 'session' });

export const apiKeyRoute = <Body = undefined, Query = undefined, const Path extends string = string>(
  route: Written<KeyRoute<Body, Query, Path>, 'access', Path>,
): Route => ({ ...route, access: 'api-key' });

/** Most constant routes depend on nothing that could be unavailable. */
export const constantRoute = <Query = undefined, const Path extends string = string>(
  route: Written<ConstantRoute<Query, Path>, 'access' | 'method', Path>,
): Route => ({ worksAlone: true, ...route, method: 'GET', access: 'constant' });
