import { Err, Ok, type Result } from 'ts-results';
import type { Mail, Mailer, MailRejected } from '#application/ports/mailer.ts';
import { composeMessage, type MailMessage, parseSender } from './mail-message.ts';

export type SentMail = Mail & MailMessage;

type Fault = { readonly kind: 'outage' } | MailRejected;

/** Keeps the mails that were sent, oldest first. `failNext` and `rejectNext` affect the next mail only. */
export class InMemoryMailer implements Mailer {
  readonly sent: SentMail[] = [];
  readonly #sender = parseSender('Situation Assessment <no-reply@example.com>');
  readonly #faults: Fault[] = [];

  failNext(): void {
    this.#faults.push({ kind: 'outage' });
  }

  rejectNext(code: string): void {
    this.#faults.push({ kind: 'mail_rejected', code });
  }

  async send(mail: Mail): Promise<Result<void, MailRejected>> {
    const fault = this.#faults.shift();
    if (fault?.kind === 'outage') throw new Error('The mail server did not take the mail.');
    if (fault !== undefined) return Err(fault);
    const message = composeMessage(mail, this.#sender);
    if (message.isErr()) return message;
    this.sent.push({ ...mail, ...message.value });
    return Ok(undefined);
  }
}
