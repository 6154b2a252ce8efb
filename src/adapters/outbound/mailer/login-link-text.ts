import type { Mail } from '../../../application/ports/mailer.ts';
import type { Language } from '../../../domain/language.ts';
import { magicLinkLifetimeMs } from '../../../domain/sessions/magic-link.ts';
import { layOutMail, type MailContent, type MailText } from './mail-layout.ts';

const minutes = magicLinkLifetimeMs / 60_000;

const wordings = { en: english, fr: french } as const satisfies Record<Language, (mail: Mail) => MailContent>;

export const loginLinkText = (mail: Mail): MailText => layOutMail(wordings[mail.language](mail));

function english({ to, link, expiresAt }: Mail): MailContent {
  return {
    language: 'en',
    subject: 'Your login link',
    preview: `Valid for ${minutes} minutes. It works once.`,
    heading: 'Log in',
    opening: 'Here is the link you asked for:',
    action: { label: 'Log in', link },
    notes: [
      `The link works once and for ${minutes} minutes, until ${timeOf(expiresAt)} UTC on ${dayOf(expiresAt, 'en-GB')}. ` +
        'After that, ask for a new one on the login page.',
      'You did not ask for it? Then you have nothing to do: nobody can log in to your account without this link. ' +
        'Please do not forward this message, since whoever holds the link can log in as you.',
    ],
    closing: `This message was sent to ${to} because a login link was requested for this address.`,
  };
}

function french({ to, link, expiresAt }: Mail): MailContent {
  return {
    language: 'fr',
    subject: 'Votre lien de connexion',
    preview: typeset(`Valable ${minutes} minutes, pour une seule connexion.`),
    heading: 'Connexion',
    opening: typeset('Voici le lien que vous avez demandé :'),
    action: { label: 'Me connecter', link },
    notes: [
      typeset(
        `Ce lien ne sert qu'une fois et reste valable ${minutes} minutes, jusqu'au ${frenchDayOf(expiresAt)} à ` +
          `${timeOf(expiresAt).replace(':', ' h ')} UTC. Ensuite, demandez-en un nouveau sur la page de connexion.`,
      ),
      typeset(
        "Vous n'avez rien demandé ? Vous n'avez rien à faire : sans ce lien, personne ne peut se connecter à " +
          'votre compte. Ne transférez pas ce message, car quiconque détient le lien peut se connecter à votre place.',
      ),
    ],
    closing: `${typeset("Vous recevez ce message parce qu'un lien de connexion a été demandé pour l'adresse")} ${to}.`,
  };
}

/** To the minute, rounded down: a link never ends before the time that its mail states. */
const timeOf = (moment: Date): string => moment.toISOString().slice(11, 16);

const dayOf = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** `Intl` does not know that the first day of a month is an ordinal in French. */
const frenchDayOf = (moment: Date): string => dayOf(moment, 'fr').replace(/^1 /, '1er ');

/** Curly apostrophes, a narrow no-break space before double punctuation, and no line break within a time or duration. */
const typeset = (prose: string): string =>
  prose
    .replaceAll("'", '’')
    .replace(/ ([:;!?])/g, '\u202F$1')
    .replace(/(\d|h) (?=\d|h |minutes)/g, '$1\u00A0');
