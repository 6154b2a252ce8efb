import { isFirstEdition, type NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import { longDay } from '../long-day.ts';
import { typesetAll } from '../typeset.ts';
import { findingSections } from './sections/finding-sections.ts';
import { firstEditionSections } from './first-edition.ts';
import { letterSection } from './sections/letter-section.ts';
import { appendixSection, methodSection } from './sections/method-sections.ts';
import { attractionSection, naturesSection } from './sections/nature-sections.ts';
import { conversationSection, planSection } from './sections/plan-sections.ts';
import { questionSection } from './sections/question-section.ts';
import type { ReportDocument, ReportSection } from './report-document.ts';
import { factsOf, situationOf } from './report-facts.ts';
import { type Chapter, type ReportSource, contextOf, type ReportContext } from './report-context.ts';
import { weekSection } from './sections/week-section.ts';

const chapters: readonly Chapter<NarrativeSections>[] = [
  letterSection,
  weekSection,
  findingSections,
  questionSection,
  planSection,
  conversationSection,
  naturesSection,
  attractionSection,
];

/** The content of a report in order, for every output format. Equal sources give equal documents. */
export function composeReport(source: ReportSource): ReportDocument {
  const context = contextOf(source);
  const { language, texts, profile } = context;
  return typesetAll(
    {
      language,
      title: texts.title,
      subtitle: situationOf(context),
      facts: factsOf(context),
      notice: source.isSample ? texts.sampleNotice : '',
      generatedAt: profile.generatedAt,
      sections: [...mainSections(context), ...methodSection(context), ...appendixSection(context)],
      footer: texts.footer(longDay(profile.submittedOn, language)),
    },
    language,
  );
}

function mainSections(context: ReportContext): readonly ReportSection[] {
  const { sections } = context;
  if (isFirstEdition(sections)) return firstEditionSections({ ...context, sections });
  return chapters.flatMap((chapter) => chapter({ ...context, sections }));
}
