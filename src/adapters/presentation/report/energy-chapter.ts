import type { NatureProfile } from '../../../domain/situation-map/profile.ts';
import { plain, signed } from './numbers.ts';
import type { Block, Figure, KeyFigure, LabelledText } from './report-document.ts';
import { type Cell, tableOf } from './tables.ts';
import { capitalised, type Chapter, paragraph, subheading, type Told, unlessEmpty } from './told.ts';

/** What gives and what takes, and what else weighs in. */
export const energyChapter: Chapter = (told) => {
  const { narrative, texts } = told;
  return {
    id: 'energy',
    title: texts.energy.title,
    blocks: [
      ...paragraph(narrative.sections.energy),
      ...figureOf(told),
      ...unlessEmpty(keyFiguresOf(told), (figures) => ({ kind: 'key_figures', figures })),
      ...unlessEmpty(patternsOf(told), (items) => ({ kind: 'bullets', items })),
      ...flagBlocks(told),
      ...healthNote(told),
    ],
  };
};

const hasEnergy = ({ energy }: NatureProfile): boolean => energy !== null;

/** What gives most first, ties in canonical order; what was not rated comes last. */
const byEnergy = (natures: readonly NatureProfile[]): readonly NatureProfile[] =>
  natures.toSorted((a, b) => (b.energy ?? -3) - (a.energy ?? -3));

function figureOf(told: Told): readonly Figure[] {
  const { profile, texts, nameOf } = told;
  if (!profile.natures.some(hasEnergy)) return [];
  const { alternative, tableCaption, legend } = texts.energy;
  const rows = byEnergy(profile.natures);
  return [
    {
      kind: 'figure',
      id: 'energy-chart',
      chart: {
        kind: 'diverging',
        legend,
        rows: rows.map(({ nature, energy }) => ({ label: nameOf(nature), value: energy })),
      },
      caption: captionOf(told, rows.filter(hasEnergy)),
      alternative,
      table: tableOf(tableCaption, columnsOf(told), rows),
    },
  ];
}

function captionOf({ texts, nameOf }: Told, rated: readonly NatureProfile[]): string {
  const { most, least, even } = texts.energy;
  const highest = rated[0]?.energy ?? 0;
  const lowest = rated.at(-1)?.energy ?? 0;
  if (highest === lowest) return even(signed(highest));
  const namesAt = (level: number) =>
    rated
      .filter(({ energy }) => energy === level)
      .map(({ nature }) => nameOf(nature))
      .join(', ');
  return [
    highest > 0 && most(namesAt(highest), signed(highest)),
    lowest < 0 && least(namesAt(lowest), signed(lowest)),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** The time only where it was given. */
function columnsOf({ profile, texts, nameOf }: Told): readonly Cell<NatureProfile>[] {
  const titles = texts.energy.columns[profile.roleBasis];
  const columns: readonly Cell<NatureProfile>[] = [
    { title: titles.nature, align: 'left', text: ({ nature }) => nameOf(nature) },
    { title: titles.energy, align: 'right', text: ({ energy }) => signed(energy) },
    { title: titles.demand, align: 'right', text: ({ demand }) => plain(demand) },
  ];
  if (profile.natures.every(({ timePercent }) => timePercent === null)) return columns;
  return [...columns, { title: titles.time, align: 'right', text: ({ timePercent }) => plain(timePercent) }];
}

function keyFiguresOf({ profile: { energy }, texts: { energy: words } }: Told): readonly KeyFigure[] {
  if (energy.balance === null) return [];
  return [
    { value: plain(energy.gain), label: words.gain.name, legend: words.gain.meaning },
    { value: plain(energy.drain), label: words.drain.name, legend: words.drain.meaning },
  ];
}

/** What the person said of energy beyond the nine natures. */
function patternsOf({ profile, texts }: Told): readonly LabelledText[] {
  const { sources, drains, overallLevel, trend, recovery, peakTime } = profile.energy;
  const words = texts.energy;
  const lately = [
    overallLevel === null ? null : words.level(plain(overallLevel)),
    trend && words.trend[trend],
    recovery === null ? null : words.recovery(plain(recovery)),
  ].filter((part) => part);
  return [
    { label: words.sources, text: sources.map((tag) => texts.tags[tag]).join(', ') },
    { label: words.drains, text: drains.map((tag) => texts.tags[tag]).join(', ') },
    { label: words.lately, text: lately.join(', ') },
    { label: words.peakTitle, text: peakTime ? words.peak[peakTime] : '' },
  ]
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, text: sentence(text) }));
}

const sentence = (text: string): string => capitalised(text.endsWith('.') ? text : `${text}.`);

const flagBlocks = ({ profile, texts: { energy } }: Told): readonly Block[] =>
  unlessEmpty(profile.contextFlags, (flags) => ({
    kind: 'bullets',
    items: flags.map((flag) => ({
      label: energy.flags[flag].name,
      text: energy.flags[flag].meaning,
    })),
  })).flatMap((list) => [subheading(energy.flagsTitle), list]);

const healthNote = ({ profile, texts }: Told): readonly Block[] =>
  profile.suggestsHealthAdvice ? [{ kind: 'note', tone: 'care', text: texts.energy.healthNote }] : [];
