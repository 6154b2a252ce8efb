import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Report } from '#application/ports/texts/report-printer.ts';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import type { Figure, ReportDocument, ReportSection } from '#adapters/presentation/report/report-document.ts';
import { languages } from '#domain/language.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';
import { allPeople } from '#test/support/makers/invented-people.ts';
import { aFirstEdition } from '#test/support/makers/narratives.ts';
import { factsAbout } from '#test/support/makers/people.ts';
import { drawAndRead, lettersOf } from './drawing.ts';
import { elementsOf, type ReadPage, type ReadPdf } from './pdf-reader.ts';

interface Printed {
  readonly name: string;
  readonly report: ReportDocument;
  readonly pdf: ReadPdf;
}

const narrativeOf = (sections: Narrative['sections']): Narrative => ({
  source: 'built_in',
  model: null,
  promptVersion: null,
  verified: true,
  fallbackSections: [],
  sections,
});

const composed = (facts: Omit<Report, 'narrative'>): ReportDocument =>
  composeReport({ ...facts, narrative: narrativeOf(builtInSections(facts)) });

/** Texts of the maximum length. */
const goalsAtLength = {
  success: 'Enough time for the people whom I look after, and one finished thing a week. '
    .repeat(6)
    .slice(0, 500),
  constraints: 'The rent, the school of the children, and the winter that comes every year. '
    .repeat(6)
    .slice(0, 500),
};

/** Random people, with alternating languages; every third one has written long texts. */
const randomReports = (): readonly (readonly [string, ReportDocument])[] =>
  situations(12).map(({ profile, intake }, index) => {
    const language = languages[index % languages.length]!;
    const goals = index % 3 === 0 ? { ...intake.goals, ...goalsAtLength } : intake.goals;
    const facts = { profile: { ...profile, language }, intake: { ...intake, goals } };
    return [`situation ${index}, ${language}`, composed(facts)];
  });

const knownReports = (): readonly (readonly [string, ReportDocument])[] =>
  languages.flatMap((language) => [
    [`sample, ${language}`, composed({ ...sampleSituation(language), isSample: true })] as const,
    ...allPeople.map(
      (person) => [`${person.name}, ${language}`, composed(factsAbout(person, language))] as const,
    ),
  ]);

/** The letters of each page, without the header and footer. */
const pagesOf = ({ pages }: ReadPdf): readonly string[] => pages.map(({ body }) => lettersOf(body));

/** Everything that a section says, as letters, except the content of its charts. */
const saidIn = ({ title, blocks }: ReportSection): readonly string[] => [
  lettersOf(title),
  ...blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'figure') return [lettersOf(block.caption)];
    return textsOf(block).map(lettersOf);
  }),
];

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) =>
    ['kind', 'id', 'tone', 'print', 'align', 'until'].includes(key) ? [] : textsOf(member),
  );
};

const sectionIn = ({ report }: Printed, part: ReportSection['part']): ReportSection | undefined =>
  report.sections.find((section) => section.part === part);

const isOnOnePage = ({ pdf }: Printed, section: ReportSection): boolean =>
  pagesOf(pdf).some((page) => saidIn(section).every((text) => page.includes(text)));

const figuresOf = ({ sections }: ReportDocument): readonly Figure[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block): block is Figure => block.kind === 'figure'));

/** Checks a page as a reader would see it: how it ends, and how full it is. */
const endsWithHeading = (page: ReadPage, { sections }: ReportDocument): boolean => {
  const captions = sections.flatMap(({ kicker = '', blocks }) => [
    kicker,
    ...blocks.flatMap((block) => (block.kind === 'figure' ? [block.caption] : [])),
  ]);
  const isCaption = captions.some(
    (caption) => caption !== '' && page.body.trimEnd().endsWith(`\n${caption}`),
  );
  const last = elementsOf(page).at(-1);
  return /^H\d$/.test(last?.role ?? '') || (isCaption && !hasDrawing(page));
};

const hasDrawing = (page: ReadPage): boolean => elementsOf(page).some(({ role }) => role === 'Figure');

/** Whether the question is printed so large that it fills the page. */
const holdsTheQuestion = (page: ReadPage, { sections }: ReportDocument): boolean => {
  const question = sections.find(({ part }) => part === 'question');
  const isLargest = question?.blocks.some((block) => block.kind === 'question' && block.print === 'largest');
  return isLargest === true && saidIn(question!).every((text) => lettersOf(page.body).includes(text));
};

describe.each([
  ['of random people', randomReports],
  ['of invented people', knownReports],
])('reports %s', (_, make) => {
  const printed: Printed[] = [];
  beforeAll(async () => {
    for (const [name, report] of make()) printed.push({ name, report, pdf: await drawAndRead(report) });
  });

  /** The names of the reports that break a rule. */
  const breaking = (isBroken: (one: Printed) => boolean): readonly string[] =>
    printed.filter(isBroken).map(({ name }) => name);

  test('have their letter on the first page, with its health note', () => {
    expect(
      breaking(
        ({ report, pdf }) => !saidIn(report.sections[0]!).every((text) => pagesOf(pdf)[0]?.includes(text)),
      ),
    ).toEqual([]);
  });

  test.each(['week', 'question', 'plan', 'conversation', 'attraction', 'method', 'appendix'] as const)(
    'have one page for: %s',
    (part) => {
      expect(printed.filter((one) => sectionIn(one, part)).length).toBeGreaterThan(5);
      expect(
        breaking((one) => {
          const section = sectionIn(one, part);
          return section !== undefined && !isOnOnePage(one, section);
        }),
      ).toEqual([]);
    },
  );

  test('have one page for each finding', () => {
    const findings = ({ report }: Printed) => report.sections.filter(({ part }) => part === 'finding');
    expect(breaking((one) => !findings(one).every((section) => isOnOnePage(one, section)))).toEqual([]);
  });

  test('contain every text of the document', () => {
    expect(
      breaking(({ report, pdf }) => {
        const all = pagesOf(pdf).join('');
        return !report.sections.flatMap(saidIn).every((text) => all.includes(text));
      }),
    ).toEqual([]);
  });

  test('have no empty page, and none with only a line or two', () => {
    expect(
      breaking(({ report, pdf }) =>
        pdf.pages.some((page) => lettersOf(page.body).length < 150 && !holdsTheQuestion(page, report)),
      ),
    ).toEqual([]);
  });

  test('have no heading, kicker or caption alone at the bottom of a page', () => {
    expect(breaking(({ report, pdf }) => pdf.pages.some((page) => endsWithHeading(page, report)))).toEqual(
      [],
    );
  });

  test('have tables only on the page of the appendix, and describe every chart in words', () => {
    const tables = (page: ReadPage) => elementsOf(page).filter(({ role }) => role === 'Table').length;
    expect(breaking(({ pdf }) => pdf.pages.slice(0, -1).some((page) => tables(page) > 0))).toEqual([]);
    expect(breaking(({ pdf }) => tables(pdf.pages.at(-1)!) !== 2)).toEqual([]);
    const drawn = ({ pdf }: Printed) =>
      pdf.pages
        .flatMap(elementsOf)
        .flatMap(({ role, alternative }) => (role === 'Figure' ? [alternative] : []));
    expect(
      breaking((one) => {
        const alternatives = figuresOf(one.report).map(({ alternative }) => alternative);
        return JSON.stringify(drawn(one)) !== JSON.stringify(alternatives);
      }),
    ).toEqual([]);
  });

  test('stay within the margins and within twelve pages', () => {
    expect(breaking(({ pdf }) => pdf.pages.some(({ rightmost }) => rightmost > 595.28 - 69))).toEqual([]);
    expect(breaking(({ pdf }) => pdf.pages.length < 5 || pdf.pages.length > 12)).toEqual([]);
  });
});

describe('a map of the first method', () => {
  test.each(languages)('prints with all its texts (%s)', async (language) => {
    const facts = factsAbout(allPeople[1]!, language);
    const profile = {
      ...facts.profile,
      methodVersion: '1.0.0',
      findings: [],
      week: null,
      tension: null,
      counsel: null,
    };
    const narrative = aFirstEdition(profile);
    const pdf = await drawAndRead(composeReport({ ...facts, profile, narrative }));
    const all = pagesOf(pdf).join('');
    const lost = textsOf(narrative.sections).filter((text) => !all.includes(lettersOf(text)));
    expect(lost).toEqual([]);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(4);
    for (const { body } of pdf.pages) expect(lettersOf(body).length).toBeGreaterThan(150);
  });
});
