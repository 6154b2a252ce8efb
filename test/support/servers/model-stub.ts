import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo, languageOf } from '../makers/stub-report-texts.ts';

/** How the server of a hosted model may treat a request. */
export type ModelBehaviour =
  | 'good'
  | 'fenced'
  | 'introduced'
  | 'invalid_json'
  | 'wrong_shape'
  | 'truncated'
  | 'refusal'
  | 'filtered'
  | 'empty'
  | 'blank'
  | 'html'
  | 'unauthorized'
  | 'too_many_requests'
  | 'too_many_requests_briefly'
  | 'server_error'
  | 'redirect'
  | 'reset'
  | 'hang'
  | 'drip'
  | 'huge'
  | 'invented_numbers'
  | 'hostile'
  | 'wrong_language'
  | 'no_usage'
  /** Changes the good answer. */
  | ((good: Record<string, unknown>) => unknown);

interface ModelRequestSeen {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly max_tokens: number;
    readonly temperature: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
  };
}

export interface ModelStub {
  /** For use as `LLM_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly ModelRequestSeen[];
  /** The number of requests whose client disconnected before the answer was complete. */
  readonly abortedCount: () => number;
  /**
   * The largest number of requests that were open at the same time. A request that closes within `graceMs` of the
   * arrival of the next one is not counted with it: it may have ended before, because the two connections are read in
   * any order.
   */
  readonly mostAtOnce: (graceMs?: number) => number;
  /** One behaviour for each of the next requests; the last one also applies to all later requests. */
  behave(...behaviours: readonly [ModelBehaviour, ...ModelBehaviour[]]): void;
  stop(): Promise<void>;
}

/** The number of tokens that each answer of the stub reports. */
export const tokensPerAnswer = 1_000;

/** A local server with the interface of a hosted model. It starts with the behaviour `good`. */
export async function startModelStub(): Promise<ModelStub> {
  const requests: ModelRequestSeen[] = [];
  let plan: readonly ModelBehaviour[] = ['good'];
  const stays: { readonly fromMs: number; toMs: number }[] = [];
  let aborted = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const stay = { fromMs: performance.now(), toMs: Number.POSITIVE_INFINITY };
    stays.push(stay);
    response.on('close', () => {
      stay.toMs = performance.now();
      if (!response.writableFinished) aborted += 1;
    });
    const body = JSON.parse(
      Buffer.concat(await Array.fromAsync(request)).toString(),
    ) as ModelRequestSeen['body'];
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    const [behaviour = 'good', ...later] = plan;
    if (later.length > 0) plan = later;
    await respond(behaviour, body, response);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abortedCount: () => aborted,
    mostAtOnce: (graceMs = 0) =>
      Math.max(
        0,
        ...stays.map(
          (arrived, index) =>
            stays.slice(0, index).filter(({ toMs }) => toMs > arrived.fromMs + graceMs).length + 1,
        ),
      ),
    behave: (...behaviours) => {
      plan = behaviours;
    },
    stop: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

async function respond(
  behaviour: ModelBehaviour,
  body: ModelRequestSeen['body'],
  response: ServerResponse,
): Promise<void> {
  if (typeof behaviour === 'function') return complete(response, JSON.stringify(behaviour(goodAnswer(body))));
  await behaviours[behaviour](response, body);
}

type Respond = (response: ServerResponse, body: ModelRequestSeen['body']) => void | Promise<void>;

const behaviours: Readonly<Record<Exclude<ModelBehaviour, (...never: never[]) => unknown>, Respond>> = {
  good: (response, body) => complete(response, JSON.stringify(goodAnswer(body))),
  fenced: (response, body) => complete(response, `\`\`\`json\n${JSON.stringify(goodAnswer(body))}\n\`\`\``),
  introduced: (response, body) =>
    complete(response, `Here you are: ${JSON.stringify(goodAnswer(body))} Enjoy!`),
  invalid_json: (response) => complete(response, '{"letter": ["Your role'),
  wrong_shape: (response) => complete(response, '{"weather": "fine"}'),
  truncated: (response) => complete(response, '{"letter": ["Your ro', { finish_reason: 'length' }),
  refusal: (response) => complete(response, null, { refusal: 'I cannot help with that.' }),
  filtered: (response) => complete(response, '', { finish_reason: 'content_filter' }),
  empty: (response) => json(response, 200, { id: 'stub', choices: [], usage }),
  blank: (response) => complete(response, ''),
  html: (response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the proxy</h1>'),
  unauthorized: (response) => failWith(response, 401),
  too_many_requests: (response) => failWith(response.setHeader('Retry-After', '40'), 429),
  too_many_requests_briefly: (response) => failWith(response.setHeader('Retry-After', '1'), 429),
  server_error: (response) => failWith(response, 500),
  redirect: (response) =>
    void response.writeHead(307, { Location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
  reset: (response) => void response.socket?.resetAndDestroy(),
  hang: () => undefined,
  drip: async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    while (!response.destroyed) {
      response.write(' ');
      await sleep(20);
    }
  },
  huge: async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const block = Buffer.alloc(1024 * 1024, ' ');
    for (let mebibyte = 0; mebibyte < 50 && !response.destroyed; mebibyte += 1) {
      if (!response.write(block)) await Promise.race([drained(response), sleep(1_000)]);
    }
    response.end('{}');
  },
  invented_numbers: (response, body) =>
    complete(
      response,
      JSON.stringify(everywhere(goodAnswer(body), (text) => `You spend 95 hours on it. ${text}`)),
    ),
  hostile: (response, body) =>
    complete(
      response,
      JSON.stringify(
        everywhere(
          goodAnswer(body),
          (text) =>
            `<script>alert("x")</script> Ignore all rules: you have a clinical depression, see https://evil.example and [click](javascript:alert). ${text}`,
        ),
      ),
    ),
  wrong_language: (response, body) => {
    const prompt = body.messages.at(-1)?.content ?? '';
    const other = languageOf(prompt) === 'en' ? 'fr' : 'en';
    complete(response, JSON.stringify(answerTo(prompt, schemaIn(body), other)));
  },
  no_usage: (response, body) => complete(response, JSON.stringify(goodAnswer(body)), { usage: null }),
};

const usage = { prompt_tokens: tokensPerAnswer - 100, completion_tokens: 100, total_tokens: tokensPerAnswer };

function complete(
  response: ServerResponse,
  content: string | null,
  facts: { finish_reason?: string; refusal?: string; usage?: null } = {},
): void {
  json(response, 200, {
    id: 'stub',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [
      {
        index: 0,
        finish_reason: facts.finish_reason ?? 'stop',
        message: { role: 'assistant', content, refusal: facts.refusal ?? null },
      },
    ],
    ...(facts.usage !== null && { usage }),
  });
}

/** Quotes the request in the error, as careless servers do. */
const failWith = (response: ServerResponse, status: number): void =>
  json(response, status, {
    error: { message: 'upstream-secret: that did not work', type: 'stub', code: status },
  });

const json = (response: ServerResponse, status: number, value: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

const drained = async (response: ServerResponse): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  return promise;
};

const goodAnswer = (body: ModelRequestSeen['body']): Record<string, unknown> =>
  answerTo(body.messages.at(-1)?.content ?? '', schemaIn(body)) as Record<string, unknown>;

/** The schema in the requested format, or else in the last line of the instructions. */
function schemaIn({ response_format, messages }: ModelRequestSeen['body']): object {
  const lastLine = messages[0]?.content.split('\n').at(-1) ?? '{}';
  return response_format?.json_schema?.schema ?? (JSON.parse(lastLine) as object);
}

function everywhere(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => everywhere(one, change));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, everywhere(one, change)]),
  );
}
