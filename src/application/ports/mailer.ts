import type { Result } from 'ts-results';
import type { Language } from '../../domain/language.ts';

/** What is to be said to whom; the mailer owns the wording. */
export type Mail = {
  readonly kind: 'login_link';
  /** Fixed for every attempt at one mail, so that a mailbox can tell a repeated mail from a second one. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  readonly expiresAt: Date;
};

/** The mail server will never take this mail: `code` is its reply code, such as `550`. */
export interface MailRejected {
  readonly kind: 'mail_rejected';
  readonly code: string;
}

export interface Mailer {
  /** `Ok` once the mail server has taken the mail. Throws on what may pass: another attempt is due later. */
  send(mail: Mail): Promise<Result<void, MailRejected>>;
}
