import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { Err, Ok, type Result } from 'ts-results';
import type { Mail, MailRejected } from '#application/ports/mailer.ts';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';
import { type MailText, serviceNames } from './mail-layout.ts';
import { mailText } from './mail-text.ts';

/** The sender of all mails, such as `Situation Assessment <hello@example.com>`. */
export interface Sender {
  /** Empty: the name of the service in the language of the mail. */
  readonly name: string;
  readonly address: string;
  readonly domain: string;
}

/** The complete text of a mail, independent of how it is sent. */
export interface MailMessage extends MailText {
  readonly to: string;
  /** The same for every attempt to send the same mail. */
  readonly messageId: string;
}

/** Throws unless `from` contains exactly one address. */
export function parseSender(from: string): Sender {
  const [sender, ...others] = addressparser(from);
  const parsed = parseEmailAddress(sender?.address ?? '');
  if (parsed.isErr() || others.length > 0)
    throw new Error('The sender of mails must be one address, such as Name <name@example.com>.');
  const { address } = parsed.value;
  return { name: sender?.name ?? '', address, domain: address.slice(address.indexOf('@') + 1) };
}

/**
 * Writes the text of a mail. A recipient that is not exactly one plain address is rejected here, with the code that
 * mail servers use for this. Otherwise it would depend on how a server reads commas, quotes or line breaks.
 */
export function composeMessage(mail: Mail, sender: Sender): Result<MailMessage, MailRejected> {
  const recipient = parseEmailAddress(mail.to);
  if (recipient.isErr()) return Err({ kind: 'mail_rejected', code: '553' });
  const messageId = `<${idInNames(mail.id)}@${sender.domain}>`;
  return Ok({ to: recipient.value.address, messageId, ...mailText(mail) });
}

/** The id in characters that are allowed in file names and mail headers. Different ids stay different. */
export const idInNames = (id: string): string =>
  encodeURIComponent(id).replace(/[!'()*.~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The message for nodemailer. The envelope is explicit, so that no header can add a recipient. */
export const toMailOptions = (
  { to, messageId, subject, text, html }: MailMessage,
  mail: Mail,
  sender: Sender,
): SendMailOptions => ({
  envelope: { from: sender.address, to: [to] },
  from: { name: sender.name || serviceNames[mail.language], address: sender.address },
  to: { name: '', address: to },
  messageId,
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  disableFileAccess: true,
  disableUrlAccess: true,
});
