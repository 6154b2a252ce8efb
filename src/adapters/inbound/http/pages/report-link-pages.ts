import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { type Problem, type ProblemCode, statusOf } from '../problem.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLayout } from './page-layout.ts';
import { privatePageHeaders } from './report-page.ts';

interface Wording {
  readonly title: string;
  readonly explanation: string;
}

const wordings: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, Wording>>>>> = {
  en: {
    signature_expired: {
      title: 'This link has expired',
      explanation:
        'A report link lives for 30 days, so that an old mail does not open it for ever. Your report is still there.',
    },
    purchase_revoked: {
      title: 'This report is closed',
      explanation:
        'Its purchase was refunded, or the payment is disputed. If that is a mistake, please answer the mail that brought your receipt.',
    },
    map_not_ready: {
      title: 'Your report is being written',
      explanation:
        'That takes a minute or two. We send you a mail as soon as it is ready; you need not wait here.',
    },
    rate_limited: {
      title: 'Too many attempts',
      explanation: 'Please wait a little before you try again.',
    },
    database_unavailable: {
      title: 'We cannot show your report right now',
      explanation: 'Something on our side does not answer. Nothing is lost: open the link again in a minute.',
    },
    overloaded: {
      title: 'We cannot show your report right now',
      explanation: 'Too much is going on at once. Nothing is lost: open the link again in a minute.',
    },
    internal_error: {
      title: 'We cannot show your report right now',
      explanation: 'Something went wrong on our side, and it was recorded. Please open the link again later.',
    },
  },
  fr: {
    signature_expired: {
      title: 'Ce lien a expiré',
      explanation:
        'Un lien de rapport vit 30 jours, pour qu’un ancien message ne l’ouvre pas indéfiniment. Votre rapport est toujours là.',
    },
    purchase_revoked: {
      title: 'Ce rapport est fermé',
      explanation:
        'Son achat a été remboursé, ou le paiement est contesté. Si c’est une erreur, répondez au message qui contenait votre reçu.',
    },
    map_not_ready: {
      title: 'Votre rapport est en cours de rédaction',
      explanation:
        'Cela prend une minute ou deux. Un message vous préviendra dès qu’il sera prêt ; inutile d’attendre ici.',
    },
    rate_limited: {
      title: 'Trop de tentatives',
      explanation: 'Attendez un peu avant de réessayer.',
    },
    database_unavailable: {
      title: 'Votre rapport ne peut pas s’afficher pour le moment',
      explanation:
        'Un service ne répond pas de notre côté. Rien n’est perdu : rouvrez le lien dans une minute.',
    },
    overloaded: {
      title: 'Votre rapport ne peut pas s’afficher pour le moment',
      explanation: 'Trop de demandes arrivent à la fois. Rien n’est perdu : rouvrez le lien dans une minute.',
    },
    internal_error: {
      title: 'Votre rapport ne peut pas s’afficher pour le moment',
      explanation: 'Une erreur est survenue de notre côté, elle est enregistrée. Rouvrez le lien plus tard.',
    },
  },
};

const otherwise: Readonly<Record<Language, Wording>> = {
  en: {
    title: 'This link does not work',
    explanation:
      'Part of it may have been lost on the way. Open the whole link of the mail, or log in to find your report.',
  },
  fr: {
    title: 'Ce lien ne fonctionne pas',
    explanation:
      'Il en manque peut-être une partie. Ouvrez le lien entier du message, ou connectez-vous pour retrouver votre rapport.',
  },
};

const actions = {
  en: { renew: 'Send me a new link', logIn: 'Log in', orLogIn: 'Or log in and find it there' },
  fr: {
    renew: 'M’envoyer un nouveau lien',
    logIn: 'Se connecter',
    orLogIn: 'Ou connectez-vous pour le retrouver',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const linkSent: Readonly<Record<Language, Wording>> = {
  en: {
    title: 'A new link is on its way',
    explanation:
      'It goes to the address of the account that the report belongs to, and should arrive within a minute. If you asked before, look for that mail: each link is sent once.',
  },
  fr: {
    title: 'Un nouveau lien est en route',
    explanation:
      'Il part vers l’adresse du compte auquel appartient le rapport et devrait arriver en une minute. Si vous l’avez déjà demandé, cherchez ce message : chaque lien part une seule fois.',
  },
};

interface Ways {
  readonly loginUrl: string;
  /** The address for requesting a new link, if this one has expired. */
  readonly renewAction?: string;
}

/** Shown in a browser: why the report does not open, and what the person can do. */
export function reportFailurePage(problem: Problem, language: Language, ways: Ways): Reply {
  const wording = wordings[language][problem.code] ?? otherwise[language];
  const main = `${wordingHtml(wording)}
${wayHtml(problem.code, language, ways)}`;
  return linkPage(statusOf(problem.code), language, { title: wording.title, main }, problem.headers);
}

export const reportLinkSentPage = (language: Language): Reply =>
  linkPage(200, language, { title: linkSent[language].title, main: wordingHtml(linkSent[language]) });

const wordingHtml = ({ title, explanation }: Wording): string => `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(explanation)}</p>`;

/** A login helps if the link is the problem. For other problems, the person can only wait. */
function wayHtml(code: ProblemCode, language: Language, { loginUrl, renewAction }: Ways): string {
  const { renew, logIn, orLogIn } = actions[language];
  if (code === 'signature_expired' && renewAction !== undefined) {
    return `<form method="post" action="${escapeHtml(renewAction)}">
<button>${escapeHtml(renew)}</button>
</form>
<p><a href="${escapeHtml(loginUrl)}">${escapeHtml(orLogIn)}</a></p>`;
  }
  if (statusOf(code) >= 429 || code === 'purchase_revoked') return '';
  return `<p><a class="button" href="${escapeHtml(loginUrl)}">${escapeHtml(logIn)}</a></p>`;
}

/** The policy must allow the page's own origin, or its form would be treated as a cross-site request. */
const linkPage = (
  status: number,
  language: Language,
  page: { readonly title: string; readonly main: string },
  headers: Reply['headers'] = {},
): Reply =>
  html(status, pageLayout({ language, ...page }), {
    ...privatePageHeaders,
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': language,
    'Referrer-Policy': 'same-origin',
    ...headers,
  });
