export interface OtlpOptions {
  /** The collector's address, without the path for traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Called with the error if spans could not be sent, at most once a minute. */
  readonly onFailure: (error: unknown) => void;
}

interface Fact {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

/**
 * A span in the JSON form of
 * https://github.com/open-telemetry/opentelemetry-proto/blob/main/opentelemetry/proto/trace/v1/trace.proto.
 */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Fact[];
  readonly status: { readonly code?: number };
}

export const otlpFact = (key: string, value: string | number): Fact => ({
  key,
  value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
});

const flushEveryMs = 2_000;
const mostAtOnce = 512;
const mostWaiting = 4_096;
const timeoutMs = 5_000;
const quietMs = 60_000;

/** Collects spans and sends them in batches. Spans that the collector does not accept in time are dropped. */
export class OtlpExporter {
  readonly #options: OtlpOptions;
  readonly #timer: NodeJS.Timeout;
  #waiting: OtlpSpan[] = [];
  #sending: Promise<void> | undefined;
  reportedAtMs = -Infinity;

  constructor(options: OtlpOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#flush(), flushEveryMs).unref();
  }

  add(span: OtlpSpan): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(span);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  /** Sends one request at a time, so a slow collector gets fewer and larger requests. */
  async #flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const spans = this.#waiting.slice(0, mostAtOnce);
      this.#waiting = this.#waiting.slice(mostAtOnce);
      await sendSpans(this.#options, spans).catch((error: unknown) => this.#report(error));
    }
  }

  #report(error: unknown): void {
    if (performance.now() - this.reportedAtMs < quietMs) return;
    this.reportedAtMs = performance.now();
    this.#options.onFailure(error);
  }
}

/** Throws if the collector does not accept the spans. Without spans, it tests the connection. */
export async function sendSpans(
  { endpoint, headers, serviceName }: Omit<OtlpOptions, 'onFailure'>,
  spans: readonly OtlpSpan[],
): Promise<void> {
  const resource = { attributes: [otlpFact('service.name', serviceName)] };
  const scopeSpans = [{ scope: { name: 'situation-assessment-service' }, spans }];
  const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The collector answered with ${answer.status}.`);
}
