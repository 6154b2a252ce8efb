import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector of traces. */
export async function startOtlpReceiver(status = 200) {
  const received: { path: string; key: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void receive(request).finally(() => response.writeHead(status).end('{}'));
  });
  const receive = async (request: IncomingMessage): Promise<void> => {
    const body = await text(request);
    received.push({ path: request.url ?? '', key: request.headers['x-key']?.toString(), body });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: (): readonly ReceivedSpan[] =>
      received
        .flatMap(({ body }) => (JSON.parse(body) as Exported).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
