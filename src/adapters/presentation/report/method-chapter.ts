import { plain } from './numbers.ts';
import type { Block } from './report-document.ts';
import { type Chapter, paragraph, subheading, type Told, unlessEmpty } from './told.ts';

/** What the reader needs to judge the rest: how to read it, how sure it is, what it cannot tell. */
export const methodChapter: Chapter = (told) => {
  const { profile, texts } = told;
  const { method } = texts;
  return {
    id: 'method',
    title: method.title,
    blocks: [
      subheading(method.numbersTitle),
      { kind: 'bullets', items: method.numbers[profile.roleBasis] },
      ...paragraph(method.cuts),
      subheading(method.confidenceTitle),
      ...confidenceBlocks(told),
      subheading(method.limitsTitle),
      { kind: 'bullets', items: method.limits },
      subheading(method.originTitle),
      ...originBlocks(told),
      subheading(method.dataTitle),
      ...method.data.flatMap(paragraph),
    ],
  };
};

function confidenceBlocks({ profile, texts: { method } }: Told): readonly Block[] {
  const { confidence, dataGaps, assessmentAgeDays } = profile.dataQuality;
  const { name, meaning } = method.confidence[confidence];
  return [
    ...paragraph(`${name}. ${meaning}`),
    ...unlessEmpty(dataGaps, (gaps) => ({
      kind: 'bullets',
      items: gaps.map((gap) => ({ text: method.gaps[gap] })),
    })),
    ...paragraph(assessmentAgeDays === null ? '' : method.assessmentAge(plain(assessmentAgeDays))),
  ];
}

function originBlocks({ profile, narrative, texts: { method } }: Told): readonly Block[] {
  const { methodVersion, scoringVersion, itemBankVersion } = profile;
  const numbers = [
    method.numbersByRule,
    method.versions(methodVersion),
    scoringVersion !== null && itemBankVersion !== null
      ? method.assessmentVersions(scoringVersion, itemBankVersion)
      : '',
  ];
  return [
    ...paragraph(numbers.filter((text) => text !== '').join(' ')),
    ...(narrative.source === 'model' ? paragraph(method.wordsByModel(narrative.model ?? '')) : []),
  ];
}
