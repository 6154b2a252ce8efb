import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { constant, type Constant, type ConstantOptions } from './reply.ts';
import { type Encoded, type Encoding, encodings } from './web-client.ts';

/** Enough for what is served here; a larger one takes longer to set up than to use. */
const brotliWindow = { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Takes its time: what is compressed so is served many times. */
export function compress(bytes: Buffer): Encoded {
  const smaller = (compressed: Buffer): boolean => compressed.length < bytes.length;
  const [br, gzip] = [brotliCompressSync(bytes, brotliWindow), gzipSync(bytes, { level: 9 })];
  return { identity: bytes, ...(smaller(br) && { br }), ...(smaller(gzip) && { gzip }) };
}

/** The same resource in each of its encodings, with a tag of its own for each. */
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

/** The types are those of a release that knew no preference of the server. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/** What fits the client best; plain bytes where nothing does. */
export function bestEncoded(ctx: Context, resource: EncodedConstant): Constant {
  const negotiator: EncodingNegotiator = new Negotiator(ctx.req);
  const [best] = negotiator.encodings([...resource.keys()], { preferred: encodings });
  const chosen = resource.get(best as Encoding) ?? resource.get('identity');
  if (chosen === undefined) throw new Error('A resource lacks its plain form.');
  return chosen;
}
