import type { Language } from '../../../domain/language.ts';
import { escapeHtml } from '../escape-html.ts';
import { blockHtml } from './block-html.ts';
import type { LabelledText, ReportDocument, ReportSection } from './report-document.ts';

const words = {
  en: { skip: 'Skip to the summary', contents: 'Contents' },
  fr: { skip: 'Aller au résumé', contents: 'Sommaire' },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The body of a page, without script or inline style. Classes are those of the style sheet of reports. */
export function reportHtml(report: ReportDocument): string {
  const { language, sections, footer } = report;
  return `<a class="skip" href="#${escapeHtml(sections[0]?.id ?? '')}">${words[language].skip}</a>
<main>
${headHtml(report)}
<nav aria-label="${words[language].contents}">
<ol>
${sections.map(entryHtml).join('\n')}
</ol>
</nav>
${sections.map(sectionHtml).join('\n')}
</main>
<footer>${escapeHtml(footer)}</footer>`;
}

const headHtml = ({ title, subtitle, headline, facts }: ReportDocument): string => `<header>
<h1>${escapeHtml(title)}</h1>
<p class="subtitle">${escapeHtml(subtitle)}</p>
<p class="headline">${escapeHtml(headline)}</p>
<dl class="facts">
${facts.map(factHtml).join('\n')}
</dl>
</header>`;

const factHtml = ({ label, text }: LabelledText): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`;

const entryHtml = ({ id, title }: ReportSection): string =>
  `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`;

const sectionHtml = ({ id, title, blocks }: ReportSection): string =>
  `<section id="${escapeHtml(id)}" aria-labelledby="${escapeHtml(id)}-title">
<h2 id="${escapeHtml(id)}-title">${escapeHtml(title)}</h2>
${blocks.map((block, index) => blockHtml(block, `${id}-${index + 1}`)).join('\n')}
</section>`;
