import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type StripeBehaviour =
  /** Opens a session; a repeated key gets the first session again. */
  | 'good'
  /** A repeated key gets this error again, even if the server works again by then. */
  | 'server_error'
  /** JSON, but not an object. */
  | 'null'
  | 'number'
  /** A response that never ends, one byte at a time. */
  | 'trickle'
  | 'rate_limited'
  | 'refused'
  | 'wrong_key'
  | 'garbage'
  | 'no_address'
  /** Redirects to itself, so that a client that follows redirects would send the secret key again. */
  | 'redirect'
  | 'hang'
  | 'hang_up';

interface StubRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly contentType: string | undefined;
  /** The form as sent, by names such as `line_items[0][quantity]`. */
  readonly form: Readonly<Record<string, string>>;
}

const errors: Readonly<Partial<Record<StripeBehaviour, readonly [status: number, type: string]>>> = {
  server_error: [500, 'api_error'],
  rate_limited: [429, 'rate_limit_error'],
  refused: [400, 'invalid_request_error'],
  wrong_key: [401, 'invalid_request_error'],
};

/** A local server for Stripe's API for Checkout Sessions, with the failures that it may have. */
export class StripeStub {
  readonly #server: Server;
  readonly #sessions = new Map<string, string>();
  readonly #failedKeys = new Set<string>();
  readonly requests: StubRequest[] = [];
  behaviour: StripeBehaviour = 'good';
  /** Returns to `good` after this number of requests. */
  #failuresLeft = Infinity;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<StripeStub> {
    const stub = new StripeStub();
    await new Promise<void>((resolve) => stub.#server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  behave(behaviour: StripeBehaviour, times = Infinity): void {
    this.behaviour = behaviour;
    this.#failuresLeft = times;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await read(request);
    this.requests.push(received);
    const behaviour = this.#behaviourFor(received.idempotencyKey);
    if (behaviour === 'hang') return;
    if (behaviour === 'hang_up') return void request.socket.destroy();
    if (behaviour === 'garbage') return void response.end('<html>Bad gateway</html>');
    if (behaviour === 'null') return void response.end('null');
    if (behaviour === 'number') return void response.end('5');
    if (behaviour === 'trickle') return trickle(response);
    if (behaviour === 'redirect') return void response.writeHead(307, { Location: received.path }).end();
    const [status, type] = errors[behaviour] ?? [200];
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_stub' });
    response.end(
      JSON.stringify(
        type === undefined
          ? this.#session(received, behaviour)
          : { error: { type, message: `Invalid API Key provided: ${received.authorization}` } },
      ),
    );
  }

  #behaviourFor(key = ''): StripeBehaviour {
    const behaviour = this.#failuresLeft-- > 0 ? this.behaviour : 'good';
    if (behaviour === 'server_error') this.#failedKeys.add(key);
    return this.#failedKeys.has(key) ? 'server_error' : behaviour;
  }

  #session({ idempotencyKey = '' }: StubRequest, behaviour: StripeBehaviour) {
    const id = this.#sessions.get(idempotencyKey) ?? `cs_test_${this.#sessions.size + 1}`;
    this.#sessions.set(idempotencyKey, id);
    const url = behaviour === 'no_address' ? null : `https://checkout.stripe.com/c/pay/${id}`;
    return { id, object: 'checkout.session', url };
  }
}

function trickle(response: ServerResponse): void {
  const next = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(next));
}

async function read(request: IncomingMessage): Promise<StubRequest> {
  const { headers, url = '' } = request;
  return {
    path: url,
    authorization: headers.authorization,
    idempotencyKey: headers['idempotency-key']?.toString(),
    contentType: headers['content-type'],
    form: Object.fromEntries(new URLSearchParams(await text(request))),
  };
}
