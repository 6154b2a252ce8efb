import type { EnergyTag, EnergyTrend, PeakTime } from '../../../../domain/situation-map/intake.ts';

/** What gives or takes energy, with its article: for `de` and `au`. */
export const tagNames = {
  meetings: 'les réunions',
  deep_focus: 'les longues plages de concentration',
  conflict: 'les conflits',
  deadlines: 'les échéances',
  routine: 'la routine',
  novelty: 'la nouveauté',
  decisions: 'les décisions',
  interruptions: 'les interruptions',
  admin: 'les tâches administratives',
  travel: 'les déplacements',
  people_contact: 'le contact humain',
  working_alone: 'le travail en solo',
  learning: 'l’apprentissage',
  feedback: 'les retours',
  visibility: 'la visibilité',
  unclear_goals: 'les objectifs flous',
} as const satisfies Record<EnergyTag, string>;

/** Those that take the verb in the plural. */
export const plurals: readonly EnergyTag[] = [
  'meetings',
  'deep_focus',
  'conflict',
  'deadlines',
  'decisions',
  'interruptions',
  'admin',
  'travel',
  'feedback',
  'unclear_goals',
];

/** To follow "votre énergie". */
export const trendPhrases = {
  falling: 'est en baisse',
  steady: 'est restée stable',
  rising: 'est en hausse',
} as const satisfies Record<EnergyTrend, string>;

export const peakPhrases = {
  early_morning: 'tôt le matin',
  late_morning: 'en fin de matinée',
  afternoon: 'l’après-midi',
  evening: 'le soir',
  varies: 'à des heures changeantes',
} as const satisfies Record<PeakTime, string>;

/** "By the next morning I have recovered", from 1 to 5. */
const recoveryPhrases = [
  'une nuit ne vous remet jamais d’aplomb',
  'une nuit vous remet rarement d’aplomb',
  'une nuit vous remet parfois d’aplomb',
  'une nuit vous remet le plus souvent d’aplomb',
  'une nuit vous remet toujours d’aplomb',
] as const;

export const recoveryPhrase = (recovery: number): string => recoveryPhrases[recovery - 1] ?? '';
