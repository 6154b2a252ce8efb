import type { LetterWords } from '../frame-words.ts';

/** The paragraphs of the letter at the beginning of a report, in the order of reading. */
export const letter = {
  load: "Vos semaines vous prennent plus de forces que vous n'en retrouvez. Il faut donc commencer par enlever quelque chose, avant d'ajouter quoi que ce soit.",
  opening: {
    even: "Dans {role}, plusieurs types de travail vous conviennent à peu près autant, et aucun ne passe devant. L'énergie ne choisira donc pas pour vous : choisissez d'après ce que vous voulez apprendre.",
    quiet:
      "Dans {role}, rien ne pèse lourd et rien ne passe nettement devant. Il n'y a donc pas de problème à chercher. Ce qui sépare une bonne journée d'une mauvaise tient plutôt à la quantité de travail, ou à l'ordre dans lequel il arrive.",
    hard: "Vos réponses montrent ce qui vous prend de l'énergie dans {role}, et presque rien qui vous en redonne. Quand rien ne compense, une heure retirée aide souvent plus qu'une heure ajoutée, même agréable.",
    open: "Vos réponses sont encore peu nombreuses, et cette lettre ne fera pas semblant d'en savoir plus. Elle vous propose une façon simple d'observer vos journées, et un premier pas qui tient en une semaine.",
  },
  week: {
    mostly_costs: {
      hours:
        "Vous travaillez {hours_total} par semaine. Vous passez {hours_costs} à du travail qui vous prend de l'énergie. C'est {costs}. Le travail qui vous donne de l'énergie occupe {hours_gives}. C'est {gives}.",
      parts:
        "Voici comment se partage {role}. Le travail qui vous prend de l'énergie occupe {part_costs} de la place. C'est {costs}. Le travail qui vous donne de l'énergie en occupe {part_gives}. C'est {gives}.",
    },
    only_costs: {
      hours:
        "Vous travaillez {hours_total} par semaine. Vous passez {hours_costs} à du travail qui vous prend de l'énergie. C'est {costs}. Presque rien dans la semaine ne vous redonne d'énergie. C'est donc en dehors du travail qu'il faut en chercher.",
      parts:
        "Voici comment se partage {role}. Le travail qui vous prend de l'énergie occupe {part_costs} de la place. C'est {costs}. Presque rien ne vous redonne d'énergie. C'est donc ailleurs qu'il faut en chercher.",
    },
    mixed: {
      hours:
        "Vous travaillez {hours_total} par semaine. Vous passez {hours_gives} à du travail qui vous donne de l'énergie. C'est {gives}. Le travail qui vous prend de l'énergie occupe {hours_costs}. C'est {costs}.",
      parts:
        "Voici comment se partage {role}. Le travail qui vous donne de l'énergie occupe {part_gives} de la place. C'est {gives}. Le travail qui vous prend de l'énergie en occupe {part_costs}. C'est {costs}.",
    },
    mostly_gives: {
      hours:
        "Vous travaillez {hours_total} par semaine. Vous passez {hours_gives} à du travail qui vous donne de l'énergie. C'est {gives}. Le travail qui vous prend de l'énergie se limite à {hours_costs}. C'est {costs}.",
      parts:
        "Voici comment se partage {role}. Le travail qui vous donne de l'énergie occupe {part_gives} de la place. C'est {gives}. Le travail qui vous prend de l'énergie en occupe {part_costs}. C'est {costs}.",
    },
    only_gives: {
      hours:
        "Vous travaillez {hours_total} par semaine. Vous passez {hours_gives} à du travail qui vous donne de l'énergie. C'est {gives}. Presque rien ne vous prend d'énergie. Si une semaine vous fatigue, ce n'est donc sans doute pas à cause des tâches.",
      parts:
        "Voici comment se partage {role}. Le travail qui vous donne de l'énergie occupe {part_gives} de la place. C'est {gives}. Presque rien ne vous prend d'énergie.",
    },
    neutral: {
      hours:
        "Vous travaillez {hours_total} par semaine. Presque rien dans ces heures ne vous prend d'énergie, et presque rien ne vous en donne. On y trouve {neither}.",
      parts:
        "Dans {role}, presque rien ne vous prend d'énergie, et presque rien ne vous en donne. On y trouve {neither}.",
    },
    unknown: {
      hours:
        "Vos réponses ne disent pas encore à quoi passent vos heures, ni ce qu'elles vous prennent. Votre semaine reste donc à décrire.",
      parts:
        "Vos réponses ne disent pas encore de quoi sont faites les journées, ni ce qu'elles vous prendraient. La semaine reste donc à décrire.",
    },
  },
  tension: {
    load_on_strength: {
      now: "Dans une semaine trop pleine, même un travail qui vous convient peut devenir une charge de plus. Il faut donc d'abord en sortir quelque chose, et laisser la place vide un moment. Vous déciderez plus tard de ce que vous y mettrez.",
      target:
        "Quand les forces manquent, tout poste paraît trop lourd, et l'on accepte plus facilement le premier venu. Reprenez donc d'abord des forces. Vous choisirez mieux ensuite.",
    },
    leads_less: {
      now: "Vous encadrez {people}, et vous souhaitez encadrer moins. On croit souvent qu'il faut choisir entre rester ainsi et tout quitter. Or on peut céder l'encadrement peu à peu : une décision, une réunion, un planning. Pour commencer, il ne faut ni promotion ni nouveau poste.",
      target:
        "Vous souhaitez encadrer moins. Or deux postes du même nom peuvent demander de s'occuper de deux personnes ou de vingt, et les annonces le disent rarement. Demandez donc combien de personnes dépendent de ce poste, et combien d'heures par semaine elles demandent.",
    },
    wants_what_drains: {
      now: "Vous souhaitez donner plus de place {a nature}, alors que cela vous prend de l'énergie. Deux raisons sont possibles. Le travail est peut-être le bon, et c'est la façon de le faire qui vous fatigue. Ou bien c'est le résultat qui vous attire, et le travail lui-même beaucoup moins.",
      target:
        "Vous souhaitez donner plus de place {a nature}, alors que cela vous prend de l'énergie. Peut-être est-ce surtout le résultat qui vous attire. Passez une journée auprès de quelqu'un du métier, et regardez à quoi passent ses heures.",
    },
    drops_strength: {
      now: "Vous souhaitez donner moins de place {a nature}, alors que cela vous convient et ne vous prend pas d'énergie. Un tel souhait vise souvent une seule chose : la quantité, les délais ou une relation difficile. Une fois cette chose trouvée, vous pourrez peut-être garder le reste.",
      target:
        "Vous souhaitez donner moins de place {a nature}, alors que cela vous convient et ne vous prend pas d'énergie. Un tel souhait vient parfois d'un seul endroit ou d'un seul rythme. Ailleurs, le même travail peut être très différent. Vérifiez-le avant d'écarter un poste pour cette raison.",
    },
    far_role: {
      now: "Ce que demande {role} et ce que vous aimeriez faire sont loin l'un de l'autre. Échanger deux ou trois tâches n'y suffirait pas, et mieux vaut le savoir. Avant un grand changement, essayez l'autre travail : vous verrez s'il vaut tant d'efforts.",
      target:
        "Ce que demande {role} et ce que vous aimeriez faire sont loin l'un de l'autre. Un autre poste est peut-être plus proche de ce que vous souhaitez. Comparez ce que deux ou trois annonces demandent chaque jour, sans regarder le nom du poste.",
    },
    cost_and_room: {
      now: "{Role} fait appel {a nature}, qui vous prend de l'énergie, et rarement {a other}. Tant que vous n'enlevez rien de l'agenda, vous ne pouvez rien y ajouter. Dès qu'une heure se libère, réservez-la donc à ce qui vous vient facilement.",
      target:
        "{Role} ferait appel {a nature}, qui vous prendrait de l'énergie, et rarement {a other}. Mais deux postes du même nom peuvent donner des journées très différentes. Cherchez donc un endroit où ces deux parts sont mieux réparties.",
    },
    strength_costs: {
      now: "Ce que vous prend {nature}, on le remarque tard, car tout se passe bien et il n'y a rien à reprocher à personne. Vous n'avez rien à faire mieux. Ce qui peut changer, c'est la quantité et le moment de la journée.",
      target:
        "Devant une annonce, on se demande d'abord si l'on saura faire. Pour {nature}, la réponse est sans doute oui, et elle trompe, car cela vous prend aussi de l'énergie. Demandez-vous plutôt ce qu'il vous resterait le soir, après une telle journée.",
    },
    cost_beside_strength: {
      now: "{Role} réunit deux choses : {other}, qui vous convient, et {nature}, qui vous prend de l'énergie. Quand la journée est trop pleine, les tâches urgentes passent souvent devant, même les plus lourdes. Les heures que vous aimeriez garder peuvent ainsi diminuer peu à peu.",
      target:
        "Dans {role}, {other} vous conviendrait, et {nature} vous prendrait de l'énergie. D'un poste à l'autre, le temps que prend chacune de ces deux choses peut changer beaucoup. Comparez ces heures chaque fois que vous le pouvez : une bonne semaine peut en dépendre.",
    },
    fits: {
      now: "Dans l'ensemble, {role} vous convient, et rien n'y pèse lourd. Le prochain changement viendra donc peut-être du dehors, avec une proposition ou une tâche nouvelle. Il est plus facile d'y répondre quand on sait déjà ce que l'on veut garder.",
      target:
        "Dans l'ensemble, {role} vous conviendrait, et rien dans vos réponses n'y pèse lourd. Ce n'est encore qu'une idée de ce poste. Avant de dire oui, faites raconter une semaine ordinaire, et comparez-la à ce que vous avez répondu ici.",
    },
    quiet: {
      now: "Vos réponses ne montrent aucun conflit à régler d'abord. L'inconvénient, c'est que rien ne vous pousse non plus à changer quoi que ce soit. Un changement ne viendra donc que si vous le choisissez, et il peut être petit.",
      target:
        "Rien dans vos réponses ne vous écarte {du role}, et rien ne parle non plus nettement en sa faveur. D'autres questions n'y changeraient pas grand-chose. Une demi-journée auprès de quelqu'un qui fait ce travail vous en dirait davantage.",
    },
    open: {
      now: "Trop de questions restent sans réponse pour dire ce qui vous donne de l'énergie et ce qui vous en prend. Mieux vaut donc observer quelques jours avant de changer quoi que ce soit. Un changement décidé trop tôt touche souvent la mauvaise tâche.",
      target:
        "Trop de questions restent sans réponse pour dire ce que {role} vous donnerait d'énergie, et ce qu'il vous en prendrait. Une impression d'ensemble n'y suffit pas. Ce sont les heures ordinaires qu'il faut connaître, et elles se demandent une par une.",
    },
  },
  stretch: {
    now: "{Role} compte aussi beaucoup sur {nature}. Rien d'autre ne vous y demande autant d'effort, et pourtant cela vous donne de l'énergie. Vous pouvez donc vous y exercer peu à peu.",
    target:
      "{Role} compterait aussi beaucoup sur {nature}. Rien d'autre ne vous y demanderait autant d'effort, et pourtant cela vous donne de l'énergie. Vous pouvez donc commencer à vous y exercer.",
  },
  success: 'Vous avez écrit à quoi ressemblerait pour vous une réussite : {success}.',
  first: {
    carries: {
      now: 'Ce mois-ci, gardez entières les heures que vous passez {a nature}. Quand une tâche nouvelle se présente, voyez si elle en prendrait. Si oui, proposez un autre moment.',
      target:
        "Cherchez un endroit où une bonne part des journées va {a nature}. Une annonce le dit rarement, alors posez la question en heures par semaine. D'ici là, exercez-vous une heure de temps en temps.",
    },
    draining_strength: {
      now: "Ce mois-ci, mettez une limite {a nature} : un nombre d'heures par semaine, ou un nombre de fois. Vous gardez ce qui vous vient facilement, et c'est vous qui décidez de la dose.",
      target:
        "Demandez d'abord quelle part des journées irait {a nature}. Comme cela vous vient facilement, il serait facile aussi d'en accepter trop. Choisissez donc votre limite avant de commencer.",
    },
    strain: {
      now: "Si vous ne changez qu'une chose ce mois-ci, passez une heure de moins par semaine {a nature}. Vous pouvez supprimer une tâche, en regrouper plusieurs, ou préparer un modèle qui resservira.",
      target:
        "Demandez d'abord combien de temps irait vraiment {a nature}, et sur quelle aide vous pourriez compter. Une annonce le dit rarement.",
    },
    stretch: {
      now: "{Nature} vous donne de l'énergie, même si cela vous demande encore un effort. Ce mois-ci, exercez-vous un peu chaque semaine, sur de petites choses. Inutile d'attendre une grande occasion.",
      target:
        "Exercez-vous {a nature} par petits morceaux, là où une erreur ne coûte rien. Cela vous donne de l'énergie, et vous aurez bientôt un exemple à raconter.",
    },
    unused: {
      now: "Ce mois-ci, faites une petite place {a nature}, sur un sujet modeste. Un premier résultat que l'on peut montrer se défend mieux qu'un souhait.",
      target:
        "Faites dès ce mois-ci une petite place {a nature}, sans attendre {role}. Une heure par semaine suffit pour ne pas perdre l'habitude. Vous aurez aussi quelque chose à montrer.",
    },
    load_first: {
      now: "Libérez d'abord une soirée par semaine. Retirez ensuite une chose qui vous prend des heures. Laissez sa place vide, le temps de reprendre des forces.",
      target:
        "Gardez d'abord un moment de repos qui revient chaque semaine. Retirez ensuite une chose de vos journées. Laissez sa place vide, le temps de reprendre des forces.",
    },
    little_say: {
      now: "Cherchez ce mois-ci une part de la semaine, même petite, dont vous décidez vraiment. Une liberté demandée en général se refuse facilement. Le choix de l'heure, pour une tâche précise, s'obtient mieux.",
      target:
        "Choisissez un moment de la semaine, même court, et arrangez-le à votre idée. Vous saurez ainsi quelle liberté compte le plus : l'heure, le lieu ou la façon de faire. C'est elle qu'il faudra demander.",
    },
    far_role: {
      now: "Avant toute décision, allez voir de près un travail qui ressemble à ce que vous souhaitez. On en découvre alors aussi les mauvais côtés. S'il vous attire encore, vous saurez pour quoi vous faites le chemin.",
      target:
        'Avant de choisir, essayez en petit ce que vous souhaitez, sans rien promettre. De loin, on voit surtout ce qui attire. Les heures ordinaires ne se découvrent que sur place.',
    },
    leads_less: {
      now: "Ce mois-ci, passez une seule tâche d'encadrement à quelqu'un d'autre, la plus facile à décrire. Encadrer moins n'est plus alors un simple souhait : cela se voit.",
      target:
        "Dites tôt que vous voulez encadrer moins, avant qu'une proposition n'arrive. Une fois le poste proposé, il est bien plus difficile de le refuser. Une phrase préparée d'avance vous y aidera.",
    },
    wants_what_drains: {
      now: "Avant de donner plus de place {a nature}, cherchez ce qui vous y prend de l'énergie. Essayez deux fois, à deux moments différents. Si l'un pèse moins que l'autre, vous saurez quoi demander.",
      target:
        "Avant de choisir un poste qui donne plus de place {a nature}, cherchez quelle partie vous prend de l'énergie. Quelqu'un qui fait ce travail sait quelle heure est la plus lourde. Posez-lui la question.",
    },
    drops_strength: {
      now: "Avant de donner moins de place {a nature}, changez une seule chose pendant trois semaines, par exemple le nombre de fois. Si l'envie revient, vous n'aurez rien perdu. Sinon, vous saurez pourquoi.",
      target:
        'Avant de laisser {nature} derrière vous, dites précisément ce que vous ne voulez plus retrouver. Une raison précise aide à choisir. Un refus en bloc écarterait aussi de bonnes propositions.',
    },
    fits: {
      now: 'Cherchez donc ce mois-ci ce que vous voulez garder à tout prix dans {role}. Ce peut être un horaire, une tâche ou une personne.',
      target:
        'Cherchez ce qui vous conviendrait le plus dans {role}. Vous reconnaîtrez alors plus vite un bon endroit, même sous un autre nom.',
    },
    quiet: {
      now: "Rien ne presse ce mois-ci. Repérez les petites différences d'un jour à l'autre, et échangez une heure ordinaire contre une bonne. Une seule par semaine suffit.",
      target:
        'Rien ne presse. De petits essais, un par semaine, montreront ce que vous avez envie de refaire. Fiez-vous à ce dont vous parlez encore le lendemain.',
    },
    open: {
      now: "Il manque d'abord quelques faits : de quoi vos journées sont faites, et ce qu'il vous reste d'énergie ensuite. Observez une semaine, puis complétez vos réponses : la carte se précisera.",
      target:
        "Il manque d'abord quelques faits : de quoi sont faites de telles journées, et ce qu'elles vous prendraient. Deux personnes qui les vivent peuvent vous le dire. Complétez ensuite vos réponses.",
    },
    evenly_gives: {
      now: "Décidez pour quoi vous aimeriez que l'on pense à vous en premier. Prenez un sujet, un seul, et gardez-le trois semaines. Sinon, ce sont les demandes des autres qui décideront.",
      target:
        "Plusieurs chemins vous conviendraient. Suivez-en un pendant trois semaines, et laissez attendre les autres. Un chemin que l'on a suivi se compare mieux qu'une idée.",
    },
    evenly_costs: {
      now: "Plusieurs types de travail pèsent autant, et il serait long de les changer un à un. Changez plutôt ce qui les touche tous : l'heure du début, les pauses ou la fin de la journée.",
      target:
        "Regardez d'abord le cadre : l'horaire, le trajet, le nombre de gens autour. Quand plusieurs types de travail pèsent autant, le cadre compte souvent plus que les tâches.",
    },
  },
  experiment: 'Une petite expérience suffit pour commencer : {experiment}.',
  withoutAssessment:
    "Cette carte ne sait pas ce qui vous vient naturellement. Une tâche fatigue parce qu'elle est difficile, ou parce qu'il y en a trop : l'évaluation gratuite aiderait à le savoir.",
} as const satisfies LetterWords;
