import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLayout } from './page-layout.ts';

const wordings = {
  en: {
    title: 'There is nothing at this address',
    lead: 'The address may be mistyped, or the page has moved.',
    start: 'Go to the start page',
  },
  fr: {
    title: 'Il n’y a rien à cette adresse',
    lead: 'L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
    start: 'Aller à l’accueil',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Shown in a browser instead of a problem document. */
export function missingPage(language: Language, appUrl: string): Reply {
  const { title, lead, start } = wordings[language];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
<p><a class="button" href="${escapeHtml(appUrl)}">${escapeHtml(start)}</a></p>`;
  return html(404, pageLayout({ language, title, main }), {
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': language,
  });
}
