import type { Book } from '../../domain/catalog/book.ts';
import type { Narrative } from '../../domain/situation-map/narrative.ts';
import type { ReportFacts } from './narrator.ts';

export interface Report extends ReportFacts {
  readonly narrative: Narrative;
  /** The books that the profile may name. */
  readonly shelf: readonly Book[];
}

export interface ReportPrinter {
  /** The report as a PDF. Equal reports give equal bytes. */
  print(report: Report): Promise<Uint8Array>;
}
