import type { QuestionWords } from '../frame-words.ts';

/** The one question that a report leaves open. */
export const question = {
  wished: {
    both: 'Dans le travail que vous souhaitez, il y aurait surtout plus de place pour {more}. Il y en aurait moins pour {less}.',
    more: 'Dans le travail que vous souhaitez, il y aurait surtout plus de place pour {more}.',
    less: 'Dans le travail que vous souhaitez, il y aurait surtout moins de place pour {less}.',
    same: 'Le travail que vous souhaitez demande la même chose que {role}.',
  },
  move: {
    little: {
      hours:
        "Il faudrait pour cela donner {hours_move}, sur vos {hours_total} par semaine, à d'autres types de travail. Deux ou trois arrangements y suffiraient peut-être, pris l'un après l'autre.",
      parts:
        "Il faudrait pour cela donner {part_move} {du role} à d'autres types de travail. Deux ou trois arrangements y suffiraient peut-être, pris l'un après l'autre.",
    },
    some: {
      hours:
        "Il faudrait pour cela donner {hours_move}, sur vos {hours_total} par semaine, à d'autres types de travail. Un seul changement n'y suffirait pas, mais quatre ou cinq tâches peuvent changer l'une après l'autre.",
      parts:
        "Il faudrait pour cela donner {part_move} {du role} à d'autres types de travail. Un seul changement n'y suffirait pas, mais quatre ou cinq tâches peuvent changer l'une après l'autre.",
    },
    much: {
      hours:
        "Il faudrait pour cela donner {hours_move}, sur vos {hours_total} par semaine, à d'autres types de travail. C'est beaucoup. De petits changements peuvent alléger {role}, mais ce que vous souhaitez est un autre travail, et cela se prépare.",
      parts:
        "Il faudrait pour cela donner {part_move} {du role} à d'autres types de travail. C'est beaucoup. De petits changements n'y mèneraient pas, car ce que vous souhaitez est un autre travail, et cela se prépare.",
    },
  },
  fixed: 'Vous avez aussi écrit ce qui ne peut pas changer : {constraints}.',
  question: {
    load_on_strength:
      "On peut alléger une semaine de plusieurs façons, et chacune a un prix : moins d'argent, quelqu'un de déçu, un travail que l'on lâche. Personne ne peut peser ce prix à votre place. À quoi renonceriez-vous d'abord pour retrouver des forces ?",
    leads_less:
      "En encadrant moins, on gagne des heures pour le travail que l'on fait soi-même. On perd parfois aussi une voix dans les décisions, un titre ou une part du salaire. Laquelle de ces trois pertes refuseriez-vous, et laquelle accepteriez-vous ?",
    wants_what_drains:
      "Vous souhaitez donner plus de place {a nature}, alors que cela vous prend de l'énergie. Si cette dépense d'énergie ne baissait jamais, combien d'heures par semaine y mettriez-vous, et pour obtenir quoi ?",
    drops_strength:
      "Vous souhaitez donner moins de place {a nature}, alors que cela vous vient facilement. Or une heure libérée se remplit vite, et rarement de ce que l'on voulait. Que mettriez-vous à la place de ces heures, et qui faudrait-il prévenir en premier ?",
    far_role:
      "Le chemin vers ce que vous souhaitez peut coûter du temps, de l'argent ou un titre. Lequel de ces trois prix accepteriez-vous de payer, et lequel jamais ?",
    cost_and_room:
      "Pour donner du temps {a other}, il faudrait en prendre {a nature}. Sur le papier, l'échange est simple. À qui faudrait-il en parler en premier, et qu'avez-vous à perdre si la réponse est non ?",
    cost_beside_strength:
      "Là où il y a beaucoup de place pour {other}, il faut parfois en donner aussi {a nature}. Jusqu'à combien d'heures par semaine donneriez-vous {a nature}, et que feriez-vous au-delà ?",
    strength_costs:
      "Imaginez une semaine avec deux fois moins d'heures pour {nature}. Vous y perdriez quelque chose, puisque cela vous vient facilement. Qu'est-ce qui vous manquerait vraiment, et qu'est-ce qui ne manquerait à personne ?",
    grow_in_role:
      "Pour progresser d'un côté, il faut presque toujours lâcher quelque chose d'un autre. C'est plus facile quand on l'a choisi. Quelle tâche lâcheriez-vous en premier, et à qui faudrait-il le dire ?",
    reshape_role:
      "Un travail change rarement d'un seul coup. D'ordinaire, une première tâche s'en va, et le reste vient après. Laquelle de vos tâches changerait le plus vos journées, si vous ne l'aviez plus ?",
    change_role:
      'Avec un nouveau rôle, on laisse aussi des choses auxquelles on tient : des gens, un horaire, une place connue. Laquelle de ces choses voudriez-vous à tout prix retrouver dans le nouveau rôle ?',
    change_field:
      "Dans un autre domaine, on débute de nouveau, avec moins de réponses et parfois moins d'argent. Combien de temps accepteriez-vous de débuter, et à quel premier signe verriez-vous que cela en vaut la peine ?",
    start_business:
      "À son compte, on fait aussi les devis, les relances et les impôts, et le revenu change d'un mois à l'autre. Combien de mois pourriez-vous tenir, et quel premier signe vous dirait de continuer ?",
    lead_people:
      'Qui encadre donne des heures aux soucis des autres, et ces heures sont prises ailleurs. Quel travail accepteriez-vous de laisser pour encadrer, et lequel garderiez-vous à tout prix ?',
    restore_balance:
      "On retrouve rarement son équilibre sans dire non à quelqu'un. Sinon, c'est à soi-même que l'on dit non, semaine après semaine. À quelle personne faudrait-il dire non en premier, et que pourriez-vous lui proposer à la place ?",
    return_to_work:
      "On reprend rarement le travail aux mêmes conditions qu'avant. Certaines se disent au premier échange, d'autres seulement une fois en place. Laquelle de vos conditions n'est pas à négocier, et à quel moment la diriez-vous ?",
    gain_clarity:
      "On attend parfois d'y voir clair pour faire un pas, alors que le pas aide à y voir clair. Laquelle de vos idées coûterait le moins à essayer, et à quel signe sauriez-vous qu'il faut continuer ?",
    other:
      "Votre but n'était pas dans la liste, et il faudra donc des mots pour le dire aux autres. À qui faudrait-il l'expliquer en premier, et à quoi cette personne verrait-elle que vous vous en approchez ?",
    unset:
      "Vous n'avez pas choisi de but, et rien ne vous y oblige. Supposons que les trois prochains mois ne changent qu'une seule chose dans vos semaines. Laquelle voudriez-vous que ce soit, et qui la remarquerait en premier ?",
  },
} as const satisfies QuestionWords;
