import { describe, expect, test } from '@jest/globals';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import type {
  Block,
  BlockKind,
  Figure,
  ReportDocument,
} from '#adapters/presentation/report/report-document.ts';
import { reportHtml } from '#adapters/presentation/report/report-html.ts';
import { languages } from '#domain/language.ts';
import { allPeople } from '#test/support/makers/invented-people.ts';
import { aFirstEdition, aNarrative } from '#test/support/makers/narratives.ts';
import { factsAbout } from '#test/support/makers/people.ts';

const hostile = `<script>alert("1")</script> & ' "x"`;
const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39; &quot;x&quot;';

const table = {
  caption: hostile,
  columns: [
    { title: hostile, align: 'left' },
    { title: hostile, align: 'right' },
  ],
  rows: [{ cells: [hostile, hostile] }],
} as const;

const blocks: { readonly [Kind in BlockKind]: Extract<Block, { readonly kind: Kind }> } = {
  lead: { kind: 'lead', text: hostile },
  paragraph: { kind: 'paragraph', text: hostile },
  bullets: { kind: 'bullets', items: [{ label: hostile, text: hostile }, { text: hostile }] },
  figure: {
    kind: 'figure',
    id: 'a-chart',
    chart: { kind: 'bars', rows: [{ label: hostile, value: 50, range: null }] },
    caption: hostile,
    alternative: hostile,
    table,
  },
  table: { kind: 'table', table },
  subheading: { kind: 'subheading', text: hostile },
  entries: { kind: 'entries', items: [{ label: hostile, text: hostile }] },
  experiment: {
    kind: 'experiment',
    experiment: {
      label: hostile,
      name: hostile,
      body: hostile,
      sayTo: hostile,
      script: hostile,
      notice: hostile,
    },
  },
  insights: { kind: 'insights', items: [hostile, hostile] },
  question: { kind: 'question', text: hostile, print: 'largest' },
  milestone: {
    kind: 'milestone',
    milestone: {
      label: hostile,
      title: hostile,
      steps: [{ id: hostile, text: hostile, sign: hostile, serves: hostile }],
    },
  },
  questions: { kind: 'questions', items: [{ label: hostile, text: hostile }] },
  note: { kind: 'note', tone: 'care', text: hostile },
};

/**
 * Texts that appear more often on the page than in the block: a chart is drawn twice, and an experiment is named for
 * screen readers.
 */
const said = (text: string): number => text.split('<script>alert').length - 1;
const repeated: Partial<Record<BlockKind, number>> = { figure: 1, experiment: 2 };

const documentOf = (...content: readonly Block[]): ReportDocument => ({
  language: 'en',
  title: hostile,
  subtitle: hostile,
  facts: [hostile, hostile],
  notice: hostile,
  generatedAt: new Date(0),
  sections: [{ id: 'one', part: 'letter', kicker: hostile, title: hostile, blocks: content }],
  footer: hostile,
});

const everyReport = allPeople.flatMap((person) =>
  languages.map((language) => {
    const facts = factsAbout(person, language);
    const report = composeReport({ ...facts, narrative: aNarrative(facts.profile) });
    return { name: `${person.name} in ${language}`, page: reportHtml(report), report };
  }),
);

const figuresOf = ({ sections }: ReportDocument): readonly Figure[] =>
  sections.flatMap((section) => section.blocks.filter((block): block is Figure => block.kind === 'figure'));

/** From its beginning to its end. */
function figureIn(page: string, { id }: Figure): string {
  const start = page.indexOf(`<figure id="${id}"`);
  return page.slice(start, page.indexOf('</figure>', start));
}

describe('every block', () => {
  const withoutBlocks = reportHtml(documentOf()).split(escaped).length;

  test.each(Object.values(blocks))('shows all its texts, escaped: $kind', (block) => {
    const page = reportHtml(documentOf(block));
    const copies = said(JSON.stringify(block)) + (repeated[block.kind] ?? 0);
    expect(page.split(escaped).length - withoutBlocks).toBe(copies);
    expect(page).not.toContain('<script');
  });

  test('does not change the number of blocks', () => {
    const page = reportHtml(documentOf(...Object.values(blocks)));
    expect(page.match(/<table>/g)).toHaveLength(2);
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page.match(/<aside /g)).toHaveLength(1);
  });
});

test('a head without a notice shows none, and has one line for each line of facts', () => {
  const page = reportHtml({ ...documentOf(), notice: '', facts: ['one', 'two'] });
  const head = page.slice(0, page.indexOf('</header>'));
  expect(head).not.toContain('role="note"');
  expect(head).toContain('<p class="facts">one</p>\n<p class="facts">two</p>');
});

describe('a step of the plan', () => {
  const itemOf = (sign: string, serves: string) =>
    reportHtml(
      documentOf({
        kind: 'milestone',
        milestone: { title: 'Look back', steps: [{ id: 'strain.first.1', text: 'Do.', sign, serves }] },
      }),
    );

  test('keeps its sign and its purpose in one item, with its id for programs', () => {
    expect(itemOf('Seen.', 'For your goal')).toContain(
      '<li><p data-action="strain.first.1">Do.</p><p class="sign">Seen.</p><p class="serves">For your goal</p></li>',
    );
  });

  test('has no empty line if the step contains its sign', () => {
    expect(itemOf('', '')).toContain('<li><p data-action="strain.first.1">Do.</p></li>');
  });
});

describe('a day of the plan', () => {
  const headingOf = (label?: string) =>
    /<h3>.*<\/h3>/.exec(
      reportHtml(
        documentOf({
          kind: 'milestone',
          milestone: { ...(label !== undefined && { label }), title: '28 November 2026', steps: [] },
        }),
      ),
    )?.[0];

  test('is a heading, with its label before it if there is one', () => {
    expect(headingOf('By')).toBe('<h3><span class="label">By</span> 28 November 2026</h3>');
    expect(headingOf()).toBe('<h3>28 November 2026</h3>');
  });
});

test('an experiment is an aside with a heading, and its script a quotation', () => {
  const page = reportHtml(documentOf(blocks.experiment));
  expect(page).toMatch(/<aside class="experiment" aria-label="[^"]+">[\s\S]*<h3>/);
  expect(page).toMatch(/<figcaption>[^<]+<\/figcaption><blockquote><p>[^<]+<\/p><\/blockquote>/);
});

test('a table with many columns is dense', () => {
  const columns = Array.from({ length: 9 }, () => table.columns[0]);
  const rows = [{ cells: columns.map(() => 'cell') }];
  const page = reportHtml(documentOf({ kind: 'table', table: { caption: 'c', columns, rows } }));
  expect(page).toContain('<div class="scroll dense"');
  expect(reportHtml(documentOf(blocks.table))).toContain('<div class="scroll" role="region" tabindex="0"');
});

describe.each(everyReport)('the page of $name', ({ page, report }) => {
  test('contains neither scripts nor inline styles', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  test('has one first heading and skips no level', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level).toBeLessThanOrEqual(levels[index]! + 1));
  });

  test('has unique ids, and every reference leads to one of them', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...page.matchAll(/(?:aria-labelledby="|href="#)([^"]+)"/g)].map(([, id]) => id!);
    expect(references.length).toBeGreaterThan(report.sections.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('names its parts for programs, in order, with kind and nature of each finding', () => {
    const parts = [...page.matchAll(/<section id="[^"]+" data-part="([^"]+)"([^>]*)>/g)];
    expect(parts.map(([, part]) => part)).toEqual(report.sections.map(({ part }) => part));
    const attribute = (attributes: string, name: string) =>
      new RegExp(` data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
    expect(parts.map(([, , rest]) => [attribute(rest!, 'kind'), attribute(rest!, 'nature')])).toEqual(
      report.sections.map(({ finding }) => [finding?.kind ?? null, finding?.nature ?? null]),
    );
    expect(page.match(/<section/g)).toHaveLength(parts.length);
  });

  test('gives every chart a caption, a text with its values, and a table, for people who do not see it', () => {
    const figures = figuresOf(report);
    expect(page.match(/role="img" aria-label="[^"]{20,}"/g)).toHaveLength(figures.length);
    for (const figure of figures) {
      const shown = figureIn(page, figure);
      expect(shown.match(/<figcaption>[^<]{10,}<\/figcaption>/g)).toHaveLength(1);
      const [, hidden] = shown.split('<div class="unseen">');
      expect(hidden?.match(/<tr>/g)).toHaveLength(figure.table.rows.length + 1);
      const [, alternative = ''] = /aria-label="([^"]+)"/.exec(shown) ?? [];
      for (const [, cell = ''] of hidden!.matchAll(/<td[^>]*>([^<]+)<\/td>/g))
        expect(alternative).toContain(cell);
    }
  });

  test('shows tables only in the appendix, and the keyboard reaches no hidden table', () => {
    const [before = '', appendix = ''] = page.split('data-part="appendix"');
    const visible = before.replaceAll(/<div class="unseen">[\s\S]*?<\/table><\/div>/g, '');
    expect(visible).not.toMatch(/<table|tabindex/);
    expect(appendix.match(/<table>/g)).toHaveLength(2);
    expect(appendix.match(/tabindex="0"/g)).toHaveLength(2);
  });

  test('names the rows and columns of its tables', () => {
    expect(page.match(/<th(?![a-z])/g)?.length).toBe(page.match(/<th scope="(?:col|row)"/g)?.length);
  });

  test('draws the numbers in its tables', () => {
    for (const figure of figuresOf(report)) {
      if (figure.chart.kind === 'nature') continue;
      const cells = figure.table.rows.flatMap((row) => row.cells);
      const [drawing = ''] = figureIn(page, figure).split('</svg>');
      const drawn = [...drawing.matchAll(/font-size="13"[^>]*>([+−]?\d+)</g)].map(([, text]) => text!);
      const known = (value: string): boolean => cells.some((cell) => cell.split(' ')[0] === value);
      // The amounts of a week have a unit.
      expect(drawn.length > 0 || figure.chart.kind === 'week').toBe(true);
      expect(drawn.filter((value) => !known(value))).toEqual([]);
    }
  });
});

test('a map of the first method has a page with all its texts, in parts that programs find', () => {
  const facts = factsAbout(allPeople[1]!, 'en');
  const profile = { ...facts.profile, findings: [], week: null, tension: null, counsel: null };
  const { sections } = aFirstEdition(profile);
  const page = reportHtml(composeReport({ ...facts, profile, narrative: aFirstEdition(profile) }));
  const words = [...JSON.stringify(Object.values(sections)).matchAll(/"(?:The|What) [^"]+"/g)];
  expect(words.length).toBeGreaterThan(15);
  for (const [word] of words) expect(page).toContain(word.slice(1, -1));
  for (const part of ['letter', 'natures', 'plan', 'conversation', 'method', 'appendix'])
    expect(page).toContain(`data-part="${part}"`);
  expect(page).not.toContain('data-kind');
});
