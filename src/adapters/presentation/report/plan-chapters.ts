import type { PlannedAction } from '../../../domain/situation-map/profile.ts';
import { longDay } from '../long-day.ts';
import type { ChecklistItem } from './report-document.ts';
import { measureText } from './report-texts.ts';
import { type Chapter, paragraph, subheading, type Told } from './told.ts';

export const planChapter: Chapter = (told) => {
  const { profile, texts } = told;
  return {
    id: 'plan',
    title: texts.plan.title,
    blocks: [
      ...paragraph(texts.plan.introduction),
      ...profile.plan.flatMap(({ horizonDays, actions }) => [
        subheading(texts.plan.steps[horizonDays]),
        { kind: 'checklist', items: actions.map((action) => itemOf(told, action)) } as const,
      ]),
    ],
  };
};

function itemOf(told: Told, { id, measure, reviewOn }: PlannedAction): ChecklistItem {
  const { narrative, texts, language } = told;
  return {
    text: narrative.sections.plan[id] ?? '',
    measure: measureText(measure, language),
    reviewOn: texts.plan.reviewOn(longDay(reviewOn, language)),
  };
}

export const questionsChapter: Chapter = ({ narrative, texts }) => ({
  id: 'questions',
  title: texts.questions.title,
  blocks: [
    ...paragraph(texts.questions.introduction),
    { kind: 'questions', items: narrative.sections.questions },
  ],
});
