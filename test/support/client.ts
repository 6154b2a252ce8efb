import { randomInt } from 'node:crypto';
import { OpenApiChecker, type OpenApiDocument } from './openapi-checker.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests read bodies of any form; a missing member makes the assertion fail.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

interface Request {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

const securityHeaders = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'x-frame-options',
  'x-request-id',
  'cache-control',
];

/** One for each OpenAPI document. The documents of most services differ only in their address. */
const checkers = new Map<string, OpenApiChecker>();
const checkersByService = new Map<string, Promise<OpenApiChecker>>();

function checkerOf(baseUrl: string): Promise<OpenApiChecker> {
  const known = checkersByService.get(baseUrl) ?? makeChecker(baseUrl);
  checkersByService.set(baseUrl, known);
  return known;
}

async function makeChecker(baseUrl: string): Promise<OpenApiChecker> {
  const answer = await fetch(`${baseUrl}/openapi.json`);
  const document = (await answer.text()).replaceAll(baseUrl, 'http://localhost');
  const known = checkers.get(document) ?? new OpenApiChecker(JSON.parse(document) as OpenApiDocument);
  checkers.set(document, known);
  return known;
}

/**
 * A client with its own address (behind one trusted proxy) and a cookie jar for one session. It compares every response
 * with the OpenAPI document and checks the common properties of all responses.
 */
export class Client {
  readonly #baseUrl: string;
  readonly #address: string;
  readonly #secrets: Set<string>;
  cookie: string | undefined;

  /** Adds every session of this client to `secrets`. */
  constructor(baseUrl: string, address = randomAddress(), secrets = new Set<string>()) {
    this.#baseUrl = baseUrl;
    this.#address = address;
    this.#secrets = secrets;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, json?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', json, headers });
  }

  put(path: string, json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send(path, { method: 'PUT', json, headers });
  }

  delete(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send(path, { method: 'DELETE', headers });
  }

  /** `path` may be a complete address of the service, such as a link in a mail. */
  async send(path: string, { method = 'GET', json, raw, headers = {} }: Request = {}): Promise<Answer> {
    const url = new URL(path, this.#baseUrl);
    const response = await fetch(new URL(`${url.pathname}${url.search}`, this.#baseUrl), {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': this.#address,
        ...(this.cookie !== undefined && { Cookie: this.cookie }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(raw !== undefined && { body: raw }),
    });
    const text = await response.text();
    this.#keepCookie(response);
    const answer: Answer = { status: response.status, headers: response.headers, text, body: parse(text) };
    await this.#check(method, url.pathname, answer);
    return answer;
  }

  async #check(method: string, path: string, answer: Answer): Promise<void> {
    const { status, headers, text } = answer;
    const checker = await checkerOf(this.#baseUrl);
    const contentType = headers.get('content-type');
    const faults = [
      ...checker.contradictions({ method, path, status, contentType, text }),
      ...commonFaults(method, answer),
    ];
    if (faults.length > 0) throw new Error(`${method} ${path}: ${faults.join('; ')}`);
  }

  #keepCookie(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.cookie = pair === 'svc_session=' ? undefined : pair;
      if (this.cookie !== undefined) this.#secrets.add(pair.replace('svc_session=', ''));
    }
  }
}

/** Checks the properties that all responses have. */
function commonFaults(method: string, { status, headers, body }: Answer): string[] {
  const faults = securityHeaders.filter((header) => !headers.has(header)).map((header) => `lacks ${header}`);
  if (headers.has('server') || headers.has('x-powered-by')) faults.push('names its software');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (status >= 400 && method !== 'HEAD' && !isPage) {
    if (headers.get('content-type') !== 'application/problem+json; charset=utf-8')
      faults.push('is no problem+json');
    if (body?.status !== status) faults.push('the status in the body differs');
    if (body?.request_id !== headers.get('x-request-id')) faults.push('the request id in the body differs');
  }
  return faults;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An address from the range that is reserved for network benchmarks. */
export const randomAddress = (): string => `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;
