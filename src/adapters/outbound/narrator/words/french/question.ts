import type { QuestionWords } from '../frame-words.ts';

/** The one question that a report leaves open. */
export const question = {
  wished: {
    both: 'Dans le travail que vous souhaitez, il y aurait surtout plus de place pour {more}. Il y aurait moins de place pour {less}.',
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
  fixed:
    'Vous avez aussi écrit ce qui ne peut pas changer : {constraints}. Votre réponse à la question devra en tenir compte.',
  question: {
    load_on_strength:
      "Pour alléger une semaine, il faut renoncer à quelque chose : de l'argent, un service rendu, un travail auquel on tient. À quoi renonceriez-vous en premier ?",
    leads_less:
      'En encadrant moins, on perd parfois une voix dans les décisions, un titre ou une part du salaire. Laquelle de ces pertes refuseriez-vous ?',
    wants_what_drains:
      "Vous souhaitez donner plus de place {a nature}, alors que cela vous prend de l'énergie. Qu'espérez-vous obtenir en échange ?",
    drops_strength:
      'Vous souhaitez donner moins de place {a nature}, alors que cela vous vient facilement. Que feriez-vous des heures libérées ?',
    far_role:
      "Le chemin vers ce que vous souhaitez peut coûter du temps, de l'argent ou un titre. Lequel de ces trois prix ne voudriez-vous jamais payer ?",
    cost_and_room:
      'Pour donner plus de temps {a other}, il faudrait en donner moins {a nature}. Quelle heure de la semaine échangeriez-vous en premier ?',
    cost_beside_strength:
      "Imaginez chaque semaine deux heures de moins consacrées {a nature}, et deux heures de plus pour {other}. Qu'est-ce qui ne se ferait plus ?",
    strength_costs:
      "Imaginez une semaine avec deux fois moins d'heures pour {nature}. Qu'est-ce qui vous manquerait vraiment ?",
    grow_in_role:
      'Pour progresser, il faut du temps, et ce temps se prend presque toujours sur autre chose. Quelle tâche lâcheriez-vous en premier ?',
    reshape_role:
      "Un travail change rarement d'un seul coup : une première tâche s'en va, et le reste vient après. Laquelle de vos tâches changerait le plus vos journées, si vous ne l'aviez plus ?",
    change_role:
      'Avec un nouveau rôle, on laisse aussi des choses auxquelles on tient : des gens, un horaire, une place connue. Laquelle voudriez-vous à tout prix retrouver ?',
    change_field:
      "Dans un autre domaine, on débute de nouveau, parfois avec moins d'argent. Pendant combien de temps accepteriez-vous de débuter ?",
    start_business:
      'Une nouvelle activité met souvent des mois à rapporter de quoi vivre. Combien de mois lui donneriez-vous ?',
    lead_people:
      'Quand on encadre, on donne des heures aux soucis des autres, et ces heures sont prises ailleurs. Quel travail accepteriez-vous de laisser ?',
    restore_balance:
      "On retrouve rarement son équilibre sans dire non à quelqu'un. À qui faudrait-il dire non en premier ?",
    return_to_work:
      "On reprend rarement le travail aux mêmes conditions qu'avant. Laquelle de vos conditions n'est pas à négocier ?",
    gain_clarity:
      "On attend parfois d'y voir clair pour faire un pas, alors que le pas aide à y voir clair. Laquelle de vos idées serait la plus simple à essayer ?",
    other:
      "Votre but n'était pas dans la liste, et il faudra donc trouver des mots pour en parler. À qui l'expliqueriez-vous en premier ?",
    unset:
      "Supposons que les trois prochains mois ne changent qu'une seule chose dans vos semaines. Laquelle voudriez-vous que ce soit ?",
  },
} as const satisfies QuestionWords;
