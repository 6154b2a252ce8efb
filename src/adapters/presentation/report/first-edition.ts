import type { FirstEdition } from '../../../domain/situation-map/narrative.ts';
import { energyFigures, fitFigures } from './nature-sections.ts';
import type { Block } from './report-document.ts';
import { measureText } from './report-texts.ts';
import { type Chapter, paragraphs, subheading, type Told } from './told.ts';

/** Maps made by the first method keep their words; they are shown in the parts of today's report. */
export const firstEditionSections: Chapter<FirstEdition> = (told) => {
  const { texts, sections, profile } = told;
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
        ...healthNote(told),
      ],
    },
    {
      id: 'natures',
      part: 'natures',
      title: texts.natures.title,
      blocks: [
        ...paragraphs([sections.alignment]),
        ...fitFigures(told),
        ...listed(told, firstEdition.assets, sections.assets, profile.topAssets),
        ...listed(told, firstEdition.levers, sections.levers, profile.topLevers),
        ...listed(told, firstEdition.risks, sections.risks, profile.topRisks),
        subheading(texts.finding.energy),
        ...paragraphs([sections.energy]),
        ...energyFigures(told),
      ],
    },
    {
      id: 'plan',
      part: 'plan',
      title: texts.plan.title,
      blocks: [subheading(firstEdition.goal), ...paragraphs([sections.goal]), ...stepsOf(told)],
    },
    {
      id: 'conversation',
      part: 'conversation',
      title: firstEdition.questions,
      blocks: [{ kind: 'bullets', items: sections.questions.map((text) => ({ text })) }],
    },
  ];
};

const healthNote = ({ profile, texts }: Told<FirstEdition>): readonly Block[] =>
  profile.suggestsHealthAdvice ? [{ kind: 'note', tone: 'care', text: texts.letter.healthNote }] : [];

/** A nature that stands in several lists is told in the first. */
const listed = (
  { sections, nameOf }: Told<FirstEdition>,
  title: string,
  text: string,
  natures: Told['profile']['topRisks'],
): readonly Block[] => [
  subheading(title),
  ...paragraphs([text]),
  {
    kind: 'entries',
    items: natures.map(({ nature }) => ({ label: nameOf(nature), text: sections.natures[nature] ?? '' })),
  },
];

const stepsOf = ({ profile, texts, sections, dayOf, language }: Told<FirstEdition>): readonly Block[] =>
  profile.plan.map(({ horizonDays, actions }) => ({
    kind: 'milestone',
    milestone: {
      label: texts.firstEdition.day(horizonDays),
      title: dayOf(actions[0]?.reviewOn ?? profile.submittedOn),
      steps: actions.map(({ id, measure }) => ({
        id,
        text: sections.plan[id] ?? '',
        sign: measureText(measure, language),
        serves: '',
      })),
    },
  }));
