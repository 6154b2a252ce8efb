import type { ConversationWords } from '../frame-words.ts';
import { conversationByGoal } from './conversation-by-goal.ts';

/** Questions to take to somebody else. */
export const conversation = {
  byFinding: {
    carries: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Il y a une part de mon travail que j'aimerais garder : {nature}. Qu'est-ce qui pourrait la réduire dans les mois qui viennent ?",
      },
      alone: {
        to: 'un client',
        question: 'De quoi aurez-vous besoin dans les mois qui viennent, et quand aimeriez-vous en parler ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: "Dans ce poste, combien d'heures par semaine vont vraiment {a nature} ?",
      },
      free: {
        to: 'un ami',
        question: "Où vois-tu, près d'ici, une occasion de donner un peu de temps {a nature} ?",
      },
    },
    draining_strength: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Quand il s'agit {de nature}, quelle demande pourrait aller à quelqu'un d'autre pendant un mois ?",
      },
      alone: {
        to: 'un client',
        question:
          "Dans ce que je fais pour vous, qu'est-ce qui pourrait être plus court sans que vous y perdiez ?",
      },
      seeking: {
        to: "quelqu'un qui tient ce rôle",
        question:
          "Quand il s'agit {de nature}, à quel moment du mois y a-t-il le plus à faire, et qui aide alors ?",
      },
      free: {
        to: 'un ami',
        question: "Quand il s'agit {de nature}, à quoi vois-tu que j'en fais trop ?",
      },
    },
    strain: {
      colleagues: {
        to: 'votre responsable',
        question:
          'Qui prendrait volontiers une partie de ce qui touche {a nature}, et que pourrais-je faire en échange ?',
      },
      alone: {
        to: "quelqu'un du métier",
        question: "Quand il s'agit {de nature}, qu'avez-vous simplifié, ou cessé de faire ?",
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: "Quand il s'agit {de nature}, sur quelle aide peut-on compter dans ce poste ?",
      },
      free: {
        to: 'un proche',
        question:
          "Quand il s'agit {de nature}, quelle petite chose pourrions-nous faire à deux une fois par semaine ?",
      },
    },
    stretch: {
      colleagues: {
        to: 'votre responsable',
        question:
          "J'apprends encore, quand il s'agit {de nature}. Qui pourrait me montrer sa façon de faire, une fois ce mois-ci ?",
      },
      alone: {
        to: "quelqu'un de plus expérimenté",
        question: "J'apprends encore, quand il s'agit {de nature}. Quelle erreur avez-vous faite au début ?",
      },
      seeking: {
        to: "quelqu'un du métier",
        question:
          "J'apprends encore, quand il s'agit {de nature}. Par quel petit travail commenceriez-vous à ma place ?",
      },
      free: {
        to: "quelqu'un qui s'y connaît",
        question: 'Si vous aviez une demi-heure par semaine pour vous exercer {a nature}, que feriez-vous ?',
      },
    },
    unused: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Il y a une chose que je fais facilement et que l'on me demande peu : {nature}. Où pourrait-elle servir, à la place d'autre chose ?",
      },
      alone: {
        to: 'un client',
        question: "Qu'auriez-vous envie de me confier d'autre, si je le proposais ?",
      },
      seeking: {
        to: "quelqu'un qui tient ce rôle",
        question:
          "Quelle place vos journées laissent-elles {a nature}, même quand l'annonce n'en parle pas ?",
      },
      free: {
        to: 'une association près de chez vous',
        question: 'Cherchez-vous un coup de main, deux heures par mois, pour ce qui touche {a nature} ?',
      },
    },
    load_first: {
      colleagues: {
        to: 'votre responsable',
        question: 'Si je ne pouvais finir que trois choses cette semaine, lesquelles choisiriez-vous ?',
      },
      alone: {
        to: 'un client',
        question: "Dans ce que je fais pour vous, qu'est-ce qui peut attendre quinze jours ?",
      },
      seeking: {
        to: 'un ami',
        question: "Dis-moi franchement : est-ce que j'ai l'air de manquer de repos, et depuis quand ?",
      },
      free: {
        to: 'un proche',
        question:
          "Que pourrais-tu faire à ma place pendant un mois, pour que j'aie une soirée libre par semaine ?",
      },
    },
    little_say: {
      colleagues: {
        to: 'votre responsable',
        question: "Qu'est-ce que je peux décider sans vous demander, dans ma semaine, et à partir de quand ?",
      },
      alone: {
        to: 'un client',
        question:
          'Si le travail est fini à la date prévue, est-ce que je peux choisir les heures où je viens ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: "Qui décide de l'ordre du travail dans ce poste, et à quel moment de la semaine ?",
      },
      free: {
        to: 'un proche',
        question: "Quelle chose décides-tu d'habitude, que je pourrais décider à mon tour ?",
      },
    },
    far_role: {
      colleagues: {
        to: "quelqu'un dont le travail vous attire",
        question: 'De quoi est faite la partie de vos journées que personne ne voit ?',
      },
      alone: {
        to: 'un client de confiance',
        question: 'Si je proposais tout autre chose, pour quoi penseriez-vous encore à moi ?',
      },
      seeking: {
        to: "quelqu'un du métier",
        question: "Comment entre-t-on dans votre métier quand on vient d'ailleurs ?",
      },
      free: {
        to: 'un ami',
        question: "Dans quelle activité m'imagines-tu depuis longtemps, sans me l'avoir dit ?",
      },
    },
    leads_less: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Quel rôle pourrais-je tenir ici en encadrant moins, et qu'est-ce que cela changerait à mon salaire ?",
      },
      alone: {
        to: "quelqu'un qui travaille avec vous",
        question: 'Quelle décision attends-tu de moi chaque semaine, que tu pourrais prendre sans moi ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: 'Combien de personnes dépendraient de ce poste, et ce nombre peut-il augmenter ?',
      },
      free: {
        to: 'un ami',
        question: "Quand je prends les choses en main, qu'est-ce que les autres auraient pu faire sans moi ?",
      },
    },
    wants_what_drains: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Quand il s'agit {de nature}, quel petit sujet pourrais-je essayer un mois, sans rien promettre pour la suite ?",
      },
      alone: {
        to: 'un client',
        question:
          "J'aimerais commencer par une petite partie, et voir ensuite. Laquelle vous serait la plus utile ?",
      },
      seeking: {
        to: "quelqu'un qui fait ce travail",
        question: 'Après une journée consacrée {a nature}, que faites-vous pour retrouver des forces ?',
      },
      free: {
        to: 'un ami',
        question: "La dernière fois que j'ai donné du temps {a nature}, de quoi avais-je l'air ensuite ?",
      },
    },
    drops_strength: {
      colleagues: {
        to: 'votre responsable',
        question:
          "J'aimerais donner moins de temps {a nature}, sans tout arrêter. Quelles demandes vous manqueraient le moins ?",
      },
      alone: {
        to: 'un client',
        question: 'Si je faisais une chose de moins pour vous, laquelle vous manquerait le moins ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: "Si {nature} ne prenait qu'une matinée par semaine, de quoi serait fait le reste ?",
      },
      free: {
        to: 'un ami',
        question: "Quand il s'agit {de nature}, à quel moment as-tu vu que j'en avais assez ?",
      },
    },
    fits: {
      colleagues: {
        to: 'votre responsable',
        question: 'À quoi voyez-vous, de votre côté, que mon travail me va bien ?',
      },
      alone: {
        to: 'un client',
        question: "Qu'est-ce que je ne devrais surtout pas changer dans ma façon de travailler pour vous ?",
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question:
          "Qu'est-ce qui a changé dans ce poste depuis deux ans, et qu'est-ce qui va encore changer ?",
      },
      free: {
        to: 'un ami',
        question:
          "Raconte-moi un jour où tout allait bien pour moi. Qu'est-ce que j'étais en train de faire ?",
      },
    },
    quiet: {
      colleagues: {
        to: 'votre responsable',
        question:
          'Quelle petite tâche nouvelle, sans urgence, pourrais-je échanger contre une des miennes le mois prochain ?',
      },
      alone: {
        to: 'un client',
        question:
          "Qu'est-ce qui vous agace un peu en ce moment, et que vous n'avez encore confié à personne ?",
      },
      seeking: {
        to: "quelqu'un que vous connaissez peu",
        question: 'Si vous aviez une semaine devant vous, quel lieu de travail iriez-vous visiter ?',
      },
      free: {
        to: 'un voisin',
        question: "Qu'est-ce qui se passe près d'ici le mercredi, que je ne connais sans doute pas ?",
      },
    },
    open: {
      colleagues: {
        to: "quelqu'un de l'équipe",
        question: 'Pour quoi viens-tu me voir en premier, et pour quoi vas-tu plutôt voir les autres ?',
      },
      alone: {
        to: 'un client',
        question: "Comment décririez-vous mon travail à quelqu'un qui ne me connaît pas ?",
      },
      seeking: {
        to: "quelqu'un que vous avez aidé un jour",
        question: 'Pour quel travail penseriez-vous à moi sans hésiter ?',
      },
      free: {
        to: 'un ami',
        question: 'De quoi est-ce que je parle le plus souvent, ces derniers mois ?',
      },
    },
    evenly_gives: {
      colleagues: {
        to: 'votre responsable',
        question: 'De tout ce que je peux faire ici, de quoi aurez-vous le plus besoin dans deux ans ?',
      },
      alone: {
        to: 'un client',
        question: 'Si vous ne deviez me garder que pour une chose, laquelle serait-ce ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: 'Que sait-on vraiment mieux faire dans ce poste, au bout de trois ans ?',
      },
      free: {
        to: 'un ami',
        question: "Si je ne gardais qu'une de mes activités cette année, laquelle te manquerait ?",
      },
    },
    evenly_costs: {
      colleagues: {
        to: 'votre responsable',
        question: 'Que pourrais-je changer à mes horaires pendant un mois, sans gêner personne ?',
      },
      alone: {
        to: "quelqu'un du métier",
        question: "À quelle heure finissez-vous vos journées, et qu'avez-vous refusé pour y arriver ?",
      },
      seeking: {
        to: "quelqu'un qui tient ce rôle",
        question:
          "Le soir, qu'est-ce qui vous fatigue vraiment : les tâches, le bruit, le trajet ou l'horaire ?",
      },
      free: {
        to: 'un proche',
        question: "À quelle heure de la journée ai-je l'air le plus en forme, d'après toi ?",
      },
    },
  },
  byGoal: conversationByGoal,
  success: {
    colleagues: {
      to: 'votre responsable',
      question:
        "J'ai écrit ce que serait pour moi un bon résultat : {success}. Qu'est-ce qui pourrait l'empêcher, d'après vous ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question:
        "J'ai écrit ce que serait pour moi un bon résultat : {success}. Que feriez-vous en premier à ma place ?",
    },
    seeking: {
      to: "quelqu'un du métier",
      question: "J'ai écrit ce que serait pour moi un bon résultat : {success}. Où avez-vous déjà vu cela ?",
    },
    free: {
      to: 'un ami',
      question:
        "J'ai écrit ce que serait pour moi un bon résultat : {success}. Quel premier pas me verrais-tu faire ce mois-ci ?",
    },
  },
  open: {
    colleagues: [
      {
        to: 'votre responsable',
        question: "Qu'est-ce que je fais ici que vous regretteriez si j'arrêtais ?",
      },
      {
        to: "quelqu'un de l'équipe",
        question: 'Quand est-ce que je te facilite le travail, et quand est-ce que je te le complique ?',
      },
    ],
    alone: [
      {
        to: 'un client',
        question: 'Pourquoi avez-vous pensé à moi la première fois ?',
      },
      {
        to: "quelqu'un du métier",
        question: 'Que refusez-vous maintenant, que vous acceptiez au début ?',
      },
    ],
    seeking: [
      {
        to: "quelqu'un qui aime son travail",
        question: 'Quelle est la meilleure heure de votre semaine, et de quoi est-elle faite ?',
      },
      {
        to: 'un ami',
        question: "Quelle question d'entretien me conseilles-tu de mieux préparer ?",
      },
    ],
    free: [
      {
        to: 'un ami',
        question: "Pour quoi m'appellerais-tu un dimanche, sans hésiter ?",
      },
      {
        to: "quelqu'un d'une autre génération",
        question: 'Que feriez-vous plus tôt, si vous pouviez recommencer ?',
      },
    ],
  },
} as const satisfies ConversationWords;
