import type { Browser, BrowserContextOptions } from 'playwright-core';
import { connectToChromium, sharedService } from './shared.ts';
import { randomAddress } from '../client.ts';
import { preparedDataFolder } from '../databases/data-folders.ts';
import { eventually } from '../eventually.ts';
import { waitLimitMs } from '../wait-limits.ts';
import { ServiceProcess } from '../processes/service-process.ts';
import { Visit } from './visit.ts';

export type Session = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

export interface Surroundings {
  readonly language?: 'en' | 'fr';
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** The visit has a touch screen. */
  readonly hasTouch?: boolean;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
  /** Lets the application work offline. A test cannot intercept its requests then. */
  readonly serviceWorkers?: 'allow';
  /** Cookies and locally stored data of an earlier visit. */
  readonly session?: Session;
}

export interface OutboxMail {
  readonly subject: string;
  readonly link: string;
}

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;

/** A service on its embedded database, with its standard output. */
type Service = Pick<ServiceProcess, 'baseUrl' | 'output'> & { readonly stop: () => Promise<unknown> };

/** The whole service, and a browser to use it. */
export class Application {
  readonly #service: Service;
  readonly #browser: Browser;

  private constructor(service: Service, browser: Browser) {
    this.#service = service;
    this.#browser = browser;
  }

  /** Uses the service that all tests share. */
  static async join(): Promise<Application> {
    return new Application(sharedService(), await connectToChromium());
  }

  /** Starts a separate service. It is behind one proxy, so that every visit can have its own client address. */
  static async start(env: Readonly<Record<string, string>>): Promise<Application> {
    const browser = await connectToChromium();
    const folder = preparedDataFolder();
    try {
      const service = await ServiceProcess.start({ DATA_DIR: folder.path, TRUST_PROXY: '1', ...env });
      const stop = async (): Promise<void> => {
        await service.stop();
        folder.remove();
      };
      return new Application({ baseUrl: service.baseUrl, output: () => service.output(), stop }, browser);
    } catch (error) {
      folder.remove();
      await browser.close();
      throw error;
    }
  }

  get baseUrl(): string {
    return this.#service.baseUrl;
  }

  /** A new browser context, which shares nothing with other visits. */
  async visit({
    language = 'en',
    width = 1280,
    height = 800,
    session,
    ...media
  }: Surroundings = {}): Promise<Visit> {
    const context = await this.#browser.newContext({
      baseURL: this.baseUrl,
      locale: locales[language],
      timezoneId: 'Europe/Paris',
      viewport: { width, height },
      extraHTTPHeaders: { 'X-Forwarded-For': randomAddress() },
      serviceWorkers: 'block',
      ...media,
      ...(session !== undefined && { storageState: session }),
    });
    context.setDefaultTimeout(waitLimitMs);
    return Visit.begin(this, context);
  }

  /** All mails to the address, as the service has printed them, the oldest first. */
  mailsTo(address: string): readonly OutboxMail[] {
    const printed = this.#service.output().matchAll(/^ {2}Mail for (\S+): (.*)\n {2}Open (\S+)$/gm);
    return [...printed]
      .filter(([, to]) => to === address)
      .map(([, , subject = '', link = '']) => ({ subject, link }));
  }

  /** The next mail to an address that has received `count` mails so far. */
  async mailAfter(address: string, count: number): Promise<OutboxMail> {
    return eventually(() => {
      const mail = this.mailsTo(address)[count];
      if (mail === undefined) throw new Error(`There is no mail number ${count + 1} to ${address}.`);
      return mail;
    });
  }

  async close(): Promise<void> {
    try {
      await this.#browser.close();
    } finally {
      await this.#service.stop();
    }
  }
}
