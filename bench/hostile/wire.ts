import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Path, withRaw } from './samples.ts';

type Coding = 'gzip' | 'chunks of a byte';

/** A request before it is serialised: this is what an attack changes. */
export interface Draft {
  readonly method: string;
  /** Everything before the question mark. */
  path: string;
  /** As text that is allowed in a URL. */
  readonly parameters: Map<string, string>;
  /** The parameters that an attack has filled; credentials do not replace them. */
  readonly attacked: Set<string>;
  readonly furtherQuery: string[];
  /** In this order; a name may occur many times. */
  readonly headers: (readonly [name: string, value: string])[];
  json: unknown;
  /** JSON that replaces parts of `json`. */
  readonly raw: (readonly [path: Path, text: string])[];
  /** Sent instead of `json`. */
  body?: string;
  coding?: Coding;
}

/** The bytes of the request, on its own connection. */
export function bytesOf(draft: Draft): Buffer {
  const { method, path, headers, coding } = draft;
  const named = [...draft.parameters].map(([name, value]) => `${name}=${value}`);
  const query = [...named, ...draft.furtherQuery].join('&');
  const body = draft.body ?? (draft.json === undefined ? undefined : withRaw(draft.json, draft.raw));
  const content = body === undefined ? undefined : contentOf(body, coding);
  const lines = [...headers, ...(content?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`);
  const target = query === '' ? path : `${path}?${query}`;
  const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), content?.bytes ?? Buffer.alloc(0)]);
}

interface Content {
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: Buffer;
}

function contentOf(body: string, coding: Coding | undefined): Content {
  const plain = Buffer.from(body);
  if (coding === 'chunks of a byte') {
    const chunks = [...plain].map((byte) => Buffer.from([0x31, 0x0d, 0x0a, byte, 0x0d, 0x0a]));
    return {
      headers: [['Transfer-Encoding', 'chunked']],
      bytes: Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]),
    };
  }
  const bytes = coding === 'gzip' ? gzipSync(plain) : plain;
  const length = ['Content-Length', String(bytes.length)] as const;
  return { headers: coding === 'gzip' ? [length, ['Content-Encoding', 'gzip']] : [length], bytes };
}

const waitLimitMs = 60_000;

/** Sends a request and returns the status of its answer when the connection has ended; 0 if there was no answer. */
export function send(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let begin = '';
    socket.setTimeout(waitLimitMs, () => reject(new Error('A request was not answered within a minute.')));
    socket.on('data', (chunk: Buffer) => {
      if (begin.length < 16) begin += chunk.toString('latin1', 0, 16);
    });
    // The server may respond before it has received everything; it then resets the connection.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(begin)?.[1] ?? 0)));
    // This side keeps the connection open, because the service treats a half-closed one as a client that has
    // disconnected.
    socket.write(bytes);
  });
}
