import { createTransport, type NodemailerError } from 'nodemailer';
import { Err, Ok, type Result } from 'ts-results';
import type { Mail, Mailer, MailRejected } from '#application/ports/mailer.ts';
import { composeMessage, parseSender, toMailOptions } from './mail-message.ts';

interface SmtpTimeouts {
  readonly dnsMs: number;
  /** The time until the server is ready for commands: name lookup, connection, greeting and TLS together. */
  readonly connectionMs: number;
  readonly greetingMs: number;
  /** How long the server may be silent at any point of the dialogue. */
  readonly socketMs: number;
  /**
   * The limit for one mail as a whole, including the wait for a connection. It is needed because a server that answers
   * very slowly is never silent.
   */
  readonly totalMs: number;
}

/** The library's own limits are minutes long and would block a job for that time. */
const defaultTimeouts: SmtpTimeouts = {
  dnsMs: 3_000,
  connectionMs: 10_000,
  greetingMs: 5_000,
  socketMs: 15_000,
  totalMs: 60_000,
};

export interface SmtpMailerOptions {
  /**
   * `smtp://user:pass@host:port`, which changes to TLS if the server offers it, or `smtps://…`. The query may contain
   * TLS options.
   */
  readonly url: string;
  /** If true, nothing is sent to a server that offers no TLS, not even the password. */
  readonly requiresTls: boolean;
  /** `Name <name@example.com>` */
  readonly from: string;
  readonly timeouts?: SmtpTimeouts;
}

export interface SmtpMailer extends Mailer {
  /** Closes idle connections now, and busy ones after their mail is sent. */
  close(): void;
  /** Connects and logs in without sending a mail. Throws in the same cases as `send`. */
  verify(): Promise<void>;
}

/**
 * Sends mails over a pool of two connections. If the server does not confirm a mail in time, it may have been delivered
 * anyway. Its next attempt has the same Message-ID, by which mail programs recognise it.
 */
export function makeSmtpMailer({
  url,
  requiresTls,
  from,
  timeouts = defaultTimeouts,
}: SmtpMailerOptions): SmtpMailer {
  const sender = parseSender(from);
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 2,
    ...vendorTimeouts(timeouts),
  });
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

/**
 * If the server refuses one of these commands, the mail is the reason. If it refuses an earlier command, such as the
 * sender, our configuration is the reason.
 */
const mailCommands: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

/** Replies like "log in first" (RFC 4954). A server may send them even after one of the mail commands. */
const loginReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/**
 * Only a permanent reply to a mail command rejects a mail for good. A refused login or sender must be fixed by the
 * operator, and no mail may be lost until then, so this throws as in an outage. The library's error is not passed on,
 * not even as a cause: it quotes the server's reply, which may contain the address and the link.
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
