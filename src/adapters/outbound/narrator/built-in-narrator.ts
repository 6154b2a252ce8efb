import type { Narrator, ReportFacts } from '../../../application/ports/narrator.ts';
import type { Language } from '../../../domain/language.ts';
import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { findingsOf } from './findings.ts';
import type { Phrasebook } from './phrasebook.ts';
import { tell } from './tell.ts';

const phrasebooks = { en: english, fr: french } as const satisfies Record<Language, Phrasebook>;

/** The whole narrative in fixed wordings. Equal facts give equal text. */
export const builtInSections = (facts: ReportFacts): NarrativeSections =>
  tell(findingsOf(facts), phrasebooks[facts.profile.language]);

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
