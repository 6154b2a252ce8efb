import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sent } from '../http/measured-requests.ts';

export interface Outcome {
  /** 0 if there was no response. */
  readonly status: number;
  /** From the planned time of the request until the end of the response, in milliseconds. */
  readonly ms: number;
  /** How much later than planned the request was sent because this program was busy, in milliseconds. */
  readonly lateMs: number;
}

interface Plan {
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: () => Sent;
  /** Returns numbers from 0 to 1. */
  readonly random: () => number;
}

const patienceMs = 20_000;
const openedAtOnce = 50;

/** Sends requests to one service. Its connections stay open. */
export class Visitors {
  readonly #origin: string;
  readonly #connections: number;
  readonly #agent: Agent;

  constructor(origin: string, connections: number) {
    this.#origin = origin;
    this.#connections = connections;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /** Opens all connections, so that later figures are not about opening them. */
  async arrive(): Promise<void> {
    const read: Sent = { method: 'GET', path: '/healthz', headers: {} };
    for (let opened = openedAtOnce; opened <= this.#connections; opened += openedAtOnce)
      await Promise.all(Array.from({ length: opened }, () => this.#send(read, performance.now())));
  }

  leave(): void {
    this.#agent.destroy();
  }

  /**
   * Sends requests at random times, `perSecond` on average, whether earlier ones were answered or not. As with real
   * visitors, a slow service does not slow down the arrival of further requests.
   */
  async comeAndGo({ perSecond, seconds, next, random }: Plan): Promise<readonly Outcome[]> {
    const outcomes: Promise<Outcome>[] = [];
    const startedAt = performance.now();
    let dueAt = startedAt;
    while (dueAt - startedAt < seconds * 1000) {
      const now = performance.now();
      while (dueAt <= now) {
        outcomes.push(this.#send(next(), dueAt));
        dueAt += (-Math.log(1 - random()) / perSecond) * 1000;
      }
      await delay(1);
    }
    return Promise.all(outcomes);
  }

  /** The number of responses per second if each visitor waits for a response before sending the next request. */
  async takeTurns({ next, seconds }: Pick<Plan, 'next' | 'seconds'>): Promise<number> {
    const startedAt = performance.now();
    let answered = 0;
    const visit = async (): Promise<void> => {
      while (performance.now() - startedAt < seconds * 1000) {
        const { status } = await this.#send(next(), performance.now());
        if (status < 300) answered += 1;
      }
    };
    await Promise.all(Array.from({ length: this.#connections }, visit));
    return answered / ((performance.now() - startedAt) / 1000);
  }

  #send({ method, path, headers, body = '' }: Sent, dueAt: number): Promise<Outcome> {
    const lateMs = performance.now() - dueAt;
    const length = body === '' ? {} : { 'Content-Length': Buffer.byteLength(body) };
    return new Promise((resolve) => {
      const end = (status: number) => resolve({ status, lateMs, ms: performance.now() - dueAt });
      const sending = request(
        this.#origin + path,
        { agent: this.#agent, method, timeout: patienceMs, headers: { ...headers, ...length } },
        (response) => {
          response.resume().on('end', () => end(response.statusCode ?? 0));
        },
      );
      sending.on('timeout', () => sending.destroy());
      sending.on('error', () => end(0));
      sending.end(body);
    });
  }
}
