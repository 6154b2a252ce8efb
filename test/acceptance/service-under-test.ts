import { randomBytes } from 'node:crypto';
import { Client, randomAddress } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** A running service as a journey uses it: an address, mailboxes, and a log that must not contain secrets. */
export interface ServiceUnderTest {
  readonly baseUrl: string;
  /** All mails to that address so far, oldest first. The case of the address does not matter. */
  readonly mailsTo: (address: string) => Promise<readonly Mail[]>;
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

/** A person with a mailbox and a browser. Records everything that must not appear in a log. */
export class Person {
  readonly address = `${randomBytes(6).toString('hex')}@example.com`;
  readonly client: Client;
  readonly secrets: Set<string>;
  readonly #service: ServiceUnderTest;
  #mailsRead = 0;

  constructor(service: ServiceUnderTest, secrets: Set<string>) {
    this.#service = service;
    this.secrets = secrets;
    this.client = this.withoutSession();
    secrets.add(this.address);
  }

  async asksForLink(headers: Readonly<Record<string, string>> = {}): Promise<Mail> {
    const asked = await this.client.post('/auth/request', { email: this.address }, headers);
    if (asked.status !== 200) throw new Error(`asking for a link answered ${asked.status}: ${asked.text}`);
    return this.receivesMail();
  }

  /** The next mail that was not read yet. */
  async receivesMail(): Promise<Mail> {
    const mail = await eventually(async () => {
      const next = (await this.#service.mailsTo(this.address))[this.#mailsRead];
      if (next === undefined) throw new Error('no further mail has arrived');
      return next;
    });
    this.#mailsRead += 1;
    const query = new URL(mail.link).searchParams;
    for (const name of ['token', 'sig']) this.secrets.add(query.get(name) ?? this.address);
    return mail;
  }

  async logsIn(): Promise<void> {
    const { link } = await this.asksForLink();
    const opened = await this.client.get(link);
    if (opened.status !== 302) throw new Error(`the link answered ${opened.status}: ${opened.text}`);
  }

  /** The same person in another browser. */
  withoutSession(): Client {
    return new Client(this.#service.baseUrl, randomAddress(), this.secrets);
  }
}
