import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problems } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const limits = {
  /** For the request line and the headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /**
   * Shorter than the limit for readers, so that a client that stalls while sending gets a response before the
   * connection is closed.
   */
  requestTimeout: 25_000,
  /** How often the two limits are checked; Node's default is every 30 seconds. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the usual 60 seconds of load balancers, so that they close idle connections, not this service. */
  keepAliveTimeout: 75_000,
  /** Without a host, Node would respond with 400 and no body; `targetOf` refuses such requests instead. */
  requireHostHeader: false,
};

/**
 * A client that accepts no part of a response for this long is disconnected, because the response stays in memory until
 * then. Node waits up to twice as long if the client accepted something at first.
 */
const readerTimeout = 30_000;

type Timeouts = Partial<
  Pick<typeof limits, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> & {
    readerTimeout: number;
  }
>;

/** A listening socket that answers 503 until the service is ready, and that can be closed gracefully. */
export class HttpServer {
  readonly port: number;
  readonly #server: Server;
  #handler: Handler = answerNotReady;
  #isClosing = false;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      response.on('timeout', cutIfStalled);
      if (this.#isClosing) response.setHeader('Connection', 'close');
      const target = targetOf(request);
      if (target === undefined) answerBare(response, 'invalid_request', { Connection: 'close' });
      else {
        request.url = target;
        this.#handler(request, response);
      }
    };
    server.on('request', answer);
    // An unknown `Expect` header may be ignored (RFC 9110, 10.1.1). Node would respond with 417 and no body.
    server.on('checkExpectation', answer);
  }

  /** Port 0 chooses a free port. Rejects if the address is not available. */
  static async listen(host: string, port: number, timeouts: Timeouts = {}): Promise<HttpServer> {
    const server = createServer({ ...limits, ...timeouts });
    server.setTimeout(timeouts.readerTimeout ?? readerTimeout);
    server.on('clientError', answerClientError);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return new HttpServer(server);
  }

  serve(handler: Handler): void {
    this.#handler = handler;
  }

  /** Accepts no new connection, lets running requests finish for up to `graceMs`, and closes the remaining ones. */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    // Node keeps a connection open if its last response started before the close. So idle connections are closed
    // repeatedly until none is left.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), 50);
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/**
 * The path and query of the request, also if the target is a complete URL. `undefined` if the target is invalid, or if
 * the request does not have exactly one host (RFC 9112, 3.2).
 */
function targetOf({ url = '', httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return undefined;
  if (url.startsWith('/') || url === '*') return url;
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : undefined;
}

/** `rawHeaders` holds names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}

/**
 * Called when the connection was idle for `readerTimeout`. If nothing waits to be sent, the service is still working,
 * so the connection stays.
 */
function cutIfStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

const answerNotReady: Handler = (_request, response) =>
  answerBare(response, 'overloaded', { 'Retry-After': '1' });

function answerBare(response: ServerResponse, code: ProblemCode, further: Record<string, string>): void {
  const { status, headers, body } = bareProblem(code);
  response.writeHead(status, { ...headers, ...further }).end(body);
}

/** Requests that Node's parser refuses are answered directly on the socket. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = bareProblem(codeOfParserError(error.code));
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

function codeOfParserError(code: string | undefined): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return 'invalid_request';
}

/** A problem without a request id. Its type is `about:blank`, because the public address may not be known yet. */
function bareProblem(code: ProblemCode) {
  const [status, title, detail] = problems[code];
  const body = JSON.stringify({
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    ok: false,
    message: title,
  });
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { status, headers, body };
}
