import type { Language } from '#domain/language.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import type { Narrator } from '../ports/texts/narrator.ts';
import type { Report, ReportPrinter } from '../ports/texts/report-printer.ts';

interface Deps {
  /** The built-in narrator, because it costs nothing and gives everybody the same sample. */
  readonly sampleNarrator: Narrator;
  readonly reportPrinter: ReportPrinter;
}

export interface ShowSample {
  /** A complete report about an invented person. */
  report(language: Language): Promise<Report>;
  pdf(language: Language): Promise<Uint8Array>;
}

/** Makes each sample at its first request and caches it. After a failure, the next request tries again. */
export function makeShowSample({ sampleNarrator, reportPrinter }: Deps): ShowSample {
  const report = keptByLanguage(async (language): Promise<Report> => {
    const facts = sampleSituation(language);
    return { ...facts, narrative: await sampleNarrator.narrate(facts), isSample: true };
  });
  return { report, pdf: keptByLanguage(async (language) => reportPrinter.print(await report(language))) };
}

function keptByLanguage<T>(make: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const kept = new Map<Language, Promise<T>>();
  return (language) => {
    const known = kept.get(language);
    if (known !== undefined) return known;
    const made = make(language);
    kept.set(language, made);
    made.catch(() => kept.delete(language));
    return made;
  };
}
