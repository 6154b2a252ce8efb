import type { Mail, MailOf } from '#application/ports/mailer.ts';

const common = { to: 'anna@example.org', language: 'en' } as const;

const reportLink =
  'https://assess.example.com/map/report?id=7&email=anna%40example.org&sig=v1.a1B2c3D4.1775320542000.Zk3vQ9x7mB2nL5pR8sT1uW4yA6cE0fH3jK7qX9zD2gM';

/** One mail of every kind. */
export const mails: { readonly [Kind in Mail['kind']]: MailOf<Kind> } = {
  login_link: {
    ...common,
    kind: 'login_link',
    id: 'login-7',
    purpose: 'login',
    link: 'https://assess.example.com/auth/callback?token=Zk3vQ9x7mB2nL5pR8sT1uW4yA6cE0fH3jK7qX9zD2gM&email=anna%40example.org',
    expiresAt: new Date('2026-03-05T14:35:42Z'),
  },
  receipt: {
    ...common,
    kind: 'receipt',
    product: 'situation-map',
    id: 'receipt-7',
    link: 'https://assess.example.com/app/',
    amountCents: 19_700,
    paidAt: new Date('2026-03-05T14:35:42Z'),
  },
  report_ready: {
    ...common,
    kind: 'report_ready',
    id: 'report-7-completion',
    link: reportLink,
    expiresAt: new Date('2026-04-04T14:35:42Z'),
  },
  report_link: {
    ...common,
    kind: 'report_link',
    id: 'report-7-renewal',
    link: reportLink,
    expiresAt: new Date('2026-04-04T14:35:42Z'),
  },
};

export const mailKinds = Object.keys(mails) as readonly Mail['kind'][];

export const loginMail = (differences: Partial<MailOf<'login_link'>> = {}): MailOf<'login_link'> => ({
  ...mails.login_link,
  ...differences,
});
