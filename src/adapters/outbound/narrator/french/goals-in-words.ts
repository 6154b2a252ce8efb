import type { PrimaryGoal } from '../../../../domain/situation-map/intake.ts';

/** The goal as something to do: an infinitive, so with `de` before it. */
export const aims = {
  grow_in_role: 'progresser dans votre poste',
  reshape_role: 'remodeler votre poste',
  change_role: 'changer de poste',
  change_field: 'changer de domaine',
  start_business: 'créer votre activité',
  lead_people: 'encadrer une équipe',
  restore_balance: 'retrouver votre équilibre',
  return_to_work: 'reprendre le travail',
  gain_clarity: 'y voir plus clair',
  other: 'atteindre le but que vous avez nommé',
} as const satisfies Record<PrimaryGoal, string>;
