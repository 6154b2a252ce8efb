import type { Result } from 'ts-results';
import type { Language } from '../../domain/language.ts';

interface MailFacts {
  /** Fixed for every attempt at one mail, so that a mailbox can tell a repeated mail from a second one. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
}

/** What is to be said to whom; the mailer owns the wording. */
export type Mail =
  | (MailFacts & { readonly kind: 'login_link'; readonly expiresAt: Date })
  /** A purchase was paid; `link` is the way to the intake. */
  | (MailFacts & { readonly kind: 'receipt'; readonly amountCents: number; readonly paidAt: Date })
  /** A report is ready. Opened after its expiry, the link leads to a page that offers a new one. */
  | (MailFacts & { readonly kind: 'report_ready'; readonly expiresAt: Date })
  /** A new link to a report, asked for on the page of an expired one. */
  | (MailFacts & { readonly kind: 'report_link'; readonly expiresAt: Date });

export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { readonly kind: Kind }>;

/** The mail server will never take this mail: `code` is its reply code, such as `550`. */
export interface MailRejected {
  readonly kind: 'mail_rejected';
  readonly code: string;
}

export interface Mailer {
  /** `Ok` once the mail server has taken the mail. Throws on what may pass: another attempt is due later. */
  send(mail: Mail): Promise<Result<void, MailRejected>>;
}
