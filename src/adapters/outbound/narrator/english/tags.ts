import type { EnergyTag, EnergyTrend, PeakTime } from '../../../../domain/situation-map/intake.ts';

/** What gives or takes energy, as nouns. */
export const tagNames = {
  meetings: 'meetings',
  deep_focus: 'long stretches of focus',
  conflict: 'conflict',
  deadlines: 'deadlines',
  routine: 'routine',
  novelty: 'new things',
  decisions: 'decisions',
  interruptions: 'interruptions',
  admin: 'paperwork',
  travel: 'travel',
  people_contact: 'contact with people',
  working_alone: 'working alone',
  learning: 'learning',
  feedback: 'feedback',
  visibility: 'being visible',
  unclear_goals: 'unclear goals',
} as const satisfies Record<EnergyTag, string>;

/** Those that take the verb in the plural. */
export const plurals: readonly EnergyTag[] = [
  'meetings',
  'deep_focus',
  'deadlines',
  'novelty',
  'decisions',
  'interruptions',
  'unclear_goals',
];

export const trendPhrases = {
  falling: 'has been falling',
  steady: 'has held steady',
  rising: 'has been rising',
} as const satisfies Record<EnergyTrend, string>;

export const peakPhrases = {
  early_morning: 'early in the morning',
  late_morning: 'late in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  varies: 'at changing hours',
} as const satisfies Record<PeakTime, string>;

/** "By the next morning I have recovered", from 1 to 5. */
const recoveryPhrases = [
  'by the next morning you have never recovered',
  'by the next morning you have seldom recovered',
  'by the next morning you have sometimes recovered',
  'by the next morning you have mostly recovered',
  'by the next morning you have always recovered',
] as const;

export const recoveryPhrase = (recovery: number): string => recoveryPhrases[recovery - 1] ?? '';
