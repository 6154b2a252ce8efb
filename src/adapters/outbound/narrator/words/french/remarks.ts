import type { RemarkWords } from '../frame-words.ts';

/** Texts about all nine kinds of work together, above their charts. */
export const remarks = {
  overlap: {
    strong:
      "Une bonne partie de ce que demande {role} vous vient naturellement. Si une tâche vous prend de l'énergie, regardez donc d'abord la quantité et les conditions.",
    partial:
      "Une partie de ce que demande {role} vous vient naturellement, et le reste beaucoup moins. Une semaine peut donc demander bien plus d'effort qu'une autre, selon les tâches qui la remplissent.",
    reversed:
      "Dans l'ensemble, {role} demande surtout ce qui vous vient le moins naturellement, et peu ce qui vous vient le mieux. Cela ne dit pas si vous le faites bien. C'est peut-être pour cela qu'une journée ordinaire demande tant d'effort.",
    random:
      "Dans l'ensemble, {role} fait appel au moins aussi souvent à ce qui vous vient moins naturellement qu'à ce qui vous vient naturellement. Cela ne dit pas si vous le faites bien.",
  },
  page: 'Une page de ce rapport en parle.',
  beside: {
    drains_beside:
      "Ce qui touche {a nature} vous vient facilement, et vous prend pourtant de l'énergie. Comptez donc ces heures avant d'en accepter davantage.",
    more_in_you:
      'Ce qui touche {a nature} vous vient facilement, et {role} pourrait y faire appel plus souvent.',
    more_in_role:
      "Du côté {de nature}, {role} demande plus que ce qui vous vient naturellement. Un peu d'aide, ou une part plus petite, peut alléger vos journées.",
    meets: 'Ce qui touche {a nature} vous vient aussi facilement, et {role} y fait souvent appel.',
  },
} as const satisfies RemarkWords;
