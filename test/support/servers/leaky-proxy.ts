import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server, which can fail like a network. */
export interface LeakyProxy {
  readonly url: string;
  /** Open connections stay open, but no more data passes through them. */
  swallowOpenConnections(): void;
  /** Closes all open connections. */
  cut(): void;
  /** Delays all data in both directions. */
  delay(ms: number): void;
  /** Closes all open connections and connects new ones to this server. */
  moveTo(target: string): void;
  close(): Promise<void>;
}

export async function openLeakyProxy(target: string): Promise<LeakyProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let destination = new URL(target);
  let delayMs = 0;
  const listener = createServer((client) => {
    const server = connect(Number(destination.port), destination.hostname);
    const pair = [client, server] as const;
    pairs.add(pair);
    forward(client, server, () => delayMs);
    forward(server, client, () => delayMs);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  const url = new URL(target);
  url.port = String(address.port);
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: url.href,
    swallowOpenConnections: () => {
      for (const pair of pairs) for (const socket of pair) socket.removeAllListeners('data').resume();
    },
    cut,
    delay: (ms) => (delayMs = ms),
    moveTo: (next) => {
      destination = new URL(next);
      cut();
    },
    close: async () => {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** Keeps the order, even if the delay gets shorter. */
function forward(from: Socket, to: Socket, delayMs: () => number): void {
  let freeAt = 0;
  from.on('data', (chunk: Buffer) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now + delayMs());
    if (freeAt <= now) to.write(chunk);
    else setTimeout(() => to.write(chunk), freeAt - now);
  });
}
