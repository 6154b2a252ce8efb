import type { Language } from '../../../../domain/language.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { escapeHtml } from '../../../presentation/escape-html.ts';
import { pageLayout } from './page-layout.ts';

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

/**
 * Opens the link only at a person's click, because some mail scanners follow every link. The form leads to the
 * application in the end, which `form-action` must name: browsers check it along redirects as well.
 */
export function confirmPage({ token, email }: Link, language: Language, appUrl: string): Reply {
  const { title, lead, button, hint } = wordings[language];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead(maskEmail(email)))}</p>
<form method="get" action="/auth/callback">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<button>${escapeHtml(button)}</button>
</form>
<footer>${escapeHtml(hint)}</footer>`;
  return html(200, pageLayout({ language, title, main }), {
    'Content-Security-Policy': pagePolicy(new URL(appUrl).origin),
    'Content-Language': language,
  });
}

/** Enough to recognise one's own address, too little to learn another's. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
};
