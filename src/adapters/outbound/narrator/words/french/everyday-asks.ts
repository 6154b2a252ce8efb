import type { EverydayWords } from '../frame-words.ts';

/** A question to ask somebody about what takes energy in any kind of work. */
export const asks = {
  meetings: {
    employed: {
      to: 'votre responsable',
      question: 'Parmi les réunions où je vais, lesquelles se passeraient aussi bien sans moi ?',
    },
    alone: { to: 'un client', question: 'Laquelle de nos réunions pourrait tenir dans un court message ?' },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Combien d'heures par semaine passez-vous en réunion, et lesquelles garderiez-vous ?",
    },
  },
  deep_focus: {
    employed: {
      to: "quelqu'un de l'équipe",
      question:
        'Quand il faut se concentrer des heures, comment faites-vous vos pauses, et comment reprenez-vous le fil ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question:
        'Quand il faut se concentrer des heures, comment faites-vous vos pauses, et comment reprenez-vous le fil ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Combien de temps faut-il se concentrer sans pause, et est-ce fréquent ?',
    },
  },
  conflict: {
    employed: {
      to: 'votre responsable',
      question:
        "Quand deux d'entre nous veulent deux choses différentes, qui tranche ? Et peut-on le fixer d'avance ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Que faites-vous quand un client conteste le travail ou la facture ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Sur quoi n'est-on pas d'accord dans ce travail, et qui tranche ?",
    },
  },
  deadlines: {
    employed: {
      to: 'votre responsable',
      question: 'Lesquelles de ces dates sont fermes, et lesquelles pourraient glisser de quelques jours ?',
    },
    alone: {
      to: 'un client',
      question: 'Cette date est-elle ferme, ou quelques jours de plus iraient-ils aussi ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Le temps manque-t-il souvent, et que se passe-t-il alors ?',
    },
  },
  routine: {
    employed: {
      to: 'votre responsable',
      question: "Laquelle des tâches qui se répètent pourrais-je échanger un moment avec quelqu'un ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Laquelle des tâches qui se répètent avez-vous pu abandonner, et comment ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Qu'est-ce qui revient chaque semaine à l'identique, et quelle part du temps cela prend-il ?",
    },
  },
  novelty: {
    employed: {
      to: 'votre responsable',
      question:
        'Parmi les nouveautés annoncées, lesquelles sont décidées pour cette année, et lesquelles peuvent encore tomber ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Quels nouveaux outils avez-vous laissés aux autres, et cela vous a-t-il manqué ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Y a-t-il souvent du nouveau, et l'apprend-on assez tôt ?",
    },
  },
  decisions: {
    employed: {
      to: 'votre responsable',
      question: 'Quelles décisions peuvent se prendre sans moi, et chacun le sait-il ?',
    },
    alone: { to: "quelqu'un du métier", question: 'Quelles décisions prenez-vous selon une règle fixe ?' },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Que décide-t-on soi-même dans une journée ordinaire, et que décident les autres ?',
    },
  },
  interruptions: {
    employed: {
      to: 'votre responsable',
      question: 'À quelle heure de la journée vaut-il mieux que personne ne vienne me poser de questions ?',
    },
    alone: {
      to: 'un client',
      question: 'Quand vous appelez, combien de temps cela peut-il attendre en général ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Un matin ordinaire, vous interrompt-on souvent, et pour quoi ?',
    },
  },
  admin: {
    employed: {
      to: 'votre responsable',
      question: "Qui se sert de ce que je remplis, et que manquerait-il si c'était plus court ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Qui fait vos papiers, et est-ce que cela vaut ce que cela vous coûte ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Combien d'heures par semaine passez-vous en papiers et en formulaires ?",
    },
  },
  travel: {
    employed: {
      to: 'votre responsable',
      question: 'Lesquels de mes déplacements pourraient devenir des appels ?',
    },
    alone: { to: 'un client', question: 'Un appel suffirait-il pour notre prochain rendez-vous ?' },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Combien de nuits par mois passe-t-on loin de chez soi, et qui en décide ?',
    },
  },
  people_contact: {
    employed: {
      to: 'votre responsable',
      question: 'Quelles heures de la semaine puis-je garder sans rendez-vous ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Combien de rendez-vous prenez-vous par jour, et que faites-vous entre deux ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question:
        'Combien de personnes voyez-vous dans une journée ordinaire, et quand pouvez-vous vous isoler ?',
    },
  },
  working_alone: {
    employed: {
      to: "quelqu'un de l'équipe",
      question:
        'Quelles tâches pourrions-nous faire à deux, pour que personne ne reste isolé toute la journée ?',
    },
    alone: {
      to: "quelqu'un à son compte",
      question: 'À qui parlez-vous de votre travail quand vous ne voyez personne de la journée ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'À qui parlez-vous dans une journée ordinaire, et combien de temps ne voyez-vous personne ?',
    },
  },
  learning: {
    employed: {
      to: "quelqu'un de l'équipe",
      question: "De quoi ai-je besoin d'abord, et qu'est-ce qui peut attendre ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Qu'avez-vous appris cette année, et qu'est-ce qui ne vous a jamais servi ?",
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Qu'avez-vous dû apprendre les premiers mois, et qui vous l'a montré ?",
    },
  },
  feedback: {
    employed: {
      to: 'votre responsable',
      question: "Quand vous regardez mon travail, pouvez-vous dire d'abord ce qui est bon et peut rester ?",
    },
    alone: {
      to: 'un client',
      question: "Dans le dernier travail, qu'est-ce qui était exactement comme il fallait ?",
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Qui donne son avis sur votre travail, et de quelle façon ?',
    },
  },
  visibility: {
    employed: {
      to: 'votre responsable',
      question: "La prochaine fois, quelle partie de la présentation quelqu'un d'autre pourrait-il faire ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Comment les clients vous trouvent-ils, sans que vous ayez à parler devant une salle ?',
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Faut-il souvent se tenir devant les autres ?',
    },
  },
  unclear_goals: {
    employed: {
      to: 'votre responsable',
      question: 'À quoi verriez-vous que cette tâche est terminée ?',
    },
    alone: { to: 'un client', question: 'À quoi verrez-vous que le travail est terminé ?' },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: "Qui vous dit ce que l'on attend de vous, et est-ce clair ?",
    },
  },
} as const satisfies EverydayWords['ask'];
