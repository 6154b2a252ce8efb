import type { PatternWords } from '../frame-words.ts';

/** What several answers show together, but none of them alone. */
export const patterns = {
  upside_down: {
    now: "Dans l'ensemble, plus un type de travail vous donne de l'énergie, moins il prend de temps dans {role}. Si une heure de travail qui vous fatigue devient une heure de travail qui vous fait du bien, vous y gagnez donc deux fois.",
    target:
      "D'après vos réponses, ce qui vous donnerait le plus d'énergie prendrait en général le moins de temps dans {role}. Ce sont encore des suppositions, et c'est le moment de les vérifier. Demandez à quelqu'un qui occupe ce poste où passe une semaine ordinaire, heure par heure.",
  },
  right_way_up: {
    now: "Dans {role}, ce qui prend le plus de temps est en général ce qui vous donne le plus d'énergie. Cela peut changer peu à peu, quand des tâches s'ajoutent une à une. Avant d'en accepter une nouvelle, demandez-vous quelles heures elle remplacerait.",
    target:
      "Telle que vous l'imaginez, une semaine dans {role} donnerait le plus de temps à ce qui vous donne le plus d'énergie. Cela reste à vérifier, car une annonce dit rarement le temps que prend chaque tâche. Dans un entretien, demandez ce qui remplissait la semaine dernière.",
  },
  cost_from_effort: {
    now: "Votre énergie part surtout là où il vous faut un effort : {hard}. On peut réduire un effort de trois façons : s'entraîner, demander un coup de main, ou préparer un modèle qui resservira. Choisissez une seule de ces façons, pour la tâche qui revient le plus souvent.",
    target:
      "Ce qui vous prendrait de l'énergie dans {role} vous demanderait surtout un effort : {hard}. Cet effort dépendra beaucoup de l'aide que vous trouverez sur place. Dans un entretien, demandez qui montre le travail au début, et pendant combien de temps.",
  },
  cost_from_ease: {
    now: "Votre énergie part surtout dans ce qui vous vient facilement : {easy}. Une formation n'y changerait sans doute rien, car la difficulté n'est pas en cause. Regardez plutôt combien de fois cela revient, à quelle heure, et pour qui. Et comme tout se passe bien, il est facile de dire oui une fois de trop.",
    target:
      "Ce qui vous prendrait de l'énergie dans {role} vous vient pourtant facilement : {easy}. Une journée d'essai réussie ne vous avertirait donc pas. Demandez combien d'heures par semaine y passent, et ce que deviennent les demandes qui dépassent.",
  },
  cost_from_both: {
    now: "Deux sortes de travail vous prennent de l'énergie, et elles ne s'allègent pas de la même façon. La première vous demande un effort : {hard}. On peut l'alléger en s'entraînant, ou avec l'aide de quelqu'un. La seconde vous vient facilement : {easy}. S'entraîner n'y changerait pas grand-chose : mieux vaut fixer une limite.",
    target:
      "Dans {role}, deux sortes de travail vous prendraient de l'énergie. L'une vous demanderait un effort : {hard}. Renseignez-vous sur l'aide que l'on reçoit au début. L'autre vous vient facilement : {easy}. Renseignez-vous plutôt sur le nombre d'heures, car c'est sans doute lui qui compte.",
  },
  ease_gives: {
    now: "Chez vous, facilité et énergie vont en général ensemble : plus un type de travail vous vient naturellement, plus il vous donne d'énergie. Ce n'est pas le cas de tout le monde. Entre deux tâches, choisissez donc plutôt celle qui vous paraît facile : elle vous laissera sans doute plus d'énergie.",
    target:
      "D'après vos réponses, facilité et énergie iraient en général ensemble : plus un type de travail vous vient naturellement, plus il vous donnerait d'énergie. Ce n'est pas le cas de tout le monde. Devant une annonce, ce qui vous paraît facile à faire est donc un bon repère, qu'une journée d'essai peut confirmer.",
  },
  ease_apart: {
    now: "Pour vous, une tâche facile n'est pas toujours une tâche légère. Vous avez de la facilité pour {easy}, et cela vous prend de l'énergie. Il vous faut un effort pour {hard}, et cela vous en donne. Le soir, ne regardez donc pas ce qui a été facile, mais ce qu'il vous reste d'énergie.",
    target:
      "D'après vos réponses, une tâche facile ne serait pas toujours une tâche légère. Vous avez de la facilité pour {easy}, et cela vous prendrait de l'énergie. Il vous faudrait un effort pour {hard}, et cela vous en donnerait. Après une journée d'essai, regardez ce qu'il vous reste d'énergie, même si tout a bien marché.",
  },
  one_source: {
    now: "L'énergie que vous donne {role} vient en grande partie d'une seule source : {nature}. Le reste compte bien moins. Si ces heures diminuaient, vous y perdriez beaucoup. Avant d'accepter un changement, demandez-vous donc ce qu'elles deviendraient.",
    target:
      "L'énergie que vous donnerait {role} viendrait en grande partie d'une seule source : {nature}. Avant de dire oui, demandez combien d'heures par semaine y passent vraiment. Si la réponse est floue, demandez à voir une journée ordinaire.",
  },
} as const satisfies PatternWords;
