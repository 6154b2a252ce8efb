import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#application/ports/file-store.ts';
import { StorageUnavailable } from '#application/ports/operations/outage.ts';
import { isFileKey, requireFileKey } from './file-key.ts';

export interface S3Options {
  readonly bucket: string;
  /** The beginning of every key: empty, or ending in a slash. */
  readonly prefix: string;
  /** `undefined`: Amazon's own endpoint for the region. */
  readonly endpoint?: string | undefined;
  /** `undefined`: the region from the SDK's usual sources, or `us-east-1` if `endpoint` is set. */
  readonly region?: string | undefined;
  /** `undefined`: the keys from the SDK's usual sources (AWS_* variables, files, the machine's role). */
  readonly keys?: { readonly id: string; readonly secret: string } | undefined;
  /** The time limit of one attempt. Default: 20 seconds. */
  readonly attemptMs?: number | undefined;
}

const connectMs = 2_000;
const defaultAttemptMs = 20_000;
const maxAttempts = 3;
const longestCheckMs = 2_500;

/** No file has this key. Requesting it is the cheapest way to find out whether the server answers. */
const absentKey = 'readiness';

/** Files in a bucket of Amazon S3 or of a server with the same protocol. Connects only when the first file is used. */
export function makeS3FileStore(options: S3Options): FileStore {
  const { bucket, prefix, attemptMs = defaultAttemptMs } = options;
  const client = new S3Client(clientOptions(options, attemptMs));
  const objectOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  /** The SDK repeats a request without an answer, but not one whose body is incomplete. */
  const inTime = () => ({ abortSignal: AbortSignal.timeout(maxAttempts * attemptMs) });
  return {
    put: async (key, bytes) => {
      requireFileKey(key);
      await translatingFailures(() =>
        client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes }), inTime()),
      );
    },
    find: async (key) => {
      if (!isFileKey(key)) return undefined;
      return translatingFailures(() =>
        repeating(async () => {
          const { Body } = await client.send(new GetObjectCommand(objectOf(key)), inTime());
          return Body?.transformToByteArray();
        }),
      );
    },
    delete: async (key) => {
      if (!isFileKey(key)) return;
      await translatingFailures(() => client.send(new DeleteObjectCommand(objectOf(key)), inTime()));
    },
    list: (after, limit) => listAfter(after === undefined ? undefined : `${prefix}${after}`, limit),
    check: answersInTime,
  };

  async function answersInTime(): Promise<boolean> {
    const abortSignal = AbortSignal.timeout(longestCheckMs);
    const answered = client.send(new GetObjectCommand(objectOf(absentKey)), { abortSignal });
    return answered.then(
      () => true,
      (error: unknown) => (error as S3Failure).name === 'NoSuchKey',
    );
  }

  async function listAfter(name: string | undefined, limit: number): Promise<readonly string[]> {
    const page = { Bucket: bucket, Prefix: prefix, Marker: name, MaxKeys: limit };
    const listed = await translatingFailures(() => client.send(new ListObjectsCommand(page), inTime()));
    const names = (listed?.Contents ?? []).map(({ Key = '' }) => Key);
    const keys = names.map((found) => found.slice(prefix.length)).filter(isFileKey);
    // A page may contain only objects whose names are not keys. It must not look like the end of the list.
    return keys.length === 0 && listed?.IsTruncated === true ? listAfter(names.at(-1), limit) : keys;
  }
}

/**
 * Checksums only where the protocol requires them, because many servers refuse those that the SDK would add. The bucket
 * is part of the path, because servers other than Amazon's rarely have a host name for each bucket.
 */
const clientOptions = ({ endpoint, region, keys }: S3Options, attemptMs: number): S3ClientConfig => ({
  ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  ...((region ?? endpoint) !== undefined && { region: region ?? 'us-east-1' }),
  ...(keys !== undefined && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts,
  requestHandler: {
    connectionTimeout: connectMs,
    requestTimeout: attemptMs,
    socketTimeout: attemptMs,
    throwOnRequestTimeout: true,
  },
});

/** Repeats the call once if the response began successfully but was incomplete. */
async function repeating<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (statusOf(error) !== undefined) throw error;
    return attempt();
  }
}

async function translatingFailures<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NoSuchKey') return undefined;
    if (isPassing(error)) throw new StorageUnavailable(error);
    throw new Error(`The S3 server refused a request (${name}).`, { cause: error });
  }
}

interface S3Failure {
  readonly name?: string;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

const statusOf = (error: unknown): number | undefined => (error as S3Failure).$metadata?.httpStatusCode;

/**
 * Without keys the SDK sends no request, so a retry is useless. An error without a status means that there was no
 * response, or an incomplete one.
 */
function isPassing(error: unknown): boolean {
  const { name, code, $metadata = {} } = error as S3Failure;
  if (name === 'CredentialsProviderError') return false;
  const { httpStatusCode: status, attempts } = $metadata;
  if (status !== undefined) return status >= 500 || status === 429;
  return (
    attempts !== undefined || typeof code === 'string' || name === 'TimeoutError' || name === 'AbortError'
  );
}
