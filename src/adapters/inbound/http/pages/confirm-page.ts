import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import type { Reply } from '../reply.ts';
import { linkForm, loginPage } from './login-page.ts';

interface Link {
  readonly token: string;
  readonly email: string;
}

const wordings = {
  en: {
    title: 'Log in',
    lead: (email: string) => `One click and you are logged in as ${email}.`,
    button: 'Log in',
    hint: 'You did not ask for this? Close the page: nothing has happened.',
  },
  fr: {
    title: 'Connexion',
    lead: (email: string) => `Un clic et vous voilà en ligne sous l’adresse ${email}.`,
    button: 'Se connecter',
    hint: 'Vous n’avez rien demandé ? Fermez cette page : il ne s’est rien passé.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The link is opened only when a person clicks the button, because some mail scanners open every link. */
export function confirmPage({ token, email }: Link, language: Language, appUrl: string): Reply {
  const { title, lead, button, hint } = wordings[language];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead(maskEmail(email)))}</p>
${linkForm({ token, email }, button)}
<footer>${escapeHtml(hint)}</footer>`;
  return loginPage({ language, title, main }, appUrl);
}

/** Shows enough to recognise one's own address, but too little to learn another person's. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
};
