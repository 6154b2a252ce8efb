import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { Block } from '../report-document.ts';
import type { Chapter } from '../report-context.ts';

/** The letter on the first page, with the main message. If energy is low, it also says where to find help. */
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
