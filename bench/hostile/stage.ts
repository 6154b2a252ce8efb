import { Client as PgClient } from 'pg';
import { webhookSecret } from '../../test/support/servers/stripe-events.ts';
import { MeasuredProcess } from '../measured-process.ts';
import { type People, preparePeople } from '../people.ts';
import type { Access, OpenApi, Target } from './targets.ts';
import { bytesOf, type Draft, send } from './wire.ts';

const metricsToken = 'a-token-of-the-bench';

/** The processor time of the whole server process in milliseconds, and the status of the response. */
export interface Cost {
  readonly ms: number;
  readonly status: number;
}

/** The service under attack, on PostgreSQL, with credentials for each kind of access. */
export class Stage {
  readonly #service: MeasuredProcess;
  readonly #database: PgClient;
  #people: People = { owner: [], members: [], others: [], keys: [], reportQuery: '' };
  #sent = 0;

  private constructor(service: MeasuredProcess, database: PgClient) {
    this.#service = service;
    this.#database = database;
  }

  static async open(env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>): Promise<Stage> {
    const settings = {
      ...env,
      ROLE: 'api',
      PORT: '0',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    };
    const service = await MeasuredProcess.start({ file: 'measured-service.ts', env: settings });
    const database = new PgClient(env.DATABASE_URL);
    await database.connect();
    await database.query(`set synchronous_commit to off`);
    const stage = new Stage(service, database);
    await stage.#prepare(env);
    return stage;
  }

  async close(): Promise<void> {
    this.#service.stop();
    await this.#database.end();
  }

  async openApi(): Promise<OpenApi> {
    return (await (await fetch(`${this.#service.origin}/openapi.json`)).json()) as OpenApi;
  }

  /** Creates again what earlier requests have ended. */
  async restore(): Promise<void> {
    await this.#database.query(
      `insert into session overriding system value select * from session_of_the_bench on conflict do nothing`,
    );
  }

  /** The cost of one request. Its limits are reset afterwards. */
  async cost({ access, path }: Pick<Target, 'access' | 'path'>, draft: Draft): Promise<Cost> {
    await this.#forgetCounts();
    const bytes = bytesOf(this.#proving(access, path, draft));
    const before = await this.#service.usedMs();
    const status = await send(this.#service.port, bytes);
    return { ms: (await this.#service.usedMs()) - before, status };
  }

  /** Works on a copy, because the draft is sent again. Parts that an attack has filled stay. */
  #proving(access: Access, path: string, draft: Draft): Draft {
    this.#sent += 1;
    const link = access === 'signed link' ? new URLSearchParams(this.#people.reportQuery) : [];
    const proof = this.#headerFor(access, path);
    return {
      ...draft,
      parameters: new Map([
        ...draft.parameters,
        ...[...link]
          .filter(([name]) => !draft.attacked.has(name))
          .map(([name, value]) => [name, encodeURIComponent(value)] as const),
      ]),
      headers: [...draft.headers, ...(proof ? [proof] : []), ['X-Forwarded-For', this.#client()]],
    };
  }

  #headerFor(access: Access, path: string): readonly [string, string] | undefined {
    if (access === 'session') return ['Cookie', this.#cookieFor(path)];
    if (access === 'API key') return ['Authorization', `Bearer ${this.#turn(this.#people.keys)}`];
    return access === 'token' ? ['Authorization', `Bearer ${metricsToken}`] : undefined;
  }

  /**
   * Maps and results belong to the owner. Other routes use a person without purchases, who may be logged out or
   * deleted.
   */
  #cookieFor(path: string): string {
    const isOwners = path.startsWith('/map') || path.includes('{id}') || path === '/me/export';
    return this.#turn(isOwners ? this.#people.owner : this.#people.others);
  }

  #turn = (items: readonly string[]): string => items[this.#sent % items.length] ?? '';

  /** Each request comes from another client, so that limits in memory do not apply. */
  #client = (): string => `10.${(this.#sent >> 16) & 255}.${(this.#sent >> 8) & 255}.${this.#sent & 255}`;

  async #forgetCounts(): Promise<void> {
    await this.#database.query(
      `with a as (delete from rate_limit), b as (delete from idempotent_answer) delete from situation_map where stage <> 'complete'`,
    );
  }

  async #prepare(env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>): Promise<void> {
    this.#people = await preparePeople(this.#service.origin, env);
    await this.#database.query(`create temporary table session_of_the_bench as select * from session`);
  }
}
