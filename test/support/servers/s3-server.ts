import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  readonly endpoint: string;
  /** The methods and checksum headers of the requests so far. */
  readonly requests: readonly { readonly method: string; readonly headers: readonly string[] }[];
  stop(): Promise<void>;
}

export const s3Keys = { id: 'S3RVER', secret: 'S3RVER' };

/** Starts an S3 server with these buckets. */
export async function startS3Server(...buckets: readonly string[]): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'svc-s3-'));
  const s3rver = new S3rver({
    directory,
    silent: true,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  await s3rver.configureBuckets();
  listInOrder(s3rver.store);
  const handle = s3rver.callback();
  const requests: S3Server['requests'][number][] = [];
  // S3 shows a new object only when it is complete, but this server writes in place. So it gets one request at a time.
  let free: Promise<unknown> = Promise.resolve();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push({ method: request.method ?? '', headers: Object.keys(request.headers) });
    free = free.then(() => {
      const closed = once(response, 'close');
      // The server checks the signature of a bucket's own address as if the address had no slash at its end.
      s3rver.allowMismatchedSignatures = request.url?.includes('/?') === true;
      handle(request, response);
      return closed;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      s3rver.logger.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** S3 lists keys by their characters, but this server lists one folder after the other. */
function listInOrder(store: S3rver['store']): void {
  const list = store.listObjects.bind(store);
  store.listObjects = async (bucket, { prefix, startAfter = '', maxKeys }) => {
    const { objects } = await list(bucket, { prefix });
    const following = objects
      .filter(({ key }) => key > startAfter)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const page = following.slice(0, maxKeys);
    return { objects: page, commonPrefixes: [], isTruncated: page.length < following.length };
  };
}
