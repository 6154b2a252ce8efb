import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problems } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const limits = {
  /** Address and headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two are looked at; Node would do so twice a minute. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the usual minute of load balancers, so that it is they who close idle connections. */
  keepAliveTimeout: 75_000,
  /** Node would refuse a request without a host by a bare 400; it is refused here instead. */
  requireHostHeader: false,
};

type Timeouts = Partial<
  Pick<typeof limits, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/** A listening socket that answers 503 until the service behind it is ready, and that can be drained. */
export class HttpServer {
  readonly port: number;
  readonly #server: Server;
  #handler: Handler = answerNotReady;
  #isClosing = false;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      if (this.#isClosing) response.setHeader('Connection', 'close');
      if (lacksHost(request)) answerBare(response, 'invalid_request', { Connection: 'close' });
      else this.#handler(request, response);
    };
    server.on('request', answer);
    // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node itself would answer a bare 417.
    server.on('checkExpectation', answer);
  }

  /** Port 0 picks a free one. Rejects when the address cannot be had. */
  static async listen(host: string, port: number, timeouts: Timeouts = {}): Promise<HttpServer> {
    const server = createServer({ ...limits, ...timeouts });
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

  /** Takes no new connection, lets running requests finish for up to `graceMs`, and cuts what is left. */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    // Node keeps a connection alive whose last answer was begun before, so idle ones are looked for until all are gone.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), 50);
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/** RFC 9112, 3.2. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

const answerNotReady: Handler = (_request, response) =>
  answerBare(response, 'overloaded', { 'Retry-After': '1' });

function answerBare(response: ServerResponse, code: ProblemCode, further: Record<string, string>): void {
  const { status, headers, body } = bareProblem(code);
  response.writeHead(status, { ...headers, ...further }).end(body);
}

/** What Node's parser refuses never becomes a request, so it is answered on the bare socket. */
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

/** A problem outside any exchange: there is no request id, and perhaps no public address yet to build a type from. */
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
