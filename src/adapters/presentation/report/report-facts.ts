import { plain } from './sections/numbers.ts';
import type { ReportContext } from './report-context.ts';

/**
 * The title of the role, or the person's status if there is none. The role may be one that the person only aims for.
 */
export function situationOf({ intake, profile, texts }: ReportContext): string {
  const { roleTitle, status } = intake.currentWorkSituation;
  return roleTitle === undefined
    ? texts.status[status ?? 'other']
    : texts.subtitle[profile.roleBasis](roleTitle);
}

/** One line with the known circumstances, and one with the sources of the map. */
export function factsOf(context: ReportContext): readonly string[] {
  const { profile, texts, intake, dayOf } = context;
  const { industry, weeklyHours, peopleManaged = 0 } = intake.currentWorkSituation;
  const assessed = profile.assessmentCompletedAt?.toISOString().slice(0, 10) ?? profile.submittedOn;
  const circumstances = [
    industry,
    weeklyHours !== undefined && weeklyHours > 0 && texts.facts.weeklyHours(plain(weeklyHours)),
    peopleManaged > 0 && texts.facts.peopleManaged(plain(peopleManaged)),
  ].filter((part) => part);
  return [
    ...(circumstances.length > 0 ? [circumstances.join(' · ')] : []),
    `${dayOf(profile.submittedOn)}, ${texts.preferencesFrom[profile.preferenceSource](dayOf(assessed))}`,
  ];
}
