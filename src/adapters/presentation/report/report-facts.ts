import type { WorkSituation } from '#domain/situation-map/intake/intake.ts';
import type { FixedTexts } from './fixed-texts.ts';
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
  const assessed = profile.assessmentCompletedAt?.toISOString().slice(0, 10) ?? profile.submittedOn;
  const circumstances = circumstancesOf(intake.currentWorkSituation, texts.facts);
  return [
    ...(circumstances.length > 0 ? [circumstances.join(' · ')] : []),
    `${dayOf(profile.submittedOn)}, ${texts.preferencesFrom[profile.preferenceSource](dayOf(assessed))}`,
  ];
}

const circumstancesOf = (situation: WorkSituation, facts: FixedTexts['facts']): readonly string[] =>
  (Object.keys(facts) as (keyof WorkSituation)[]).flatMap((field) => {
    const answer = situation[field];
    const text = facts[field] as ((answer: unknown) => string) | undefined;
    return answer ? (text?.(answer) ?? []) : [];
  });
