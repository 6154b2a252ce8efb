import { once } from 'node:events';
import { connect } from 'node:net';
import { waitLimitMs } from '#test/support/wait-limits.ts';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

interface Options {
  /** The number of answers to wait for. */
  readonly answers?: number;
  /**
   * Whether the client disconnects at the first sign that the service has the request. `Expect: 100-continue` asks for
   * one.
   */
  readonly hangUp?: boolean;
}

/** Sends bytes unchanged over one connection, for requests that no correct client would send. */
export async function sendRaw(
  baseUrl: string,
  bytes: string | Buffer,
  { answers = 1, hangUp = false }: Options = {},
): Promise<readonly RawAnswer[]> {
  const { port } = new URL(baseUrl);
  const socket = connect(Number(port), 'localhost');
  socket.setTimeout(waitLimitMs, () => socket.destroy(new Error('No answer came.')));
  socket.write(bytes);
  if (hangUp) {
    await once(socket, 'data');
    socket.resetAndDestroy();
    return [];
  }
  let received = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    received += String(chunk);
    if (answersIn(received).length >= answers) break;
  }
  socket.destroy();
  return answersIn(received);
}

/** A complete request with a `Host`, and with the length of its body if it has one. */
export const requestText = (
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): string => {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ Host: 'localhost', ...length, ...headers });
  return `${line} HTTP/1.1\r\n${fields.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n${body ?? ''}`;
};

function answersIn(received: string): RawAnswer[] {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return [];
  const [statusLine = '', ...lines] = received.slice(0, headEnd).split('\r\n');
  const headers = new Map(lines.map((line) => splitField(line)));
  const rest = received.slice(headEnd + 4);
  const length = Number(headers.get('content-length') ?? 0);
  if (rest.length < length) return [];
  const answer = { status: Number(statusLine.split(' ')[1]), headers, body: rest.slice(0, length) };
  return [answer, ...answersIn(rest.slice(length))];
}

const splitField = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
};
