import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { drawChart } from '#adapters/presentation/report/charts/charts.ts';
import { drawReport } from '#adapters/outbound/pdf/draw-report.ts';
import { loadFonts } from '#adapters/outbound/pdf/fonts.ts';
import type { Block, ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { draw, drawAndRead as read, flat, fonts } from './drawing.ts';
import { countShapes, elementsOf, type ReadPdf, readPdf, textOf } from './pdf-reader.ts';
import {
  blockSaying,
  figures,
  frenchReport,
  fullReport,
  reportOf,
  reportSaying,
  shortReport,
  table,
  wideTable,
} from './report-documents.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';

const rolesIn = ({ pages }: ReadPdf): readonly string[] =>
  pages.flatMap((page) => elementsOf(page).map(({ role }) => role));
const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length;

/** The hashes of files that are drawn one after another, with newly loaded fonts. */
const hashesOf = async (reports: readonly ReportDocument[]): Promise<readonly string[]> => {
  const fresh = loadFonts();
  const hashes: string[] = [];
  for (const report of reports)
    hashes.push(
      createHash('sha256')
        .update(await drawReport(report, fresh))
        .digest('hex'),
    );
  return hashes;
};

/** Characters that share their glyphs with others, combine with others into one glyph, or exist in several fonts. */
const lookalikes = [
  'a b -',
  'a\u00A0b \u2010 \u2011',
  'fi fl ffi \u03A9 \u00B5',
  '\uFB01 \uFB02 f\uFB01 \u2126 \u03BC',
  'e\u0301 \u00E9 x\u0301 1\u20442 \u00BD \u2044',
  '\u05E9\u05DC\u05D5\u05DD \u0646\u0635 \u2713 \uFFFD \u65E5',
];

describe('a full report as a PDF', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;

  beforeAll(async () => {
    bytes = await draw(fullReport);
    pdf = await readPdf(bytes);
  });

  test('has eight to twelve pages and less than 400 KB', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
    expect(pdf.pages.length).toBeLessThanOrEqual(12);
    expect(bytes.byteLength).toBeLessThan(400_000);
  });

  test('contains title, author, language and date as metadata', () => {
    expect(pdf.info).toMatchObject({
      Title: fullReport.title,
      Subject: fullReport.subtitle,
      Author: 'Situation Assessment',
      Language: 'en',
      CreationDate: 'D:20261121093000Z',
      ModDate: 'D:20261121093000Z',
    });
    expect(pdf.showsTitle).toBe(true);
  });

  test('starts with title, subtitle, facts and notice, and the letter below them', () => {
    const [first] = pdf.pages;
    const shown = flat(first?.text ?? '');
    const { title, subtitle, facts, notice, sections } = fullReport;
    for (const text of [title, subtitle, ...facts, notice, sections[0]!.title]) expect(shown).toContain(text);
    const topOf = (text: string) => first?.places.find((place) => place.text.includes(text))?.top ?? NaN;
    const tops = [title, subtitle, facts[0]!, facts[1]!, notice, sections[0]!.title].map(topOf);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('has neither a table of contents nor links', () => {
    expect(pdf.pages.flatMap(({ links }) => links)).toEqual([]);
    for (const role of ['TOC', 'Link']) expect(rolesIn(pdf)).not.toContain(role);
    const titles = fullReport.sections.map(({ title }) => title);
    const [second] = pdf.pages.slice(1);
    expect(titles.filter((title) => second?.body.includes(title))).toEqual(['Your week']);
  });

  test('has a bookmark for each section', () => {
    expect(pdf.bookmarks).toEqual(fullReport.sections.map(({ title }) => title));
  });

  test('numbers its pages at the bottom, as decoration', () => {
    const total = pdf.pages.length;
    expect(pdf.pages.map(({ decoration }) => /Page (\d+) of (\d+)/.exec(decoration)?.slice(1))).toEqual(
      Array.from({ length: total }, (_, index) => [String(index + 1), String(total)]),
    );
    for (const { decoration } of pdf.pages) expect(decoration).toContain(fullReport.footer);
    expect(pdf.pages.map(({ decoration }) => decoration.includes(fullReport.title))).toEqual(
      pdf.pages.map((_, index) => index > 0),
    );
  });

  test('is tagged: one title, a heading for each section, and one below for each subheading, experiment and day of the plan', () => {
    expect(pdf.isTagged).toBe(true);
    const roles = rolesIn(pdf);
    expect(countOf(roles, 'H1')).toBe(1);
    expect(countOf(roles, 'H2')).toBe(fullReport.sections.length);
    const lower = fullReport.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => ['experiment', 'subheading', 'milestone'].includes(kind)),
    );
    expect(countOf(roles, 'H3')).toBe(lower.length);
    for (const role of ['P', 'L', 'LI', 'Lbl', 'LBody', 'BlockQuote', 'Caption', 'Figure', 'Sect'])
      expect(roles).toContain(role);
  });

  test('shows its question in large print on a panel as wide as the page', () => {
    const question = pdf.pages
      .flatMap(({ places }) => places)
      .find(({ text }) => text.startsWith('What would you'));
    expect(question?.left).toBeCloseTo(70, 0);
    expect(question?.size).toBeGreaterThan(18);
  });

  test('is tagged in the order of the document', () => {
    const order = fullReport.sections.map(({ title, kicker = '' }) => flat(kicker + title));
    const body = pdf.pages.map((page) => page.body).join('\n');
    const places = order.map((title) => flat(body).replaceAll(' ', '').indexOf(title.replaceAll(' ', '')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
  });

  test('describes each chart in words, and does not repeat it in a table', () => {
    const shown = pdf.pages.flatMap(elementsOf).filter(({ role }) => role === 'Figure');
    expect(shown.map(({ alternative }) => alternative)).toEqual(
      fullReport.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'figure' ? [block.alternative] : [])),
    );
    const withTables = pdf.pages.filter((page) => elementsOf(page).some(({ role }) => role === 'Table'));
    expect(withTables.map(({ body }) => /All numbers/.test(body))).toEqual([true]);
  });

  test('has tables with headers of rows and columns', () => {
    const roles = rolesIn(pdf);
    const sum = (count: (one: typeof table) => number): number => count(table) + count(wideTable);
    expect(countOf(roles, 'Table')).toBe(2);
    expect(countOf(roles, 'TR')).toBe(sum(({ rows }) => rows.length + 1));
    expect(countOf(roles, 'TH')).toBe(sum(({ columns, rows }) => columns.length + rows.length));
    expect(countOf(roles, 'TD')).toBe(sum(({ columns, rows }) => rows.length * (columns.length - 1)));
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(sum(({ columns }) => columns.length));
    expect(source.match(/\/Scope \/Row/g)).toHaveLength(sum(({ rows }) => rows.length));
  });

  test('fits the widest table into the page, its names and zones in one line', () => {
    const appendix = pdf.pages.find(({ body }) => body.includes('All numbers'));
    for (const text of ['Prendre soin', 'Prendre la parole', 'force coûteuse'])
      expect(appendix?.body).toContain(text);
    expect(Math.max(...pdf.pages.map(({ rightmost }) => rightmost))).toBeLessThanOrEqual(595.28 - 70 + 0.5);
  });

  test.each(Object.entries(figures))('draws every mark of its charts: %s', async (_, one) => {
    const shapesIn = async (block: Block) => countShapes(await draw(reportOf([block])));
    const empty: Block = { ...one, chart: { kind: 'bars', rows: [] } };
    const marks = drawChart(one.chart, { width: 620, fontFamily: 'Sans' }).match(/<(?!text|svg|\/)/g) ?? [];
    const axes = drawChart(empty.chart, { width: 620, fontFamily: 'Sans' }).match(/<(?!text|svg|\/)/g) ?? [];
    expect((await shapesIn(one)) - (await shapesIn(empty))).toBe(marks.length - axes.length);
  });

  test('writes the names and values of its charts as text', async () => {
    const text = textOf(await read(reportOf([figures.dumbbell])));
    for (const word of ['Organizing', 'You', 'Your role', '19', '100']) expect(text).toContain(word);
  });

  test('contains its fonts, but only the characters that it uses', () => {
    const names = [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g),
    ];
    expect(names.map(([, name = '']) => name).toSorted()).toEqual([
      'SourceSans3-Italic',
      'SourceSans3-Regular',
      'SourceSans3-SemiBold',
      'SourceSerif4-Italic',
      'SourceSerif4-Regular',
      'SourceSerif4-SemiBold',
    ]);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/FontFile2 /g),
    ).toHaveLength(names.length);
  });
});

describe('drawing a report', () => {
  test('is in French throughout, with its letters as text', async () => {
    const pdf = await read(frenchReport);
    const text = textOf(pdf);
    for (const words of ['cœur de métier', 'déjà', 'Un œuvre à soi, naïve', 'Page 2 sur'])
      expect(text).toContain(words);
    expect(pdf.info).toMatchObject({ Language: 'fr', Author: 'Bilan de situation' });
    expect(text).not.toMatch(/Page \d+ of/);
  });

  test('gives equal bytes for equal reports, whatever it drew before with the same fonts', async () => {
    const reports = [fullReport, frenchReport, ...lookalikes.map(reportSaying)];
    const there = await hashesOf(reports);
    const back = await hashesOf(reports.toReversed());
    expect(back.toReversed()).toEqual(there);
    expect(new Set(there).size).toBe(reports.length);
  });

  test('gives equal bytes for equal reports, whatever words came before', async () => {
    const words = string({
      unit: constantFrom(...Array.from(lookalikes.join(''))),
      minLength: 1,
      maxLength: 12,
    });
    await assert(
      asyncProperty(array(words, { minLength: 2, maxLength: 3 }), async (list) => {
        const reports = list.map((text) => reportOf([blockSaying('paragraph', text)]));
        expect((await hashesOf(reports.toReversed())).toReversed()).toEqual(await hashesOf(reports));
      }),
      { numRuns: 5 },
    );
  });

  test('does not change the document', async () => {
    const before = structuredClone(fullReport);
    await draw(fullReport);
    expect(fullReport).toEqual(before);
  });

  test('gives a short file for a short report', async () => {
    const pdf = await read(shortReport);
    expect(pdf.pages).toHaveLength(1);
    expect(textOf(pdf)).toContain('Nothing was rated.');
  });

  test('shows characters that the text fonts lack in another font, and unknown ones as a replacement character', async () => {
    const bytes = await draw(reportSaying('Check ✓ שלום 日本 👩‍👩‍👧'));
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+DejaVuSans/);
    const text = textOf(await readPdf(bytes));
    for (const letter of '✓שלום') expect(text).toContain(letter);
    expect(text).toMatch(/\uFFFD\uFFFD \uFFFD(?!\uFFFD)/);
    expect(text).not.toMatch(/[日本👩]/u);
  });

  test.each([
    ['markup', '<script>alert(1)</script><image href="file:///etc/passwd"/>&amp;'],
    ['a path', 'file:///etc/passwd and /etc/passwd and http://169.254.169.254/latest'],
    ['control characters', 'a\u0001b\u0007c\u001Bd\u007Fe\u0085f\u2028g\u2029h'],
    ['combining marks', `e\u0301 ${'a\u0300\u0301\u0302\u0303'.repeat(20)} \u0301\u0302`],
    ['both directions', 'abc שלום מה \u202Eשלום\u202C نص عربي 123 def'],
    ['lone halves of characters', 'a\uD83Db\uDE00c'],
    ['invisible signs', '\u200B\u200D\uFEFF\u00AD\uFE0F\u2066'],
    ['names of object members', '__proto__ constructor toString'],
    ['nothing', ''],
    ['spaces', '   \t \u00A0 '],
  ])('treats %s as text', async (_, text) => {
    const pdf = await read(reportSaying(text));
    const shown = text.normalize('NFC').match(/[\w<>/:=";&]+/g) ?? [];
    for (const word of shown) expect(flat(textOf(pdf))).toContain(word);
  });

  test('draws any text', async () => {
    const texts = oneof(string({ unit: anyCharacter }), string({ unit: 'grapheme', maxLength: 200 }));
    await assert(
      asyncProperty(texts, async (text) => {
        expect((await draw(reportSaying(text))).byteLength).toBeGreaterThan(1_000);
      }),
      { numRuns: 15 },
    );
  });

  test('shows control characters as spaces', async () => {
    const text = textOf(await read(reportOf([{ kind: 'paragraph', text: 'a\u0001b\tc\u001Bd' }])));
    expect(text).toContain('a b c d');
  });

  test('opens no file, because the fonts are in memory', () => {
    const document = fonts.open({ size: [100, 100] } as never) as unknown as {
      provideImage(path: string): object;
    };
    expect(() => document.provideImage('/etc/passwd')).toThrow('denied by resource access policy');
  });
});
