import type { Language } from '../../../../src/domain/language.ts';
import type { NarrativeSections } from '../../../../src/domain/situation-map/narrative.ts';

/** Every text of a narrative under a name that says where it stands. */
export function textsIn(sections: NarrativeSections): readonly (readonly [place: string, text: string])[] {
  const { headline, summary, natures, goal, plan, questions, bullets, ...openings } = sections;
  return [
    ['headline', headline],
    ...summary.map((text, index) => [`summary.${index}`, text] as const),
    ...Object.entries(natures).map(([nature, text]) => [`natures.${nature}`, text] as const),
    ['goal', goal],
    ...Object.entries(plan).map(([id, text]) => [`plan.${id}`, text] as const),
    ...questions.map((text, index) => [`questions.${index}`, text] as const),
    ...Object.entries(bullets).map(([name, text]) => [`bullets.${name}`, text] as const),
    ...Object.entries(openings).map(([name, text]) => [name, text] as const),
  ];
}

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
};

export const sentencesIn = (text: string, language: Language): readonly string[] =>
  Array.from(segmenters[language].segment(text), ({ segment }) => segment.trim());

/** Without what is quoted: those are the person's own words. */
export const withoutQuotes = (text: string): string => text.replaceAll(/“[^”]*”|«[^»]*»/gu, '“”');
