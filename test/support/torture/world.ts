import { ServiceProcess } from '../processes/service-process.ts';
import { type LeakyProxy, openLeakyProxy } from '../servers/leaky-proxy.ts';
import { type PostgresServer, startPostgres } from '../databases/native-postgres.ts';
import { type SmtpInbox, startSmtpInbox } from '../servers/smtp-inbox.ts';
import { webhookSecret } from '../servers/stripe-events.ts';
import { StripeStub } from '../servers/stripe-stub.ts';
import { temporaryFolder } from '../processes/temporary-folder.ts';

const processes = 2;

/** Several processes of the service, with everything that they depend on. Each part can be made to fail. */
export class TestEnvironment {
  readonly postgres: PostgresServer;
  readonly proxy: LeakyProxy;
  readonly inbox: SmtpInbox;
  readonly stripe: StripeStub;
  readonly services: (ServiceProcess | undefined)[] = [];
  readonly failedStarts: string[] = [];
  readonly #folder: { readonly path: string; remove(): void };
  readonly #starting = new Set<Promise<void>>();

  private constructor(parts: Pick<TestEnvironment, 'inbox' | 'postgres' | 'proxy' | 'stripe'>) {
    this.postgres = parts.postgres;
    this.proxy = parts.proxy;
    this.inbox = parts.inbox;
    this.stripe = parts.stripe;
    this.#folder = temporaryFolder();
  }

  static async open(): Promise<TestEnvironment> {
    const [postgres, inbox, stripe] = await Promise.all([
      startPostgres(),
      startSmtpInbox(),
      StripeStub.start(),
    ]);
    const proxy = await openLeakyProxy(postgres.urlOf('postgres'));
    const world = new TestEnvironment({ postgres, proxy, inbox, stripe });
    await Promise.all(Array.from({ length: processes }, (_, place) => world.#start(place)));
    return world;
  }

  get databaseUrl(): string {
    return this.postgres.urlOf('postgres');
  }

  /** Runs in the background; a failure is recorded. */
  restartService(place: number): void {
    const started = this.#start(place)
      .catch((error: unknown) => void this.failedStarts.push(String(error)))
      .finally(() => this.#starting.delete(started));
    this.#starting.add(started);
  }

  async #start(place: number): Promise<void> {
    const started = await ServiceProcess.start({
      DATA_DIR: this.#folder.path,
      DATABASE_URL: this.proxy.url,
      DATABASE_WAIT_SECONDS: '120',
      SMTP_URL: this.inbox.url,
      MAIL_FROM: 'no-reply@example.org',
      STRIPE_SECRET_KEY: 'sk_test_torture',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: this.stripe.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    });
    // A process may be ended while it starts, and then another one starts in its place.
    if (this.services[place] === undefined) this.services[place] = started;
    else await started.stop();
  }

  async endService(place: number, how: 'kill' | 'stop'): Promise<void> {
    const service = this.services[place];
    this.services[place] = undefined;
    await service?.[how]();
  }

  async settle(): Promise<void> {
    await Promise.all(this.#starting);
  }

  async close(): Promise<void> {
    await this.settle();
    await Promise.all(this.services.map(async (service) => service?.stop()));
    await Promise.all([this.proxy.close(), this.inbox.stop(), this.stripe.close()]);
    await this.postgres.dispose();
    this.#folder.remove();
  }
}
