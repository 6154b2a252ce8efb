import type { Mail, MailOf } from '#application/ports/mailer.ts';
import type { Language } from '#domain/language.ts';
import { loginLinkText } from './login-link-text.ts';
import { layOutMail, type MailContent, type MailText } from './mail-layout.ts';
import { receiptText } from './receipt-text.ts';
import { renewedLinkText, reportReadyText } from './report-link-text.ts';

type Wordings = {
  readonly [Kind in Mail['kind']]: Readonly<Record<Language, (mail: MailOf<Kind>) => MailContent>>;
};

const wordings: Wordings = {
  login_link: loginLinkText,
  receipt: receiptText,
  report_ready: reportReadyText,
  report_link: renewedLinkText,
};

export const mailText = <Kind extends Mail['kind']>(mail: MailOf<Kind>): MailText => {
  const wording: Wordings[Kind] = wordings[mail.kind];
  return layOutMail(wording[mail.language](mail));
};
