import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import { plain } from './numbers.ts';
import type { Block, Figure } from '../report-document.ts';
import { figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, type ReportContext } from '../report-context.ts';

/** The wished role compared with the current one, what the person cannot change, and one question to answer. */
export const questionSection: Chapter<NarrativeSections> = (context) => {
  const { texts, sections } = context;
  const { wished, fixed, question } = sections.question;
  const figures = wishedFigure(context);
  return [
    {
      id: 'question',
      part: 'question',
      title: texts.question.title,
      blocks: [
        ...figures,
        ...paragraphs([wished, fixed].filter((text) => text !== '')),
        { kind: 'question', text: question, print: figures.length > 0 ? 'large' : 'largest' } satisfies Block,
      ],
    },
  ];
};

function wishedFigure({ profile, texts, nameOf }: ReportContext<NarrativeSections>): readonly Figure[] {
  const rows = profile.natures.flatMap(({ nature, demand, wishedGap }) =>
    demand === null || wishedGap === null
      ? []
      : [{ label: nameOf(nature), first: demand, second: demand + wishedGap }],
  );
  if (rows.length === 0) return [];
  const { caption, alternative } = texts.question.chart;
  const legend = texts.question.legend[profile.roleBasis];
  return [
    figureOf({
      id: 'wished-chart',
      chart: { kind: 'dumbbell', marks: 'now_wished', legend, rows },
      caption,
      name: alternative,
      table: tableOf(
        caption,
        [
          { title: texts.appendix.natures.columns.nature, align: 'left', text: ({ label }) => label },
          { title: legend[0], align: 'right', text: ({ first }) => plain(first) },
          { title: legend[1], align: 'right', text: ({ second }) => plain(second) },
        ],
        rows,
      ),
    }),
  ];
}
