import type { ConversationWords } from '../frame-words.ts';

/** Questions that belong to the goal. */
export const conversationByGoal = {
  grow_in_role: {
    colleagues: {
      to: 'votre responsable',
      question:
        'Sur quel sujet faudrait-il pouvoir compter sur moi dans un an, et que me manque-t-il pour cela ?',
    },
    alone: {
      to: 'un client',
      question: "Quel travail donnez-vous à d'autres, et me donneriez-vous si je savais le faire ?",
    },
    seeking: {
      to: "quelqu'un qui débute dans ce poste",
      question: "Qu'apprend-on la première année, et avec qui ?",
    },
    free: {
      to: "quelqu'un de plus avancé",
      question: "Qu'avez-vous travaillé en premier pour progresser, et combien de temps par semaine ?",
    },
  },
  reshape_role: {
    colleagues: {
      to: 'votre responsable',
      question: "Si on décrivait mon poste à neuf, quelle tâche n'y figurerait plus ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Qu'est-ce qu'on peut cesser de proposer sans perdre ses meilleurs clients ?",
    },
    seeking: {
      to: "quelqu'un qui recrute",
      question: "Quelle part de ce poste est fixée d'avance, et quelle part peut-on arranger ?",
    },
    free: {
      to: 'un ami',
      question: 'Si tu vivais ma semaine, quelle habitude changerais-tu en premier ?',
    },
  },
  change_role: {
    colleagues: {
      to: "quelqu'un qui occupe ce poste",
      question: "Quelle partie de ce poste ne se voit pas de l'extérieur, et combien d'heures prend-elle ?",
    },
    alone: {
      to: "quelqu'un qui a changé de poste",
      question: "Qu'avez-vous cessé de faire en premier, et que faudrait-il savoir avant ?",
    },
    seeking: {
      to: "quelqu'un qui occupe ce poste",
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
      question: "Dans ce que je sais faire, qu'est-ce qui servirait chez vous dès le premier mois ?",
    },
    alone: {
      to: "quelqu'un de l'autre domaine",
      question: "Quel petit travail confie-t-on chez vous à quelqu'un qui débute, et à quel prix ?",
    },
    seeking: {
      to: "quelqu'un qui a changé de domaine",
      question:
        "Combien de temps a-t-il fallu avant que l'on vous fasse confiance, et qu'est-ce qui a aidé ?",
    },
    free: {
      to: "quelqu'un qui enseigne ce domaine",
      question: "Par quel livre, ou par quel lieu, faut-il commencer quand on n'y connaît rien ?",
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
        "Comment faites-vous jusqu'ici, sans ce que je voudrais vendre, et qu'est-ce qui vous agace ?",
    },
  },
  lead_people: {
    colleagues: {
      to: "quelqu'un qui encadre",
      question: 'Quelle conversation est la plus difficile quand on encadre, et comment se prépare-t-elle ?',
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
      to: "quelqu'un de l'équipe",
      question: "Qu'est-ce que je fais chaque semaine, et qui ne manquerait à personne si j'arrêtais ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Qu'est-ce qui, dans ce métier, peut vraiment attendre le lendemain ?",
    },
    seeking: {
      to: "quelqu'un qui occupe ce poste",
      question:
        "À quelle heure finissez-vous d'habitude, et que se passe-t-il quand quelqu'un appelle ensuite ?",
    },
    free: {
      to: 'un ami',
      question: "À quoi est-ce que je dis oui, alors que j'ai envie de dire non ?",
    },
  },
  return_to_work: {
    colleagues: {
      to: 'votre responsable',
      question: 'Comment se passeraient mes deux premières semaines, et qui répondrait à mes questions ?',
    },
    alone: {
      to: 'un ancien client',
      question: 'De quoi auriez-vous besoin dans les trois mois, même pour une seule journée ?',
    },
    seeking: {
      to: "quelqu'un qui a repris le travail",
      question: "Que faudrait-il demander dès l'entretien, si c'était à refaire ?",
    },
    free: {
      to: 'un ami',
      question: 'Si je reprenais un travail, que ne voudrais-tu pas voir disparaître de nos semaines ?',
    },
  },
  gain_clarity: {
    colleagues: {
      to: "quelqu'un avec qui vous avez travaillé",
      question: "Dans quel travail ai-je été le plus utile, et qu'est-ce que j'y faisais ?",
    },
    alone: {
      to: 'un client',
      question: "Quand vous donnez mon nom à quelqu'un, que dites-vous de moi ?",
    },
    seeking: {
      to: 'un ami',
      question: "Quand je te parle d'un poste, à quel moment sens-tu que j'en ai vraiment envie ?",
    },
    free: {
      to: 'un vieil ami',
      question: 'De quoi est-ce que je parlais il y a dix ans, et dont je ne parle plus ?',
    },
  },
  other: {
    colleagues: {
      to: 'votre responsable',
      question: "J'ai un but qui demanderait une heure par semaine. Quelle heure gênerait le moins ?",
    },
    alone: {
      to: 'un client',
      question:
        "Si l'on ne pouvait pas me joindre une matinée par semaine, laquelle vous gênerait le moins ?",
    },
    seeking: {
      to: "quelqu'un que vous connaissez par d'autres",
      question: 'Connaissez-vous une personne qui poursuit déjà un but semblable au mien ?',
    },
    free: {
      to: 'un ami',
      question: "Voudrais-tu me demander, chaque premier du mois, où j'en suis ?",
    },
  },
  unset: {
    colleagues: {
      to: "quelqu'un de l'équipe",
      question: "Qu'est-ce que je pourrais faire ici, et que personne ne me demande ?",
    },
    alone: {
      to: 'un client',
      question: "Qu'est-ce que vous aimeriez me demander, sans savoir si je le fais ?",
    },
    seeking: {
      to: "quelqu'un de confiance",
      question: "Quelle annonce m'enverriez-vous, et laquelle surtout pas ?",
    },
    free: {
      to: 'un ami',
      question: "Qu'est-ce que tu aimerais me voir essayer dans les mois qui viennent ?",
    },
  },
} as const satisfies ConversationWords['byGoal'];
