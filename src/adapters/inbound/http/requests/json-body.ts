import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse as parseContentType } from 'content-type';
import { getRawBody } from 'raw-body';
import { inspectJson } from './json-inspection.ts';
import { Problem } from '../problem.ts';

/** Enough for logins and assessments; routes with longer bodies set their own limit. */
export const defaultBodyLimit = 16 * 1024;

export interface JsonBody {
  readonly value: object;
  /** As sent, uncompressed. */
  readonly bytes: Buffer;
}

/**
 * Reads one JSON object of at most `limit` bytes, counted after decompression. Refuses other content types, encodings
 * other than gzip, and anything that is not a safe JSON object.
 */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<JsonBody> {
  requireJson(request.headers['content-type']);
  const bytes = await readBytes(request, limit);
  const value = parseObject(bytes);
  inspectJson(value);
  return { value, bytes };
}

function requireJson(contentType: string | undefined): void {
  const { type, charset } = readContentType(contentType);
  if (type !== 'application/json' || (charset !== undefined && charset.toLowerCase() !== 'utf-8'))
    throw new Problem('unsupported_media_type');
}

function readContentType(header: string | undefined): { type?: string; charset?: string | undefined } {
  if (header === undefined) return {};
  const { type, parameters } = parseContentType(header);
  return { type: type.toLowerCase(), charset: parameters['charset'] };
}

/** The raw body of at most `limit` bytes, counted after decompression. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const length = Number(request.headers['content-length']);
  if (length > limit) throw tooLarge(limit);
  try {
    return await getRawBody(decoded(request), { limit });
  } catch (error) {
    throw readFault(error, request, limit);
  }
}

function decoded(request: IncomingMessage): Readable {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return request;
  // `pipeline` instead of `pipe`, because it also ends the reader when the request breaks off. The reader then receives
  // the error.
  if (encoding === 'gzip') return pipeline(request, createGunzip(), () => {});
  throw new Problem('unsupported_media_type', {
    detail: 'Send the body uncompressed or compressed with gzip.',
  });
}

function readFault(error: unknown, request: IncomingMessage, limit: number): unknown {
  const { type, code } = error as { type?: string; code?: string };
  if (type === 'entity.too.large') return tooLarge(limit);
  // If the client left early, the body is incomplete, whatever error its readers report.
  const hasLeft = request.destroyed && !request.complete;
  if (hasLeft || type?.startsWith('request.') || code?.startsWith('Z_'))
    return new Problem('invalid_request', {
      detail: 'The body is incomplete or its compression is damaged.',
    });
  return error;
}

/** The rest of the body is not read, so the connection cannot be reused. */
const tooLarge = (limit: number): Problem =>
  new Problem('payload_too_large', {
    detail: `At most ${limit} bytes are read here.`,
    headers: { Connection: 'close' },
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseObject(bytes: Buffer): object {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed_json');
  return value;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Problem('malformed_json');
  }
}
