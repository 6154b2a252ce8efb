import { isFirstEdition, type NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import { longDay } from '../long-day.ts';
import { typesetAll } from '../typeset.ts';
import { findingSections } from './finding-sections.ts';
import { firstEditionSections } from './first-edition.ts';
import { letterSection } from './letter-section.ts';
import { appendixSection, methodSection } from './method-sections.ts';
import { attractionSection, naturesSection } from './nature-sections.ts';
import { conversationSection, planSection } from './plan-sections.ts';
import { questionSection } from './question-section.ts';
import type { ReportDocument, ReportSection } from './report-document.ts';
import { factsOf, situationOf } from './report-facts.ts';
import { type Chapter, type ReportSource, tell, type Told } from './told.ts';
import { weekSection } from './week-section.ts';

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

/** What a report says, in order, for every way of showing it. Equal sources give equal documents. */
export function composeReport(source: ReportSource): ReportDocument {
  const told = tell(source);
  const { language, texts, profile } = told;
  return typesetAll(
    {
      language,
      title: texts.title,
      subtitle: situationOf(told),
      facts: factsOf(told),
      notice: source.isSample ? texts.sampleNotice : '',
      generatedAt: profile.generatedAt,
      sections: [...mainSections(told), ...methodSection(told), ...appendixSection(told)],
      footer: texts.footer(longDay(profile.submittedOn, language)),
    },
    language,
  );
}

function mainSections(told: Told): readonly ReportSection[] {
  const { sections } = told;
  if (isFirstEdition(sections)) return firstEditionSections({ ...told, sections });
  return chapters.flatMap((chapter) => chapter({ ...told, sections }));
}
