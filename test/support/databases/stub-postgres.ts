import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/**
 * Supports only the part of PostgreSQL's protocol that is needed to refuse queries. Every other query succeeds and
 * returns no rows.
 */
export class StubPostgres {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #refusals: string[] = [];
  /** The number of connections since this was last set. */
  connections = 0;

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(): Promise<StubPostgres> {
    const stub = new StubPostgres();
    stub.#server.listen(0, '127.0.0.1');
    await once(stub.#server, 'listening');
    return stub;
  }

  get url(): string {
    return `postgres://stub@127.0.0.1:${(this.#server.address() as AddressInfo).port}/stub`;
  }

  /** The next queries fail with these SQLSTATEs, one each. */
  refuseWith(...sqlStates: readonly string[]): void {
    this.#refusals.push(...sqlStates);
  }

  get openConnections(): number {
    return this.#sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    let hasStarted = false;
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const headBytes = hasStarted ? 1 : 0;
        if (received.length < headBytes + 4) return;
        const length = headBytes + received.readInt32BE(headBytes);
        if (received.length < length) return;
        const kind = hasStarted ? String.fromCharCode(received[0] ?? 0) : 'startup';
        const text = received.toString('latin1', headBytes + 4, length);
        received = received.subarray(length);
        hasStarted = true;
        socket.write(this.#answer(kind, text));
      }
    });
  }

  #answer(kind: string, text: string): Buffer {
    if (kind === 'startup') return Buffer.concat([message('R', int32(0)), ready]);
    // A query in one message (`Q`), or the last message of a query in several messages (`S`).
    if (kind !== 'Q' && kind !== 'S') return Buffer.alloc(0);
    if (kind === 'Q' && /^(?:begin|commit|rollback)/i.test(text)) return Buffer.concat([done, ready]);
    const sqlState = this.#refusals.shift();
    return Buffer.concat([sqlState === undefined ? done : refusal(sqlState), ready]);
  }
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const message = (kind: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(kind), int32(4 + content.length), content]);

const ready = message('Z', Buffer.from('I'));
const done = message('C', Buffer.from('SELECT 0\0'));
const refusal = (sqlState: string): Buffer =>
  message('E', Buffer.from(`SERROR\0VERROR\0C${sqlState}\0Mrefused\0\0`));
