import { drainIn } from '#domain/situation-map/measures/drains.ts';
import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { PlannedAction } from '#domain/situation-map/profile.ts';
import type { FixedTexts } from '../fixed-texts.ts';
import type { Block, LabelledText, Step } from '../report-document.ts';
import { type Chapter, paragraphs, type ReportContext } from '../report-context.ts';

/** The goal, the steps with their days, and the day of the review, all on one page. */
export const planSection: Chapter<NarrativeSections> = (context) => {
  const { profile, texts, sections, dayOf } = context;
  const milestones = profile.plan.map(({ horizonDays, actions }) => ({
    label: texts.plan.steps[horizonDays],
    title: dayOf(actions[0]?.reviewOn ?? profile.submittedOn),
    until: actions[0]?.reviewOn ?? profile.submittedOn,
    steps: actions.filter(({ kind }) => kind !== 'review').map((action) => stepOf(context, action)),
  }));
  const reviews = profile.plan.flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'review'));
  const lookBack = {
    title: texts.plan.lookBack,
    ...(reviews[0] !== undefined && { until: reviews[0].reviewOn }),
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

function stepOf(
  { sections, texts }: ReportContext<NarrativeSections>,
  { id, finding, textKey }: PlannedAction,
): Step {
  const { text = '', sign = '' } = sections.plan[id] ?? {};
  const title = finding === null ? undefined : sections.findings[finding]?.title;
  return {
    id,
    text,
    sign: sign === '' ? '' : `${texts.plan.sign} ${sign}`,
    serves: title === undefined ? servesBeside(texts, textKey) : texts.plan.serves(title),
  };
}

/** What a step without a finding serves. */
function servesBeside({ plan }: FixedTexts, textKey: string): string {
  if (drainIn(textKey) !== undefined) return plan.servesDrain;
  return /\bsuccess\b/u.test(textKey) ? plan.servesWords : plan.servesGoal;
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
