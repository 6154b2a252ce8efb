import type { PrimaryGoal } from '../../../../domain/situation-map/intake.ts';

/** "To …": the goal as something to do. */
export const aims = {
  grow_in_role: 'grow where you are',
  reshape_role: 'reshape your role',
  change_role: 'move to another role',
  change_field: 'change your field',
  start_business: 'start something of your own',
  lead_people: 'lead people',
  restore_balance: 'restore your balance',
  return_to_work: 'return to work',
  gain_clarity: 'gain clarity',
  other: 'reach the goal you named',
} as const satisfies Record<PrimaryGoal, string>;
