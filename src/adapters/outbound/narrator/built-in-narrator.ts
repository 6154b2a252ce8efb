import type { Narrator, ReportFacts } from '../../../application/ports/narrator.ts';
import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import { typesetAll } from '../../presentation/typeset.ts';
import { findingTexts } from './tell-findings.ts';
import { letterOf } from './tell-letter.ts';
import { attractionTexts, natureTexts, remarkTexts } from './tell-natures.ts';
import { conversationTexts, goalTexts, planTexts, questionTexts } from './tell-plan.ts';
import { patternTextsOf, weekTextOf } from './tell-week.ts';
import { tellingOf } from './telling.ts';

/** The whole narrative in the words written by hand. Equal facts give equal text. */
export function builtInSections(facts: ReportFacts): NarrativeSections {
  const telling = tellingOf(facts);
  return typesetAll(
    {
      letter: letterOf(telling),
      week: weekTextOf(telling),
      patterns: patternTextsOf(telling),
      findings: findingTexts(telling),
      question: questionTexts(telling),
      goal: goalTexts(telling),
      plan: planTexts(telling),
      conversation: conversationTexts(telling),
      remarks: remarkTexts(telling),
      natures: natureTexts(telling),
      attraction: attractionTexts(telling),
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
