import { unansweredIn } from '#domain/situation-map/intake/unanswered.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import type { LabelledText } from '../report-document.ts';
import { overallNumbers } from '../fixed-texts.ts';
import { correlation, plain, signed } from './numbers.ts';
import { type Cell, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type ReportContext, unlessEmpty } from '../report-context.ts';

/** What the reader needs to judge the report: how to read it, how certain it is, and what it cannot show. */
export const methodSection: Chapter<Narrative['sections']> = (context) => {
  const { profile, intake, narrative } = context;
  const { method } = context.texts;
  const { reading } = method;
  const { confidence, dataGaps } = profile.dataQuality;
  const unanswered = confidence === 'high' ? unansweredIn(intake) : 0;
  return [
    {
      id: 'method',
      part: 'method',
      title: method.title,
      blocks: [
        { kind: 'bullets', items: [reading.natures, chartsTerm(context), reading.findings] },
        subheading(method.confidenceTitle),
        ...paragraphs([
          method.confidence[confidence],
          ...(unanswered === 0 ? [] : [method.unanswered(unanswered)]),
        ]),
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

/** Explains the marks of the charts that this report contains. */
function chartsTerm({ texts, profile }: ReportContext): LabelledText {
  const { charts } = texts.method.reading;
  const { preferenceSource, natures } = profile;
  const marks = preferenceSource === 'none' ? charts.roleOnly : charts.compared;
  const wished = natures.some(({ wishedGap }) => wishedGap !== null) ? [charts.wished] : [];
  return { label: charts.label, text: [marks, ...wished, charts.energy].join(' ') };
}

/** Every number with its formula, so that a reader can compute it again. */
export const appendixSection: Chapter<Narrative['sections']> = (context) => {
  const { texts, profile } = context;
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
        { kind: 'table', table: tableOf(appendix.natures.caption, natureCells(context), profile.natures) },
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
        ...paragraphs([versionsOf(context)]),
      ],
    },
  ];
};

function natureCells({ texts, nameOf, profile }: ReportContext): readonly Cell<NatureProfile>[] {
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

function versionsOf({ profile, texts: { appendix } }: ReportContext): string {
  const { methodVersion, scoringVersion, itemBankVersion } = profile;
  const assessment =
    scoringVersion !== null && itemBankVersion !== null
      ? appendix.assessmentVersions(scoringVersion, itemBankVersion)
      : '';
  return [appendix.versions(methodVersion), assessment].filter((text) => text !== '').join(' ');
}
