import type { FirstEdition } from '#domain/situation-map/report/narrative.ts';
import { energyFigures, fitFigures } from './sections/nature-sections.ts';
import type { Block } from './report-document.ts';
import { measureText } from './report-texts.ts';
import { type Chapter, paragraphs, subheading, type ReportContext } from './report-context.ts';

/** Maps made by the first method keep their texts, which are shown in the sections of the current report. */
export const firstEditionSections: Chapter<FirstEdition> = (context) => {
  const { texts, sections, profile } = context;
  const { firstEdition } = texts;
  const { keep, open, relieve } = sections.bullets;
  return [
    {
      id: 'letter',
      part: 'letter',
      title: firstEdition.summary,
      blocks: [
        { kind: 'lead', text: sections.headline },
        ...paragraphs(sections.summary),
        {
          kind: 'bullets',
          items: [
            { label: firstEdition.keep, text: keep },
            { label: firstEdition.open, text: open },
            { label: firstEdition.relieve, text: relieve },
          ],
        },
        ...healthNote(context),
      ],
    },
    {
      id: 'natures',
      part: 'natures',
      title: texts.natures.title,
      blocks: [
        ...paragraphs([sections.alignment]),
        ...fitFigures(context),
        ...listed(context, firstEdition.assets, sections.assets, profile.topAssets),
        ...listed(context, firstEdition.levers, sections.levers, profile.topLevers),
        ...listed(context, firstEdition.risks, sections.risks, profile.topRisks),
        subheading(texts.finding.energy),
        ...paragraphs([sections.energy]),
        ...energyFigures(context),
      ],
    },
    {
      id: 'plan',
      part: 'plan',
      title: texts.plan.title,
      blocks: [subheading(firstEdition.goal), ...paragraphs([sections.goal]), ...stepsOf(context)],
    },
    {
      id: 'conversation',
      part: 'conversation',
      title: firstEdition.questions,
      blocks: [{ kind: 'bullets', items: sections.questions.map((text) => ({ text })) }],
    },
  ];
};

const healthNote = ({ profile, texts }: ReportContext<FirstEdition>): readonly Block[] =>
  profile.suggestsHealthAdvice ? [{ kind: 'note', tone: 'care', text: texts.letter.healthNote }] : [];

/** A nature that is in several lists is described in the first one. */
const listed = (
  { sections, nameOf }: ReportContext<FirstEdition>,
  title: string,
  text: string,
  natures: ReportContext['profile']['topRisks'],
): readonly Block[] => [
  subheading(title),
  ...paragraphs([text]),
  {
    kind: 'entries',
    items: natures.map(({ nature }) => ({ label: nameOf(nature), text: sections.natures[nature] ?? '' })),
  },
];

const stepsOf = ({
  profile,
  texts,
  sections,
  dayOf,
  language,
}: ReportContext<FirstEdition>): readonly Block[] =>
  profile.plan.map(({ horizonDays, actions }) => ({
    kind: 'milestone',
    milestone: {
      label: texts.firstEdition.day(horizonDays),
      title: dayOf(actions[0]?.reviewOn ?? profile.submittedOn),
      until: actions[0]?.reviewOn ?? profile.submittedOn,
      steps: actions.map(({ id, measure }) => ({
        id,
        text: sections.plan[id] ?? '',
        sign: measureText(measure, language),
        serves: '',
      })),
    },
  }));
