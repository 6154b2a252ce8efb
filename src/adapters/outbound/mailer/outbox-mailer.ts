import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Ok, type Result } from 'ts-results';
import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer, MailRejected } from '#application/ports/mailer.ts';
import { composeMessage, idInNames, type MailMessage, parseSender, toMailOptions } from './mail-message.ts';

export interface OutboxMailerOptions {
  /** Created with the first mail; only its owner can read it. */
  readonly folder: string;
  /** `Name <name@example.com>` */
  readonly from: string;
  readonly clock: Clock;
  readonly print: (line: string) => void;
}

/**
 * For a first run without a mail server: writes each mail to a file that mail programs can open, and prints its link.
 * The file names sort in the order of sending.
 */
export function makeOutboxMailer({ folder, from, clock, print }: OutboxMailerOptions): Mailer {
  const sender = parseSender(from);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const nextStamp = makeStamps(clock);
  return {
    async send(mail: Mail): Promise<Result<void, MailRejected>> {
      const message = composeMessage(mail, sender);
      if (message.isErr()) return message;
      const date = nextStamp();
      const sent = await transport.sendMail({ ...toMailOptions(message.value, mail, sender), date });
      const file = join(folder, `${fileTime(date)}-${mail.kind}-${idInNames(mail.id)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, sent.message as Buffer);
      for (const line of announcement(message.value, mail.link, file)) print(line);
      return Ok(undefined);
    },
  };
}

/** The current time, but never the same twice, because two mails in one millisecond must not share a file. */
function makeStamps(clock: Clock): () => Date {
  let last = 0;
  return () => {
    last = Math.max(clock.now().getTime(), last + 1);
    return new Date(last);
  };
}

/** `2026-03-05T143500123Z`, without colons, because Windows does not allow them in names. */
const fileTime = (date: Date): string => date.toISOString().replace(/[:.]/g, '');

/** A mail program that watches the folder sees the complete file or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const announcement = ({ to, subject }: MailMessage, link: string, file: string): readonly string[] => [
  '',
  `  Mail for ${to}: ${subject}`,
  `  Open ${link}`,
  `  Kept in ${file}`,
  '',
];
