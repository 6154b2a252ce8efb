import type { WeekWords } from '../frame-words.ts';

/** Below the chart of the week. */
export const week = {
  largest: {
    gives: "La plus grande part revient {a nature}, et ce travail vous donne de l'énergie.",
    costs: "La plus grande part revient {a nature}, et ce travail vous prend de l'énergie.",
    neither: 'La plus grande part revient {a nature}, sans grand effet sur votre énergie.',
  },
  giver: "Sur une semaine entière, c'est {nature} qui vous donne le plus d'énergie.",
  coster: "Ce qui vous prend de l'énergie, c'est avant tout {nature}.",
  even: 'Les parts sont presque égales, et aucun type de travail ne passe nettement devant.',
  basis: {
    hours: "Chaque barre montre combien d'heures d'une semaine ordinaire vont à un type de travail.",
    time: 'Chaque barre montre quelle part du temps va à un type de travail.',
    demand:
      "Chaque barre montre la part d'un type de travail dans ce que demande {role}. Ce ne sont pas des heures.",
  },
  unknown:
    'La semaine ne peut pas être dessinée, car il manque des réponses sur {role} ou sur votre énergie.',
} as const satisfies WeekWords;
