import { describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, integer, oneof, tuple } from 'fast-check';
import {
  type Block,
  type ReportDocument,
  type ReportPart,
  reportParts,
} from '#adapters/presentation/report/report-document.ts';
import { longDay } from '#adapters/presentation/long-day.ts';
import { languages } from '#domain/language.ts';
import { draw, drawAndRead as read, lettersOf } from './drawing.ts';
import { elementsOf, type ReadPage, readPdf, textOf } from './pdf-reader.ts';
import {
  blockKinds,
  blockSaying,
  experimentSaying,
  figures,
  fullReport,
  numbered,
  reportOf,
  reportWith,
  section,
  table,
} from './report-documents.ts';

/** Lines of text. The first page has room for 36 of them below its head, other pages for 44 below a title. */
const fill = (lines: number): Block => ({
  kind: 'paragraph',
  text: Array.from({ length: lines }, () => 'fill').join('\n'),
});

const upTo = (first: number, last: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Numbers of lines after which the next block starts high or low on the first page, or does not fit on it. */
const beforeTheEnd = [12, 16, 20, 24, 28, 30, 31, 32, 33, 34, 35, 36, 37] as const;

/** The pages, from 1, that contain a text. */
const pagesWith = (pages: readonly ReadPage[], text: string): readonly number[] =>
  pages.flatMap(({ body }, index) => (body.includes(text) ? [index + 1] : []));

const pageOf = (pages: readonly ReadPage[], text: string): number | undefined => pagesWith(pages, text)[0];

const wordsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(/w\d+/g) ?? [];

describe('no text is lost', () => {
  test('from a word as long as several pages, and every letter is on a page', async () => {
    const word = 'W'.repeat(4_000);
    const pdf = await read(
      reportOf([
        experimentSaying(word),
        blockSaying('questions', word),
        blockSaying('entries', word),
        { kind: 'paragraph', text: word },
      ]),
    );
    expect(textOf(pdf).match(/W/g)?.length).toBeGreaterThanOrEqual(10 * word.length);
    expect(Math.max(...pdf.pages.map(({ rightmost }) => rightmost))).toBeLessThan(595 - 40);
  });

  test('from blocks of any length, in any order, in any part', async () => {
    const words = integer({ min: 1, max: 500 }).map(numbered);
    const lines = integer({ min: 1, max: 120 }).map((count) => numbered(count).replaceAll(' ', '\n'));
    const block = tuple(constantFrom(...blockKinds), oneof(words, lines)).map(([kind, text]) =>
      blockSaying(kind, text),
    );
    await assert(
      asyncProperty(
        constantFrom(...reportParts),
        array(block, { minLength: 1, maxLength: 6 }),
        async (part, blocks) => {
          const shown = textOf(await read(reportWith(section(part, 'Section', blocks))));
          for (const found of wordsIn(blocks)) expect(shown).toContain(found);
        },
      ),
      { numRuns: 10 },
    );
  });

  test.each([
    ['wide letters', 'WWWWWWW '],
    ['letters of another font', 'ЩЩЩЩЩЩЩ '],
    ['characters that no font has', '日本日本日本 '],
    ['long words', `${'w'.repeat(44)} `],
  ])('from a part that is about as high as a page, in %s', async (_, word) => {
    for (const part of ['plan', 'method'] as const) {
      for (const count of upTo(160, 420, 52)) {
        const blocks: readonly Block[] = [
          { kind: 'paragraph', text: `begin ${word.repeat(count / 2)} middle` },
          { kind: 'note', tone: 'care', text: `note ${word.repeat(count / 2)} end` },
        ];
        const shown = textOf(await read(reportWith(section(part, 'Section', blocks))));
        for (const mark of ['begin', 'middle', 'note', 'end']) expect(shown).toContain(mark);
      }
    }
  });

  test('from parts whose last line ends anywhere on its page, and none of the pages is empty', async () => {
    const parts: readonly ReportPart[] = ['finding', 'appendix'];
    for (const lines of upTo(32, 48)) {
      const { pages } = await read(
        reportWith(
          section('letter', 'Letter', [fill(lines)]),
          ...parts.map((part) => section(part, `Part ${part}`, [fill(lines)], { id: part })),
          section('method', 'Method', [fill(lines)]),
        ),
      );
      for (const { body } of pages) expect(body.trim()).not.toBe('');
      expect(pages.map(({ body }) => body.match(/fill/g)?.length ?? 0).reduce((a, b) => a + b)).toBe(
        4 * lines,
      );
    }
  });
});

describe('a heading', () => {
  test.each([
    ['a short text', blockSaying('paragraph', numbered(20))],
    ['a long text', blockSaying('paragraph', numbered(400))],
    ['a long note', blockSaying('note', numbered(90).replaceAll(' ', '\n'))],
    ['a long table', blockSaying('table', numbered(60))],
    ['an experiment', experimentSaying(numbered(40))],
    ['a chart', figures.dumbbell],
    ['a small chart', figures.nature],
    ['a day of the plan', blockSaying('milestone', numbered(30))],
  ])('stays with %s below it', async (_, block) => {
    for (const lines of beforeTheEnd) {
      const { pages } = await read(reportOf([fill(lines), { kind: 'subheading', text: 'Heading' }, block]));
      for (const page of pages) {
        expect(page.body.trimEnd()).not.toMatch(/Heading$/);
        expect(elementsOf(page).at(-1)?.role).not.toMatch(/^H/);
      }
    }
  });

  test('of a part stays with its kicker above and its text below', async () => {
    for (const lines of upTo(28, 37)) {
      const { pages } = await read(
        reportWith(
          section('letter', 'Letter', [fill(lines)]),
          section('letter', 'Title', [{ kind: 'paragraph', text: numbered(400) }], {
            id: 'second',
            kicker: 'Kicker',
          }),
        ),
      );
      expect(pageOf(pages, 'Kicker')).toBe(pageOf(pages, 'Title'));
      expect(pageOf(pages, 'Title')).toBe(pageOf(pages, 'w0 '));
    }
  });
});

test.each([
  ['a chart', figures.dumbbell],
  ['a day of the plan', blockSaying('milestone', numbered(30))],
  ['questions', blockSaying('questions', numbered(30))],
  ['an experiment', experimentSaying(numbered(20))],
])('a brief introduction stays with %s that it introduces', async (_, block) => {
  for (const lines of beforeTheEnd) {
    const { pages } = await read(
      reportWith(
        section('letter', 'Letter', [fill(lines)]),
        section('natures', 'Introduced', [{ kind: 'paragraph', text: 'Introduction' }, block]),
      ),
    );
    for (const { body } of pages) expect(body.trimEnd()).not.toMatch(/Introduction$/);
  }
});

describe('the last page', () => {
  test('does not contain only a brief paragraph', async () => {
    for (const lines of upTo(31, 38)) {
      const paragraphs = ['Last but one.', 'Last.'].map((text): Block => ({ kind: 'paragraph', text }));
      const { pages } = await read(reportOf([fill(lines), ...paragraphs]));
      expect(pages.at(-1)?.body).toMatch(/Last but one\.\s+Last\./);
    }
  });

  test('does not contain only the text below a table', async () => {
    for (const lines of upTo(16, 28)) {
      const { pages } = await read(
        reportOf([fill(lines), { kind: 'table', table }, { kind: 'paragraph', text: 'Versions.' }]),
      );
      expect(pageOf(pages, 'Versions.')).toBe(pagesWith(pages, 'Leading').at(-1));
    }
  });
});

describe('a list', () => {
  test('keeps the number of an item next to its first line, and a brief item unbroken', async () => {
    const items = ['First.', `Begin ${numbered(40)}`, 'Third.'].map((text) => ({ label: 'To ask', text }));
    for (const lines of upTo(18, 34, 2)) {
      const { pages } = await read(reportOf([fill(lines), { kind: 'questions', items }]));
      for (const { body } of pages) expect(body.trimEnd()).not.toMatch(/\n[123]$/);
      expect(pageOf(pages, 'Begin')).toBe(pageOf(pages, 'w39'));
    }
  });

  test('keeps a step with its sign and its purpose, and the first step with its day', async () => {
    const steps = ['one', 'two', 'three'].map((id) => ({
      id,
      text: `Step ${id}. ${numbered(20)}`,
      sign: `Sign ${id}.`,
      serves: `Serves ${id}.`,
    }));
    for (const lines of upTo(18, 34, 2)) {
      const { pages } = await read(
        reportOf([fill(lines), { kind: 'milestone', milestone: { title: 'The day.', steps } }]),
      );
      expect(pageOf(pages, 'The day.')).toBe(pageOf(pages, 'Step one.'));
      for (const { id } of steps) {
        expect(pageOf(pages, `Sign ${id}.`)).toBe(pageOf(pages, `Step ${id}.`));
        expect(pageOf(pages, `Serves ${id}.`)).toBe(pageOf(pages, `Step ${id}.`));
      }
    }
  });

  test.each(languages)('of steps has the whole day on one line (%s)', async (language) => {
    const days = upTo(1, 12).map((month) => longDay(`2026-${String(month).padStart(2, '0')}-28`, language));
    const steps = [{ id: 'step', text: 'Do it.', sign: '', serves: '' }];
    const { pages } = await read(
      reportOf(days.map((title): Block => ({ kind: 'milestone', milestone: { label: 'By', title, steps } }))),
    );
    const lines = pages.flatMap(({ body }) => body.split('\n')).map(lettersOf);
    expect(days.filter((day) => !lines.some((line) => line.includes(lettersOf(day))))).toEqual([]);
  });

  test('of entries does not leave its last entry alone on a page', async () => {
    const items = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, text: `${label} text.` }));
    for (const lines of upTo(27, 36)) {
      const { pages } = await read(
        reportWith(
          section('letter', 'Letter', [fill(lines), { kind: 'entries', items }]),
          section('appendix', 'Appendix', [fill(2)]),
        ),
      );
      expect(pageOf(pages, 'Four text.')).toBe(pageOf(pages, 'Three text.'));
    }
  });

  test('repeats the header of a long table on each page, but not for screen readers', async () => {
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
});

describe('parts', () => {
  const brief: Block = { kind: 'paragraph', text: 'Brief.' };
  const pagesOfParts = async (report: ReportDocument): Promise<readonly number[]> => {
    const { pages } = await read(report);
    return report.sections.map(({ title }) => pageOf(pages, title) ?? NaN);
  };
  const brieflyIn = (...parts: readonly ReportPart[]): ReportDocument =>
    reportWith(
      ...parts.map((part, index) => section(part, `Part ${index + 1}.`, [brief], { id: `${part}-${index}` })),
    );

  test('of a whole report start where they belong', async () => {
    const { pages } = await read(fullReport);
    const at = (title: string): number => pageOf(pages, title) ?? NaN;
    expect([at('In short'), at('Your week'), at('The claim 1'), at('The claim 2')]).toEqual([1, 2, 3, 4]);
    expect(pages.at(-1)?.body).toContain('All numbers');
    expect(pages.at(-1)?.body.trimStart()).toMatch(/^All numbers/);
  });

  test('are a page for each finding and for the appendix', async () => {
    expect(
      await pagesOfParts(brieflyIn('letter', 'finding', 'finding', 'question', 'method', 'appendix')),
    ).toEqual([1, 2, 3, 3, 3, 4]);
  });

  test('are a page for a week with a chart; without one it follows the letter, and the first finding follows it', async () => {
    const illustrated = section('week', 'Part 2.', [figures.week, brief]);
    const [letter, week, finding] = brieflyIn('letter', 'week', 'finding').sections;
    expect(await pagesOfParts(reportWith(letter!, illustrated, finding!))).toEqual([1, 2, 3]);
    expect(await pagesOfParts(reportWith(letter!, week!, finding!))).toEqual([1, 1, 1]);
  });

  test('are a page for the natures, unless a conversation leaves room', async () => {
    expect(await pagesOfParts(brieflyIn('letter', 'natures'))).toEqual([1, 2]);
    expect(await pagesOfParts(brieflyIn('letter', 'conversation', 'natures'))).toEqual([1, 1, 1]);
  });

  test.each(['week', 'question', 'plan', 'conversation', 'attraction', 'method'] as const)(
    'stay on one page if they fit, at any start: %s',
    async (part) => {
      const blocks: readonly Block[] = [
        { kind: 'subheading', text: 'First' },
        blockSaying('milestone', numbered(30)),
        { kind: 'subheading', text: 'Second' },
        { kind: 'paragraph', text: `Begin ${numbered(200)}` },
        { kind: 'paragraph', text: 'The end.' },
      ];
      for (const lines of upTo(2, 36, 7)) {
        const { pages } = await read(
          reportWith(section('letter', 'Letter', [fill(lines)]), section(part, 'Title.', blocks)),
        );
        expect(pageOf(pages, 'The end.')).toBe(pageOf(pages, 'Title.'));
      }
    },
  );

  test('of a question are on the page of a short finding, in smaller print, otherwise on a separate page', async () => {
    const asked = blockSaying('question', 'What would you give up for it?');
    const printed = async (lines: number) => {
      const { pages } = await read(
        reportWith(
          section('letter', 'Letter', [brief]),
          section('finding', 'Claim.', [fill(lines)]),
          section('question', 'Question.', [asked]),
        ),
      );
      const place = pages.flatMap(({ places }) => places).find(({ text }) => text.startsWith('What would'));
      return { page: pageOf(pages, 'Question.'), size: Math.round(place?.size ?? 0) };
    };
    expect(await printed(20)).toEqual({ page: 2, size: 19 });
    expect(await printed(36)).toEqual({ page: 3, size: 26 });
  });

  test('that are slightly too high get smaller gaps, and are broken if that does not help', async () => {
    const laidOut = async (count: number) => {
      const lines = upTo(1, count).map((number): Block => ({ kind: 'paragraph', text: `Line ${number}.` }));
      const { pages } = await read(
        reportWith(section('letter', 'Letter', [brief]), section('finding', 'Claim.', lines)),
      );
      const topOf = (text: string) => pages[1]!.places.find((place) => place.text === text)?.top ?? NaN;
      return { pages: pages.length - 1, step: Math.round(topOf('Line 2.') - topOf('Line 1.')) };
    };
    const [few, more, most] = [await laidOut(20), await laidOut(31), await laidOut(44)];
    expect([few, more, most].map(({ pages }) => pages)).toEqual([1, 1, 2]);
    expect(more.step).toBeLessThan(few.step);
    expect(most.step).toBe(few.step);
  });

  test('alone on their page are printed larger if they leave much of it empty', async () => {
    const sizesWith = async (lines: number): Promise<readonly number[]> => {
      const { pages } = await read(
        reportWith(
          section('letter', 'Letter', [fill(lines)]),
          section('finding', 'Claim 1.', [fill(lines)]),
          section('finding', 'Claim 2.', [fill(lines)]),
          section('plan', 'Plan.', [brief]),
          section('appendix', 'Appendix.', [brief]),
        ),
      );
      return pages.flatMap(({ places }) => {
        const size = places.find(({ text }) => text.includes('fill'))?.size;
        return size === undefined ? [] : [Math.round(10 * size) / 10];
      });
    };
    // The second claim shares its page with the plan.
    expect(await sizesWith(15)).toEqual([11.8, 11.8, 10.5]);
    expect(await sizesWith(35)).toEqual([10.5, 11.8, 10.5]);
    expect(await sizesWith(42)).toEqual([10.5, 10.5, 10.5, 10.5]);
  });

  test('about what draws the person and about the method share a page if smaller gaps allow it', async () => {
    const paragraphs = (count: number) =>
      upTo(1, count).map((number): Block => ({ kind: 'paragraph', text: `Line ${number}.` }));
    const pagesWithLines = async (count: number) =>
      pagesOfParts(
        reportWith(
          section('letter', 'Letter', [fill(36)]),
          section('attraction', 'Draws.', paragraphs(count)),
          section('method', 'Method.', paragraphs(count)),
          section('appendix', 'Appendix.', [brief]),
        ),
      );
    expect(await pagesWithLines(10)).toEqual([1, 2, 2, 3]);
    expect(await pagesWithLines(16)).toEqual([1, 2, 2, 3]);
    expect(await pagesWithLines(24)).toEqual([1, 2, 3, 4]);
  });

  test('of a page are separated by space', async () => {
    const { pages } = await read(brieflyIn('letter', 'question', 'plan'));
    const tops = pages[0]!.places.filter(({ text }) => /^(Part|Brief)/.test(text)).map(({ top }) => top);
    const [within, between] = [tops[1]! - tops[0]!, tops[2]! - tops[1]!];
    expect(between).toBeGreaterThan(1.5 * within);
  });
});
