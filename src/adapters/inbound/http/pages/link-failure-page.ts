import type { Language } from '#domain/language.ts';
import { type Problem, type ProblemCode, statusOf } from '../problem.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { pageLayout } from './page-layout.ts';

interface Wording {
  readonly title: string;
  readonly explanation: string;
}

const wordings: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, Wording>>>>> = {
  en: {
    link_expired: {
      title: 'This link has expired',
      explanation: 'A login link lives for 15 minutes. Ask for a new one: it arrives within a minute.',
    },
    link_used: {
      title: 'This link has already been used',
      explanation: 'A login link works once, and using one ends the others. Ask for a new one.',
    },
    database_unavailable: {
      title: 'We cannot log you in right now',
      explanation:
        'Something on our side does not answer. Your link was not used: open it again in a minute.',
    },
    overloaded: {
      title: 'We cannot log you in right now',
      explanation:
        'Too many people are using the service at this moment. Your link was not used: open it again in a minute.',
    },
    internal_error: {
      title: 'We cannot log you in right now',
      explanation:
        'Something went wrong on our side, and it was recorded. Open the link again, or ask for a new one.',
    },
    rate_limited: {
      title: 'Too many attempts',
      explanation: 'Too many links failed from your network. Wait five minutes, then ask for a new link.',
    },
  },
  fr: {
    link_expired: {
      title: 'Ce lien a expiré',
      explanation:
        'Un lien de connexion est valable 15 minutes. Demandez-en un nouveau : il arrive en une minute.',
    },
    link_used: {
      title: 'Ce lien a déjà servi',
      explanation: 'Un lien de connexion sert une seule fois et annule les autres. Demandez-en un nouveau.',
    },
    database_unavailable: {
      title: 'Connexion impossible pour le moment',
      explanation:
        'Un service ne répond pas de notre côté. Votre lien n’a pas servi : rouvrez-le dans une minute.',
    },
    overloaded: {
      title: 'Connexion impossible pour le moment',
      explanation:
        'Trop de personnes utilisent le service en ce moment. Votre lien n’a pas servi : rouvrez-le dans une minute.',
    },
    internal_error: {
      title: 'Connexion impossible pour le moment',
      explanation:
        'Une erreur est survenue de notre côté, elle est enregistrée. Rouvrez le lien ou demandez-en un nouveau.',
    },
    rate_limited: {
      title: 'Trop de tentatives',
      explanation:
        'Trop de liens ont échoué depuis votre réseau. Attendez cinq minutes, puis demandez un nouveau lien.',
    },
  },
};

const otherwise: Readonly<Record<Language, Wording>> = {
  en: {
    title: 'This link does not work',
    explanation:
      'Part of it may have been lost on the way. Open the whole link of the mail, or ask for a new one.',
  },
  fr: {
    title: 'Ce lien ne fonctionne pas',
    explanation:
      'Il en manque peut-être une partie. Ouvrez le lien entier du message, ou demandez-en un nouveau.',
  },
};

const askAgain: Readonly<Record<Language, string>> = {
  en: 'Ask for a new link',
  fr: 'Demander un nouveau lien',
};

/** Shown in a browser: why the link failed, and how to get a new one. */
export function linkFailurePage(problem: Problem, language: Language, loginUrl: string): Reply {
  const { title, explanation } = wordings[language][problem.code] ?? otherwise[language];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(explanation)}</p>
<p><a class="button" href="${escapeHtml(loginUrl)}">${escapeHtml(askAgain[language])}</a></p>`;
  return html(statusOf(problem.code), pageLayout({ language, title, main }), {
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': language,
    ...problem.headers,
  });
}
