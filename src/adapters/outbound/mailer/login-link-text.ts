import type { MailOf } from '#application/ports/mailer.ts';
import type { Language } from '#domain/language.ts';
import { type LoginPurpose, magicLinkLifetimeMs } from '#domain/sessions/magic-link.ts';
import type { MailContent } from './mail-layout.ts';
import { englishMoment, frenchMoment, typeset } from './mail-typography.ts';

type LoginMail = MailOf<'login_link'>;

interface PurposeWords {
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  readonly action: string;
}

/** The link is the same for every purpose; only the texts of the mail differ. */
const purposes: Readonly<Record<Language, Readonly<Record<LoginPurpose, PurposeWords>>>> = {
  en: {
    login: {
      subject: 'Your login link',
      heading: 'Log in',
      opening: 'Here is the link you asked for:',
      action: 'Log in',
    },
    result: {
      subject: 'Your result is ready to open',
      heading: 'Your result',
      opening: 'Open your result with this link. It logs you in and saves the result in your account:',
      action: 'Open my result',
    },
  },
  fr: {
    login: {
      subject: 'Votre lien de connexion',
      heading: 'Connexion',
      opening: 'Voici le lien que vous avez demandé :',
      action: 'Me connecter',
    },
    result: {
      subject: 'Votre résultat vous attend',
      heading: 'Votre résultat',
      opening:
        'Ouvrez votre résultat avec ce lien. Il vous connecte et enregistre le résultat dans votre compte :',
      action: 'Ouvrir mon résultat',
    },
  },
};

const minutes = magicLinkLifetimeMs / 60_000;

export const loginLinkText = { en: english, fr: french } as const satisfies Record<
  Language,
  (mail: LoginMail) => MailContent
>;

function english({ to, link, expiresAt, purpose }: LoginMail): MailContent {
  const { subject, heading, opening, action } = purposes.en[purpose];
  return {
    language: 'en',
    subject,
    preview: `Valid for ${minutes} minutes. It works once.`,
    heading,
    opening,
    action: { label: action, link },
    notes: [
      `The link works once and for ${minutes} minutes, until ${englishMoment(expiresAt)}. ` +
        'After that, ask for a new one on the login page.',
      'You did not ask for it? Then you have nothing to do: nobody can log in to your account without this link. ' +
        'Please do not forward this message, since whoever holds the link can log in as you.',
    ],
    closing: `This message was sent to ${to} because a login link was requested for this address.`,
  };
}

function french({ to, link, expiresAt, purpose }: LoginMail): MailContent {
  const { subject, heading, opening, action } = purposes.fr[purpose];
  return {
    language: 'fr',
    subject,
    preview: typeset(`Valable ${minutes} minutes, pour une seule connexion.`),
    heading,
    opening: typeset(opening),
    action: { label: action, link },
    notes: [
      typeset(
        `Ce lien ne sert qu'une fois et reste valable ${minutes} minutes, jusqu'au ${frenchMoment(expiresAt)}. ` +
          'Ensuite, demandez-en un nouveau sur la page de connexion.',
      ),
      typeset(
        "Vous n'avez rien demandé ? Vous n'avez rien à faire : sans ce lien, personne ne peut se connecter à " +
          'votre compte. Ne transférez pas ce message, car quiconque détient le lien peut se connecter à votre place.',
      ),
    ],
    closing: `${typeset("Vous recevez ce message parce qu'un lien de connexion a été demandé pour l'adresse")} ${to}.`,
  };
}
