import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { makeS3FileStore } from '#adapters/outbound/files/s3-file-store.ts';
import { StorageUnavailable } from '#application/ports/operations/outage.ts';
import { describeFileStore } from '#test/contracts/file-store.contract.ts';
import { type S3Server, s3Keys, startS3Server } from '#test/support/servers/s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server('reports', 'shared');
});
afterAll(() => server.stop());

const storeIn = (bucket: string, prefix: string) =>
  makeS3FileStore({ endpoint: server.endpoint, bucket, prefix, keys: s3Keys });

describeFileStore('S3', () => storeIn('reports', 'svc/'));

const bytes = Buffer.from('a report');

describe('the S3 file store', () => {
  test('keeps to its prefix', async () => {
    const [one, other, whole] = ['one/', 'other/', ''].map((prefix) => storeIn('shared', prefix));
    await one?.put('maps/1.pdf', bytes);

    expect(await other?.find('maps/1.pdf')).toBeUndefined();
    expect(await other?.list(undefined, 10)).toEqual([]);
    expect(await whole?.list(undefined, 10)).toEqual(['one/maps/1.pdf']);
  });

  test('finds files behind objects of others, whose names are no keys', async () => {
    const everything = storeIn('shared', '');
    const strange = storeIn('shared', 'A_NAME_');
    for (const name of ['1', '2', '3']) await strange.put(name, bytes);
    await everything.put('z/last.pdf', bytes);

    expect(await everything.list('one/maps/1.pdf', 1)).toEqual(['z/last.pdf']);
    expect(await everything.list(undefined, 1)).toEqual(['one/maps/1.pdf']);
  });

  test('sends no checksum that the protocol does not require', async () => {
    const before = server.requests.length;
    await storeIn('reports', 'plain/').put('maps/1.pdf', bytes);

    const sent = server.requests.slice(before).flatMap(({ headers }) => headers);
    expect(sent.filter((name) => /checksum|trailer|decoded/.test(name))).toEqual([]);
  });

  test('has the bucket in the path, because few servers have a host name for each bucket', async () => {
    const byName = server.endpoint.replace('127.0.0.1', 'localhost');
    const store = makeS3FileStore({ endpoint: byName, bucket: 'reports', prefix: 'named/', keys: s3Keys });
    await store.put('maps/1.pdf', bytes);

    expect(await storeIn('reports', 'named/').find('maps/1.pdf')).toEqual(new Uint8Array(bytes));
  });

  test('says what a server refuses, by the name of the refusal alone', async () => {
    const nowhere = storeIn('absent-bucket', '');
    const refused = /^The S3 server refused a request \(NoSuchBucket\)\.$/;

    await expect(nowhere.find('maps/1.pdf')).rejects.toThrow(refused);
    await expect(nowhere.put('maps/1.pdf', bytes)).rejects.toThrow(refused);
    await expect(nowhere.list(undefined, 1)).rejects.toThrow(refused);
  });
});

describe('an S3 server with faults', () => {
  let faulty: Server | undefined;
  const startFaulty = async (answer: RequestListener) => {
    faulty = createServer(answer);
    faulty.listen(0, '127.0.0.1');
    await once(faulty, 'listening');
    const endpoint = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`;
    return makeS3FileStore({ endpoint, bucket: 'reports', prefix: '', keys: s3Keys, attemptMs: 300 });
  };
  afterEach(() => {
    faulty?.closeAllConnections();
    faulty?.close();
  });

  test.each<[what: string, answer: RequestListener]>([
    ['answers with 503', (_, response) => response.writeHead(503).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['says nothing', () => undefined],
    [
      'stops in the middle of a file',
      (_, response) => response.writeHead(200, { 'Content-Length': 9 }).write('half'),
    ],
  ])('that %s is an outage', async (_, answer) => {
    const store = await startFaulty(answer);
    await expect(store.find('maps/1.pdf')).rejects.toThrow(StorageUnavailable);
  });

  test('is asked again when the first answer breaks off', async () => {
    let asked = 0;
    const store = await startFaulty((_, response) => {
      asked += 1;
      response.writeHead(200, { 'Content-Length': 4 });
      if (asked === 1) response.write('ha', () => response.destroy());
      else response.end('file');
    });

    expect(Buffer.from((await store.find('maps/1.pdf')) ?? []).toString()).toBe('file');
    expect(asked).toBe(2);
  });

  test('is not ready, and one that answers is', async () => {
    const away = await startFaulty((request) => request.socket.destroy());

    expect(await away.check()).toBe(false);
    expect(await storeIn('reports', '').check()).toBe(true);
  });
});
