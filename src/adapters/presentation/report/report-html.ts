import type { Language } from '#domain/language.ts';
import { escapeHtml } from '../escape-html.ts';
import { blockHtml } from './block-html.ts';
import type { BlockKind, ReportDocument, ReportSection } from './report-document.ts';

const words = {
  en: { skip: 'Skip to the letter' },
  fr: { skip: 'Aller à la lettre' },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The body of a page, without script and inline style. The classes are those of the report's style sheet. */
export function reportHtml(report: ReportDocument): string {
  const { language, sections, footer } = report;
  return `<a class="skip" href="#${escapeHtml(sections[0]?.id ?? '')}">${words[language].skip}</a>
<main>
${headHtml(report)}
${sections.map(sectionHtml).join('\n')}
</main>
<footer>${escapeHtml(footer)}</footer>`;
}

const headHtml = ({ title, subtitle, facts, notice }: ReportDocument): string => `<header>
${notice === '' ? '' : `<p class="note method" role="note">${escapeHtml(notice)}</p>\n`}<h1>${escapeHtml(title)}</h1>
<p class="subtitle">${escapeHtml(subtitle)}</p>
${facts.map((line) => `<p class="facts">${escapeHtml(line)}</p>`).join('\n')}
</header>`;

const sectionHtml = (section: ReportSection): string => {
  const { id, kicker, title, blocks } = section;
  return `<section id="${escapeHtml(id)}"${dataOf(section)} aria-labelledby="${escapeHtml(id)}-title">
${kicker === undefined ? '' : `<p class="kicker">${escapeHtml(kicker)}</p>\n`}<h2 id="${escapeHtml(id)}-title">${escapeHtml(title)}</h2>
${blocksHtml({ id, blocks })}
</section>`;
};

/** The content of a section below its title, without the blocks of one kind, which are shown in another way. */
export const blocksHtml = (
  { id, blocks }: Pick<ReportSection, 'id' | 'blocks'>,
  without?: BlockKind,
): string =>
  blocks
    .map((block, index) => (block.kind === without ? '' : blockHtml(block, `${id}-${index + 1}`)))
    .filter((html) => html !== '')
    .join('\n');

/** Attributes by which programs find the parts. */
const dataOf = ({ part, finding }: ReportSection): string =>
  [
    ` data-part="${part}"`,
    finding === undefined ? '' : ` data-kind="${finding.kind}"`,
    finding?.nature ? ` data-nature="${finding.nature}"` : '',
  ].join('');
