import type { Result } from 'ts-results';
import type { Language } from '#domain/language.ts';
import type { ProductId } from '#domain/products/product.ts';
import type { LoginPurpose } from '#domain/sessions/magic-link.ts';

interface MailFacts {
  /** The same for every attempt to send this mail, so that mailboxes recognise a repeated mail. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
}

/** The facts of a mail; the mailer writes the text. */
export type Mail =
  | (MailFacts & { readonly kind: 'login_link'; readonly purpose: LoginPurpose; readonly expiresAt: Date })
  /** A purchase was paid; `link` leads to the questionnaire. */
  | (MailFacts & {
      readonly kind: 'receipt';
      readonly product: ProductId;
      readonly amountCents: number;
      readonly paidAt: Date;
    })
  /** A report is ready. After its expiry the link leads to a page that offers a new one. */
  | (MailFacts & { readonly kind: 'report_ready'; readonly expiresAt: Date })
  /** A new link to a report, requested on the page of an expired one. */
  | (MailFacts & { readonly kind: 'report_link'; readonly expiresAt: Date });

export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { readonly kind: Kind }>;

/** The mail server will never accept this mail; `code` is its reply code, such as `550`. */
export interface MailRejected {
  readonly kind: 'mail_rejected';
  readonly code: string;
}

export interface Mailer {
  /**
   * `Ok` when the mail server has accepted the mail. Throws on temporary failures: the mail must be sent again later.
   */
  send(mail: Mail): Promise<Result<void, MailRejected>>;
}
