import type { Language } from '../../../../domain/language.ts';
import { pageLayout } from './page-layout.ts';

const wordings = {
  en: {
    title: 'Know how you work',
    lead: '76 short statements, about ten minutes, and an honest picture of the nine Natures and ten Intelligences you are drawn to. Free, without a password, and yours alone.',
    how: 'How it works',
    steps: [
      'Ask for a login link: it comes by mail and works once, for 15 minutes.',
      'Rate the 76 statements from 1, not at all like you, to 5, very much like you.',
      'Read your result: scores from 0 to 100, what stands out, and how sure that is.',
    ],
    limits:
      'A self-assessment shows how you see yourself. It is no test of ability, and not made for choosing between applicants.',
    start: 'Begin with the API',
    docs: 'All routes, with a console to try them',
  },
  fr: {
    title: 'Savoir comment vous travaillez',
    lead: '76 phrases courtes, une dizaine de minutes, et une image honnête des neuf Natures et des dix Intelligences qui vous attirent. Gratuit, sans mot de passe, et rien que pour vous.',
    how: 'Comment cela se passe',
    steps: [
      'Demandez un lien de connexion : il arrive par courriel et sert une fois, pendant 15 minutes.',
      'Notez les 76 phrases de 1, pas du tout vous, à 5, tout à fait vous.',
      'Lisez votre résultat : des scores de 0 à 100, ce qui ressort, et avec quelle certitude.',
    ],
    limits:
      'Une auto-évaluation montre comment vous vous voyez. Elle ne mesure pas de capacité et ne sert pas à choisir entre des candidats.',
    start: 'Commencer par l’API',
    docs: 'Toutes les routes, avec une console pour les essayer',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** What stands at `/` and `/app/`: what this is, and how to begin. */
export function landingPage(language: Language, baseUrl: string): string {
  const { title, lead, how, steps, limits, start, docs } = wordings[language];
  const main = `<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2>${how}</h2>
<ol>
${steps.map((step) => `<li>${step}</li>`).join('\n')}
</ol>
<h2>${start}</h2>
<pre tabindex="0"><code>curl ${baseUrl}/auth/request \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "you@example.com"}'</code></pre>
<p><a href="/docs">${docs}</a></p>
<footer>${limits}</footer>`;
  return pageLayout({ language, title, main });
}
