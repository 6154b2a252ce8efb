import { afterAll, expect, test } from '@jest/globals';
import { makePdfReportPrinter } from '#adapters/outbound/pdf/pdf-report-printer.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import { describeReportPrinter } from '#test/contracts/report-printer.contract.ts';
import { people } from '#test/support/makers/invented-people.ts';
import { aNarrative } from '#test/support/makers/narratives.ts';
import { factsAbout } from '#test/support/makers/people.ts';
import { lettersOf } from './drawing.ts';
import { readPdf, textOf } from './pdf-reader.ts';

/** One printer for all tests, because each one would load the fonts in its own thread. */
const printer = makePdfReportPrinter();

afterAll(async () => printer.close());

describeReportPrinter('PDF', () => ({ printer, stop: async () => {} }));

test.each(people)('prints the letter first, and the text of every part: $name', async (person) => {
  const facts = factsAbout(person, 'fr');
  const narrative = aNarrative(facts.profile);
  const pdf = await readPdf(await printer.print({ ...facts, narrative }));
  expect(pdf.pages[0]?.body).toContain('The first paragraph of the letter.');
  const shown = lettersOf(textOf(pdf));
  const said = JSON.stringify(narrative.sections).match(/"(?:The|What|How|Its) [^"]+"/g) ?? [];
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((words) => !shown.includes(lettersOf(words)))).toEqual([]);
});

test('says that the person of the sample is invented', async () => {
  const facts = sampleSituation('en');
  const report = { ...facts, narrative: aNarrative(facts.profile) };
  const [sample, real] = [await printer.print({ ...report, isSample: true }), await printer.print(report)];
  expect((await readPdf(sample)).pages[0]?.body).toContain('The person is invented');
  expect(textOf(await readPdf(real))).not.toContain('The person is invented');
});
