export const workStatuses = [
  'employed',
  'self_employed',
  'job_seeking',
  'studying',
  'career_break',
  'retired',
  'other',
] as const;
export type WorkStatus = (typeof workStatuses)[number];

export const organizationSizes = [
  'solo',
  '2_10',
  '11_50',
  '51_250',
  '251_1000',
  'over_1000',
  'not_applicable',
] as const;

export const workModes = ['on_site', 'hybrid', 'remote', 'field'] as const;

export const stabilities = ['stable', 'changing', 'at_risk', 'leaving'] as const;

export const energyTrends = ['falling', 'steady', 'rising'] as const;

export const peakTimes = ['early_morning', 'late_morning', 'afternoon', 'evening', 'varies'] as const;
export type PeakTime = (typeof peakTimes)[number];

export const energyTags = [
  'meetings',
  'deep_focus',
  'conflict',
  'deadlines',
  'routine',
  'novelty',
  'decisions',
  'interruptions',
  'admin',
  'travel',
  'people_contact',
  'working_alone',
  'learning',
  'feedback',
  'visibility',
  'unclear_goals',
] as const;
export type EnergyTag = (typeof energyTags)[number];

export const primaryGoals = [
  'grow_in_role',
  'reshape_role',
  'change_role',
  'change_field',
  'start_business',
  'lead_people',
  'restore_balance',
  'return_to_work',
  'gain_clarity',
  'other',
] as const;
export type PrimaryGoal = (typeof primaryGoals)[number];

export const goalHorizons = [30, 90, 180, 365] as const;

/** Whether a language model may read the intake. The report is complete without one too. */
export const modelConsents = ['allowed', 'refused'] as const;
