import type { Browser, BrowserContextOptions } from 'playwright-core';
import { connectToChromium, sharedService } from './browser-shared.ts';
import { randomAddress } from './client.ts';
import { preparedDataFolder } from './data-folders.ts';
import { eventually } from './eventually.ts';
import { patienceMs } from './patience.ts';
import { ServiceProcess } from './service-process.ts';
import { Visit } from './browser-visit.ts';

export type Session = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

export interface Surroundings {
  readonly language?: 'en' | 'fr';
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
  /** Cookies and what pages keep on the device, of an earlier visit. */
  readonly session?: Session;
}

export interface OutboxMail {
  readonly subject: string;
  readonly link: string;
}

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;

/** A service on its embedded database, and its standard output. */
type Service = Pick<ServiceProcess, 'baseUrl' | 'output'> & { readonly stop: () => Promise<unknown> };

/** The whole service, and a browser to look at it. */
export class Application {
  readonly #service: Service;
  readonly #browser: Browser;

  private constructor(service: Service, browser: Browser) {
    this.#service = service;
    this.#browser = browser;
  }

  /** The service of all tests. */
  static async join(): Promise<Application> {
    return new Application(sharedService(), await connectToChromium());
  }

  /** A service of its own. Behind one proxy, so that every visit can come from an address of its own. */
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

  /** A browser of somebody's own: nothing of other visits is in it. */
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
      ...media,
      ...(session !== undefined && { storageState: session }),
    });
    context.setDefaultTimeout(patienceMs);
    return Visit.begin(this, context);
  }

  /** As printed where the service runs, the oldest first. */
  mailsTo(address: string): readonly OutboxMail[] {
    const printed = this.#service.output().matchAll(/^ {2}Mail for (\S+): (.*)\n {2}Open (\S+)$/gm);
    return [...printed]
      .filter(([, to]) => to === address)
      .map(([, , subject = '', link = '']) => ({ subject, link }));
  }

  /** The next mail to an address that has had `count` of them. */
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
