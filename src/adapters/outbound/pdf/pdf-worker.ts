import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { drawReport } from './draw-report.ts';
import { loadFonts } from './fonts.ts';

const fonts = loadFonts();

/** Called by piscina. */
const draw = async (report: ReportDocument): Promise<Uint8Array> => drawReport(report, fonts);

export default draw;
