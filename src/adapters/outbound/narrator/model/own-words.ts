import type { Intake } from '#domain/situation-map/intake/intake.ts';

/** Characters of each text: enough for the important part, but not for a long story. */
const most = 1_000;

/** The person's own texts, by the question that each one answers. Unknown fields are left out. */
export function ownWordsOf(intake: Intake): Readonly<Record<string, string>> {
  const { currentWorkSituation, roleDemands, energyPatterns, goals } = intake;
  const words = {
    role_title: currentWorkSituation.roleTitle,
    industry: currentWorkSituation.industry,
    work_situation: currentWorkSituation.notes,
    role_demands: roleDemands.notes,
    energy: energyPatterns.notes,
    success_would_be: goals.success,
    constraints: goals.constraints,
    goals: goals.notes,
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, text]) =>
      text === undefined ? [] : [[field, text.slice(0, most).toWellFormed()] as const],
    ),
  );
}
