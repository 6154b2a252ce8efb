import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { DraftKeeper } from '#adapters/inbound/web/drafts/draft-keeper.ts';
import { DraftServer, problem, unreachable } from './draft-server.ts';
import { ManualClock } from './manual-clock.ts';

/** Values below zero are always refused. */
const refusal = (value: number) => (value < 0 ? problem(422) : undefined);

const moods = {
  fine: refusal,
  offline: () => unreachable,
  logged_out: () => problem(401),
  limited: () => problem(429, 7),
  broken: () => problem(500),
  restarting: () => problem(503, 5),
};
type Mood = keyof typeof moods;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ change: fc.integer({ min: -3, max: 20 }) }) },
  { weight: 4, arbitrary: fc.record({ wait: fc.integer({ min: 0, max: 20_000 }) }) },
  { weight: 2, arbitrary: fc.record({ mood: fc.constantFrom(...(Object.keys(moods) as Mood[])) }) },
  { weight: 1, arbitrary: fc.record({ latency: fc.integer({ min: 0, max: 5_000 }) }) },
  fc.constantFrom('retry', 'settle', 'lose the next answer', 'open the page anew' as const),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A device and a server, with everything that happens between them. */
class Stage {
  readonly clock = new ManualClock();
  readonly server = new DraftServer<number>(this.clock);
  copy: number | undefined;
  last: number | undefined;
  mostUnderWay = 0;
  #losesAnswer = false;
  #keeper = this.#open();

  constructor() {
    this.server.mood = moods.fine;
  }

  /** The last value must always be on the device or on the server; it may be in both. */
  get isLastLost(): boolean {
    return this.copy !== this.last && !(this.copy === undefined && this.server.holds === this.last);
  }

  /** Whether the last value is where it must be after a recovery. */
  get isLastWhereItBelongs(): boolean {
    if (this.last === undefined) return this.server.received.length === 0;
    if (refusal(this.last)) return this.copy === this.last && this.#keeper.get().state === 'refused';
    return this.copy === undefined && this.server.holds === this.last;
  }

  async take(next: Step): Promise<void> {
    if (next === 'retry') this.#keeper.retry();
    else if (next === 'settle') void this.#keeper.settle();
    else if (next === 'lose the next answer') this.#losesAnswer = true;
    else if (next === 'open the page anew') await this.#reopen();
    else if ('change' in next) this.#change(next.change);
    else if ('mood' in next) this.server.mood = moods[next.mood];
    else if ('latency' in next) this.server.latencyMs = next.latency;
    else await this.clock.advance(next.wait);
  }

  async recover(): Promise<void> {
    this.server.mood = moods.fine;
    this.#losesAnswer = false;
    this.#keeper.retry();
    await this.clock.advance(10 * 60_000);
  }

  #change(value: number): void {
    this.last = value;
    this.#keeper.change(value);
  }

  /** A save that is still being sent arrives before anything that the new page sends. */
  async #reopen(): Promise<void> {
    this.#keeper.stop();
    await this.clock.advance(this.server.underWay * 5_000);
    this.#keeper = this.#open();
  }

  #open(): DraftKeeper<number> {
    return new DraftKeeper<number>(
      {
        send: (value) => this.#send(value),
        keepLocally: (value) => void (this.copy = value),
        after: this.clock.after,
      },
      this.copy,
    );
  }

  async #send(value: number): Promise<Answer<{ readonly saved_at: string }>> {
    const answer = this.server.send(value);
    this.mostUnderWay = Math.max(this.mostUnderWay, this.server.underWay);
    const answered = await answer;
    if (!this.#losesAnswer) return answered;
    this.#losesAnswer = false;
    return { ok: false, failure: unreachable };
  }
}

test('nothing is lost in any order of events, and the server finally has the last value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), async (steps) => {
      const stage = new Stage();
      for (const next of steps) {
        await stage.take(next);
        expect(stage.isLastLost).toBe(false);
      }
      await stage.recover();
      expect(stage.isLastWhereItBelongs).toBe(true);
      expect(stage.mostUnderWay).toBeLessThan(2);
    }),
    { numRuns: 500 },
  );
});
