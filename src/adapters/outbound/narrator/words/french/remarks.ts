import type { RemarkWords } from '../frame-words.ts';

/** What is said of all nine kinds of work together. */
export const remarks = {
  overlap: {
    strong:
      "Une bonne partie de ce que demande {role} vous vient naturellement. Si une tâche vous prend de l'énergie, regardez donc d'abord la quantité et les conditions.",
    partial:
      "Une partie de ce que demande {role} vous vient naturellement, et le reste beaucoup moins. Une semaine peut donc demander bien plus d'effort qu'une autre, selon les tâches qui la remplissent.",
    low: "Ce que demande {role} et ce qui vous vient naturellement sont assez différents. Cela ne dit pas si vous le faites bien. Cela peut expliquer qu'un autre travail vous paraisse plus facile.",
  },
  beside: {
    drains_beside:
      "Gardez aussi un œil sur {nature}. Cela vous vient facilement, et cela vous prend pourtant de l'énergie.",
    more_in_you: 'Vous avez de la facilité pour {nature}, et {role} pourrait y faire appel plus souvent.',
    more_in_role:
      'Du côté {de nature}, {role} demande plus que ce qui vous vient naturellement. Prévoyez donc un peu plus de temps pour ces tâches.',
    meets: 'Vous avez aussi de la facilité pour {nature}, et {role} y fait souvent appel.',
  },
} as const satisfies RemarkWords;
