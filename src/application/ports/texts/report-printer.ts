import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { ReportFacts } from './narrator.ts';

export interface Report extends ReportFacts {
  readonly narrative: Narrative;
  /** Set if the report is about an invented person; the report then says so. */
  readonly isSample?: true;
}

export interface ReportPrinter {
  /** The report as a PDF. Equal reports give equal bytes. */
  print(report: Report): Promise<Uint8Array>;
}
