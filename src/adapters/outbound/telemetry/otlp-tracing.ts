import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ActiveSpan, SpanStart, Tracing } from '#application/ports/operations/tracing.ts';
import { OtlpExporter, type OtlpOptions, type OtlpSpan, otlpFact } from './otlp-exporter.ts';

export interface TracingOptions extends OtlpOptions {
  /** The share, from 0 to 1, of the traces that begin in this service and are sent. */
  readonly ratio: number;
}

interface Context {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const traceparent = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
const kinds = { server: 2, client: 3, consumer: 5 } as const;
const failed = 2;

/** Sends traces to a collector by OTLP over HTTP. If the collector fails, only traces are lost. */
export class OtlpTracing implements Tracing {
  readonly #contexts = new AsyncLocalStorage<Context>();
  readonly #exporter: OtlpExporter;
  readonly #ratio: number;

  constructor({ ratio, ...options }: TracingOptions) {
    this.#exporter = new OtlpExporter(options);
    this.#ratio = ratio;
  }

  current(): string | undefined {
    const context = this.#contexts.getStore();
    return context && `00-${context.traceId}-${context.spanId}-${context.isSampled ? '01' : '00'}`;
  }

  async span<T>(start: SpanStart, work: (span: ActiveSpan) => Promise<T>): Promise<T> {
    const parent = start.parent === undefined ? this.#contexts.getStore() : contextOf(start.parent);
    const context: Context = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isSampled: parent?.isSampled ?? Math.random() < this.#ratio,
    };
    const recorded = new RecordedSpan(start, context, parent?.spanId);
    try {
      return await this.#contexts.run(context, work, recorded);
    } catch (error) {
      recorded.fail();
      throw error;
    } finally {
      if (context.isSampled) this.#exporter.add(recorded.ended());
    }
  }

  /** Sends the spans that are still waiting. */
  close(): Promise<void> {
    return this.#exporter.close();
  }
}

function contextOf(text: string): Context | undefined {
  const found = traceparent.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { traceId = '', spanId = '', flags = '' } = found;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

class RecordedSpan implements ActiveSpan {
  readonly #span: Omit<OtlpSpan, 'name' | 'endTimeUnixNano' | 'status'>;
  readonly #begunMs = performance.now();
  #name: string;
  #hasFailed = false;

  constructor({ name, kind }: SpanStart, { traceId, spanId }: Context, parentSpanId = '') {
    this.#name = name;
    const startTimeUnixNano = nanosecondsAt(this.#begunMs);
    this.#span = { traceId, spanId, parentSpanId, kind: kinds[kind], startTimeUnixNano, attributes: [] };
  }

  note(facts: Parameters<ActiveSpan['note']>[0]): void {
    for (const [key, value] of Object.entries(facts)) this.#span.attributes.push(otlpFact(key, value));
  }

  rename(name: string): void {
    this.#name = name;
  }

  fail(): void {
    this.#hasFailed = true;
  }

  ended(): OtlpSpan {
    return {
      ...this.#span,
      name: this.#name,
      endTimeUnixNano: nanosecondsAt(performance.now()),
      status: this.#hasFailed ? { code: failed } : {},
    };
  }
}

const nanosecondsAt = (ms: number): string =>
  String(BigInt(Math.round((performance.timeOrigin + ms) * 1000)) * 1000n);
