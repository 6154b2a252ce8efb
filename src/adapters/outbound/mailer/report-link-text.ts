import type { MailOf } from '#application/ports/mailer.ts';
import type { Language } from '#domain/language.ts';
import type { MailContent } from './mail-layout.ts';
import { longDay } from '#adapters/presentation/long-day.ts';
import { englishMoment, frenchMoment, typeset } from './mail-typography.ts';

type ReadyMail = MailOf<'report_ready'>;
type RenewedMail = MailOf<'report_link'>;
type ReportMail = ReadyMail | RenewedMail;

/** Says that the report is ready, but nothing about its content, because other people may see the mailbox. */
export const reportReadyText = {
  en: (mail) => ({
    ...english(mail),
    subject: 'Your report is ready',
    heading: 'Your report is ready',
    opening:
      'Your situation map is written. It begins with a letter of one page. Take a quiet quarter of an hour for it:',
  }),
  fr: (mail) => ({
    ...french(mail),
    subject: 'Votre rapport est prêt',
    heading: 'Votre rapport est prêt',
    opening: typeset(
      "Votre carte de situation est écrite. Elle commence par une lettre d'une page. Accordez-lui un quart d'heure au calme :",
    ),
  }),
} as const satisfies Record<Language, (mail: ReadyMail) => MailContent>;

export const renewedLinkText = {
  en: (mail) => ({
    ...english(mail),
    subject: 'Your new link to the report',
    heading: 'Your new link',
    opening: 'Here is the new link to your report that was asked for:',
  }),
  fr: (mail) => ({
    ...french(mail),
    subject: 'Votre nouveau lien vers le rapport',
    heading: 'Votre nouveau lien',
    opening: typeset('Voici le nouveau lien demandé vers votre rapport :'),
  }),
} as const satisfies Record<Language, (mail: RenewedMail) => MailContent>;

type Common = Omit<MailContent, 'subject' | 'heading' | 'opening'>;

const english = ({ to, link, expiresAt }: ReportMail): Common => ({
  language: 'en',
  preview: `The link works without a login until ${longDay(expiresAt, 'en')}.`,
  action: { label: 'Read the report', link },
  notes: [
    `The link works on any device, without a login, until ${englishMoment(expiresAt)}. After that, open it all the ` +
      'same: a button on the page that comes up sends you a new one. Once logged in, you can also download a PDF.',
    'Whoever has this link can read your report. Forward this message only to people you want to read it.',
    'Does a sentence not sound like you, or is something missing? Reply to this message. A person reads it.',
  ],
  closing: `This message was sent to ${to} because a situation map was ordered with this address.`,
});

const french = ({ to, link, expiresAt }: ReportMail): Common => ({
  language: 'fr',
  preview: typeset(`Le lien fonctionne sans identifiant jusqu'au ${longDay(expiresAt, 'fr')}.`),
  action: { label: 'Lire le rapport', link },
  notes: [
    typeset(
      `Le lien fonctionne sur tout appareil, sans identifiant, jusqu'au ${frenchMoment(expiresAt)}. Ensuite, ouvrez-le ` +
        "quand même : un bouton de la page qui s'affiche vous en envoie un nouveau. Depuis votre compte, vous pouvez " +
        'aussi télécharger le rapport en PDF.',
    ),
    typeset(
      "Toute personne qui a ce lien peut lire votre rapport. Ne transférez ce message qu'à qui vous voulez le montrer.",
    ),
    typeset(
      "Une phrase ne vous ressemble pas, ou il manque quelque chose ? Répondez à ce message : quelqu'un le lira.",
    ),
  ],
  closing: `${typeset("Vous recevez ce message parce qu'une carte de situation a été commandée avec l'adresse")} ${to}.`,
});
