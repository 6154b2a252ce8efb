import type { Narrator, ReportFacts } from '#application/ports/texts/narrator.ts';
import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import { typesetAll } from '#adapters/presentation/typeset.ts';
import { findingTexts } from './finding-texts.ts';
import { letterOf } from './letter-text.ts';
import { attractionTexts, natureTexts, remarkTexts } from './nature-texts.ts';
import { conversationTexts, goalTexts, planTexts, questionTexts } from './plan-texts.ts';
import { contradictionTextsOf, patternTextsOf, weekTextOf } from './week-texts.ts';
import { writingContextOf } from './writing-context.ts';

/** The whole report text, made from hand-written sentences. Equal facts give equal text. */
export function builtInSections(facts: ReportFacts): NarrativeSections {
  const writing = writingContextOf(facts);
  return typesetAll(
    {
      letter: letterOf(writing),
      week: weekTextOf(writing),
      patterns: patternTextsOf(writing),
      contradictions: contradictionTextsOf(writing),
      findings: findingTexts(writing),
      question: questionTexts(writing),
      goal: goalTexts(writing),
      plan: planTexts(writing),
      conversation: conversationTexts(writing),
      remarks: remarkTexts(writing),
      natures: natureTexts(writing),
      attraction: attractionTexts(writing),
    },
    facts.profile.language,
  );
}

export const makeBuiltInNarrator = (): Narrator => ({
  narrate: async (facts) => ({
    source: 'built_in',
    model: null,
    promptVersion: null,
    verified: true,
    fallbackSections: [],
    sections: builtInSections(facts),
  }),
});
