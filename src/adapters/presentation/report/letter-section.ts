import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { Block } from './report-document.ts';
import type { Chapter } from './told.ts';

/** The page that says the best of it. Where energy is low, it also says whom to turn to. */
export const letterSection: Chapter<NarrativeSections> = ({ profile, texts, sections }) => [
  {
    id: 'letter',
    part: 'letter',
    title: texts.letter.title,
    blocks: [
      ...sections.letter.map((text): Block => ({ kind: 'lead', text })),
      ...(profile.suggestsHealthAdvice
        ? [{ kind: 'note', tone: 'care', text: texts.letter.healthNote } as const]
        : []),
    ],
  },
];
