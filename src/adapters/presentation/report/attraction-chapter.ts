import { likelyRangeOf } from '../../../domain/scoring/breakdown.ts';
import { plain } from './numbers.ts';
import type { Figure } from './report-document.ts';
import { type Cell, tableOf } from './tables.ts';
import { type Chapter, paragraph, type Told } from './told.ts';

type Entry = Told['profile']['intelligences'][number];

/** Intelligences: context, in no number of the map. */
export const attractionChapter: Chapter = (told) => {
  const { profile, texts } = told;
  if (profile.intelligences.length === 0) return undefined;
  return {
    id: 'attraction',
    title: texts.attraction.title,
    blocks: [...paragraph(texts.attraction.introduction), figureOf(told)],
  };
};

function figureOf(told: Told): Figure {
  const { profile, texts, nameOf } = told;
  const { caption, alternative, tableCaption } = texts.attraction;
  const entries = profile.intelligences;
  return {
    kind: 'figure',
    id: 'attraction-chart',
    chart: {
      kind: 'bars',
      rows: entries.map(({ intelligence, score }) => ({
        label: nameOf(intelligence),
        value: score,
        range: likelyRangeOf(score),
      })),
    },
    caption: caption(entries.map(({ intelligence }) => nameOf(intelligence)).join(', ')),
    alternative,
    table: tableOf(tableCaption, columnsOf(told), entries),
  };
}

function columnsOf({ texts: { attraction }, nameOf }: Told): readonly Cell<Entry>[] {
  const { columns, range } = attraction;
  return [
    { title: columns.intelligence, align: 'left', text: ({ intelligence }) => nameOf(intelligence) },
    { title: columns.score, align: 'right', text: ({ score }) => plain(score) },
    { title: columns.range, align: 'right', text: ({ score }) => rangeText(likelyRangeOf(score)) },
  ];

  function rangeText([low, high]: readonly [number, number]): string {
    return range(plain(low), plain(high));
  }
}
