import { likelyRangeOf } from '#domain/scoring/breakdown.ts';
import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import { plain, signed } from './numbers.ts';
import type { Block, Figure } from '../report-document.ts';
import { type Cell, figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, type ReportContext } from '../report-context.ts';

/** All nine natures, in two charts and in two sentences each. */
export const naturesSection: Chapter<NarrativeSections> = (context) => {
  const { texts, sections, profile, nameOf } = context;
  return [
    {
      id: 'natures',
      part: 'natures',
      title: texts.natures.title,
      blocks: [
        ...paragraphs([sections.remarks.join(' ')]),
        ...fitFigures(context),
        ...energyFigures(context),
        {
          kind: 'entries',
          items: profile.natures.map(({ nature }) => ({
            label: nameOf(nature),
            text: sections.natures[nature] ?? '',
          })),
        },
      ],
    },
  ];
};

const nameCell = ({ texts, nameOf }: ReportContext): Cell<NatureProfile> => ({
  title: texts.appendix.natures.columns.nature,
  align: 'left',
  text: ({ nature }) => nameOf(nature),
});

const preferenceCell = (title: string): Cell<NatureProfile> => ({
  title,
  align: 'right',
  text: ({ preference }) => plain(preference),
});

const demandCell = (title: string): Cell<NatureProfile> => ({
  title,
  align: 'right',
  text: ({ demand }) => plain(demand),
});

export function fitFigures(context: ReportContext): readonly Figure[] {
  const { profile, texts, nameOf } = context;
  if (profile.natures.every(({ preference, demand }) => preference === null && demand === null)) return [];
  const isComparable = profile.natures.some(({ preference }) => preference !== null);
  const isAsked = profile.natures.some(({ demand }) => demand !== null);
  const { caption, alternative } = texts.natures[isComparable ? 'fit' : 'roleOnly'][profile.roleBasis];
  const role = texts.role[profile.roleBasis];
  return [
    figureOf({
      id: 'natures-chart',
      chart: {
        kind: 'dumbbell',
        marks: 'you_role',
        legend: [isComparable ? texts.you : null, isAsked ? role : null],
        rows: profile.natures.map(({ nature, preference, demand }) => ({
          label: nameOf(nature),
          first: preference,
          second: demand,
        })),
      },
      caption,
      name: alternative,
      table: tableOf(
        caption,
        [
          nameCell(context),
          ...(isComparable ? [preferenceCell(texts.you)] : []),
          ...(isAsked ? [demandCell(role)] : []),
        ],
        profile.natures,
      ),
    }),
  ];
}

/**
 * The nature that gives most energy comes first, equal values are in canonical order, and natures without an answer
 * come last.
 */
export function energyFigures(context: ReportContext): readonly Figure[] {
  const { profile, texts, nameOf } = context;
  if (profile.natures.every(({ energy }) => energy === null)) return [];
  const { caption, alternative, legend } = texts.natures.energy;
  const rows = profile.natures.toSorted((a, b) => (b.energy ?? -3) - (a.energy ?? -3));
  return [
    figureOf({
      id: 'energy-chart',
      chart: {
        kind: 'diverging',
        legend,
        rows: rows.map(({ nature, energy }) => ({ label: nameOf(nature), value: energy })),
      },
      caption,
      name: alternative,
      table: tableOf(
        caption,
        [
          nameCell(context),
          { title: texts.finding.energy, align: 'right', text: ({ energy }) => signed(energy) },
        ],
        rows,
      ),
    }),
  ];
}

/** What attracts the person. It does not enter any number of the map. */
export const attractionSection: Chapter<NarrativeSections> = (context) => {
  const { texts, sections } = context;
  if (sections.attraction.length === 0) return [];
  return [
    {
      id: 'attraction',
      part: 'attraction',
      title: texts.attraction.title,
      blocks: [...paragraphs(sections.attraction), ...attractionFigures(context)],
    },
  ];
};

/** Shown only if something stands out. */
function attractionFigures({ profile, texts, nameOf }: ReportContext): readonly Block[] {
  const standOut = profile.counsel?.attraction?.drawn ?? [];
  const drawn = profile.intelligences
    .filter(({ intelligence }) => standOut.includes(intelligence))
    .map(({ intelligence, score }) => ({ name: nameOf(intelligence), score, range: likelyRangeOf(score) }));
  if (drawn.length === 0) return [];
  const { caption, alternative } = texts.attraction.chart;
  return [
    figureOf({
      id: 'attraction-chart',
      chart: {
        kind: 'bars',
        rows: drawn.map(({ name, score, range }) => ({ label: name, value: score, range })),
      },
      caption,
      name: alternative,
      table: tableOf(
        caption,
        [
          { title: texts.attraction.title, align: 'left', text: ({ name }) => name },
          {
            title: '0–100',
            align: 'right',
            text: ({ score, range }) => `${plain(score)} (${range.map(plain).join('–')})`,
          },
        ],
        drawn,
      ),
    }),
  ];
}
