import { describe, expect, test } from '@jest/globals';
import { composeReport } from '../../../../src/adapters/presentation/report/compose-report.ts';
import type {
  Block,
  BlockKind,
  ReportDocument,
} from '../../../../src/adapters/presentation/report/report-document.ts';
import { reportHtml } from '../../../../src/adapters/presentation/report/report-html.ts';
import { languages } from '../../../../src/domain/language.ts';
import { aNarrative } from '../../../support/narratives.ts';
import { factsAbout, people } from '../../../support/people.ts';

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
  quote: { kind: 'quote', source: hostile, text: `${hostile}\n\n${hostile}` },
  bullets: { kind: 'bullets', items: [{ label: hostile, text: hostile }, { text: hostile }] },
  key_figures: { kind: 'key_figures', figures: [{ value: hostile, label: hostile, legend: hostile }] },
  figure: {
    kind: 'figure',
    id: 'a-chart',
    chart: { kind: 'bars', rows: [{ label: hostile, value: 50, range: null }] },
    caption: hostile,
    alternative: hostile,
    table,
  },
  table: { kind: 'table', table },
  card: { kind: 'card', title: hostile, facts: [hostile], text: hostile },
  subheading: { kind: 'subheading', text: hostile },
  checklist: { kind: 'checklist', items: [{ text: hostile, measure: hostile, reviewOn: hostile }] },
  questions: { kind: 'questions', items: [hostile] },
  note: { kind: 'note', tone: 'care', text: hostile },
  links: {
    kind: 'links',
    items: [{ text: hostile, href: `https://x.example/?a="><script>`, detail: hostile }],
  },
};

const documentOf = (...content: readonly Block[]): ReportDocument => ({
  language: 'en',
  title: hostile,
  subtitle: hostile,
  facts: [{ label: hostile, text: hostile }],
  headline: hostile,
  generatedAt: new Date(0),
  sections: [{ id: 'one', title: hostile, blocks: content }],
  footer: hostile,
});

const everyReport = people.flatMap((person) =>
  languages.map((language) => {
    const facts = factsAbout(person, language);
    const narrative = aNarrative(facts.profile);
    const report = composeReport({ ...facts, narrative }, { bookAddress: () => 'https://pay.example.com/' });
    return { name: `${person.name} in ${language}`, page: reportHtml(report), report };
  }),
);

describe('every block', () => {
  const withoutBlocks = reportHtml(documentOf()).split(escaped).length;

  test.each(Object.values(blocks))('shows all that it says, escaped: $kind', (block) => {
    const page = reportHtml(documentOf(block));
    const texts = JSON.stringify(block).split('<script>alert').length - 1;
    const copies = block.kind === 'figure' ? texts + 1 : texts;
    expect(page.split(escaped).length - withoutBlocks).toBe(copies);
    expect(page).not.toContain('<script');
  });

  test('leaves the number of blocks as it is', () => {
    const page = reportHtml(documentOf(...Object.values(blocks)));
    expect(page.match(/<table>/g)).toHaveLength(2);
    expect(page.match(/<svg /g)).toHaveLength(2);
  });
});

describe.each(everyReport)('the page of $name', ({ page, report }) => {
  test('holds neither script nor inline style', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  test('has one first heading and skips no level', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level).toBeLessThanOrEqual(levels[index]! + 1));
  });

  test('has unique ids, and every reference leads to one', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...page.matchAll(/(?:aria-labelledby="|href="#)([^"]+)"/g)].map(([, id]) => id!);
    expect(references.length).toBeGreaterThan(report.sections.length * 2);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('gives every chart a text for those who do not see it, and its table', () => {
    const charts = page.match(/role="img" aria-label="[^"]{20,}"/g) ?? [];
    const figures = report.sections.flatMap(({ blocks: all }) => all.filter(({ kind }) => kind === 'figure'));
    expect(charts).toHaveLength(figures.length);
    expect(page.match(/<table>\n<caption/g)?.length).toBeGreaterThanOrEqual(figures.length);
  });

  test('names the rows and columns of its tables', () => {
    expect(page.match(/<th(?![a-z])/g)?.length).toBe(page.match(/<th scope="(?:col|row)"/g)?.length);
  });

  test('draws the numbers that its tables hold', () => {
    for (const { blocks: all } of report.sections) {
      for (const block of all) {
        if (block.kind !== 'figure') continue;
        const cells = new Set(block.table.rows.flatMap((row) => row.cells));
        const start = page.indexOf(`<figure id="${block.id}"`);
        const drawing = page.slice(start, page.indexOf('</svg>', start));
        const drawn = [...drawing.matchAll(/font-size="13"[^>]*>([+−]?\d+)</g)].map(([, text]) => text!);
        expect(drawn.length).toBeGreaterThan(0);
        expect(drawn.filter((value) => !cells.has(value))).toEqual([]);
      }
    }
  });
});

test('texts of several lines stay several paragraphs', () => {
  const page = reportHtml(documentOf({ kind: 'quote', source: 'S', text: 'a\nb\n\nc' }));
  expect(page).toContain('<blockquote><p>a</p><p>b</p><p>c</p></blockquote>');
});
