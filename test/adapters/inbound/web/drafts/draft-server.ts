import type { Answer, Failure } from '#adapters/inbound/web/api/call.ts';
import type { ManualClock } from './manual-clock.ts';

export const problem = (status: number, retryAfterSeconds?: number): Failure => ({
  kind: 'problem',
  status,
  code: 'unknown',
  detail: `It is ${status}.`,
  errors: [],
  retryAfterSeconds,
  mapId: undefined,
});

export const unreachable: Failure = { kind: 'unreachable' };

type Saved = Answer<{ readonly saved_at: string }>;

/** Takes the given time, and then gives the given answer. */
export class DraftServer<Value> {
  readonly #clock: ManualClock;
  /** When each value arrived. */
  readonly arrivals: { readonly at: number; readonly value: Value }[] = [];
  holds: Value | undefined;
  latencyMs = 100;
  mood: (value: Value) => Failure | undefined = () => undefined;
  underWay = 0;

  constructor(clock: ManualClock) {
    this.#clock = clock;
  }

  get received(): readonly Value[] {
    return this.arrivals.map(({ value }) => value);
  }

  readonly send = (value: Value): Promise<Saved> => {
    this.arrivals.push({ at: this.#clock.now, value });
    this.underWay += 1;
    return new Promise((resolve) => {
      this.#clock.after(this.latencyMs, () => {
        this.underWay -= 1;
        resolve(this.#answer(value));
      });
    });
  };

  #answer(value: Value): Saved {
    const failure = this.mood(value);
    if (failure !== undefined) return { ok: false, failure };
    this.holds = value;
    return { ok: true, data: { saved_at: `at ${this.#clock.now}` }, headers: new Headers() };
  }
}
