import { alignmentChapter } from './alignment-chapter.ts';
import { attractionChapter } from './attraction-chapter.ts';
import { booksChapter } from './books-chapter.ts';
import { longDay } from '../long-day.ts';
import { energyChapter } from './energy-chapter.ts';
import { goalChapter } from './goal-chapter.ts';
import { assetsChapter, leversChapter, risksChapter } from './list-chapters.ts';
import { methodChapter } from './method-chapter.ts';
import { planChapter, questionsChapter } from './plan-chapters.ts';
import type { ReportDocument } from './report-document.ts';
import { factsOf, workOf } from './report-facts.ts';
import { summaryChapter } from './summary-chapter.ts';
import { type Chapter, type ReportSource, tell, type Told } from './told.ts';
import { typesetAll } from '../typeset.ts';

const chapters: readonly Chapter[] = [
  summaryChapter,
  alignmentChapter,
  assetsChapter,
  leversChapter,
  risksChapter,
  energyChapter,
  goalChapter,
  planChapter,
  questionsChapter,
  attractionChapter,
  booksChapter,
  methodChapter,
];

interface ReportAddresses {
  /** Where a book can be bought. */
  readonly bookAddress: Told['bookAddress'];
}

/** What a report says, in order, for every way of showing it. Equal sources give equal documents. */
export function composeReport(source: ReportSource, { bookAddress }: ReportAddresses): ReportDocument {
  const told = tell(source, bookAddress);
  const { language, texts, profile, narrative } = told;
  const day = longDay(profile.submittedOn, language);
  return typesetAll(
    {
      language,
      title: texts.title,
      subtitle: `${texts.subtitle[profile.roleBasis](workOf(told))} · ${day}`,
      facts: factsOf(told),
      headline: narrative.sections.headline,
      generatedAt: profile.generatedAt,
      sections: chapters.flatMap((chapter) => chapter(told) ?? []),
      footer: texts.footer(day),
    },
    language,
  );
}
