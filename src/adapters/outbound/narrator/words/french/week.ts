import type { WeekWords } from '../frame-words.ts';

/** Sentences below the chart of the week. */
export const week = {
  largest: {
    gives: "La plus grande part revient {a nature}, et cela vous donne de l'énergie.",
    costs: "La plus grande part revient {a nature}, et cela vous prend de l'énergie.",
    mentioned: 'La plus grande part revient {a nature}.',
    neither: 'La plus grande part revient {a nature}, sans effet sur votre énergie.',
  },
  giver: "Si l'on tient compte aussi du temps, c'est {nature} qui vous donne le plus d'énergie.",
  coster: "Dans l'ensemble, c'est {nature} qui vous prend le plus d'énergie.",
  even: 'Les parts sont presque égales, et aucun type de travail ne passe devant.',
  basis: {
    hours: "Chaque barre montre combien d'heures un type de travail vous prend dans une semaine ordinaire.",
    time: 'Chaque barre montre quelle part du temps va à un type de travail.',
    demand:
      "Chaque barre montre la part {du role} qui revient à un type de travail. Elle est calculée d'après vos réponses : ce que {role} demande souvent tient plus de place.",
  },
  guessed:
    "Vous n'avez pas encore ce poste, et vos réponses à son sujet sont des suppositions. Quelqu'un qui fait ce travail peut les corriger.",
  unknown: 'Il manque des réponses sur {role} ou sur votre énergie pour dessiner cette semaine.',
} as const satisfies WeekWords;
