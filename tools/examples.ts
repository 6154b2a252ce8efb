import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '#application/ports/texts/report-printer.ts';
import { languages } from '#domain/language.ts';
import { reportMarkup } from '#adapters/inbound/http/pages/report-page.ts';
import { makeBuiltInNarrator } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { makePdfReportPrinter } from '#adapters/outbound/pdf/pdf-report-printer.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { people } from '#test/support/makers/invented-people.ts';
import { factsAbout } from '#test/support/makers/people.ts';

const root = join(import.meta.dirname, '..');
export const examplesFolder = join(root, 'docs/examples');

/** Relative to the examples. */
const styles = '<link rel="stylesheet" href="../../src/adapters/inbound/http/pages/report.css">';

/**
 * Reports about invented people, exactly as the service creates them, by file name. The pages use the style sheet in
 * the sources.
 */
export async function makeExamples(): Promise<ReadonlyMap<string, Buffer>> {
  const narrator = makeBuiltInNarrator();
  const printer = makePdfReportPrinter();
  const files = new Map<string, Buffer>();
  for (const person of people) {
    for (const language of languages) {
      const facts = factsAbout(person, language);
      const report: Report = { ...facts, narrative: await narrator.narrate(facts) };
      files.set(`${person.name}.${language}.html`, Buffer.from(pageOf(report)));
      files.set(`${person.name}.${language}.pdf`, Buffer.from(await printer.print(report)));
    }
  }
  await printer.close();
  return files;
}

const pageOf = (report: Report): string => reportMarkup(composeReport(report), styles);

if (import.meta.main) {
  mkdirSync(examplesFolder, { recursive: true });
  for (const [name, content] of await makeExamples()) writeFileSync(join(examplesFolder, name), content);
}
