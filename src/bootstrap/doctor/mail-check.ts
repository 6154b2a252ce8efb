import { join } from 'node:path';
import { makeSmtpMailer } from '#adapters/outbound/mailer/smtp-mailer.ts';
import type { Finding } from '#application/ports/operations/health-check.ts';
import type { Config } from '../configuration/config.ts';
import { defaultSender } from '../configuration/default-sender.ts';
import { failed } from './config-findings.ts';
import { isUsableFolder } from './folders.ts';

/** Logs in to the mail server without sending anything, or checks whether mails can be written to the outbox. */
export async function examineMail({ smtp, mailFrom, dataDir }: Config): Promise<readonly Finding[]> {
  if (smtp === undefined) return examineOutbox(join(dataDir, 'mail'));
  const mailer = makeSmtpMailer({ ...smtp, from: mailFrom ?? defaultSender });
  try {
    await mailer.verify();
    return [
      { health: 'ok', detail: 'The mail server takes the login. Whether it delivers, a mail would show.' },
    ];
  } catch (error) {
    return [
      failed((error as Error).message, 'Check SMTP_URL, and whether the server can be reached from here.'),
    ];
  } finally {
    mailer.close();
  }
}

async function examineOutbox(folder: string): Promise<readonly Finding[]> {
  return (await isUsableFolder(folder))
    ? [{ health: 'ok', detail: `Mails are kept in ${folder}, not sent.` }]
    : [failed(`Mails cannot be stored in ${folder}.`, 'Let the service write there, or set DATA_DIR.')];
}
