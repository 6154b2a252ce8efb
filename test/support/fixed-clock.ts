import type { Clock } from '#application/ports/clock.ts';

/** Stands still until it is moved. */
export class FixedClock implements Clock {
  #now: number;

  constructor(now = new Date('2026-03-05T14:00:00Z')) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
