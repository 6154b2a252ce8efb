import type { Intake } from '../../../domain/situation-map/intake.ts';

/** In characters, of each text: enough for what matters, and not the whole of a long story. */
const most = 1_000;

/** What the person wrote, by what it was asked as. Unknown fields are left out. */
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
