import type { EverydayWords } from '../frame-words.ts';
import { asks } from './everyday-asks.ts';
import { steps } from './everyday-steps.ts';

/** What takes or gives energy in any kind of work. */
export const everyday = {
  names: {
    meetings: 'les réunions',
    deep_focus: 'la concentration prolongée',
    conflict: 'les conflits',
    deadlines: 'les échéances',
    routine: 'la routine',
    novelty: 'la nouveauté',
    decisions: 'les décisions',
    interruptions: 'les interruptions',
    admin: "l'administratif",
    travel: 'les déplacements',
    people_contact: 'les contacts',
    working_alone: 'le travail en solo',
    learning: "l'apprentissage",
    feedback: 'les avis reçus',
    visibility: 'le regard des autres',
    unclear_goals: 'les objectifs flous',
  },
  letter: {
    drains: "Quel que soit le travail, ceci vous prend de l'énergie : {drains}.",
    planned: 'Une étape de votre plan porte sur {drain}.',
    sources: "Quel que soit le travail, ceci vous donne de l'énergie : {sources}.",
    further: 'Ceci vous en donne : {sources}.',
  },
  step: steps,
  ask: asks,
} as const satisfies EverydayWords;
