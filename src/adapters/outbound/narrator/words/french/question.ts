import type { QuestionWords } from '../frame-words.ts';

/** The one question that a report leaves open. */
export const question = {
  wished: {
    both: "Ce que vous souhaitez avant tout, c'est davantage de place pour {more}. Vous en donneriez moins à d'autres choses : {less}.",
    more: "Ce que vous souhaitez avant tout, c'est davantage de place pour {more}.",
    less: "Ce que vous souhaitez avant tout, c'est moins de place pour {less}.",
    same: 'Le rôle que vous souhaitez demande exactement ce que demande {role}.',
  },
  fixed:
    'Vous avez posé une limite : {constraints}. Votre réponse à la question qui suit devra en tenir compte.',
  question: {
    load_on_strength:
      "On peut alléger une semaine de plusieurs façons, et chacune a un prix : moins d'argent, une personne déçue, un travail que l'on lâche. Cette carte ne peut pas peser ce prix pour vous. À quoi renonceriez-vous d'abord pour retrouver des forces ?",
    leads_less:
      'En encadrant moins, on peut perdre une voix dans les décisions, un titre, parfois une part du salaire. On y gagne des heures pour le métier. Parmi ce que vous pourriez perdre, que refuseriez-vous de lâcher ?',
    wants_what_drains:
      "Vous souhaitez donner plus de place {a nature}, et ce travail vous prend de l'énergie. Il se peut que cela ne change pas. Combien d'heures par semaine accepteriez-vous alors d'y mettre, et pour obtenir quoi ?",
    drops_strength:
      "Vous souhaitez donner moins de place {a nature}, alors que ce travail vous va. Les heures ainsi libérées se remplissent vite. Par quoi voudriez-vous les remplacer, et qui devrait l'apprendre en premier ?",
    far_role:
      "Entre {role} et celui que vous souhaitez, le chemin peut coûter du temps, de l'argent ou un titre. Cette carte ne connaît pas vos moyens. Lequel de ces trois prix accepteriez-vous de payer, et lequel jamais ?",
    cost_and_room:
      "Il y aurait plus de place pour {other} si vous dépensiez moins d'énergie pour {nature}. Sur le papier, l'échange est simple. À qui faudrait-il en parler en premier, et qu'avez-vous à perdre si la réponse est non ?",
    cost_beside_strength:
      "Une heure gagnée sur {nature} ne va pas toute seule {a other}, car elle se remplit vite d'autre chose. Si vous gagniez trois heures par semaine, à quoi iraient-elles, et comment les défendriez-vous ?",
    strength_costs:
      "Vous avez de la facilité pour {nature}, et ce travail vous prend de l'énergie. Supposons que vous en fassiez deux fois moins. Qu'est-ce qui vous manquerait, et qu'est-ce qui ne manquerait à personne ?",
    grow_in_role:
      "Pour apprendre du nouveau dans un rôle, il faut presque toujours lâcher une partie de l'ancien travail. Cette carte ne peut pas choisir laquelle. Que lâcheriez-vous en premier, et à qui faudrait-il le dire ?",
    reshape_role:
      "Un rôle change rarement d'un seul coup. Une première tâche s'en va, ou une autre arrive, et l'on voit ensuite ce qui suit. Laquelle changerait le plus vos semaines, si elle bougeait avant toutes les autres ?",
    change_role:
      "Avec un nouveau rôle, on laisse aussi des choses auxquelles on tient : des gens, un horaire, une place connue. Laquelle vous coûterait le plus à laisser, et que faudrait-il trouver ailleurs pour l'accepter ?",
    change_field:
      "Dans un autre domaine, on débute de nouveau, avec moins de réponses et parfois moins d'argent. Combien de temps accepteriez-vous de débuter, et à quel premier signe verriez-vous que cela en vaut la peine ?",
    start_business:
      "À son compte, on fait aussi les devis, les relances et les impôts, et le revenu change d'un mois à l'autre. Cette carte ne connaît pas votre budget. Combien de mois pourriez-vous tenir, et quel premier signe vous dirait de continuer ?",
    lead_people:
      'Qui encadre donne des heures aux soucis des autres, et ces heures sont prises ailleurs. Quel travail accepteriez-vous de laisser pour cela, et lequel voudriez-vous garder pour vous à tout prix ?',
    restore_balance:
      "Un équilibre se retrouve rarement sans dire non à quelqu'un. Cette carte ne voit pas à qui. À quelle personne faudrait-il dire non en premier, et que pourriez-vous lui proposer à la place ?",
    return_to_work:
      "On reprend rarement le travail aux mêmes conditions qu'avant. Certaines se disent au premier échange, d'autres seulement une fois en place. Laquelle de vos conditions n'est pas à négocier, et à quel moment la diriez-vous ?",
    gain_clarity:
      "On attend parfois d'y voir clair pour faire un pas, alors que le pas aide à y voir clair. Laquelle de vos idées coûterait le moins à essayer, et à quel signe sauriez-vous qu'il faut continuer ?",
    other:
      "Votre but n'était pas dans la liste, et les autres ne le devineront pas. À qui faudrait-il l'expliquer en premier, et à quoi cette personne verrait-elle que vous vous en approchez ?",
    unset:
      "Vous n'avez pas choisi de but, et rien ne vous y oblige. Supposons que les trois prochains mois ne changent qu'une seule chose dans vos semaines. Laquelle voudriez-vous que ce soit, et qui la remarquerait en premier ?",
  },
} as const satisfies QuestionWords;
