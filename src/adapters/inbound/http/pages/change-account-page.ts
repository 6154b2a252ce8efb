import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import type { Reply } from '../reply.ts';
import { linkForm, loginPage } from './login-page.ts';

interface Change {
  readonly token: string;
  /** The link's address. */
  readonly email: string;
  /** The address of the user who is logged in. */
  readonly current: string;
  readonly consent: string;
}

const wordings = {
  en: {
    title: 'Change accounts?',
    lead: (current: string, next: string) =>
      `You are logged in as ${current}. This link is for another account: ${next}.`,
    stay: 'Stay logged in',
    change: 'Change accounts',
    hint: 'You did not ask for this link? Then stay: somebody may have sent you theirs, so that what you enter ends up in their account.',
  },
  fr: {
    title: 'Changer de compte ?',
    lead: (current: string, next: string) =>
      `Vous êtes en ligne sous l’adresse ${current}. Ce lien ouvre un autre compte : ${next}.`,
    stay: 'Garder ce compte',
    change: 'Changer de compte',
    hint: 'Vous n’avez pas demandé ce lien ? Alors restez : quelqu’un vous a peut-être envoyé le sien, pour que vos réponses arrivent sur son compte.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/**
 * Asks before a login link ends another person's session. The form opens the link again, with the consent for exactly
 * this change.
 */
export function changeAccountPage(
  { token, email, current, consent }: Change,
  language: Language,
  appUrl: string,
): Reply {
  const { title, lead, stay, change, hint } = wordings[language];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead(current, email))}</p>
<p><a class="button" href="${escapeHtml(appUrl)}">${escapeHtml(stay)}</a></p>
${linkForm({ token, email, consent }, change)}
<footer>${escapeHtml(hint)}</footer>`;
  return loginPage({ language, title, main }, appUrl);
}
