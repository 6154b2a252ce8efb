import type { Report, ReportPrinter } from '../../../application/ports/report-printer.ts';
import type { Book } from '../../../domain/catalog/book.ts';
import { composeReport } from '../../presentation/report/compose-report.ts';
import { PdfDrawer } from './pdf-drawer.ts';

export interface PdfReportPrinterOptions {
  /** Where a book can be bought. */
  readonly bookAddress: (book: Book) => string;
}

export interface PdfReportPrinter extends ReportPrinter {
  close(): Promise<void>;
}

export function makePdfReportPrinter({ bookAddress }: PdfReportPrinterOptions): PdfReportPrinter {
  const drawer = new PdfDrawer();
  return {
    print: async (report: Report) => drawer.draw(composeReport(report, { bookAddress })),
    close: async () => drawer.close(),
  };
}
