import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Forwards connections to a server like a pooler in transaction mode. It refuses and records every message that such a
 * pooler would refuse, and every statement whose effect would be lost when the pooler gives the connection to the next
 * client. It does not share connections.
 */
export interface PoolerStub {
  readonly url: string;
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** The parameters that PgBouncer supports: https://www.pgbouncer.org/config.html#ignore_startup_parameters */
const knownParameters: ReadonlySet<string> = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
]);

/** Statements whose effect belongs to the session. */
const ofSession =
  /^\s*(?:listen|unlisten|set(?! local| transaction)|prepare|deallocate|declare .* with hold)\b|pg_(?:try_)?advisory_lock/i;

export async function openPoolerStub(target: string): Promise<PoolerStub> {
  const { hostname, port } = new URL(target);
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
    server.pipe(client);
    const refuse = (what: string): void => {
      refused.push(what);
      client.end(refusal(what));
      server.destroy();
    };
    let received = Buffer.alloc(0);
    let hasStarted = false;
    client.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const headBytes = hasStarted ? 1 : 0;
        if (received.length < headBytes + 4) return;
        const length = headBytes + received.readInt32BE(headBytes);
        if (received.length < length) return;
        const message = received.subarray(0, length);
        received = received.subarray(length);
        const fault = hasStarted ? faultOfMessage(message) : faultOfStartup(message);
        hasStarted = true;
        if (fault !== undefined) return refuse(fault);
        server.write(message);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(target);
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** Length and version, then names and values in turn. */
function faultOfStartup(message: Buffer): string | undefined {
  const texts = message.toString('utf8', 8).split('\0');
  const unknown = texts.find(
    (text, place) => place % 2 === 0 && text !== '' && !knownParameters.has(text.toLowerCase()),
  );
  return unknown === undefined ? undefined : `startup parameter ${unknown}`;
}

/** `Q`: one query. `P`: the name of a statement, and its text. */
function faultOfMessage(message: Buffer): string | undefined {
  const kind = String.fromCharCode(message[0] ?? 0);
  if (kind !== 'Q' && kind !== 'P') return undefined;
  const [first = '', second = ''] = message.toString('utf8', 5).split('\0');
  if (kind === 'P' && first !== '') return `statement named ${first}`;
  const text = kind === 'P' ? second : first;
  return ofSession.test(text) ? `session state: ${text.slice(0, 60)}` : undefined;
}

function refusal(what: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0Munsupported: ${what}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}
