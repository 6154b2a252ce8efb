import { expect, test } from '@jest/globals';
import { makePdfReportPrinter } from '../../../../src/adapters/outbound/pdf/pdf-report-printer.ts';
import { aReport, describeReportPrinter } from '../../../contracts/report-printer.contract.ts';
import { aProfile } from '../../../support/situation-maps.ts';
import { readPdf, textOf } from './pdf-reader.ts';

const makePrinter = () =>
  makePdfReportPrinter({ bookAddress: ({ checkoutPath }) => `https://pay.example.com${checkoutPath}` });

describeReportPrinter('PDF', () => {
  const printer = makePrinter();
  return { printer, stop: async () => printer.close() };
});

test('prints the headline, the plan and the way to the books', async () => {
  const printer = makePrinter();
  const pdf = await readPdf(await printer.print(aReport({ profile: aProfile({ language: 'en' }) })));
  await printer.close();
  expect(pdf.pages[0]?.text).toContain('Éclatant');
  expect(textOf(pdf)).toContain('Share it.');
  expect(pdf.pages.flatMap(({ links }) => links)).toContain('https://pay.example.com/books/SVC-EN-01');
});
