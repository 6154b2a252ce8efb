import { afterAll, expect } from '@jest/globals';
import type { SentMail } from '#adapters/outbound/mailer/in-memory-mailer.ts';
import type { Clock } from '#application/ports/clock.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { type InMemoryService, startInMemoryService } from '#test/support/in-memory-service.ts';

type Options = NonNullable<Parameters<typeof startInMemoryService>[0]>;

const started: InMemoryService[] = [];

/**
 * A service behind one trusted proxy. It is stopped after the tests of the file; then its log must not contain personal
 * data.
 */
export async function startService(options: Options = {}): Promise<InMemoryService> {
  const service = await startInMemoryService({ ...options, env: { TRUST_PROXY: '1', ...options.env } });
  started.push(service);
  return service;
}

afterAll(async () => {
  await Promise.all(started.map((service) => service.close()));
  const found = started.flatMap((service) => personalPartsOf(service.logged()));
  if (found.length > 0) throw new Error(`The log holds what must not be in it: ${found.join(' ')}`);
});

const personal = [
  /svc_session/g,
  /[A-Za-z0-9_-]{43,}/g,
  /\?[\w-]+=/g,
  /[\w.+-]+@[a-z0-9-]+\.[a-z]+/gi,
] as const;

/** Cookies, tokens, query strings and complete addresses. */
const personalPartsOf = (log: string): readonly string[] =>
  personal.flatMap((pattern) => log.match(pattern) ?? []);

let people = 0;

export const newAddress = (): string => `person${++people}@example.org`;

/** The mail for a requested link, to an address that has received none so far. */
export const mailTo = ({ mailer }: InMemoryService, address: string): Promise<SentMail> =>
  eventually(() => {
    const mail = mailer.sent.find(({ to }) => to === address);
    if (mail === undefined) throw new Error('No mail came.');
    return mail;
  });

export async function requestLink(service: InMemoryService, address = newAddress()): Promise<string> {
  await new Client(service.baseUrl).post('/auth/request', { email: address });
  return (await mailTo(service, address)).link;
}

/** A client with its own session. */
export async function logIn(service: InMemoryService, address = newAddress()): Promise<Client> {
  const client = new Client(service.baseUrl);
  const opened = await client.get(await requestLink(service, address));
  expect(opened.status).toBe(302);
  return client;
}

export class MovableClock implements Clock {
  #time = Date.now();

  now(): Date {
    return new Date(this.#time);
  }

  advance({ days = 0, minutes = 0 }: { readonly days?: number; readonly minutes?: number }): void {
    this.#time += (days * 24 * 60 + minutes) * 60_000;
  }
}

/** The part itself, with some methods replaced. */
export const withMethods = <T extends object>(part: T, methods: Partial<T>): T =>
  new Proxy(part, {
    get(target, name) {
      const found: unknown = Reflect.get(name in methods ? methods : target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
