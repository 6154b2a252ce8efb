import type { ContradictionWords } from '../frame-words.ts';

/** Answers that hardly fit together, and what each of them would mean if it is right. */
export const contradictions = {
  asked_without_time:
    "Dans une réponse, {role} demande beaucoup sur ce point : {nature}. Dans une autre, vous n'y passez aucun moment. Si le temps est juste, ce rapport y attache trop d'importance. Si la première réponse est juste, il manque une barre au graphique ci-dessus.",
  time_without_asking:
    "Dans une réponse, {role} ne demande presque jamais ceci : {nature}. Dans une autre, vous y passez une grande part du temps. Peut-être le faites-vous sans qu'on vous le demande. Ces heures sont alors à vous : vous pouvez les garder ou les rendre.",
  leads_without_leading:
    "Vous encadrez {people}, et vous avez répondu que {role} ne demande presque jamais d'encadrer. Peut-être que tout marche très bien sans vous. Mais si l'encadrement prend du temps, votre semaine ne ressemble pas au graphique ci-dessus.",
  more_and_less:
    'Parmi vos souhaits, il y en a un pour davantage de ceci : {nature}. Pourtant, le poste que vous souhaitez en demande moins. Peut-être le voulez-vous sous une autre forme. Décidez-le en premier, car le plan en dépend.',
  less_and_more:
    "Parmi vos souhaits, il y en a un pour moins de ceci : {nature}. Pourtant, le poste que vous souhaitez en demande davantage. Peut-être le voulez-vous sous une autre forme. Décidez-le avant de demander un changement à quelqu'un.",
  leads_and_less:
    "Votre objectif est d'encadrer, et une autre de vos réponses souhaite moins d'encadrement. Peut-être voulez-vous encadrer autrement, ou moins de monde. Dites-le clairement, avant qu'on ne vous propose un poste qui ne vous va pas.",
  grows_and_leaves:
    "Votre objectif est de tirer parti de votre poste actuel, et vous avez aussi répondu que vous alliez le quitter. Le plan suit l'objectif. Si vous partez, gardez-en ce que vous voulez emporter.",
  gives_and_less:
    "Voici ce qui vous donne beaucoup d'énergie : {nature}. Et vous en souhaitez moins. Les deux peuvent être vrais, si cela vient au mauvais moment ou pour les mauvaises personnes. Cherchez laquelle de ces raisons est la vôtre, car en réduire la part peut aussi vous coûter de l'énergie.",
  long_week_too_little:
    "Votre semaine compte {hours_total}, et vous avez répondu qu'il y a trop peu à faire. Peut-être manque-t-il du travail qui vous plaît, ou bien beaucoup de ces heures se passent à attendre. Le remède n'est pas le même.",
  nothing_costs_low_energy:
    "D'après vos réponses, aucun type de travail ne vous prend d'énergie, et pourtant vous en avez eu très peu ces derniers temps. C'est donc peut-être la quantité, ou quelque chose en dehors du travail. Changer de tâches aiderait alors moins que se reposer.",
  all_costs_high_energy:
    "D'après vos réponses, tous les types de travail vous prennent de l'énergie, et pourtant vous en avez beaucoup ces derniers temps. Elle vient peut-être d'ailleurs. Ou bien une tâche vous fatigue sur le moment, et vous fait plaisir une fois finie.",
  rested_and_empty:
    "Vous avez toujours récupéré le lendemain matin, et pourtant vous avez eu très peu d'énergie ces derniers temps. Peut-être que le sommeil la rend et que la journée la prend très tôt. Notez pendant une semaine à quelle heure elle s'en va.",
  tag_costs_work_gives: {
    admin:
      "Les papiers vous fatiguent, et l'organisation vous donne beaucoup d'énergie. Ce sont donc peut-être les formulaires qui pèsent, et non le fait d'organiser. On peut confier les uns et garder l'autre.",
    decisions:
      "Décider vous fatigue, et l'encadrement vous donne beaucoup d'énergie. Ce sont donc peut-être les personnes qui vous plaisent, et non les décisions. Certaines décisions peuvent revenir à d'autres.",
    people_contact:
      "Le contact vous fatigue, et l'attention aux autres vous donne beaucoup d'énergie. C'est donc peut-être le nombre de personnes qui pèse, et non le soin que vous en prenez. Des échanges moins nombreux et plus longs vous le diraient.",
    novelty:
      "La nouveauté vous fatigue, et la gestion des imprévus vous donne beaucoup d'énergie. Vous aimez donc peut-être remettre les choses en ordre, et non tout recommencer. Choisissez des changements qui ont une fin.",
    visibility:
      "Être en vue vous fatigue, et la prise de parole vous donne beaucoup d'énergie. Ce sont donc peut-être les regards avant et après qui pèsent, et non la parole. Une salle plus petite vous le dirait.",
  },
  tag_gives_work_costs: {
    admin:
      "Les papiers vous donnent de l'énergie, et l'organisation vous en prend beaucoup. Vous aimez donc peut-être tenir les choses en ordre, et non décider de l'ordre pour les autres. Cela peut se partager à deux.",
    decisions:
      "Décider vous donne de l'énergie, et l'encadrement vous en prend beaucoup. Vous aimez donc peut-être trancher, et non suivre ceux qui exécutent. Il existe des postes où l'un va presque sans l'autre.",
    people_contact:
      "Le contact vous donne de l'énergie, et l'attention aux autres vous en prend beaucoup. Vous aimez donc peut-être la compagnie, et non la responsabilité de leur bien-être. Cherchez des contacts qui ne vous demandent rien ensuite.",
    novelty:
      "La nouveauté vous donne de l'énergie, et la gestion des imprévus vous en prend beaucoup. Vous aimez donc peut-être le neuf quand vous le choisissez, et non quand il vous tombe dessus. Voyez quels changements pourraient venir de vous.",
    visibility:
      "Être en vue vous donne de l'énergie, et la prise de parole vous en prend beaucoup. Vous aimez donc peut-être qu'on remarque votre travail, et non parler devant un groupe. Il y a d'autres façons de le montrer.",
  },
} as const satisfies ContradictionWords;
