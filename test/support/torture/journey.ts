import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { randomAddress } from '../client.ts';
import { exampleIntake, exampleResponses } from '../makers/intakes.ts';
import { waitLimitMs } from '../wait-limits.ts';
import { checkoutCompleted, signed } from '../servers/stripe-events.ts';
import type { Chance } from './chance.ts';
import type { History } from './history.ts';
import type { TestEnvironment } from './world.ts';

interface Surroundings {
  readonly world: TestEnvironment;
  readonly history: History;
  readonly chance: Chance;
}

interface Request {
  readonly method?: string;
  readonly json?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
}

const pauseMs = 100;
const drafts = 3;

/**
 * One person from the login to the end of the session. Everything that the service acknowledges is recorded and must
 * still exist at the end.
 */
export class Journey {
  readonly email = `${randomBytes(6).toString('hex')}@example.com`;
  readonly payment = `pi_${randomUUID()}`;
  readonly acknowledged = { loginRequest: false, submission: false, payment: false, intake: false };
  userId: number | undefined;
  readonly #surroundings: Surroundings;
  readonly #address = randomAddress();
  #cookie = '';

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async run(): Promise<void> {
    await this.#logIn();
    this.userId = Number((await this.#until('me', '/me', {}, 200)).body['id']);
    const submission = {
      method: 'POST',
      json: exampleResponses(),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    await this.#until('submission', '/assessments/submit', submission, 201, 200);
    this.acknowledged.submission = true;
    await this.#checkOut();
    await this.#pay();
    await this.#saveDrafts();
    const intake = { method: 'POST', json: exampleIntake, headers: { 'Idempotency-Key': randomUUID() } };
    await this.#until('intake', '/map/intake', intake, 202);
    this.acknowledged.intake = true;
    await this.#logOut();
  }

  async #logIn(): Promise<void> {
    await this.#until('login request', '/auth/request', { method: 'POST', json: { email: this.email } }, 200);
    this.acknowledged.loginRequest = true;
    const { link } = await this.#surroundings.world.inbox.waitForMail(this.email);
    const { pathname, search } = new URL(link);
    for (;;) {
      // Sends two requests at the same time, like mail programs that check links.
      const opened = await Promise.all([this.#send(pathname + search), this.#send(pathname + search)]);
      const successes = opened.filter((answer) => answer?.status === 302);
      if (successes.length > 1) this.#wrong('a link was used twice');
      if (successes[0]?.cookie !== undefined) {
        this.#cookie = successes[0].cookie;
        this.#acknowledge('login');
        return;
      }
      // The response to a successful login was lost, so the person requests another link.
      if (opened.some((answer) => answer?.status === 401)) return this.#logIn();
      await delay(pauseMs);
    }
  }

  async #saveDrafts(): Promise<void> {
    for (let number = 1; number <= drafts; number += 1) {
      const json = { current_work_situation: { role_title: `Draft ${number}` } };
      await this.#until(`draft ${number}`, '/map/intake/draft', { method: 'POST', json }, 200);
    }
    const { body } = await this.#until('draft', '/map/intake/draft', {}, 200, 404);
    if (!JSON.stringify(body).includes(`Draft ${drafts}`)) this.#wrong('a draft is lost');
  }

  /** It may be refused while the payment service does not answer. */
  async #checkOut(): Promise<void> {
    const json = { product: 'situation-map' };
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await this.#send('/checkout', { method: 'POST', json, headers });
    if (answer?.status === 200) this.#acknowledge('checkout');
  }

  async #pay(): Promise<void> {
    const event = checkoutCompleted(this.payment, { client_reference_id: String(this.userId) });
    const { payload, signature } = signed(event);
    const webhook = {
      method: 'POST',
      raw: payload,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    };
    await this.#until('payment', '/webhooks/stripe', webhook, 200);
    this.acknowledged.payment = true;
    await this.#until('payment again', '/webhooks/stripe', webhook, 200);
    for (const begun = performance.now(); ; await delay(pauseMs)) {
      if ((await this.#send('/me'))?.body['has_map'] === true) return;
      if (performance.now() - begun > waitLimitMs)
        throw new Error(`${this.email}: the payment gave no access.`);
    }
  }

  async #logOut(): Promise<void> {
    await this.#until('logout', '/auth/logout', { method: 'POST' }, 200, 401);
    for (const place of this.#surroundings.world.services.keys())
      if ((await this.#send('/me', {}, place))?.status === 200) this.#wrong('a session works after its end');
  }

  /** Repeats the request until it gets one of these statuses, like a client that needs that response. */
  async #until(
    what: string,
    path: string,
    request: Request,
    ...expected: readonly number[]
  ): Promise<Answer> {
    for (const begun = performance.now(); ; await delay(pauseMs)) {
      const answer = await this.#send(path, request);
      if (answer !== undefined && expected.includes(answer.status)) {
        this.#acknowledge(what);
        return answer;
      }
      if (answer !== undefined && ![409, 429, 503].includes(answer.status))
        throw new Error(
          `${this.email}: ${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`,
        );
      if (performance.now() - begun > waitLimitMs)
        throw new Error(`${this.email}: ${what} was never acknowledged.`);
    }
  }

  async #send(path: string, request: Request = {}, place?: number): Promise<Answer | undefined> {
    const { services } = this.#surroundings.world;
    const asked = place === undefined ? services : [services[place]];
    const running = asked.filter((service) => service !== undefined);
    const service = running.length === 0 ? undefined : this.#surroundings.chance.oneOf(running);
    if (service === undefined) return undefined;
    const { method = 'GET', json, raw, headers } = request;
    try {
      const response = await fetch(service.baseUrl + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(waitLimitMs),
        headers: {
          'X-Forwarded-For': this.#address,
          ...(this.#cookie !== '' && { Cookie: this.#cookie }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? (raw ?? null) : JSON.stringify(json),
      });
      const text = await response.text();
      if (response.status >= 500 && response.status !== 503)
        this.#wrong(`${path} was answered ${response.status}`);
      this.#surroundings.history.note(this.email, `${method} ${path.split('?')[0]} ${response.status}`);
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, cookie };
    } catch {
      // The process was killed or stopped: whether the request succeeded is unknown.
      this.#surroundings.history.note(this.email, `${method} ${path.split('?')[0]} without an answer`);
      return undefined;
    }
  }

  #acknowledge(what: string): void {
    this.#surroundings.history.acknowledged += 1;
    this.#surroundings.history.note(this.email, `acknowledged: ${what}`);
  }

  #wrong = (what: string): void => this.#surroundings.history.noteWrong(this.email, what);
}
