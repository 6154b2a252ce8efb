import { hash } from 'node:crypto';

/** What a route answers. It is written by the exchange alone, so that no answer can miss a header. */
export interface Reply {
  readonly status: number;
  /** Names in the spelling that goes over the wire. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON data, or bytes or text whose `Content-Type` is among the headers. */
  readonly body:
    | { readonly kind: 'json'; readonly value: unknown }
    | { readonly kind: 'bytes'; readonly bytes: Buffer }
    | { readonly kind: 'empty' };
}

type Headers = Reply['headers'];

export const json = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  headers,
  body: { kind: 'json', value },
});

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

/** A resource that stays the same for many requests: serialised once, with an entity tag for `304`. */
export interface Constant {
  readonly etag: string;
  readonly fresh: Reply;
  readonly notModified: Reply;
}

export type ConstantOptions = Keeping & {
  readonly type: string;
  /** How the bytes were compressed. */
  readonly encoding?: string;
  readonly headers?: Headers;
};

/** For how long every cache may keep it, or what else is said to caches. */
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
