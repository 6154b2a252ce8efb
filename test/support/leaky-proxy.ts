import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on which connections can be swallowed: they stay open, and nothing comes through any more. */
export interface LeakyProxy {
  readonly url: string;
  swallowOpenConnections(): void;
  close(): Promise<void>;
}

export async function openLeakyProxy(target: string): Promise<LeakyProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    pairs.add([client, server]);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  const url = new URL(target);
  url.port = String(address.port);
  return {
    url: url.href,
    swallowOpenConnections: () => {
      for (const [client, server] of pairs) {
        client.unpipe(server).resume();
        server.unpipe(client).resume();
      }
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
