import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { reportMarkup } from '../src/adapters/inbound/http/pages/report-page.ts';
import { makeBuiltInNarrator } from '../src/adapters/outbound/narrator/built-in-narrator.ts';
import { makePdfReportPrinter } from '../src/adapters/outbound/pdf/pdf-report-printer.ts';
import { composeReport } from '../src/adapters/presentation/report/compose-report.ts';
import type { Report } from '../src/application/ports/texts/report-printer.ts';
import { people, type Person } from '../test/support/makers/invented-people.ts';
import { factsAbout } from '../test/support/makers/people.ts';
import { launchChromium, unpackedChromium } from '../tools/chromium.ts';
import { median, printTable } from './report.ts';

const rounds = 15;

interface Contestant {
  readonly name: string;
  readonly print: (subject: Subject) => Promise<Uint8Array>;
  readonly times: number[];
  bytes: number;
}

/** Compares PDFs of several people with browsers that print the same pages, in turn, in one process. */
export async function benchPdf(): Promise<void> {
  const printer = makePdfReportPrinter();
  const subjects = await Promise.all(people.map(reportAbout));
  const browsers = await launchBrowsers();
  const contestants: Contestant[] = [
    { name: 'service', print: ({ report }) => printer.print(report), times: [], bytes: 0 },
    ...browsers.map(({ name, browser }) => ({
      name,
      print: ({ page }: Subject) => printPage(browser, page),
      times: [],
      bytes: 0,
    })),
  ];
  for (let round = 0; round <= rounds; round += 1) {
    const subject = subjects[round % subjects.length];
    if (subject === undefined) throw new Error('There is nobody to report about.');
    for (const one of contestants) {
      const startedAt = performance.now();
      one.bytes = (await one.print(subject)).length;
      // The first round is only a warm-up.
      if (round > 0) one.times.push(performance.now() - startedAt);
    }
  }
  for (const { browser } of browsers) await browser.close();
  await printer.close();
  const own = median(contestants[0]?.times ?? []);
  printTable(
    ['one report as PDF, warm', 'median, ms', 'service ÷ this', 'KB'],
    contestants.map(({ name, times, bytes }) => [
      name,
      median(times).toFixed(0),
      (own / median(times)).toFixed(2),
      (bytes / 1024).toFixed(0),
    ]),
  );
}

const styles = readFileSync(
  new URL('../src/adapters/inbound/http/pages/report.css', import.meta.url),
  'utf8',
);

interface Subject {
  readonly report: Report;
  /** The same report as a page without external resources. */
  readonly page: string;
}

async function reportAbout(person: Person): Promise<Subject> {
  const facts = factsAbout(person, 'en');
  const report = { ...facts, narrative: await makeBuiltInNarrator().narrate(facts) };
  const page = reportMarkup(composeReport(report), `<style>\n${styles}</style>`);
  return { report, page };
}

async function printPage(browser: Browser, markup: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(markup);
  const pdf = await page.pdf({ format: 'A4', tagged: true, outline: true });
  await page.close();
  return pdf;
}

const debian = '/usr/bin/chromium';

async function launchBrowsers(): Promise<readonly { readonly name: string; readonly browser: Browser }[]> {
  const found = [{ name: 'headless shell', ...(await unpackedChromium()) }];
  const installed = process.env['CHROMIUM_PATH'] ?? debian;
  if (existsSync(installed)) found.push({ name: 'Chromium', executablePath: installed, env: {} });
  return Promise.all(found.map(async ({ name, ...one }) => ({ name, browser: await launchChromium(one) })));
}
