import type { Narrative } from '../../../domain/situation-map/narrative.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import type { NatureProfile } from '../../../domain/situation-map/reading.ts';
import { overallNumbers } from './fixed-texts.ts';
import { correlation, plain, signed } from './numbers.ts';
import { type Cell, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type Told, unlessEmpty } from './told.ts';

/** What the reader needs to judge the rest: how to read it, how sure it is, what it cannot tell. */
export const methodSection: Chapter<Narrative['sections']> = ({ texts: { method }, profile, narrative }) => {
  const { confidence, dataGaps } = profile.dataQuality;
  return [
    {
      id: 'method',
      part: 'method',
      title: method.title,
      blocks: [
        { kind: 'bullets', items: method.reading },
        subheading(method.confidenceTitle),
        ...paragraphs([method.confidence[confidence]]),
        ...unlessEmpty(dataGaps, (gaps) => ({
          kind: 'bullets',
          items: gaps.map((gap) => ({ text: method.gaps[gap] })),
        })),
        subheading(method.limitsTitle),
        { kind: 'bullets', items: method.limits.map((text) => ({ text })) },
        subheading(method.originTitle),
        ...paragraphs([
          method.origin,
          narrative.source === 'model' ? method.wordsByModel(narrative.model ?? '') : '',
        ]),
        subheading(method.dataTitle),
        ...paragraphs(method.data),
      ],
    },
  ];
};

/** Every number, with the formulas, so that a reader can compute it again. */
export const appendixSection: Chapter<Narrative['sections']> = (told) => {
  const { texts, profile } = told;
  const { appendix } = texts;
  const { overall } = appendix;
  const [name, value, formula] = overall.columns;
  return [
    {
      id: 'appendix',
      part: 'appendix',
      title: appendix.title,
      blocks: [
        ...paragraphs([appendix.introduction]),
        { kind: 'table', table: tableOf(appendix.natures.caption, natureCells(told), profile.natures) },
        { kind: 'bullets', items: appendix.formulas },
        {
          kind: 'table',
          table: tableOf(
            overall.caption,
            [
              { title: name, align: 'left', text: (key) => overall.numbers[key].name },
              { title: value, align: 'right', text: (key) => valueOf(key, profile) },
              { title: formula, align: 'left', text: (key) => overall.numbers[key].formula },
            ],
            overallNumbers,
          ),
        },
        ...paragraphs([versionsOf(told)]),
      ],
    },
  ];
};

function natureCells({ texts, nameOf, profile }: Told): readonly Cell<NatureProfile>[] {
  const { columns } = texts.appendix.natures;
  const isTimed = profile.natures.some(({ timePercent }) => timePercent !== null);
  const time: Cell<NatureProfile> = {
    title: columns.time,
    align: 'right',
    text: ({ timePercent }) => plain(timePercent),
  };
  return [
    { title: columns.nature, align: 'left', text: ({ nature }) => nameOf(nature) },
    { title: columns.you, align: 'right', text: ({ preference }) => plain(preference) },
    { title: columns.role, align: 'right', text: ({ demand }) => plain(demand) },
    { title: columns.energy, align: 'right', text: ({ energy }) => signed(energy) },
    ...(isTimed ? [time] : []),
    { title: columns.gap, align: 'right', text: ({ gap }) => signed(gap) },
    { title: columns.alignment, align: 'right', text: ({ alignment }) => plain(alignment) },
    { title: columns.risk, align: 'right', text: ({ risk }) => plain(risk) },
    { title: columns.lever, align: 'right', text: ({ lever }) => plain(lever) },
    { title: columns.asset, align: 'right', text: ({ asset }) => plain(asset) },
    {
      title: columns.zone,
      align: 'left',
      text: ({ zone }) => (zone === null ? plain(null) : texts.appendix.zones[zone]),
    },
  ];
}

function valueOf(
  key: (typeof overallNumbers)[number],
  { alignment, energy, goals, language }: Profile,
): string {
  switch (key) {
    case 'shape':
      return correlation(alignment.shape, language);
    case 'balance':
      return signed(energy.balance);
    case 'gain':
    case 'drain':
      return plain(energy[key]);
    case 'support':
      return plain(goals.support);
    case 'overall':
    case 'coverage':
    case 'utilization':
      return plain(alignment[key]);
  }
}

function versionsOf({ profile, texts: { appendix } }: Told): string {
  const { methodVersion, scoringVersion, itemBankVersion } = profile;
  const assessment =
    scoringVersion !== null && itemBankVersion !== null
      ? appendix.assessmentVersions(scoringVersion, itemBankVersion)
      : '';
  return [appendix.versions(methodVersion), assessment].filter((text) => text !== '').join(' ');
}
