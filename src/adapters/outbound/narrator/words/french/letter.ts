import type { LetterWords } from '../frame-words.ts';

/** Paragraphs of the letter that opens a report, in the order in which they are read. */
export const letter = {
  load: "Vos semaines demandent plus de forces que le repos ne vous en rend. Quoi que dise la suite de cette lettre, il faut d'abord alléger.",
  opening: {
    even: "Plusieurs types de travail vous vont aussi bien les uns que les autres. Dans {role}, aucun ne passe nettement devant. Vous pouvez donc choisir d'après ce que vous voulez apprendre, et c'est un bon départ.",
    quiet:
      'Vos réponses dessinent une image plutôt calme. Dans {role}, peu de choses pèsent vraiment, et peu de choses sortent du lot. Vous pouvez partir de là sans hâte, et sans chercher un problème à tout prix.',
    hard: 'Vos réponses montrent ce qui pèse. Elles ne montrent aucun travail, dans {role}, qui fasse vraiment contrepoids. Mieux vaut le dire tout de suite. Au moins, on voit clairement par où commencer.',
    open: "Vos réponses sont peu nombreuses, et cette lettre ne fera pas semblant d'en savoir davantage. Elle peut tout de même vous servir. Vous trouverez ici une façon simple d'observer vos journées, et un premier pas.",
  },
  week: {
    mostly_costs: {
      hours:
        "Sur vos {hours_total} par semaine, vous passez {hours_costs} à du travail qui vous prend de l'énergie. C'est surtout {costs}. Il vous reste {hours_gives} de travail qui vous en donne. C'est surtout {gives}.",
      parts:
        "Le travail qui vous prend de l'énergie occupe {part_costs} {du role}. C'est surtout {costs}. Le travail qui vous en donne occupe {part_gives}. C'est surtout {gives}.",
    },
    only_costs: {
      hours:
        "Sur vos {hours_total} par semaine, vous passez {hours_costs} à du travail qui vous prend de l'énergie. C'est surtout {costs}. D'après vos réponses, aucun autre travail de la semaine ne vous en donne.",
      parts:
        "Le travail qui vous prend de l'énergie occupe {part_costs} {du role}. C'est surtout {costs}. D'après vos réponses, aucun autre travail de ce rôle ne vous en donne.",
    },
    mixed: {
      hours:
        "Sur vos {hours_total} par semaine, vous gagnez de l'énergie pendant {hours_gives}, surtout avec {gives}. Vous en dépensez pendant {hours_costs}, surtout avec {costs}.",
      parts:
        "Le travail qui vous donne de l'énergie occupe {part_gives} {du role}. C'est surtout {gives}. Le travail qui vous en prend occupe {part_costs}. C'est surtout {costs}.",
    },
    mostly_gives: {
      hours:
        "Sur vos {hours_total} par semaine, vous passez {hours_gives} à du travail qui vous donne de l'énergie. C'est surtout {gives}. Vous passez aussi {hours_costs} à du travail qui vous en prend. C'est surtout {costs}.",
      parts:
        "Dans {role}, le travail qui vous donne de l'énergie occupe la plus grande place, {part_gives}. C'est surtout {gives}. Le travail qui vous en prend occupe {part_costs}. C'est surtout {costs}.",
    },
    only_gives: {
      hours:
        "Sur vos {hours_total} par semaine, vous passez {hours_gives} à du travail qui vous donne de l'énergie. C'est surtout {gives}. D'après vos réponses, aucun autre travail de la semaine ne vous en prend.",
      parts:
        "Le travail qui vous donne de l'énergie occupe {part_gives} {du role}. C'est surtout {gives}. D'après vos réponses, aucun autre travail de ce rôle ne vous en prend.",
    },
    neutral: {
      hours:
        "Dans vos {hours_total} par semaine, aucun travail ne vous prend beaucoup d'énergie, et aucun ne vous en donne beaucoup. On y trouve surtout {neither}.",
      parts:
        "Dans {role}, aucun travail ne vous prend beaucoup d'énergie, et aucun ne vous en donne beaucoup. On y trouve surtout {neither}.",
    },
    unknown: {
      hours:
        "Vos réponses ne disent pas encore à quoi vont vos heures, ni ce qu'elles font à votre énergie. La semaine reste donc à décrire.",
      parts:
        "Vos réponses ne disent pas encore de quoi vos journées sont faites, ni ce qu'elles font à votre énergie. Votre semaine reste donc à décrire.",
    },
  },
  tension: {
    load_on_strength:
      "D'un côté, il y a {nature}, et cela vous va bien. De l'autre, il y a une charge que le repos ne rattrape plus. Tant que cette charge reste la même, même un travail qui vous va vient s'y ajouter. Dans une semaine plus légère, vous profiteriez mieux {de nature}.",
    leads_less:
      "Vous encadrez {people}, et vous souhaitez un rôle où l'on encadre bien moins. Le rôle d'aujourd'hui et le rôle souhaité tirent donc en sens contraire. Entre les deux, il existe des étapes. Une tâche d'encadrement peut changer de mains avant les autres.",
    wants_what_drains:
      "Vous souhaitez donner plus de place {a nature}, et ce travail vous prend de l'énergie. On peut tenir à une chose qui coûte. Il faudrait seulement savoir si la fatigue vient de ce travail lui-même, ou de l'heure, du lieu et du rythme. Un petit essai peut le montrer.",
    drops_strength:
      "Vous souhaitez donner moins de place {a nature}, alors que ce travail vous va. Un tel souhait a souvent une raison précise : trop de demandes, le mauvais moment, ou l'envie d'autre chose. Si cette raison change, vous n'aurez peut-être pas à renoncer au reste.",
    far_role:
      "Entre ce que demande {role} et ce que vous aimeriez faire, la distance est grande. Deux ou trois tâches échangées n'y suffiraient pas. Mais un long chemin se fait par morceaux, et le premier peut s'essayer en une demi-journée.",
    cost_and_room:
      "Dans {role}, vous dépensez beaucoup d'énergie pour {nature}. En même temps, il y a peu de place pour {other}, qui vous vient facilement. La difficulté tient à ce partage, et un partage peut bouger, une tâche après l'autre.",
    strength_costs:
      "Vous avez de la facilité pour {nature}, et vous en ressortez pourtant avec moins d'énergie. La facilité ne protège donc pas de la fatigue. Votre façon de faire n'est pas en cause. Il s'agirait d'en faire un peu moins, ou à de meilleurs moments.",
    cost_beside_strength:
      "Dans {role}, deux types de travail se partagent les mêmes journées. L'un vous va bien : {other}. L'autre vous prend de l'énergie : {nature}. Une heure de moins pour {nature} serait une heure rendue {a other}, ou à vous.",
    fits: "Dans l'ensemble, {role} vous va, et aucun type de travail n'y pèse lourd. Un bon accord peut se défaire peu à peu, une tâche après l'autre, sans que personne le veuille. Il vaut donc la peine de savoir à quoi il tient, et où il pourrait grandir.",
    quiet:
      "Vos réponses ne montrent pas deux choses qui tirent l'une contre l'autre. Vous n'avez donc rien à sacrifier pour changer quelque chose. Un seul changement à la fois suffit, et il peut rester petit.",
    open: "Il est trop tôt pour dire ce qui tire d'un côté ou de l'autre dans vos journées. Trop de questions sont encore sans réponse. Il vaut donc mieux regarder avant de changer quoi que ce soit.",
  },
  success: 'Vous avez écrit ce que vous appelleriez une réussite : {success}.',
  first: {
    carries: {
      now: "S'il y a une chose à protéger d'abord, ce sont les heures qui vont {a nature}. Elles doivent rester en place quand la semaine se remplit.",
      target:
        "Cherchez d'abord un endroit où une bonne part des journées va {a nature}. D'ici là, gardez-en l'habitude.",
    },
    draining_strength: {
      now: "Le premier changement à chercher est de dépenser moins d'énergie pour {nature}, sans renoncer à ce qui vous vient facilement.",
      target:
        "Pour commencer, il s'agit de savoir quelle part des journées irait {a nature}, et de poser une limite dès le début.",
    },
    strain: {
      now: "Le changement qui compterait le plus est d'alléger ce que vous prend {nature} : en faire moins souvent, plus court, ou plus simplement.",
      target:
        "Pour commencer, il s'agit de savoir combien de temps irait vraiment {a nature}, et sur quelle aide vous pourriez compter.",
    },
    stretch: {
      now: "Vous gagnez de l'énergie avec {nature} avant même que cela vous soit facile. Le changement à chercher est de vous exercer exprès, par petits morceaux.",
      target:
        "Pour commencer, il s'agit de vous exercer {a nature} par petits morceaux, là où une erreur ne coûte rien.",
    },
    unused: {
      now: 'Le changement qui vaudrait la peine est de donner une petite place {a nature}, sur un sujet modeste.',
      target:
        "Pour commencer, il s'agit de donner dès maintenant une petite place {a nature}, même en dehors du rôle que vous visez.",
    },
    load_first: {
      now: "Ce qui vient en premier, c'est une semaine plus légère. Le reste de cette carte peut attendre que vos forces reviennent.",
      target:
        "Ce qui vient en premier, c'est du repos, et il doit revenir chaque semaine. La suite se choisit mieux avec des forces.",
    },
    little_say: {
      now: 'Le premier changement à chercher est une part de la semaine, même petite, dont vous décidez vraiment.',
      target:
        'Le premier changement à chercher est un moment de la semaine, même court, que vous arrangez à votre idée.',
    },
    far_role: {
      now: "Avant toute décision, il s'agit de voir de près un travail qui ressemble à ce que vous souhaitez.",
      target: "Avant de choisir, il s'agit d'essayer ce que vous souhaitez, en petit et sans rien promettre.",
    },
    leads_less: {
      now: "Le premier changement à chercher est petit : une seule tâche d'encadrement passe à quelqu'un d'autre. Le souhait d'encadrer moins prend ainsi forme.",
      target:
        "Pour commencer, il s'agit de dire tôt que vous voulez encadrer moins, avant qu'une proposition n'arrive.",
    },
    wants_what_drains: {
      now: "Avant de donner plus de place {a nature}, il s'agit de savoir ce qui vous y prend de l'énergie.",
      target:
        "Avant de chercher un rôle qui donne plus de place {a nature}, il s'agit d'apprendre ce qui vous y prend de l'énergie.",
    },
    drops_strength: {
      now: "Avant de donner moins de place {a nature}, il s'agit de trouver ce qui est de trop : le nombre, le moment ou l'habitude.",
      target:
        "Avant de laisser {nature} derrière vous, il s'agit de dire précisément ce que vous ne voulez plus retrouver.",
    },
    fits: {
      now: "Ce qui compte ici, c'est de savoir à quoi tient ce bon accord, pour pouvoir le garder et le faire grandir.",
      target:
        "Ce qui compte ici, c'est de savoir pourquoi {role} vous irait, pour reconnaître un bon endroit.",
    },
    quiet: {
      now: "Rien ne presse. Il s'agit de repérer les petites différences d'un jour à l'autre, et de donner un peu plus de place aux bonnes heures.",
      target: 'Rien ne presse. De petits essais montreront ce qui vous donne envie de recommencer.',
    },
    open: {
      now: "Il manque d'abord quelques faits : de quoi vos journées sont faites, et ce qu'elles vous donnent ou vous prennent.",
      target:
        "Il manque d'abord quelques faits : de quoi de telles journées sont faites, et ce qu'elles vous donneraient ou vous prendraient.",
    },
    evenly_gives: {
      now: "Comme plusieurs types de travail vous vont également, l'énergie ne choisit pas à votre place. Il s'agit de décider pour quoi vous aimeriez que l'on vous connaisse.",
      target:
        "Plusieurs chemins vous iraient. Il s'agit d'en suivre un pendant quelque temps, et de laisser attendre les autres.",
    },
    evenly_costs: {
      now: "Plusieurs types de travail pèsent autant. Il s'agit donc de changer une chose qui les touche tous, avant de s'occuper des tâches.",
      target:
        "Plusieurs types de travail pèseraient autant. Il s'agit donc de regarder d'abord ce qui touche toute la journée.",
    },
  },
  experiment: 'Plus loin, une petite expérience montre comment commencer : {experiment}.',
  withoutAssessment:
    "Cette carte parle du rôle et de l'énergie. Elle ne sait pas encore ce qui vous vient naturellement, et l'évaluation gratuite le montrerait.",
} as const satisfies LetterWords;
