import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { Err, Ok, type Result } from 'ts-results';
import type { Mail, MailRejected } from '../../../application/ports/mailer.ts';
import { parseEmailAddress } from '../../../domain/sessions/email-address.ts';
import type { MailText } from './mail-layout.ts';
import { mailText } from './mail-text.ts';

/** Whom mails come from, such as `Situation Assessment <no-reply@example.com>`. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly domain: string;
}

/** A mail in words, ready for any way of sending. */
export interface MailMessage extends MailText {
  readonly to: string;
  /** Equal for every attempt at one mail. */
  readonly messageId: string;
}

/** Throws unless it reads exactly one address. */
export function parseSender(from: string): Sender {
  const [sender, ...others] = addressparser(from);
  const parsed = parseEmailAddress(sender?.address ?? '');
  if (parsed.isErr() || others.length > 0)
    throw new Error('The sender of mails must be one address, such as Name <name@example.com>.');
  const { address } = parsed.value;
  return { name: sender?.name ?? '', address, domain: address.slice(address.indexOf('@') + 1) };
}

/**
 * Puts a mail into words. A recipient that is not exactly one plain address is refused with the code that mail
 * servers give for one: what a server would make of commas, quotes or line breaks is not left to chance.
 */
export function composeMessage(mail: Mail, sender: Sender): Result<MailMessage, MailRejected> {
  const recipient = parseEmailAddress(mail.to);
  if (recipient.isErr()) return Err({ kind: 'mail_rejected', code: '553' });
  const messageId = `<${idInNames(mail.id)}@${sender.domain}>`;
  return Ok({ to: recipient.value.address, messageId, ...mailText(mail) });
}

/** The id in signs that file systems and mail headers take alike; different ids stay different. */
export const idInNames = (id: string): string =>
  encodeURIComponent(id).replace(/[!'()*.~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The message for nodemailer. The envelope is given, so that no header can add a recipient. */
export const toMailOptions = (
  { to, messageId, subject, text, html }: MailMessage,
  mail: Mail,
  sender: Sender,
): SendMailOptions => ({
  envelope: { from: sender.address, to: [to] },
  from: { name: sender.name, address: sender.address },
  to: { name: '', address: to },
  messageId,
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  disableFileAccess: true,
  disableUrlAccess: true,
});
