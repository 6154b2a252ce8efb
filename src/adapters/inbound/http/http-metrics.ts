import { Histogram, type Registry } from 'prom-client';

/** Durations by route, method and status. */
export class HttpMetrics {
  readonly #durations: Histogram<'method' | 'route' | 'status'>;
  readonly #observers = new Map<string, (seconds: number) => void>();

  constructor(registry: Registry) {
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request until its answer is handed to the socket.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
  }

  /** There are few combinations of route and status, so the metric of each is looked up only once. */
  observe(method: string, route: string, status: number, milliseconds: number): void {
    const key = `${method} ${route} ${status}`;
    let observer = this.#observers.get(key);
    if (observer === undefined) {
      const child = this.#durations.labels({ method, route, status: String(status) });
      observer = (seconds) => child.observe(seconds);
      this.#observers.set(key, observer);
    }
    observer(milliseconds / 1000);
  }
}
