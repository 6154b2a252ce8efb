import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { PlannedAction } from '../../../domain/situation-map/profile.ts';
import type { Block, LabelledText, Step } from './report-document.ts';
import { type Chapter, paragraphs, type Told } from './told.ts';

/** The goal, then what to do by when, then the day to look back; all on one page. */
export const planSection: Chapter<NarrativeSections> = (told) => {
  const { profile, texts, sections, dayOf } = told;
  const milestones = profile.plan.map(({ horizonDays, actions }) => ({
    label: texts.plan.steps[horizonDays],
    title: dayOf(actions[0]?.reviewOn ?? profile.submittedOn),
    steps: actions.filter(({ kind }) => kind !== 'review').map((action) => stepOf(told, action)),
  }));
  const reviews = profile.plan.flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'review'));
  const lookBack = {
    title: texts.plan.lookBack,
    steps: reviews.map(({ id }) => ({ id, text: sections.plan[id]?.text ?? '', sign: '', serves: '' })),
  };
  return [
    {
      id: 'plan',
      part: 'plan',
      title: texts.plan.title,
      blocks: [
        ...paragraphs([sections.goal.join(' ')]),
        ...[...milestones, lookBack].map((milestone): Block => ({ kind: 'milestone', milestone })),
      ],
    },
  ];
};

function stepOf({ sections, texts }: Told<NarrativeSections>, { id, finding }: PlannedAction): Step {
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
