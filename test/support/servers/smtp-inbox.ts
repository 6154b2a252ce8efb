import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { waitLimitMs } from '../wait-limits.ts';

/** A mail as a mail program reads it. */
export interface ParsedMail {
  /** The addresses of To, Cc and Bcc. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first web address in the plain text. */
  readonly link: string;
  readonly messageId: string;
  /** All values in order, by lower-case name. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
}

export interface ReceivedMail extends ParsedMail {
  /** The recipients in the envelope: the people who really receive the mail. */
  readonly recipients: readonly string[];
}

export type SmtpStep = 'greeting' | 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
/** A reply code, or no reply at all. */
export type SmtpFault = number | 'hang';

type Reply = (error?: Error | null) => void;

export interface SmtpInboxOptions {
  readonly port?: number;
  /** Offers STARTTLS with a self-signed certificate. */
  readonly offersTls?: boolean;
}

export async function startSmtpInbox(options: SmtpInboxOptions = {}): Promise<SmtpInbox> {
  const inbox = new SmtpInbox(options);
  await inbox.start();
  return inbox;
}

/** A mail server on the loopback address. By default it accepts every login and mail to every address. */
export class SmtpInbox {
  readonly mails: ReceivedMail[] = [];
  /** How many clients have connected so far. */
  connections = 0;
  #port: number;
  readonly #offersTls: boolean;
  readonly #faults = new Map<SmtpStep, SmtpFault>();
  readonly #awaited = new Set<ReceivedMail>();
  readonly #arrivals = new EventTarget();
  readonly #sockets = new Set<Socket>();
  #server: SMTPServer | undefined;

  constructor({ port = 0, offersTls = false }: SmtpInboxOptions) {
    this.#port = port;
    this.#offersTls = offersTls;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Starts to listen; after a stop, on the same port as before. */
  async start(): Promise<void> {
    const server = this.#makeServer();
    this.#server = server;
    const listening = Promise.withResolvers<void>();
    server.on('error', listening.reject);
    server.listen(this.#port, '127.0.0.1', listening.resolve);
    await listening.promise;
    server.removeListener('error', listening.reject);
    // A client that disconnects must not fail the test.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => this.#keep(socket));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  /** Drops every connection and refuses new ones. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    const closed = Promise.withResolvers<void>();
    server.close(closed.resolve);
    for (const socket of this.#sockets) socket.destroy();
    await closed.promise;
  }

  /** Makes this step fail until `recover` is called. */
  fail(step: SmtpStep, fault: SmtpFault): void {
    this.#faults.set(step, fault);
  }

  recover(): void {
    this.#faults.clear();
  }

  /** Returns the oldest mail to that address that it has not returned before; the mail may have arrived already. */
  async waitForMail(to: string): Promise<ReceivedMail> {
    const deadline = AbortSignal.timeout(waitLimitMs);
    while (!deadline.aborted) {
      const mail = this.mails.find((one) => one.recipients.includes(to) && !this.#awaited.has(one));
      if (mail !== undefined) {
        this.#awaited.add(mail);
        return mail;
      }
      await this.#nextArrival(deadline);
    }
    throw new Error(`No new mail for ${to} has come; there are ${this.mails.length} in all.`);
  }

  async #nextArrival(deadline: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const awake = (): void => resolve();
    this.#arrivals.addEventListener('mail', awake, { once: true });
    deadline.addEventListener('abort', awake, { once: true });
    await promise;
    this.#arrivals.removeEventListener('mail', awake);
    deadline.removeEventListener('abort', awake);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #makeServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: this.#offersTls ? [] : ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onConnect: (_session, reply) => {
        this.connections += 1;
        this.#answer('greeting', 'not now', reply);
      },
      onAuth: ({ username }, _session, reply) =>
        this.#answer('AUTH', `no ${username}`, (error) => reply(error ?? null, { user: username })),
      onMailFrom: ({ address }, _session, reply) => this.#answer('MAIL FROM', `no <${address}>`, reply),
      onRcptTo: ({ address }, _session, reply) => this.#answer('RCPT TO', `no <${address}>`, reply),
      onData: (stream, session, reply) => void this.#receive(stream, session, reply),
    });
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession, reply: Reply): Promise<void> {
    const raw = await buffer(stream).catch(() => undefined);
    // The client disconnected in the middle of the message.
    if (raw === undefined) return;
    const parsed = await parseMail(raw);
    const mail = { ...parsed, recipients: session.envelope.rcptTo.map(({ address }) => asSent(address)) };
    if (!this.#faults.has('DATA')) {
      this.mails.push(mail);
      this.#arrivals.dispatchEvent(new Event('mail'));
    }
    this.#answer('DATA', `no ${mail.link}`, reply);
  }

  /** Quotes the refused text, like real servers. */
  #answer(step: SmtpStep, quote: string, reply: Reply): void {
    const fault = this.#faults.get(step);
    if (fault === undefined) reply();
    else if (fault !== 'hang') reply(Object.assign(new Error(quote), { responseCode: fault }));
  }
}

/** The server shows IDN domains in their own script, but they are sent in ASCII. */
function asSent(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/** Reads a whole message as it is sent or stored in a file. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw);
  const text = email.text ?? '';
  const headers = new Map<string, readonly string[]>();
  for (const { key, value } of email.headers) headers.set(key, [...(headers.get(key) ?? []), value]);
  return {
    to: [email.to, email.cc, email.bcc].flatMap((group) => (group ?? []).map(({ address }) => address ?? '')),
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text,
    html: email.html ?? '',
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    messageId: email.messageId ?? '',
    headers,
  };
}
