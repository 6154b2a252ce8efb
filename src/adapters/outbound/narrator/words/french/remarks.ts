import type { RemarkWords } from '../frame-words.ts';

/** What is said of all nine kinds of work together. */
export const remarks = {
  overlap: {
    strong:
      "Ce qui vous vient naturellement et ce que demande {role} se recouvrent bien plus qu'avec un rôle tiré au hasard.",
    partial:
      "Ce qui vous vient naturellement et ce que demande {role} se recouvrent autant qu'avec un rôle tiré au hasard, ou un peu plus.",
    low: "Ce qui vous vient naturellement et ce que demande {role} ne se recouvrent pas plus qu'avec un rôle tiré au hasard.",
  },
  beside: {
    drains_beside: "{Nature} vous vient facilement, et vous prend pourtant de l'énergie.",
    more_in_you: "Pour {nature}, vous avez plus de facilité que {role} n'en demande.",
    more_in_role: "Quand il s'agit {de nature}, {role} demande plus que ce qui vous vient naturellement.",
    meets:
      'Pour {nature}, ce qui vous vient naturellement et ce que demande {role} se rejoignent, à un niveau élevé.',
  },
} as const satisfies RemarkWords;
