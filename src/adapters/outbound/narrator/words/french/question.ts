import type { QuestionWords } from '../frame-words.ts';

/** The one question that the report leaves to the reader. */
export const question = {
  wished: {
    both: 'Dans le travail que vous souhaitez, il y aurait surtout plus de place pour {more}. Il y aurait moins de place pour {less}.',
    more: 'Dans le travail que vous souhaitez, il y aurait surtout plus de place pour {more}.',
    less: 'Dans le travail que vous souhaitez, il y aurait surtout moins de place pour {less}.',
    same: 'Le travail que vous souhaitez demande la même chose que {role}.',
  },
  wishes: {
    more_cost_less_gain: {
      now: "Vous souhaitez davantage d'un travail qui vous prend de l'énergie : {more}. Et vous souhaitez moins d'un travail qui vous en donne : {less}. Il y a peut-être une bonne raison, comme la paie, un titre, ou l'attente de quelqu'un. Mieux vaut la connaître avant de changer quoi que ce soit.",
      target:
        "Vous souhaitez davantage d'un travail qui vous prendrait de l'énergie : {more}. Et vous souhaitez moins d'un travail qui vous en donnerait : {less}. Il y a peut-être une bonne raison, comme la paie ou l'attente de quelqu'un. Mieux vaut la connaître avant de choisir.",
    },
    more_cost: {
      now: "Une partie de ce que vous souhaitez vous prend aujourd'hui de l'énergie : {more}. Avant d'en demander davantage, regardez ce qui vous y fatigue au juste.",
      target:
        "Une partie de ce que vous souhaitez vous prendrait de l'énergie : {more}. Avant de choisir, regardez ce qui vous y fatiguerait au juste.",
    },
    less_gain: {
      now: "Vous souhaitez aussi moins d'un travail qui vous donne de l'énergie : {less}. Les heures ainsi gagnées pourraient vous fatiguer davantage. Décidez donc d'avance de ce qui les remplira.",
      target:
        "Vous souhaitez aussi moins d'un travail qui vous donnerait de l'énergie : {less}. Regardez donc de près ce qui remplirait ces heures.",
    },
    away_from_ease: {
      now: "Ce que vous souhaitez vous vient moins naturellement : {more}. Ce que vous laisseriez vous vient sans peine : {less}. Ce n'est pas une erreur, car on peut aimer apprendre. Mais cela prend plus de temps qu'il n'y paraît, et l'aisance d'aujourd'hui peut vous manquer.",
      target:
        "Ce que vous souhaitez vous vient moins naturellement : {more}. Ce que vous laisseriez vous vient sans peine : {less}. Ce n'est pas une erreur, car on peut aimer apprendre. Mais les premiers mois seront plus durs qu'un entretien ne le montre.",
    },
    follows_energy: {
      now: "Vos souhaits et votre énergie s'accordent : tout ce que vous voulez davantage vous en donne, et tout ce que vous voulez moins vous en prend. Obtenir ce que vous souhaitez a donc de bonnes chances de vous faire du bien.",
      target:
        "Vos souhaits et votre énergie s'accordent : tout ce que vous voulez davantage vous en donnerait, et tout ce que vous voulez moins vous en prendrait. Ce souhait est donc un bon guide pour comparer des postes.",
    },
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
  fixed: 'Vous avez écrit ce qui ne peut pas changer : {constraints}.',
  fixedBy: {
    money: {
      now: "Regardez donc d'abord ce qui ne coûte rien : d'autres tâches, d'autres horaires, une habitude à changer. Si un changement touche à vos revenus, calculez de combien avant de vous décider.",
      target:
        'Notez donc la paie la plus basse avec laquelle vous pourriez vivre, et parlez du salaire avant un deuxième entretien. Vous ne perdrez pas de semaines pour un poste trop peu payé.',
    },
    place: {
      now: "Regardez donc d'abord ce qui peut changer là où vous êtes : les tâches, les horaires, les jours à la maison.",
      target:
        "Fixez donc d'abord combien de minutes de trajet vous acceptez. Cherchez tout ce qui se trouve dans ce rayon avant d'aller plus loin.",
    },
    family: {
      now: 'Vos proches font donc partie de chaque changement. Mettez-vous d’accord avec eux sur ce que vous allez essayer, et pendant combien de temps, avant d’en parler au travail.',
      target:
        'Vos proches font donc partie de chaque choix. Voyez avec eux quelles heures peuvent aller au travail, et lesquelles non.',
    },
    contract: {
      now: 'Relisez donc ce qui est signé, avec ses dates, avant de prévoir autour. Notez le premier jour où vous serez libre de choisir.',
      target:
        'Relisez donc ce qui est signé, avec ses dates, avant de prévoir autour. Notez le premier jour où vous serez libre de choisir.',
    },
    health: {
      now: "Un changement n'est donc bon que s'il tient aussi pendant une mauvaise semaine. Essayez-le d'abord en petit, et arrêtez si votre santé en souffre.",
      target:
        "Cherchez donc un travail que vous pourriez faire aussi pendant une mauvaise semaine. Une journée d'essai vous en dira plus qu'une annonce.",
    },
    hours: {
      now: "Avant d'ajouter quelque chose à votre semaine, choisissez donc ce que vous en retirez. Notez combien d'heures la nouveauté prendra, et où vous les trouverez.",
      target: "Parlez donc tôt des horaires, et demandez combien de temps à l'avance ils sont fixés.",
    },
    duty: {
      now: "Choisissez donc maintenant des changements qui n'en dépendent pas, et gardez les plus grands pour après. Dites tôt aux personnes concernées quand ce sera.",
      target:
        'Choisissez donc maintenant des étapes qui lui laissent sa place, et gardez les plus grandes pour après.',
    },
  },
  question: {
    load_on_strength:
      "Pour alléger une semaine, il faut renoncer à quelque chose : de l'argent, un service rendu, un travail auquel on tient. À quoi renonceriez-vous en premier ?",
    leads_less:
      'En encadrant moins, on perd parfois une voix dans les décisions, un statut ou une part du salaire. Laquelle de ces pertes refuseriez-vous ?',
    wants_what_drains:
      "Vous donneriez plus de place {a nature}, avec le prix que vous connaissez. Qu'espérez-vous obtenir en échange ?",
    drops_strength:
      'Vous souhaitez donner moins de place {a nature}, alors que cela vous vient facilement. Que feriez-vous des heures libérées ?',
    far_role:
      "Le chemin vers ce que vous souhaitez peut coûter du temps, de l'argent ou un statut. Lequel de ces trois prix ne voudriez-vous jamais payer ?",
    cost_and_room:
      'Pour donner plus de temps {a other}, il faudrait en donner moins {a nature}. Quelle heure de la semaine échangeriez-vous en premier ?',
    cost_beside_strength:
      "Supposons que vous donniez deux heures de moins par semaine {a nature}, et deux heures de plus {a other}. Qu'est-ce qui ne se ferait plus ?",
    strength_costs:
      "Imaginez une semaine avec deux fois moins d'heures pour {nature}. Qu'est-ce qui vous manquerait vraiment ?",
    grow_in_role:
      'Pour progresser, il faut du temps, et ce temps se prend presque toujours sur autre chose. Quelle tâche lâcheriez-vous en premier ?',
    reshape_role:
      "Un travail change rarement d'un seul coup : une première tâche s'en va, et le reste vient après. Laquelle de vos tâches changerait le plus vos journées, si vous ne l'aviez plus ?",
    change_role:
      'Avec un nouveau poste, on laisse aussi des choses auxquelles on tient : des gens, un horaire, une place connue. Laquelle voudriez-vous à tout prix retrouver ?',
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
