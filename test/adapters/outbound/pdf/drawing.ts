import { drawReport } from '#adapters/outbound/pdf/draw-report.ts';
import { loadFonts } from '#adapters/outbound/pdf/fonts.ts';
import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { type ReadPdf, readPdf } from './pdf-reader.ts';

/** Loaded once for all tests of a file. */
export const fonts = loadFonts();

export const draw = async (report: ReportDocument): Promise<Uint8Array> => drawReport(report, fonts);

export const drawAndRead = async (report: ReportDocument): Promise<ReadPdf> => readPdf(await draw(report));

/** The text on one line. */
export const flat = (text: string): string => text.replaceAll('\n', ' ').replaceAll('  ', ' ');

/** The text without spaces and punctuation, which differ between lines and languages. */
export const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
