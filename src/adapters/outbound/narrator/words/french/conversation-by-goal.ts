import type { ConversationWords } from '../frame-words.ts';

/** Questions that belong to the goal. */
export const conversationByGoal = {
  grow_in_role: {
    colleagues: {
      to: 'votre responsable',
      question:
        'Sur quel sujet aimeriez-vous pouvoir compter sur moi dans un an, et que me manque-t-il pour cela ?',
    },
    alone: {
      to: 'un client',
      question: "Quel travail donnez-vous à d'autres, et me donneriez-vous si je savais le faire ?",
    },
    seeking: {
      to: "quelqu'un qui recrute",
      question: "Qu'apprend-on ici la première année, et avec qui ?",
    },
    free: {
      to: "quelqu'un de plus avancé",
      question: "Qu'avez-vous travaillé en premier pour progresser, et combien de temps par semaine ?",
    },
  },
  reshape_role: {
    colleagues: {
      to: 'votre responsable',
      question: "Si nous écrivions mon poste à neuf, quelle tâche n'y mettrions-nous plus ?",
    },
    alone: {
      to: 'un client',
      question: "Qu'est-ce que je pourrais simplifier pour vous : les rendez-vous, le devis ou la facture ?",
    },
    seeking: {
      to: "quelqu'un qui recrute",
      question: "Quelle part de ce poste est fixée d'avance, et quelle part peut-on arranger ?",
    },
    free: {
      to: 'un proche',
      question: 'Si tu vivais ma semaine, laquelle de mes habitudes changerais-tu ?',
    },
  },
  change_role: {
    colleagues: {
      to: 'votre responsable',
      question: 'Quel autre rôle me verriez-vous tenir ici, et que faudrait-il pour cela ?',
    },
    alone: {
      to: "quelqu'un qui a changé de rôle",
      question: "Qu'avez-vous cessé de faire en premier, et que faudrait-il savoir avant ?",
    },
    seeking: {
      to: "quelqu'un qui tient ce rôle",
      question: "Qu'avez-vous découvert le premier mois, que l'annonce ne disait pas ?",
    },
    free: {
      to: 'un ami',
      question: 'Dans un groupe, quelle place me donnerais-tu, et quelle place jamais ?',
    },
  },
  change_field: {
    colleagues: {
      to: "quelqu'un de l'autre domaine",
      question: "Qu'est-ce qui, dans ce que je sais faire, servirait chez vous dès le premier mois ?",
    },
    alone: {
      to: 'un client',
      question: 'Connaissez-vous une entreprise de cet autre domaine qui me parlerait une demi-heure ?',
    },
    seeking: {
      to: "quelqu'un qui a changé de domaine",
      question:
        "Combien de temps a-t-il fallu avant que l'on vous fasse confiance, et qu'est-ce qui a aidé ?",
    },
    free: {
      to: "quelqu'un qui enseigne ce domaine",
      question: "Par quel livre, ou par quel lieu, feriez-vous commencer une personne qui n'y connaît rien ?",
    },
  },
  start_business: {
    colleagues: {
      to: "quelqu'un à son compte",
      question: 'Quelle somme aviez-vous de côté au départ, et combien de mois a-t-elle duré ?',
    },
    alone: {
      to: 'un client',
      question: "Si je lançais cette nouvelle activité, combien paieriez-vous pour l'essayer ?",
    },
    seeking: {
      to: "quelqu'un à son compte",
      question: 'Où avez-vous trouvé vos trois premiers clients ?',
    },
    free: {
      to: 'un acheteur possible',
      question:
        "Comment faites-vous jusqu'ici, sans ce que je voudrais vendre, et qu'est-ce qui vous agace là-dedans ?",
    },
  },
  lead_people: {
    colleagues: {
      to: 'votre responsable',
      question: 'Quel petit projet pourrais-je conduire dans les trois mois, avec votre avis à la fin ?',
    },
    alone: {
      to: "quelqu'un qui emploie du monde",
      question: "Quand vous a-t-il fallu une deuxième personne, et que lui avez-vous confié d'abord ?",
    },
    seeking: {
      to: "quelqu'un qui recrute",
      question: 'Comment apprend-on à encadrer ici, et avec quelle aide ?',
    },
    free: {
      to: "quelqu'un qui encadre",
      question: 'Quelle conversation vous coûte le plus, et comment la préparez-vous ?',
    },
  },
  restore_balance: {
    colleagues: {
      to: 'votre responsable',
      question: "Qu'est-ce que je fais chaque semaine, et qui ne vous manquerait pas si j'arrêtais ?",
    },
    alone: {
      to: 'un client',
      question: 'Si ce travail finissait une semaine plus tard, est-ce que cela vous gênerait, et en quoi ?',
    },
    seeking: {
      to: "quelqu'un qui tient ce rôle",
      question:
        "À quelle heure finissez-vous d'habitude, et que se passe-t-il quand quelqu'un appelle ensuite ?",
    },
    free: {
      to: 'un proche',
      question: 'À quoi est-ce que je dis oui, alors que tu vois bien que je voudrais dire non ?',
    },
  },
  return_to_work: {
    colleagues: {
      to: 'votre responsable',
      question: 'Comment se passeraient mes deux premières semaines, et qui répondrait à mes questions ?',
    },
    alone: {
      to: 'un ancien client',
      question: 'De quoi aurez-vous besoin dans les trois mois, même pour une petite commande ?',
    },
    seeking: {
      to: "quelqu'un qui a repris le travail",
      question: "Qu'auriez-vous demandé dès l'entretien, si c'était à refaire ?",
    },
    free: {
      to: 'un proche',
      question: 'Si je reprenais un travail, que ne voudrais-tu pas voir disparaître de nos semaines ?',
    },
  },
  gain_clarity: {
    colleagues: {
      to: 'votre responsable',
      question: "Dans quel travail de cette année ai-je été le plus utile, d'après vous ?",
    },
    alone: {
      to: 'un client',
      question: "Qu'avez-vous dit de moi, la dernière fois que vous avez donné mon nom ?",
    },
    seeking: {
      to: 'un ami',
      question: "Quand je te parle d'un poste, à quel moment sens-tu que j'en ai vraiment envie ?",
    },
    free: {
      to: 'un vieil ami',
      question: 'De quoi est-ce que je parlais quand nous nous sommes rencontrés, et dont je ne parle plus ?',
    },
  },
  other: {
    colleagues: {
      to: 'votre responsable',
      question: "J'ai un but qui me demanderait une heure par semaine. Quelle heure vous gênerait le moins ?",
    },
    alone: {
      to: 'un client',
      question: "Si je n'étais pas joignable une matinée par semaine, laquelle vous gênerait le moins ?",
    },
    seeking: {
      to: 'un de vos contacts',
      question: "Connaissez-vous quelqu'un qui poursuit déjà un but semblable au mien ?",
    },
    free: {
      to: 'un ami',
      question: "Voudrais-tu me demander, chaque premier du mois, où j'en suis ?",
    },
  },
  unset: {
    colleagues: {
      to: 'votre responsable',
      question: 'Que voudriez-vous me voir faire dans un an, et que je ne fais pas encore ?',
    },
    alone: {
      to: 'un client',
      question: "Qu'est-ce que vous aimeriez me demander, sans savoir si je le fais ?",
    },
    seeking: {
      to: "quelqu'un de confiance",
      question: "Quelle annonce m'enverrais-tu, et laquelle garderais-tu pour toi ?",
    },
    free: {
      to: 'un ami',
      question: "Qu'est-ce que tu aimerais me voir essayer dans l'année qui vient ?",
    },
  },
} as const satisfies ConversationWords['byGoal'];
