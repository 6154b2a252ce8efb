import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { constant, type Constant, type ConstantOptions } from '../reply.ts';
import { type Encoded, type Encoding, encodings } from '../web-client.ts';

/** Large enough for the files served here. A larger window takes longer to set up than it saves. */
const brotliWindow = { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Uses slow, strong compression, because the result is served many times. */
export function compress(bytes: Buffer): Encoded {
  const smaller = (compressed: Buffer): boolean => compressed.length < bytes.length;
  const [br, gzip] = [brotliCompressSync(bytes, brotliWindow), gzipSync(bytes, { level: 9 })];
  return { identity: bytes, ...(smaller(br) && { br }), ...(smaller(gzip) && { gzip }) };
}

/** One resource in several encodings, each with its own entity tag. */
export type EncodedConstant = ReadonlyMap<Encoding, Constant>;

export function encodedConstant(encoded: Encoded, options: ConstantOptions): EncodedConstant {
  const there = encodings.flatMap((encoding) => {
    const bytes = encoded[encoding];
    return bytes === undefined ? [] : [[encoding, bytes] as const];
  });
  return new Map(
    there.map(([encoding, bytes]) => [
      encoding,
      constant(bytes, encoding === 'identity' ? options : { ...options, encoding }),
    ]),
  );
}

/** The types of the package describe an older release, which did not support the server's preference. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/** The encoding that the client prefers; uncompressed if it accepts none. */
export function bestEncoded(ctx: Context, resource: EncodedConstant): Constant {
  const negotiator: EncodingNegotiator = new Negotiator(ctx.req);
  const [best] = negotiator.encodings([...resource.keys()], { preferred: encodings });
  const chosen = resource.get(best as Encoding) ?? resource.get('identity');
  if (chosen === undefined) throw new Error('A resource has no uncompressed form.');
  return chosen;
}
