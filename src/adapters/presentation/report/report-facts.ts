import { plain } from './numbers.ts';
import type { Told } from './told.ts';

/** The role by its title, which may be one that is only aimed for, else the person's status. */
export function situationOf({ intake, profile, texts }: Told): string {
  const { roleTitle, status } = intake.currentWorkSituation;
  return roleTitle === undefined
    ? texts.status[status ?? 'other']
    : texts.subtitle[profile.roleBasis](roleTitle);
}

/** The circumstances in one line, each only as far as it is known; what the map is made from in another. */
export function factsOf(told: Told): readonly string[] {
  const { profile, texts, intake, dayOf } = told;
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
