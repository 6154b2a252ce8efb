import { afterAll, describe, expect, test } from '@jest/globals';
import { makePdfReportPrinter } from '../../../../src/adapters/outbound/pdf/pdf-report-printer.ts';
import { makeBuiltInNarrator } from '../../../../src/adapters/outbound/narrator/built-in-narrator.ts';
import { languages } from '../../../../src/domain/language.ts';
import { aReport, describeReportPrinter } from '../../../contracts/report-printer.contract.ts';
import { factsAbout, people } from '../../../support/people.ts';
import { aProfile } from '../../../support/situation-maps.ts';
import { readPdf, textOf } from './pdf-reader.ts';

/** One for all tests, because each would load the fonts in a thread of its own. */
const printer = makePdfReportPrinter({
  bookAddress: ({ checkoutPath }) => `https://pay.example.com${checkoutPath}`,
});

afterAll(async () => printer.close());

describeReportPrinter('PDF', () => ({ printer, stop: async () => {} }));

test('prints the headline, the plan and the way to the books', async () => {
  const pdf = await readPdf(await printer.print(aReport({ profile: aProfile({ language: 'en' }) })));
  expect(pdf.pages[0]?.text).toContain('Éclatant');
  expect(textOf(pdf)).toContain('Share it.');
  expect(pdf.pages.flatMap(({ links }) => links)).toContain('https://pay.example.com/books/SVC-EN-01');
});

describe.each(people)('the report of somebody $name', (person) => {
  test.each(languages)(
    'has its summary on one page, below the contents, and twelve pages at most (%s)',
    async (language) => {
      const facts = factsAbout(person, language);
      const narrative = await makeBuiltInNarrator().narrate(facts);
      const { pages } = await readPdf(await printer.print({ ...facts, narrative }));
      const { keep, open, relieve } = narrative.sections.bullets;
      const shown = lettersOf(pages[1]?.body ?? '');
      for (const bullet of [keep, open, relieve]) expect(shown).toContain(lettersOf(bullet));
      expect(pages.length).toBeGreaterThanOrEqual(8);
      expect(pages.length).toBeLessThanOrEqual(12);
    },
  );
});

/** Without spaces and signs, which lines and languages set in their own ways. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
