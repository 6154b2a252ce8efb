/** Numbers, codes and names of routes or jobs. Never texts that a person wrote, addresses or ids of people. */
type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'client';
  /** The parent span as a W3C `traceparent`. Default: the current span. */
  readonly parent?: string | undefined;
}

export interface ActiveSpan {
  note(facts: SpanFacts): void;
  /** Called when more is known than at the beginning. */
  rename(name: string): void;
  fail(): void;
}

/** Measures how long the parts of the work take, and which part caused which, across processes. */
export interface Tracing {
  /** Runs `work` as one span. The span is marked as failed if `work` throws. */
  span<T>(start: SpanStart, work: (span: ActiveSpan) => Promise<T>): Promise<T>;
  /**
   * The `traceparent` of the current span, to pass on to work that it causes. `undefined` if the span is not traced.
   */
  current(): string | undefined;
}

const unseen: ActiveSpan = { note: () => undefined, rename: () => undefined, fail: () => undefined };

export const noTracing: Tracing = { span: (_, work) => work(unseen), current: () => undefined };
