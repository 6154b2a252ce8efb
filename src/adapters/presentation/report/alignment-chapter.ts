import type { NatureProfile } from '../../../domain/situation-map/profile.ts';
import { zones } from '../../../domain/situation-map/zones.ts';
import { correlation, plain, signed } from './numbers.ts';
import type { Block, Figure, KeyFigure, LabelledText } from './report-document.ts';
import { type Cell, tableOf } from './tables.ts';
import { type Chapter, paragraph, subheading, type Told, unlessEmpty } from './told.ts';

/** What comes naturally and what the role asks for, always side by side. */
export const alignmentChapter: Chapter = (told) => {
  const { profile, narrative, texts } = told;
  const { natures, roleBasis, preferenceSource } = profile;
  if (natures.every(({ preference, demand }) => preference === null && demand === null)) return undefined;
  const { title, titleWithoutPreferences } = texts.alignment;
  return {
    id: 'alignment',
    title: (preferenceSource === 'none' ? titleWithoutPreferences : title)[roleBasis],
    blocks: [
      ...paragraph(narrative.sections.alignment),
      figureOf(told),
      ...unlessEmpty(keyFiguresOf(told), (figures) => ({ kind: 'key_figures', figures })),
      ...zoneBlocks(told),
    ],
  };
};

/** Those whose gap weighs most first, ties in canonical order. */
const byWeightedGap = (natures: readonly NatureProfile[]): readonly NatureProfile[] =>
  natures.toSorted((a, b) => weightedGap(b) - weightedGap(a));

const weightedGap = ({ gap, weight }: NatureProfile): number =>
  gap === null || weight === null ? -1 : Math.abs(gap) * weight;

/** Both sides where any nature has both, else the one that is known. */
function figureOf(told: Told): Figure {
  const { natures, alignment } = told.profile;
  if (alignment.natureCount > 0) return comparison(told);
  return oneSide(told, natures.some(({ demand }) => demand !== null) ? 'demand' : 'preference');
}

function comparison(told: Told): Figure {
  const { profile, texts, nameOf } = told;
  const { alternative, tableCaption, legend } = texts.alignment;
  const rows = byWeightedGap(profile.natures);
  return {
    kind: 'figure',
    id: 'alignment-chart',
    chart: {
      kind: 'dumbbell',
      legend: legend[profile.roleBasis],
      rows: rows.map(({ nature, preference, demand }) => ({ label: nameOf(nature), preference, demand })),
    },
    caption: comparisonCaption(told, rows[0]),
    alternative,
    table: tableOf(tableCaption, comparisonColumns(told), rows),
  };
}

/** The message of the chart: what its first row shows. */
function comparisonCaption({ profile, texts, nameOf }: Told, first: NatureProfile | undefined): string {
  const { asksMore, asksLess, equal } = texts.alignment;
  if (first === undefined || first.gap === null || first.gap === 0) return equal;
  return (first.gap > 0 ? asksMore : asksLess)[profile.roleBasis]({
    name: nameOf(first.nature),
    preference: plain(first.preference),
    demand: plain(first.demand),
  });
}

function comparisonColumns({ profile, texts, nameOf }: Told): readonly Cell<NatureProfile>[] {
  const titles = texts.alignment.columns[profile.roleBasis];
  return [
    { title: titles.nature, align: 'left', text: ({ nature }) => nameOf(nature) },
    { title: titles.preference, align: 'right', text: ({ preference }) => plain(preference) },
    { title: titles.demand, align: 'right', text: ({ demand }) => plain(demand) },
    { title: titles.gap, align: 'right', text: ({ gap }) => signed(gap) },
    {
      title: titles.zone,
      align: 'left',
      text: ({ zone }) => (zone === null ? texts.unknown : texts.zones[zone].name),
    },
  ];
}

/** The highest first, ties in canonical order. */
function oneSide({ profile, texts, nameOf }: Told, side: 'preference' | 'demand'): Figure {
  const { alternative, tableCaptionOneSide, columns, onlySide } = texts.alignment;
  const rows = profile.natures.toSorted((a, b) => (b[side] ?? -1) - (a[side] ?? -1));
  const titles = columns[profile.roleBasis];
  const cells: readonly Cell<NatureProfile>[] = [
    { title: titles.nature, align: 'left', text: ({ nature }) => nameOf(nature) },
    { title: titles[side], align: 'right', text: (nature) => plain(nature[side]) },
  ];
  return {
    kind: 'figure',
    id: 'alignment-chart',
    chart: {
      kind: 'bars',
      rows: rows.map((row) => ({ label: nameOf(row.nature), value: row[side], range: null })),
    },
    caption: onlySide[profile.roleBasis][side],
    alternative,
    table: tableOf(tableCaptionOneSide, cells, rows),
  };
}

function keyFiguresOf({ profile: { alignment, roleBasis }, texts, language }: Told): readonly KeyFigure[] {
  const { coverage, utilization, shape } = texts.alignment;
  return [
    { number: alignment.coverage, value: plain(alignment.coverage), ...labelled(coverage[roleBasis]) },
    {
      number: alignment.utilization,
      value: plain(alignment.utilization),
      ...labelled(utilization[roleBasis]),
    },
    { number: alignment.shape, value: correlation(alignment.shape, language), ...labelled(shape[roleBasis]) },
  ].flatMap(({ number, ...figure }) => (number === null ? [] : [figure]));
}

const labelled = ({ name, meaning }: { readonly name: string; readonly meaning: string }) => ({
  label: name,
  legend: meaning,
});

function zoneBlocks({ profile, texts, nameOf }: Told): readonly Block[] {
  const items: readonly LabelledText[] = zones.flatMap((zone) => {
    const members = profile.natures.filter((nature) => nature.zone === zone);
    if (members.length === 0) return [];
    const { name, meaning } = texts.zones[zone];
    const names = members.map(({ nature }) => nameOf(nature)).join(', ');
    return [{ label: name, text: texts.alignment.zoneNatures(names, meaning) }];
  });
  return unlessEmpty(items, () => ({ kind: 'bullets', items })).flatMap((list) => [
    subheading(texts.alignment.zonesTitle),
    list,
  ]);
}
