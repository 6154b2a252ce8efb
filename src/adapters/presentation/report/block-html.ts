import { escapeHtml } from '../escape-html.ts';
import { drawChart } from './charts.ts';
import type {
  Block,
  BlockKind,
  ChecklistItem,
  KeyFigure,
  LabelledText,
  LinkItem,
  Table,
} from './report-document.ts';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type Renderers = { readonly [Kind in BlockKind]: (block: BlockOf<Kind>, id: string) => string };

const renderers: Renderers = {
  lead: ({ text }) => `<p class="lead">${escapeHtml(text)}</p>`,
  paragraph: ({ text }) => `<p>${escapeHtml(text)}</p>`,
  quote: quoteHtml,
  bullets: ({ items }) => listHtml('bullets', items.map(bulletHtml)),
  key_figures: ({ figures }) => `<dl class="figures">\n${figures.map(keyFigureHtml).join('\n')}\n</dl>`,
  figure: figureHtml,
  table: ({ table }, id) => tableHtml(table, id),
  card: cardHtml,
  subheading: ({ text }) => `<h3>${escapeHtml(text)}</h3>`,
  checklist: ({ items }) => listHtml('checklist', items.map(checklistItemHtml)),
  questions: ({ items }) => `<ol class="questions">\n${items.map(itemHtml).join('\n')}\n</ol>`,
  note: ({ tone, text }) => `<p class="note ${tone}" role="note">${escapeHtml(text)}</p>`,
  links: ({ items }) => listHtml('links', items.map(linkHtml)),
};

/** `id` is unique on the page. */
export const blockHtml = (block: Block, id: string): string =>
  // The table has a row for every kind, but the compiler cannot tie this block to its row.
  (renderers[block.kind] as (block: Block, id: string) => string)(block, id);

const listHtml = (name: string, items: readonly string[]): string =>
  `<ul class="${name}">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

const itemHtml = (text: string): string => `<li>${escapeHtml(text)}</li>`;

function quoteHtml({ source, text }: BlockOf<'quote'>): string {
  const paragraphs = text.split(/\n+/).map((part) => `<p>${escapeHtml(part)}</p>`);
  return `<figure class="quote"><figcaption>${escapeHtml(source)}</figcaption>
<blockquote>${paragraphs.join('')}</blockquote></figure>`;
}

const bulletHtml = (item: LabelledText | { readonly text: string }): string =>
  'label' in item
    ? `<strong>${escapeHtml(item.label)}</strong> ${escapeHtml(item.text)}`
    : escapeHtml(item.text);

const keyFigureHtml = ({ value, label, legend }: KeyFigure): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd class="value">${escapeHtml(value)}</dd><dd>${escapeHtml(legend)}</dd></div>`;

/** For a page on a screen, and for a phone; the style sheet shows one of them. */
const chartWidths = { wide: 640, narrow: 300 } as const;
const fontFamily = 'system-ui, sans-serif';

function figureHtml({ id, chart, caption, alternative, table }: BlockOf<'figure'>): string {
  const drawings = Object.entries(chartWidths).map(
    ([name, width]) => `<div class="${name}">${drawChart(chart, { width, fontFamily })}</div>`,
  );
  return `<figure id="${escapeHtml(id)}"><figcaption>${escapeHtml(caption)}</figcaption>
<div class="chart" role="img" aria-label="${escapeHtml(alternative)}">${drawings.join('\n')}</div></figure>
${tableHtml(table, `${id}-table`)}`;
}

/** Too wide a table scrolls by itself, also with the keyboard. */
const tableHtml = ({ caption, columns, rows }: Table, id: string): string =>
  `<div class="scroll" role="region" tabindex="0" aria-labelledby="${escapeHtml(id)}"><table>
<caption id="${escapeHtml(id)}">${escapeHtml(caption)}</caption>
<thead><tr>${columns.map(({ title, align }) => `<th scope="col"${alignment(align)}>${escapeHtml(title)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ cells }) => `<tr>${cells.map((cell, index) => cellHtml(cell, index, columns[index]?.align)).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`;

const cellHtml = (text: string, index: number, align: Table['columns'][number]['align'] = 'left'): string =>
  index === 0
    ? `<th scope="row">${escapeHtml(text)}</th>`
    : `<td${alignment(align)}>${escapeHtml(text)}</td>`;

const alignment = (align: Table['columns'][number]['align']): string =>
  align === 'right' ? ' class="number"' : '';

function cardHtml({ title, facts, text }: BlockOf<'card'>): string {
  return `<article class="card">
<h3>${escapeHtml(title)}</h3>
<ul class="numbers">${facts.map(itemHtml).join('')}</ul>
<p>${escapeHtml(text)}</p>
</article>`;
}

const checklistItemHtml = ({ text, measure, reviewOn }: ChecklistItem): string =>
  `<p>${escapeHtml(text)}</p><p class="measure">${escapeHtml(measure)} ${escapeHtml(reviewOn)}</p>`;

const linkHtml = ({ text, href, detail }: LinkItem): string =>
  `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(text)}</a><p>${escapeHtml(detail)}</p>`;
