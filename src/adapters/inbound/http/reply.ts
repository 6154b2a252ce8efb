import { hash } from 'node:crypto';
import type { z } from 'zod';

/** The response of a route. Only `exchange` writes it, so that no response lacks a header. */
export interface Reply {
  readonly status: number;
  /** Header names in the spelling to be sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON data, or bytes or a stream of text. For the latter two, `headers` contains the `Content-Type`. */
  readonly body:
    | { readonly kind: 'json'; readonly value: unknown }
    | { readonly kind: 'bytes'; readonly bytes: Buffer }
    | { readonly kind: 'stream'; readonly pieces: AsyncGenerator<string> }
    | { readonly kind: 'empty' };
}

type Headers = Reply['headers'];

export const json = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  headers,
  body: { kind: 'json', value },
});

/** Presenters may return read-only values. */
type ReadonlyDeep<T> = T extends object ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> } : T;

/** A value that `schema` describes. */
export type Described<Schema extends z.ZodType> = ReadonlyDeep<z.output<Schema>>;

/**
 * The answer that a route declares with this schema. A value of another shape does not compile. The schema must be a
 * constant: making one for each request would take longer than everything else.
 */
export const answer = <Schema extends z.ZodType>(
  status: number,
  _schema: Schema,
  value: Described<Schema>,
  headers: Headers = {},
): Reply => json(status, value, headers);

export const empty = (status: number, headers: Headers = {}): Reply => ({
  status,
  headers,
  body: { kind: 'empty' },
});

export const html = (status: number, page: string, headers: Headers = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: { kind: 'bytes', bytes: Buffer.from(page) },
});

/** A resource that is the same for many requests: serialised once, with an entity tag for `304`. */
export interface Constant {
  readonly etag: string;
  readonly fresh: Reply;
  readonly notModified: Reply;
}

export type ConstantOptions = Keeping & {
  readonly type: string;
  /** The encoding of the bytes. */
  readonly encoding?: string;
  readonly headers?: Headers;
};

/** How long every cache may keep it, or another `Cache-Control`. */
type Keeping = { readonly maxAgeSeconds: number } | { readonly cacheControl: string };

export function constant(content: string | Buffer, options: ConstantOptions): Constant {
  const bytes = Buffer.from(content);
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
  const validators = {
    ...options.headers,
    ETag: etag,
    'Cache-Control':
      'cacheControl' in options ? options.cacheControl : `public, max-age=${options.maxAgeSeconds}`,
  };
  return {
    etag,
    fresh: {
      status: 200,
      headers: {
        'Content-Type': options.type,
        ...(options.encoding !== undefined && { 'Content-Encoding': options.encoding }),
        ...validators,
      },
      body: { kind: 'bytes', bytes },
    },
    notModified: { status: 304, headers: validators, body: { kind: 'empty' } },
  };
}
