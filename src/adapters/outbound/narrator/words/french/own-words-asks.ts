import type { OwnWordsWords } from '../frame-words.ts';

/** A question to ask somebody about a wish. */
export const asks = {
  hands: {
    employed: {
      to: "quelqu'un qui fabrique ou répare",
      question: 'Par quel petit objet faut-il commencer, pour avoir fini en deux soirées ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Comment garder plus d'heures pour le travail des mains, et moins pour le téléphone ?",
    },
    free: {
      to: 'un ami',
      question: "Qu'est-ce qui est cassé chez toi, et que je pourrais essayer de réparer ?",
    },
  },
  paperwork: {
    employed: {
      to: 'votre responsable',
      question: 'Parmi les papiers que je remplis chaque mois, lesquels sont vraiment lus, et par qui ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Pour les devis et les factures, qu'est-ce qui fait gagner le plus de temps ?",
    },
    free: {
      to: 'un ami',
      question: "Est-ce qu'on pourrait faire nos papiers ensemble, une matinée ce mois-ci ?",
    },
  },
  free_time: {
    employed: {
      to: "quelqu'un qui part à l'heure",
      question: 'À quel moment de la journée faut-il décider de ce qui attendra le lendemain ?',
    },
    alone: {
      to: 'un client',
      question: 'Si je vous rappelle le lundi matin plutôt que le week-end, est-ce que cela vous convient ?',
    },
    free: {
      to: 'un ami',
      question: 'Quel soir de la semaine pourrions-nous garder pour nous voir, pendant un mois ?',
    },
  },
  health: {
    employed: {
      to: 'votre responsable',
      question:
        'Si je devais reporter une chose cette semaine pour souffler un peu, laquelle gênerait le moins ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: "À quelle heure s'arrête une bonne journée, quand on veut tenir dix ans dans ce métier ?",
    },
    free: {
      to: 'un ami',
      question: 'Est-ce que tu viendrais marcher avec moi une heure par semaine, toujours le même jour ?',
    },
  },
  family: {
    employed: {
      to: 'votre responsable',
      question:
        "Il y a une heure par semaine que j'aimerais garder pour mes proches. Laquelle gênerait le moins l'équipe ?",
    },
    alone: {
      to: 'un client',
      question:
        'Le mercredi après-midi, je ne prends pas de rendez-vous. Quel autre moment vous conviendrait ?',
    },
    free: {
      to: 'un ami',
      question: 'Comment fais-tu pour garder du temps pour les tiens, même dans une semaine pleine ?',
    },
  },
  clients: {
    employed: {
      to: "quelqu'un pour qui vous travaillez",
      question: "Dans six mois, qu'est-ce qui vous dirait que notre travail a servi ?",
    },
    alone: {
      to: 'un client fidèle',
      question: "Qu'est-ce qui vous fait revenir, et à qui pourriez-vous donner mon nom ?",
    },
    free: {
      to: "quelqu'un qui reçoit du public",
      question:
        'Avec quel genre de personnes les journées passent-elles vite, et avec qui sont-elles longues ?',
    },
  },
  teaching: {
    employed: {
      to: "quelqu'un de l'équipe",
      question: "Qu'est-ce que je pourrais montrer en vingt minutes, et qui servirait tout de suite ?",
    },
    alone: {
      to: 'un client',
      question: "Qu'est-ce que vous aimeriez savoir faire sans moi ?",
    },
    free: {
      to: "quelqu'un qui enseigne",
      question: "Qu'est-ce qu'on ne voit pas de votre métier quand on est assis dans la salle ?",
    },
  },
  team: {
    employed: {
      to: "quelqu'un de l'équipe",
      question: "Quelle décision passe encore par moi, alors qu'elle pourrait se prendre sans moi ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Pour quel genre de travail serait-il plus simple d'être deux ?",
    },
    free: {
      to: "quelqu'un qui travaille en équipe",
      question: 'À quoi reconnaît-on, dès la première semaine, une équipe où il fait bon travailler ?',
    },
  },
  learning: {
    employed: {
      to: 'votre responsable',
      question: "Si j'apprenais une seule chose d'ici trois mois, laquelle servirait le plus ici ?",
    },
    alone: {
      to: 'un client',
      question: "Quel travail confiez-vous à quelqu'un d'autre, et me le confieriez-vous si je l'apprenais ?",
    },
    free: {
      to: "quelqu'un qui connaît le sujet",
      question: 'Par quoi faut-il commencer, quand on a une demi-heure par jour ?',
    },
  },
  money: {
    employed: {
      to: 'votre responsable',
      question: 'Que faudrait-il pour que mon salaire évolue, et quand pourrait-on en reparler ?',
    },
    alone: {
      to: "quelqu'un du métier",
      question: "Comment annoncer un prix plus élevé à un client que l'on veut garder ?",
    },
    free: {
      to: "quelqu'un qui fait ce travail",
      question: 'Combien gagne-t-on vraiment dans ce travail, au début et au bout de cinq ans ?',
    },
  },
  job: {
    employed: {
      to: "quelqu'un qui tient ce poste",
      question: "Dans ce poste, qu'est-ce qui prend le plus de temps et que personne ne voit ?",
    },
    alone: {
      to: 'un client',
      question: 'Quel travail auriez-vous à me confier dans les trois mois ?',
    },
    free: {
      to: "quelqu'un qui recrute",
      question: "Qu'est-ce qui fait qu'une candidature est lue jusqu'au bout ?",
    },
  },
  own_business: {
    employed: {
      to: "quelqu'un à son compte",
      question: "Qu'est-ce qui prend du temps, à votre compte, et que vous ne pouvez facturer à personne ?",
    },
    alone: {
      to: 'un client',
      question: 'Si vous deviez expliquer à un voisin ce que je fais, que diriez-vous ?',
    },
    free: {
      to: "quelqu'un à son compte",
      question: "Combien de mois faut-il tenir avant d'en vivre, et avec quelle somme de côté ?",
    },
  },
  lasting: {
    employed: {
      to: "quelqu'un qui connaît votre travail",
      question: "Parmi nos travaux finis, lequel faudrait-il aller revoir, pour savoir s'il a tenu ?",
    },
    alone: {
      to: 'un ancien client',
      question: "Dans ce que j'ai fait pour vous, qu'est-ce qui a tenu, et qu'est-ce qui a bougé ?",
    },
    free: {
      to: 'un ami',
      question: 'Je veux finir une chose ce mois-ci. Est-ce que je peux te la montrer le dernier dimanche ?',
    },
  },
  quiet: {
    employed: {
      to: "quelqu'un de l'équipe",
      question: 'Si je coupe mon téléphone de neuf à dix heures, qui peut répondre à ma place ?',
    },
    alone: {
      to: 'un client',
      question: "Les matins où je travaille au calme, est-ce qu'un rappel en fin de journée vous convient ?",
    },
    free: {
      to: 'un ami',
      question: 'Où vas-tu, quand tu veux une heure de calme ?',
    },
  },
  recognition: {
    employed: {
      to: 'votre responsable',
      question: "Dans ce que j'ai fait ces derniers mois, qu'est-ce qui a vraiment servi ?",
    },
    alone: {
      to: 'un client',
      question: "Qu'est-ce qui est plus simple pour vous depuis que ce travail est fait ?",
    },
    free: {
      to: "quelqu'un à qui vous avez rendu service",
      question: "Qu'est-ce que ce coup de main a changé, dans les jours qui ont suivi ?",
    },
  },
  writing: {
    employed: {
      to: 'un ami qui lit beaucoup',
      question: 'Si je te donne une page à la fin du mois, me diras-tu à quelle ligne tu as décroché ?',
    },
    alone: {
      to: "quelqu'un qui écrit",
      question: 'À quelle heure écrire, quand la journée appartient aux clients ?',
    },
    free: {
      to: 'un ami',
      question: 'Est-ce que je peux te lire une page dimanche, sans que tu corriges rien ?',
    },
  },
  outdoors: {
    employed: {
      to: 'votre responsable',
      question: 'Quelle partie de mon travail pourrait se faire dehors, ou en marchant ?',
    },
    alone: {
      to: 'un client',
      question: 'Pour notre prochain rendez-vous, est-ce que nous pourrions parler en marchant ?',
    },
    free: {
      to: "quelqu'un qui travaille dehors",
      question: 'Un jour de pluie en novembre, à quoi ressemble votre travail ?',
    },
  },
  freedom: {
    employed: {
      to: 'votre responsable',
      question: "Dans ma semaine, qu'est-ce que je peux refuser ou déplacer sans en parler d'abord ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: 'Comment refuser un travail sans perdre le client ?',
    },
    free: {
      to: 'un ami',
      question: "À quoi est-ce que je dis oui trop vite, d'après toi ?",
    },
  },
  meaning: {
    employed: {
      to: "quelqu'un à qui sert votre travail",
      question: "Si ce travail ne se faisait plus, qu'est-ce qui vous manquerait en premier ?",
    },
    alone: {
      to: 'un client',
      question: "Au fond, qu'est-ce qui va changer pour vous quand ce travail sera fini ?",
    },
    free: {
      to: "quelqu'un d'une association",
      question:
        "J'aimerais donner quelques heures à quelque chose d'utile. Quelle tâche attend, faute de quelqu'un pour s'en charger ?",
    },
  },
  certainty: {
    employed: {
      to: "quelqu'un qui vous connaît bien",
      question: "Quand je parle de la suite, qu'est-ce qui revient toujours ?",
    },
    alone: {
      to: "quelqu'un du métier",
      question: "La dernière fois qu'il a fallu choisir, qu'est-ce qui a fait pencher la balance ?",
    },
    free: {
      to: "quelqu'un qui a longtemps hésité",
      question: "Que saviez-vous déjà, bien avant d'oser vous décider ?",
    },
  },
  leading: {
    employed: {
      to: "quelqu'un qui encadre",
      question: "Quand on encadre, qu'est-ce qui prend du temps et que l'on n'imagine pas avant ?",
    },
    alone: {
      to: "quelqu'un qui travaille à plusieurs",
      question: "Qu'est-ce que l'on ne fait plus soi-même, une fois le travail partagé ?",
    },
    free: {
      to: "quelqu'un qui anime un groupe",
      question: 'Quelle petite partie pourrais-je mener une fois, avec vous à côté ?',
    },
  },
  ideas: {
    employed: {
      to: 'votre responsable',
      question: "J'ai une idée qui tient sur une page. À qui faudrait-il la montrer en premier ?",
    },
    alone: {
      to: 'un client',
      question: 'Si je vous montre une première version, me direz-vous franchement ce qui manque ?',
    },
    free: {
      to: 'un ami',
      question: 'De laquelle de mes idées est-ce que je parle le plus ?',
    },
  },
} as const satisfies OwnWordsWords['ask'];
