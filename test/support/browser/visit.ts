import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type {
  APIRequestContext,
  BrowserContext,
  ConsoleMessage,
  Download,
  Page,
  Request,
} from 'playwright-core';
import type { Application, Session } from './application.ts';
import { waitLimitMs } from '../wait-limits.ts';
import { drawn, followLink } from './in-page.mjs';

/** What a person does in their own browser, and all errors that occur there. */
export class Visit {
  readonly #application: Application;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #faults: string[] = [];
  readonly #underWay = new Set<Request>();

  private constructor(application: Application, context: BrowserContext, page: Page) {
    this.#application = application;
    this.context = context;
    this.page = page;
    context.on('console', (message) => this.#note(message));
    context.on('weberror', (error) => this.#faults.push(`thrown: ${error.error().message}`));
    context.on('requestfailed', (request) => this.#noteFailure(request));
    // Only the requests of this tab count, because a tab that is closed does not report the end of its requests.
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  static async begin(application: Application, context: BrowserContext): Promise<Visit> {
    return new Visit(application, context, await context.newPage());
  }

  #note(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // This message comes from the test tools, not from the application.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    this.#faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }

  #noteFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') this.#faults.push(`request: ${request.url()} ${reason}`);
  }

  /**
   * Errors and warnings in the console, violations of the content policy, and failed requests. Returns each of them
   * once.
   */
  takeFaults(): readonly string[] {
    return this.#faults.splice(0);
  }

  /** The API of the service, with the cookies of this browser. */
  get api(): APIRequestContext {
    return this.context.request;
  }

  /** Loads a page of the service, even if it is the current one, and waits until it is complete. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settle();
  }

  /** Does the same as a click on a link in the page. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate(followLink, path);
    await this.settle();
  }

  /** Waits until there is a heading, nothing is loading, and everything is drawn. */
  async settle(): Promise<void> {
    const deadline = Date.now() + waitLimitMs;
    const state = (): string => [...this.#faults, ...this.#pending()].join('\n');
    await this.page
      .locator('h1')
      .first()
      .waitFor()
      .catch((error: unknown) => {
        throw new Error(`There is no heading on ${this.page.url()}: ${state()}`, { cause: error });
      });
    let quietLooks = 0;
    while (quietLooks < 2) {
      await this.page.evaluate(drawn);
      quietLooks = this.#underWay.size === 0 ? quietLooks + 1 : 0;
      if (Date.now() > deadline) throw new Error(`The page does not come to rest: ${state()}`);
    }
  }

  #pending(): readonly string[] {
    return [...this.#underWay].map((request) => `loading: ${request.url()}`);
  }

  /** Requests a link by mail, without the login pages, and opens it. */
  async logIn(address = `person-${randomUUID()}@example.com`): Promise<string> {
    await this.api.get(await this.askForLink(address), { maxRedirects: 0 });
    return address;
  }

  async askForLink(address: string): Promise<string> {
    const count = this.#application.mailsTo(address).length;
    // Requests that do not come from a page lack the headers that the browser would add.
    const headers = { 'Accept-Language': await this.page.evaluate<string>('navigator.language') };
    await this.api.post('/auth/request', { data: { email: address }, headers });
    return (await this.#application.mailAfter(address, count)).link;
  }

  async session(): Promise<Session> {
    return this.context.storageState();
  }

  async end(): Promise<void> {
    await this.context.close();
  }
}

/** The content of a file that a browser in another process has saved. */
export const contentOf = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
