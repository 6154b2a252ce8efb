import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { type Problem, statusOf } from '../problem.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLayout } from './page-layout.ts';

const wordings = {
  en: {
    notFound: {
      title: 'There is nothing here',
      explanation: 'Check the address, or begin the purchase again.',
    },
    failed: {
      title: 'The payment did not go through',
      explanation: 'The service did not take it, and nothing has changed. Go back and try again in a moment.',
    },
    leave: 'To the application',
  },
  fr: {
    notFound: { title: 'Il n’y a rien ici', explanation: 'Vérifiez l’adresse, ou recommencez l’achat.' },
    failed: {
      title: 'Le paiement n’a pas abouti',
      explanation:
        'Le service ne l’a pas accepté, et rien n’a changé. Revenez en arrière et réessayez dans un instant.',
    },
    leave: 'Vers l’application',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Shown in a browser: why the simulated payment failed. */
export function sandboxFailurePage(problem: Problem, language: Language, appUrl: string): Reply {
  const { notFound, failed, leave } = wordings[language];
  const { title, explanation } = problem.code === 'not_found' ? notFound : failed;
  const main = `<h1>${title}</h1>
<p class="lead">${explanation}</p>
<p><a class="button" href="${escapeHtml(appUrl)}">${leave}</a></p>`;
  return html(statusOf(problem.code), pageLayout({ language, title, main }), {
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': language,
    ...problem.headers,
  });
}
