import { createTransport, type NodemailerError } from 'nodemailer';
import { Err, Ok, type Result } from 'ts-results';
import type { Mail, Mailer, MailRejected } from '../../../application/ports/mailer.ts';
import { composeMessage, parseSender, toMailOptions } from './mail-message.ts';

interface SmtpTimeouts {
  readonly dnsMs: number;
  /** Until the server can be spoken to: name, connection, greeting and TLS together. */
  readonly connectionMs: number;
  readonly greetingMs: number;
  /** Of silence, at any point of the dialogue. */
  readonly socketMs: number;
  /** For one mail from end to end, waiting for a connection included: a server that trickles is not silent. */
  readonly totalMs: number;
}

/** The vendor's own are minutes, during which a job would be held. */
const defaultTimeouts: SmtpTimeouts = {
  dnsMs: 3_000,
  connectionMs: 10_000,
  greetingMs: 5_000,
  socketMs: 15_000,
  totalMs: 60_000,
};

export interface SmtpMailerOptions {
  /** `smtp://user:pass@host:port`, upgraded to TLS where the server offers it, or `smtps://…`. */
  readonly url: string;
  /** `Name <name@example.com>` */
  readonly from: string;
  readonly timeouts?: SmtpTimeouts;
}

export interface SmtpMailer extends Mailer {
  /** Closes idle connections now, and busy ones when their mail is through. */
  close(): void;
  /** Connects and logs in, and sends nothing. Throws as `send` does. */
  verify(): Promise<void>;
}

/**
 * Mails over a pool of two connections. A mail whose taking was not confirmed in time may have been delivered all the
 * same; its next attempt has the same Message-ID, by which mailboxes know it again.
 */
export function makeSmtpMailer({ url, from, timeouts = defaultTimeouts }: SmtpMailerOptions): SmtpMailer {
  const sender = parseSender(from);
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...vendorTimeouts(timeouts) });
  return {
    async send(mail: Mail): Promise<Result<void, MailRejected>> {
      const message = composeMessage(mail, sender);
      if (message.isErr()) return message;
      const signal = AbortSignal.timeout(timeouts.totalMs);
      return transport
        .sendMail({ ...toMailOptions(message.value, mail, sender), signal })
        .then(() => Ok(undefined), refusalOrThrow);
    },
    close: () => transport.close(),
    verify: async () => {
      await transport.verify().catch((error: unknown) => {
        throw new Error(`The mail server cannot be used: ${factsOf(error as NodemailerError)}.`);
      });
    },
  };
}

const vendorTimeouts = ({ dnsMs, connectionMs, greetingMs, socketMs }: SmtpTimeouts) => ({
  dnsTimeout: dnsMs,
  connectionTimeout: connectionMs,
  greetingTimeout: greetingMs,
  socketTimeout: socketMs,
});

/** The commands whose refusal is about this mail. What is refused before them, the sender included, is about us. */
const mailCommands: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

/** "Log in first" and its kin (RFC 4954), which a server may also say to a mail command. */
const loginReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/**
 * For good is only a permanent reply to a mail command. A refused login or sender is the operator's to mend, and
 * no mail shall be lost meanwhile: it throws like an outage. The vendor's error is not passed on, not even as a
 * cause: it quotes the server, which may quote address and link.
 */
function refusalOrThrow(error: NodemailerError): Err<MailRejected> {
  const { command, responseCode, permanent } = error;
  const isRefused = permanent === true && responseCode !== undefined && !loginReplies.has(responseCode);
  if (isRefused && mailCommands.has(command))
    return Err({ kind: 'mail_rejected', code: String(responseCode) });
  throw new Error(`The mail server did not take the mail: ${factsOf(error)}.`);
}

const factsOf = ({ command, code, responseCode, originalCode, timeoutType }: NodemailerError): string =>
  [command, responseCode ?? code ?? 'unknown', originalCode ?? timeoutType].filter(Boolean).join(' ');
