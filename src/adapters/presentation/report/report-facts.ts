import { longDay } from '../long-day.ts';
import { plain } from './numbers.ts';
import type { LabelledText } from './report-document.ts';
import { capitalised, type Told } from './told.ts';

/** The role by its title, else by the person's status. */
export function workOf({ intake, texts }: Told): string {
  const { roleTitle, status } = intake.currentWorkSituation;
  return roleTitle ?? texts.status[status ?? 'other'];
}

/** What stands in the head of the report: each only as far as it is known. */
export function factsOf(told: Told): readonly LabelledText[] {
  const { texts, profile } = told;
  const { facts, method } = texts;
  return [
    { label: facts.role, text: listed(situationOf(told)) },
    { label: facts.frame, text: listed(frameOf(told)) },
    { label: facts.basis, text: listed(basisOf(told)) },
    { label: facts.confidence, text: method.confidence[profile.dataQuality.confidence].name },
  ].filter(({ text }) => text !== '');
}

const listed = (parts: readonly (string | null | undefined)[]): string =>
  capitalised(parts.filter((part) => part).join(', '));

function situationOf({ intake, texts }: Told) {
  const { status, industry, organizationSize, workMode } = intake.currentWorkSituation;
  return [
    status && texts.status[status],
    industry,
    organizationSize && texts.size[organizationSize],
    workMode && texts.workMode[workMode],
  ];
}

function frameOf({ intake, texts: { facts } }: Told) {
  const { tenureMonths = 0, weeklyHours, peopleManaged = 0 } = intake.currentWorkSituation;
  return [
    tenureMonths > 0 ? facts.tenure(Math.floor(tenureMonths / 12), tenureMonths % 12) : null,
    weeklyHours === undefined ? null : facts.weeklyHours(plain(weeklyHours)),
    peopleManaged > 0 ? facts.peopleManaged(plain(peopleManaged)) : null,
  ];
}

function basisOf({ profile, texts: { facts }, language }: Told) {
  const { preferenceSource, assessmentCompletedAt, submittedOn } = profile;
  const assessed = assessmentCompletedAt === null ? '' : longDay(assessmentCompletedAt, language);
  return [facts.intakeOf(longDay(submittedOn, language)), facts.preferencesFrom[preferenceSource](assessed)];
}
