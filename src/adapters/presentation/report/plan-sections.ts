import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { PlannedAction } from '../../../domain/situation-map/profile.ts';
import type { Block, ChecklistItem, LabelledText } from './report-document.ts';
import { type Chapter, paragraphs, subheading, type Told } from './told.ts';

/** The goal, then what to do by when, then the day to look back; all on one page. */
export const planSection: Chapter<NarrativeSections> = (told) => {
  const { profile, texts, sections, dayOf } = told;
  const steps = profile.plan.map(({ horizonDays, actions }) => ({
    title: texts.plan.steps[horizonDays](dayOf(actions[0]?.reviewOn ?? profile.submittedOn)),
    actions: actions.filter(({ kind }) => kind !== 'review'),
  }));
  const reviews = profile.plan.flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'review'));
  return [
    {
      id: 'plan',
      part: 'plan',
      title: texts.plan.title,
      blocks: [
        ...paragraphs([sections.goal.join(' ')]),
        ...steps.flatMap(({ title, actions }): readonly Block[] => [
          subheading(title),
          { kind: 'checklist', items: actions.map((action) => itemOf(told, action)) },
        ]),
        subheading(texts.plan.lookBack),
        ...paragraphs(reviews.map(({ id }) => sections.plan[id]?.text ?? '')),
      ],
    },
  ];
};

function itemOf({ sections, texts }: Told<NarrativeSections>, { id, finding }: PlannedAction): ChecklistItem {
  const { text = '', sign = '' } = sections.plan[id] ?? {};
  const title = finding === null ? undefined : sections.findings[finding]?.title;
  return {
    id,
    text,
    sign: sign === '' ? '' : `${texts.plan.sign} ${sign}`,
    serves: title === undefined ? texts.plan.servesGoal : texts.plan.serves(title),
  };
}

export const conversationSection: Chapter<NarrativeSections> = ({ texts, sections }) => [
  {
    id: 'conversation',
    part: 'conversation',
    title: texts.conversation.title,
    blocks: [
      {
        kind: 'questions',
        items: sections.conversation.map(({ to, question }): LabelledText => ({
          label: texts.conversation.ask(to),
          text: question,
        })),
      },
    ],
  },
];
