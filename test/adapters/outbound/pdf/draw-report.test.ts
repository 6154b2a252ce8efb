import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check';
import { drawReport } from '../../../../src/adapters/outbound/pdf/draw-report.ts';
import { loadFonts } from '../../../../src/adapters/outbound/pdf/fonts.ts';
import type { Block, ReportDocument } from '../../../../src/adapters/presentation/report/report-document.ts';
import { elementsOf, type ReadPdf, readPdf, textOf } from './pdf-reader.ts';
import {
  blockSaying,
  cardSaying,
  frenchReport,
  fullReport,
  numbered,
  reportOf,
  reportSaying,
  shortReport,
  table,
  twoFigures,
} from './report-documents.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const fonts = loadFonts();
const draw = async (report: ReportDocument): Promise<Uint8Array> => drawReport(report, fonts);
const read = async (report: ReportDocument): Promise<ReadPdf> => readPdf(await draw(report));
const rolesIn = ({ pages }: ReadPdf): readonly string[] =>
  pages.flatMap((page) => elementsOf(page).map(({ role }) => role));
const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length;

/** Of files drawn one after the other with fonts that nothing was drawn with before. */
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

/** Characters that share their glyphs with others, make one of several, or stand in several fonts. */
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

  test('says what it is, by whom, in which language, and when it was made', () => {
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

  test('opens with title, subtitle, headline and facts', () => {
    const cover = pdf.pages[0]?.text ?? '';
    for (const { text } of fullReport.facts) expect(flat(cover)).toContain(text);
    for (const text of [fullReport.title, fullReport.subtitle, fullReport.headline])
      expect(flat(cover)).toContain(text);
  });

  test('lists its sections with the pages that they begin on, as links', () => {
    const [, contents] = pdf.pages;
    for (const { id, title } of fullReport.sections) {
      const [, page] = new RegExp(`\\d+ ${title} (\\d+)\\n`).exec(contents?.text ?? '') ?? [];
      expect(pdf.pages[Number(page) - 1]?.text).toContain(` ${title}\n`);
      expect(countOf(contents?.links ?? [], `section-${id}`)).toBe(2);
    }
  });

  test('has a bookmark for each section', () => {
    expect(pdf.bookmarks).toEqual(fullReport.sections.map(({ title }) => title));
  });

  test('counts its pages at their foot, as decoration, on all but the cover', () => {
    const total = pdf.pages.length;
    expect(pdf.pages.map(({ decoration }) => /Page (\d+) of (\d+)/.exec(decoration)?.slice(1))).toEqual([
      undefined,
      ...Array.from({ length: total - 1 }, (_, index) => [String(index + 2), String(total)]),
    ]);
    for (const { decoration } of pdf.pages.slice(1)) {
      expect(decoration).toContain(fullReport.title);
      expect(decoration).toContain(fullReport.footer);
    }
  });

  test('is tagged: one title, a heading for each section, and one below for each card and subheading', () => {
    expect(pdf.isTagged).toBe(true);
    const roles = rolesIn(pdf);
    expect(countOf(roles, 'H1')).toBe(1);
    expect(countOf(roles, 'H2')).toBe(fullReport.sections.length + 1);
    const lower = fullReport.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'card' || kind === 'subheading'),
    );
    expect(countOf(roles, 'H3')).toBe(lower.length);
    for (const role of ['P', 'L', 'LI', 'LBody', 'BlockQuote', 'TOC', 'Caption', 'Link'])
      expect(roles).toContain(role);
  });

  test('tells in words what each chart shows', () => {
    const figures = pdf.pages.flatMap(elementsOf).filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alternative }) => alternative)).toEqual(
      fullReport.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'figure' ? [block.alternative] : [])),
    );
  });

  test('has tables with headers of rows and columns', () => {
    const roles = rolesIn(pdf);
    const { columns, rows } = table;
    const tables = countOf(roles, 'Table');
    expect(tables).toBe(4);
    expect(countOf(roles, 'TR')).toBe(tables * (rows.length + 1));
    expect(countOf(roles, 'TH')).toBe(tables * (columns.length + rows.length));
    expect(countOf(roles, 'TD')).toBe(tables * rows.length * (columns.length - 1));
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(tables * columns.length);
    expect(source.match(/\/Scope \/Row/g)).toHaveLength(tables * rows.length);
  });

  test('draws every mark of its charts', async () => {
    const shapesIn = async (report: ReportDocument): Promise<number> =>
      (await read(report)).pages.reduce((sum, page) => sum + (page.operators.get('constructPath') ?? 0), 0);
    const { dumbbell, diverging } = twoFigures;
    const empty: Block = { ...dumbbell, chart: { kind: 'bars', rows: [] } };
    const without = await shapesIn(reportOf([empty]));
    expect((await shapesIn(reportOf([dumbbell]))) - without).toBeGreaterThanOrEqual(9 * 2);
    expect((await shapesIn(reportOf([diverging]))) - without).toBeGreaterThanOrEqual(7);
    const [page] = (await read(reportOf([dumbbell]))).pages.slice(1);
    expect(page?.text.match(/Organizing/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('leads to the books', () => {
    expect(pdf.pages.flatMap(({ links }) => links)).toContain(
      'https://pay.example.com/books/unhurried-organizer',
    );
  });

  test('carries its fonts, and no more of them than it uses', () => {
    const names = [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g),
    ];
    expect(names.map(([, name = '']) => name).toSorted()).toEqual([
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
  test('speaks French throughout, with its letters as text', async () => {
    const pdf = await read(frenchReport);
    const text = textOf(pdf);
    for (const words of ['cœur de métier', 'déjà', 'Un œuvre à soi, naïve', 'Sommaire', 'Page 2 sur'])
      expect(text).toContain(words);
    expect(pdf.info).toMatchObject({ Language: 'fr', Author: 'Bilan de situation' });
    expect(text).not.toContain('Contents');
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
      { numRuns: 10 },
    );
  });

  test('leaves the document as it was', async () => {
    const before = structuredClone(fullReport);
    await draw(fullReport);
    expect(fullReport).toEqual(before);
  });

  test('is short for a short report', async () => {
    const pdf = await read(shortReport);
    expect(pdf.pages).toHaveLength(2);
    expect(textOf(pdf)).toContain('Nothing was rated.');
  });

  test('shows what the text fonts lack in another font, and what none has as a replacement sign', async () => {
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
  ])('takes %s for text', async (_, text) => {
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

  test('loses nothing of a long text, and keeps every letter on the page', async () => {
    const word = 'W'.repeat(4_000);
    const pdf = await read(
      reportOf([
        { kind: 'quote', source: 's', text: word },
        cardSaying(word),
        { kind: 'paragraph', text: word },
      ]),
    );
    expect(textOf(pdf).match(/W/g)?.length).toBeGreaterThanOrEqual(3 * word.length);
    expect(Math.max(...pdf.pages.map(({ rightmost }) => rightmost))).toBeLessThan(595 - 40);
  });

  test('loses nothing of blocks of any length, in any order', async () => {
    const kinds = [
      'lead',
      'paragraph',
      'subheading',
      'quote',
      'bullets',
      'key_figures',
      'table',
      'card',
      'checklist',
      'questions',
      'note',
      'links',
    ] as const;
    const words = integer({ min: 1, max: 500 }).map(numbered);
    const lines = integer({ min: 1, max: 120 }).map((count) => numbered(count).replaceAll(' ', '\n'));
    const block = tuple(constantFrom(...kinds), oneof(words, lines)).map(([kind, text]) =>
      blockSaying(kind, text),
    );
    await assert(
      asyncProperty(array(block, { minLength: 1, maxLength: 6 }), async (blocks) => {
        const shown = textOf(await read(reportOf(blocks)));
        for (const found of JSON.stringify(blocks).match(/w\d+/g) ?? []) expect(shown).toContain(found);
      }),
      { numRuns: 12 },
    );
  });

  test('shows control characters as spaces', async () => {
    const text = textOf(await read(reportOf([{ kind: 'paragraph', text: 'a\u0001b\tc\u001Bd' }])));
    expect(text).toContain('a b c d');
  });

  test.each([
    ['a short text', blockSaying('paragraph', numbered(20))],
    ['a long text', blockSaying('paragraph', numbered(400))],
    ['a long quotation', blockSaying('quote', numbered(90).replaceAll(' ', '\n'))],
    ['a long table', blockSaying('table', numbered(60))],
    ['a card', blockSaying('card', numbered(60))],
    ['a chart', twoFigures.dumbbell],
  ])('keeps a heading with %s below it', async (_, block) => {
    for (let lines = 32; lines <= 38; lines += 1) {
      const filler = Array.from({ length: lines }, () => 'fill').join('\n');
      const { pages } = await read(
        reportOf([{ kind: 'paragraph', text: filler }, { kind: 'subheading', text: 'Heading' }, block]),
      );
      for (const { body } of pages) expect(body.trimEnd()).not.toMatch(/Heading$/);
    }
  });

  test.each([
    ['a chart', twoFigures.dumbbell],
    ['a checklist', blockSaying('checklist', numbered(30))],
    ['links', blockSaying('links', numbered(30))],
    ['a card', blockSaying('card', numbered(60))],
  ])('keeps a brief introduction with %s that it introduces', async (_, block) => {
    for (let lines = 26; lines <= 38; lines += 2) {
      const filler = Array.from({ length: lines }, () => 'fill').join('\n');
      const report = reportOf([{ kind: 'paragraph', text: filler }]);
      const [section] = reportOf([{ kind: 'paragraph', text: 'Introduction' }, block]).sections;
      const { pages } = await read({
        ...report,
        sections: [...report.sections, { ...section!, id: 'introduced' }],
      });
      for (const { body } of pages) expect(body.trimEnd()).not.toMatch(/Introduction$/);
    }
  });

  test('ends on no page that holds a last brief paragraph alone', async () => {
    for (let lines = 34; lines <= 46; lines += 1) {
      const texts = [Array.from({ length: lines }, () => 'fill').join('\n'), 'Last but one.', 'Last.'];
      const { pages } = await read(reportOf(texts.map((text) => ({ kind: 'paragraph', text }))));
      const [last] = pages.slice(-1);
      expect(last?.body).toMatch(/Last but one\.\s+Last\./);
    }
  });

  test('keeps the mark of a list item beside its first line', async () => {
    for (let lines = 32; lines <= 38; lines += 1) {
      const filler = Array.from({ length: lines }, () => 'fill').join('\n');
      const items = ['First.', `Begin ${numbered(40)}`, 'Third.'];
      const { pages } = await read(
        reportOf([
          { kind: 'paragraph', text: filler },
          { kind: 'questions', items },
        ]),
      );
      for (const { body } of pages) expect(body.trimEnd()).not.toMatch(/\n[123]$/);
      expect(
        pages.filter(({ body }) => body.includes('Begin')).every(({ body }) => body.includes('w39')),
      ).toBe(true);
    }
  });

  test('repeats the head of a long table on each page, for the eye only', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      cells: [`Row ${index}`, '1', '2', '3', 'Zone'],
    }));
    const bytes = await draw(reportOf([{ kind: 'table', table: { ...table, rows } }]));
    const pdf = await readPdf(bytes);
    const withRows = pdf.pages.filter(({ text }) => text.includes('Row '));
    expect(withRows.length).toBeGreaterThan(2);
    for (const { text } of withRows) expect(text).toContain('Preference');
    for (const { decoration } of withRows.slice(1)) expect(decoration).toContain('Preference');
    const headers = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/S \/TH\b/g);
    expect(headers).toHaveLength(table.columns.length + rows.length);
  });

  test('may open no file but the fonts it has in memory', () => {
    const document = fonts.open({ size: [100, 100] } as never) as unknown as {
      provideImage(path: string): object;
    };
    expect(() => document.provideImage('/etc/passwd')).toThrow('denied by resource access policy');
  });
});

const flat = (text: string): string => text.replaceAll('\n', ' ').replaceAll('  ', ' ');
