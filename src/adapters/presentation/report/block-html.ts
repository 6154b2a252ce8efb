import { escapeHtml } from '../escape-html.ts';
import { drawChart } from './charts/charts.ts';
import type { Block, BlockKind, LabelledText, Step, Table } from './report-document.ts';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type Renderers = { readonly [Kind in BlockKind]: (block: BlockOf<Kind>, id: string) => string };

const renderers: Renderers = {
  lead: ({ text }) => `<p class="lead">${escapeHtml(text)}</p>`,
  paragraph: ({ text }) => `<p>${escapeHtml(text)}</p>`,
  bullets: ({ items }) => listHtml('bullets', items.map(bulletHtml)),
  figure: figureHtml,
  table: ({ table }, id) => tableHtml(table, id),
  subheading: ({ text }) => `<h3>${escapeHtml(text)}</h3>`,
  entries: ({ items }) => `<dl class="entries">\n${items.map(entryHtml).join('\n')}\n</dl>`,
  experiment: experimentHtml,
  insights: ({ items }) => listHtml('insights', items.map(escapeHtml)),
  question: ({ text }) => `<p class="question">${escapeHtml(text)}</p>`,
  milestone: milestoneHtml,
  questions: ({ items }) => `<ol class="questions">\n${items.map(questionHtml).join('\n')}\n</ol>`,
  note: ({ tone, text }) => `<p class="note ${tone}" role="note">${escapeHtml(text)}</p>`,
};

/** `id` must be unique on the page. */
export const blockHtml = (block: Block, id: string): string =>
  // The table has a renderer for every kind, but the compiler cannot know that this block matches its renderer.
  (renderers[block.kind] as (block: Block, id: string) => string)(block, id);

const listHtml = (name: string, items: readonly string[]): string =>
  `<ul class="${name}">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

const bulletHtml = (item: LabelledText | { readonly text: string }): string =>
  'label' in item
    ? `<strong>${escapeHtml(item.label)}</strong> ${escapeHtml(item.text)}`
    : escapeHtml(item.text);

const entryHtml = ({ label, text }: LabelledText): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`;

const questionHtml = ({ label, text }: LabelledText): string =>
  `<li><p class="label">${escapeHtml(label)}</p><p>${escapeHtml(text)}</p></li>`;

function experimentHtml({ experiment }: BlockOf<'experiment'>): string {
  const { label, name, body, sayTo, script, notice } = experiment;
  return `<aside class="experiment" aria-label="${escapeHtml(`${label}: ${name}`)}">
<p class="label">${escapeHtml(label)}</p>
<h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(body)}</p>
<figure class="script"><figcaption>${escapeHtml(sayTo)}</figcaption><blockquote><p>${escapeHtml(script)}</p></blockquote></figure>
<p>${escapeHtml(notice)}</p>
</aside>`;
}

/** One drawing for screens and one for phones; the style sheet shows one of them. */
const chartWidths = { wide: 640, narrow: 300 } as const;
const fontFamily = 'system-ui, sans-serif';

/** The table is for screen readers: it repeats the data of the drawing. */
function figureHtml({ id, chart, caption, alternative, table }: BlockOf<'figure'>): string {
  const drawings = Object.entries(chartWidths).map(
    ([name, width]) => `<div class="${name}">${drawChart(chart, { width, fontFamily })}</div>`,
  );
  return `<figure id="${escapeHtml(id)}"><figcaption>${escapeHtml(caption)}</figcaption>
<div class="chart" role="img" aria-label="${escapeHtml(alternative)}">${drawings.join('\n')}</div>
<div class="unseen">${bareTableHtml(table, `${id}-table`)}</div></figure>`;
}

/** Tables with more columns are set in a narrower style. */
const mostColumns = 7;

/** A table that is too wide scrolls by itself, also with the keyboard. */
const tableHtml = (table: Table, id: string): string =>
  `<div class="scroll${table.columns.length > mostColumns ? ' dense' : ''}" role="region" tabindex="0" aria-labelledby="${escapeHtml(id)}">${bareTableHtml(table, id)}</div>`;

const bareTableHtml = ({ caption, columns, rows }: Table, id: string): string => `<table>
<caption id="${escapeHtml(id)}">${escapeHtml(caption)}</caption>
<thead><tr>${columns.map(({ title, align }) => `<th scope="col"${alignment(align)}>${escapeHtml(title)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ cells }) => `<tr>${cells.map((cell, index) => cellHtml(cell, index, columns[index]?.align)).join('')}</tr>`).join('\n')}
</tbody>
</table>`;

const cellHtml = (text: string, index: number, align: Table['columns'][number]['align'] = 'left'): string =>
  index === 0
    ? `<th scope="row">${escapeHtml(text)}</th>`
    : `<td${alignment(align)}>${escapeHtml(text)}</td>`;

const alignment = (align: Table['columns'][number]['align']): string =>
  align === 'right' ? ' class="number"' : '';

function milestoneHtml({ milestone: { label, title, steps } }: BlockOf<'milestone'>): string {
  const before = label === undefined ? '' : `<span class="label">${escapeHtml(label)}</span> `;
  return `<div class="milestone">
<h3>${before}${escapeHtml(title)}</h3>
${listHtml('checklist', steps.map(stepHtml))}
</div>`;
}

const stepHtml = ({ id, text, sign, serves }: Step): string =>
  [
    `<p data-action="${escapeHtml(id)}">${escapeHtml(text)}</p>`,
    sign === '' ? '' : `<p class="sign">${escapeHtml(sign)}</p>`,
    serves === '' ? '' : `<p class="serves">${escapeHtml(serves)}</p>`,
  ].join('');
