import type { Report, ReportPrinter } from '#application/ports/texts/report-printer.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { PdfDrawer } from './pdf-drawer.ts';

export interface PdfReportPrinter extends ReportPrinter {
  close(): Promise<void>;
}

export function makePdfReportPrinter(): PdfReportPrinter {
  const drawer = new PdfDrawer();
  return {
    print: async (report: Report) => drawer.draw(composeReport(report)),
    close: async () => drawer.close(),
  };
}
