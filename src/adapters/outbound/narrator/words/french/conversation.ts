import type { ConversationWords } from '../frame-words.ts';
import { conversationByGoal } from './conversation-by-goal.ts';

/** Questions to ask other people. */
export const conversation = {
  byFinding: {
    carries: {
      colleagues: {
        to: 'votre responsable, à propos {de nature}',
        question:
          "Il y a une partie de mon travail à laquelle je tiens. Ces prochains mois, qu'est-ce qui pourrait en réduire la place ?",
      },
      alone: {
        to: 'un client',
        question: "Qu'est-ce qui, dans ma façon de travailler, vous donnerait envie de me rappeler ?",
      },
      seeking: {
        to: "quelqu'un qui occupe ce poste, à propos {de nature}",
        question:
          "Dans une semaine ordinaire, combien d'heures passe-t-on vraiment à cette partie du travail ?",
      },
      free: {
        to: 'un ami, à propos {de nature}',
        question: "Connais-tu, près d'ici, un groupe où je pourrais donner un coup de main ?",
      },
    },
    draining_strength: {
      colleagues: {
        to: 'votre responsable, à propos {de nature}',
        question: "Pendant trois semaines, quelle demande pourrait passer à quelqu'un d'autre que moi ?",
      },
      alone: {
        to: 'un client',
        question:
          "Dans ce que je fais pour vous, qu'est-ce qui pourrait être plus court sans que vous y perdiez ?",
      },
      seeking: {
        to: "quelqu'un du métier, à propos {de nature}",
        question:
          'À quel moment du mois cette partie du travail prend-elle le plus de temps, et qui vient vous aider ?',
      },
      free: {
        to: 'un ami',
        question: "À quoi vois-tu que j'en fais trop, et à quel moment ?",
      },
    },
    strain: {
      colleagues: {
        to: "quelqu'un de l'équipe, à propos {de nature}",
        question:
          "Il y a une tâche qui me pèse. Est-ce qu'on pourrait l'échanger contre une autre pendant trois semaines ?",
      },
      alone: {
        to: "quelqu'un du métier, à propos {de nature}",
        question: "Quand on est à son compte, qu'est-ce qu'on peut simplifier, ou ne plus faire du tout ?",
      },
      seeking: {
        to: "quelqu'un qui recrute, à propos {de nature}",
        question: 'Sur quelle aide peut-on compter dans ce poste, surtout au début ?',
      },
      free: {
        to: 'un ami, à propos {de nature}',
        question:
          "Il y a une petite chose que j'aimerais ne plus faire sans aide. Est-ce qu'on pourrait la faire à deux, une fois par semaine ?",
      },
    },
    stretch: {
      colleagues: {
        to: "quelqu'un de plus expérimenté, à propos {de nature}",
        question:
          "J'aimerais apprendre en regardant quelqu'un d'expérimenté. Est-ce que je pourrais venir observer une fois ?",
      },
      alone: {
        to: "quelqu'un de plus expérimenté, à propos {de nature}",
        question: "Quelle est l'erreur que l'on fait presque toujours au début ?",
      },
      seeking: {
        to: "quelqu'un du métier, à propos {de nature}",
        question: "J'aimerais m'exercer. Par quel petit travail faudrait-il commencer ?",
      },
      free: {
        to: "quelqu'un qui s'y connaît, à propos {de nature}",
        question: "Avec une demi-heure par semaine pour s'exercer, par quoi faut-il commencer ?",
      },
    },
    unused: {
      colleagues: {
        to: "quelqu'un d'une autre équipe, à propos {de nature}",
        question:
          "De temps en temps, je donnerais volontiers un coup de main à une autre équipe. Avez-vous une tâche que personne n'a le temps de faire ?",
      },
      alone: {
        to: 'un client',
        question: "Qu'est-ce que vous aimeriez me confier d'autre, si je le proposais ?",
      },
      seeking: {
        to: "quelqu'un qui occupe ce poste, à propos {de nature}",
        question:
          "Les annonces parlent peu de cette partie du travail. Combien d'heures y passez-vous dans une semaine ?",
      },
      free: {
        to: "quelqu'un d'une association, à propos {de nature}",
        question: "Est-ce qu'un coup de main de deux heures par mois serait utile ?",
      },
    },
    load_first: {
      colleagues: {
        to: 'votre responsable',
        question:
          'Si je ne devais finir que trois choses cette semaine, lesquelles choisir, et que deviennent les autres ?',
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
        to: 'un ami',
        question:
          "Qu'est-ce que tu pourrais faire à ma place ce mois-ci, pour que j'aie une soirée libre par semaine ?",
      },
    },
    little_say: {
      colleagues: {
        to: 'votre responsable',
        question: "Dans ma semaine, de quelle tâche est-ce que je pourrais choisir l'heure sans demander ?",
      },
      alone: {
        to: 'un client',
        question: 'Si le travail est fini à la date prévue, est-ce que je peux choisir mes heures ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: "Dans ce poste, qui décide de l'ordre du travail, et à quel moment de la semaine ?",
      },
      free: {
        to: 'un ami',
        question:
          "La prochaine fois que nous faisons quelque chose ensemble, est-ce que je peux choisir l'heure ?",
      },
    },
    far_role: {
      colleagues: {
        to: "quelqu'un dont le travail vous attire",
        question: 'De quoi est faite la partie de vos journées que personne ne voit ?',
      },
      alone: {
        to: 'un client de confiance',
        question: 'Si je changeais tout à fait de travail, pour quoi penseriez-vous encore à moi ?',
      },
      seeking: {
        to: "quelqu'un du métier",
        question: "Comment entre-t-on dans votre métier quand on vient d'ailleurs ?",
      },
      free: {
        to: 'un ami',
        question: "Dans quelle activité est-ce que tu m'imagines, sans me l'avoir jamais dit ?",
      },
    },
    leads_less: {
      colleagues: {
        to: 'votre responsable',
        question:
          "Si j'encadrais un peu moins, que pourrais-je prendre à la place, et qu'est-ce que cela changerait au salaire ?",
      },
      alone: {
        to: "quelqu'un qui travaille avec vous",
        question: "Quelle décision m'attend chaque semaine, alors qu'elle pourrait se prendre sans moi ?",
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: 'Combien de personnes dépendraient de ce poste, et ce nombre peut-il augmenter ?',
      },
      free: {
        to: 'un ami',
        question: "Quand j'organise quelque chose, qu'est-ce que les autres pourraient faire sans moi ?",
      },
    },
    wants_what_drains: {
      colleagues: {
        to: "quelqu'un qui fait ce travail, à propos {de nature}",
        question: 'Dans votre semaine, quelle est la partie la plus lourde, et quel jour revient-elle ?',
      },
      alone: {
        to: 'un client',
        question:
          "J'aimerais commencer par une petite partie, et voir ensuite. Laquelle vous serait la plus utile ?",
      },
      seeking: {
        to: "quelqu'un qui fait ce travail, à propos {de nature}",
        question: 'Après une journée entière de ce travail, que faites-vous pour retrouver des forces ?',
      },
      free: {
        to: 'un ami, à propos {de nature}',
        question: "Quand je t'en parle, qu'est-ce qui a l'air de m'attirer vraiment ?",
      },
    },
    drops_strength: {
      colleagues: {
        to: 'votre responsable, à propos {de nature}',
        question:
          "Il y a un travail que j'aimerais faire un peu moins, sans tout arrêter. Quelle partie manquerait le moins ?",
      },
      alone: {
        to: 'un client',
        question: 'Si je faisais une chose de moins pour vous, laquelle vous manquerait le moins ?',
      },
      seeking: {
        to: "quelqu'un qui recrute, à propos {de nature}",
        question:
          "Si cette partie du poste ne prenait qu'une matinée par semaine, de quoi serait fait le reste ?",
      },
      free: {
        to: 'un ami',
        question: "De quoi est-ce que je parle avec moins d'entrain qu'avant ?",
      },
    },
    fits: {
      colleagues: {
        to: "quelqu'un qui vous voit travailler",
        question: "Dans ma façon de travailler, qu'est-ce qu'il ne faudrait surtout pas changer ?",
      },
      alone: {
        to: 'un client',
        question: "Qu'est-ce que vous regretteriez si je changeais ma façon de travailler ?",
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
        to: "quelqu'un de l'équipe",
        question: 'Quelle petite tâche pourrions-nous échanger une fois par semaine, juste pour changer ?',
      },
      alone: {
        to: 'un client',
        question: "Y a-t-il une petite chose qui vous agace, et que vous n'avez encore confiée à personne ?",
      },
      seeking: {
        to: "quelqu'un que vous connaissez peu",
        question: 'Si vous aviez une semaine devant vous, quel lieu de travail iriez-vous visiter ?',
      },
      free: {
        to: 'un voisin',
        question: "Qu'est-ce qui se passe près d'ici le mercredi, et que je ne connais sans doute pas ?",
      },
    },
    open: {
      colleagues: {
        to: "quelqu'un de l'équipe",
        question: 'Pour quoi vient-on me voir en premier, et pour quoi va-t-on plutôt voir les autres ?',
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
        question: 'Dans ce que je peux faire ici, de quoi aura-t-on le plus besoin dans deux ans ?',
      },
      alone: {
        to: 'un client',
        question: 'Si vous ne deviez me garder que pour une chose, laquelle serait-ce ?',
      },
      seeking: {
        to: "quelqu'un qui recrute",
        question: 'Au bout de trois ans dans ce poste, que sait-on vraiment mieux faire ?',
      },
      free: {
        to: 'un ami',
        question: "Si je ne gardais qu'une de mes activités, laquelle devrais-je garder, d'après toi ?",
      },
    },
    evenly_costs: {
      colleagues: {
        to: 'votre responsable',
        question:
          'Est-ce que je pourrais décaler un peu mes horaires pendant trois semaines, sans gêner personne ?',
      },
      alone: {
        to: "quelqu'un du métier",
        question: 'À quelle heure peut-on finir sa journée, et que faut-il refuser pour y arriver ?',
      },
      seeking: {
        to: "quelqu'un qui occupe ce poste",
        question:
          "Le soir, qu'est-ce qui vous fatigue vraiment : les tâches, le bruit, le trajet ou l'horaire ?",
      },
      free: {
        to: 'un ami',
        question: "À quelle heure de la journée est-ce que j'ai l'air le plus en forme ?",
      },
    },
  },
  byGoal: conversationByGoal,
  success: {
    colleagues: {
      to: 'votre responsable',
      question:
        "Pour moi, une bonne année ressemblerait à ceci : {success}. Qu'est-ce qui pourrait l'empêcher ici ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question:
        'Pour moi, une bonne année ressemblerait à ceci : {success}. Par quoi faudrait-il commencer ?',
    },
    seeking: {
      to: "quelqu'un du métier",
      question:
        'Pour moi, une bonne année ressemblerait à ceci : {success}. Où est-ce que cela existe déjà ?',
    },
    free: {
      to: 'un ami',
      question:
        'Pour moi, une bonne année ressemblerait à ceci : {success}. Quel premier pas me verrais-tu faire ce mois-ci ?',
    },
  },
  open: {
    colleagues: [
      {
        to: 'votre responsable',
        question: "Qu'est-ce que je fais ici, et qui manquerait le plus si j'arrêtais ?",
      },
      {
        to: "quelqu'un de l'équipe",
        question: 'Quand est-ce que je facilite le travail des autres, et quand est-ce que je le complique ?',
      },
    ],
    alone: [
      {
        to: 'un client',
        question: 'Pourquoi avez-vous pensé à moi la première fois ?',
      },
      {
        to: "quelqu'un du métier",
        question: "Qu'est-ce qu'on accepte au début, et qu'il vaut mieux refuser ensuite ?",
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
