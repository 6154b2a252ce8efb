import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { SituationWords } from '../frame-words.ts';
import { situationsAtRest } from './situations-at-rest.ts';

/** Findings about the whole situation, in the same form as those about one kind of work. */
export const situations = {
  ...situationsAtRest,
  load_first: {
    title: 'Avant tout projet, il faut alléger',
    see: "Plusieurs de vos réponses, citées plus bas, montrent que les forces vous manquent. On croit souvent à un manque d'organisation, et l'on cherche une meilleure méthode. Mais une nouvelle méthode demande elle aussi du temps et de l'énergie. Mieux vaut d'abord retirer des heures, et une soirée suffit pour commencer.",
    scenes: {
      working: [
        'La journée est finie, et il reste une chose à faire. Vous restez une demi-heure de plus, pour que demain soit plus léger. Le lendemain, une autre chose attend déjà à sa place.',
        "Après deux jours de repos, quelqu'un vous demande si vous avez pu souffler. En cherchant bien, vous trouvez une heure de repos, le dimanche matin. Le travail reprend avant que vous ayez répondu.",
      ],
      target: [
        'Dans un tel poste, les premières semaines peuvent être pleines : des noms à retenir, un trajet à apprendre, des consignes à suivre. Après plusieurs mauvaises nuits, chacune de ces choses paraît deux fois plus longue.',
        "Un mardi, on vous demande de rester une heure de plus, parce qu'il manque quelqu'un. Vous dites oui sans réfléchir. Le soir, il ne reste pas de forces pour ce que vous aviez prévu.",
      ],
    },
    experiments: {
      colleagues: {
        name: "Finissez à l'heure un jour par semaine",
        body: "Choisissez un jour de la semaine. Ce jour-là, pendant trois semaines, finissez à l'heure prévue, et éteignez le téléphone du travail jusqu'au matin. Demandez à quelqu'un de répondre aux urgences. Ne prévoyez rien pour la soirée.",
        say: {
          to: 'votre responsable',
          words:
            "Les trois prochains mercredis, j'aimerais finir à l'heure et ne pas répondre le soir. Quelqu'un de l'équipe prendrait les urgences. Est-ce que c'est possible ?",
        },
        notice: "Le lendemain, vous apprenez qu'une urgence a été réglée sans vous.",
        first: 'Choisissez le jour, et demandez à une personne de répondre pour vous ce soir-là.',
        done: "Vous n'avez ouvert aucun message de travail pendant trois de ces soirées.",
      },
      alone: {
        name: 'Gardez une soirée sans travail par semaine',
        body: "Choisissez une soirée par semaine, pendant trois semaines. Ce soir-là, vous ne faites ni devis ni facture, et le répondeur prend les appels. Le message dit à quelle heure vous rappelez le lendemain. Ce qui n'est pas fait attend un autre jour.",
        say: {
          to: 'un client',
          words:
            "Le mercredi soir, je ne prends pas d'appels. Laissez-moi un message, et je vous rappelle le jeudi à huit heures. Est-ce que cela vous convient ?",
        },
        notice: 'Un client laisse un message et attend votre rappel du lendemain.',
        first: 'Enregistrez sur le répondeur une annonce qui dit à quelle heure vous rappelez.',
        done: 'Trois soirées ont passé sans devis, sans facture et sans appel.',
      },
      seeking: {
        name: 'Arrêtez la recherche un jour par semaine',
        body: "Choisissez un jour de la semaine. Ce jour-là, pendant trois semaines, vous ne cherchez pas de travail, et vous n'ouvrez ni annonces ni messages. Si quelqu'un appelle, le répondeur dit que vous rappelez le lendemain. Ne prévoyez rien d'autre à la place.",
        say: {
          to: 'un ami',
          words:
            "Le mercredi, je ne cherche pas de travail, pendant trois semaines. Si tu vois une annonce ce jour-là, peux-tu me l'envoyer plutôt le jeudi ?",
        },
        notice: "Vous passez un repas entier à parler d'autre chose.",
        first: 'Choisissez le jour, et coupez les alertes des sites pour ce jour-là.',
        done: 'Trois de ces jours ont passé sans une annonce ouverte.',
      },
      free: {
        name: 'Libérez une soirée par semaine',
        body: "Cherchez une chose qui vous prend une soirée par semaine et qui peut attendre. Reportez-la de trois semaines, ou demandez à quelqu'un de s'en charger. Laissez la soirée libre, sans rien mettre à la place.",
        say: {
          to: 'un ami',
          words:
            "Ce mois-ci, je garde le jeudi soir pour me reposer. Est-ce qu'on peut repousser ce qui était prévu au mois prochain ?",
        },
        notice: 'Le soir choisi arrive, et personne ne vous attend nulle part.',
        first: 'Choisissez ce qui peut attendre trois semaines, et prévenez la personne concernée.',
        done: 'Trois soirées sont restées libres.',
      },
    },
  },
  little_say: {
    title: 'Vous décidez peu de vos journées',
    see: "D'après vos réponses, vous avez peu de choix dans la façon de travailler. Attendre un accord, un horaire ou une consigne peut fatiguer autant que le travail lui-même. On prend facilement cela pour un manque d'envie. Il suffit parfois d'une seule tâche dont vous choisissez l'heure pour sentir la différence.",
    scenes: {
      working: [
        "Vous aviez prévu de finir une chose ce matin. Un message change l'ordre, puis un appel le change encore. La chose prévue passe à demain, et personne ne vous a demandé votre avis.",
        'On annonce une nouvelle façon de faire. Vous voyez tout de suite ce qui coincera le premier jour. La décision est déjà prise, alors vous essayez, et vous arrangez les choses en route.',
      ],
      target: [
        "Dans un tel poste, la journée peut arriver toute découpée : l'heure de la pause, l'ordre des tâches, la phrase à dire au téléphone. Vous auriez commencé par la fin. Personne ne pose la question.",
        'Le vendredi, on vous donne les horaires de la semaine suivante. Un soir que vous gardiez pour vous est pris. Il faudrait demander un échange, et vous ne savez pas encore à qui.',
      ],
    },
    experiments: {
      colleagues: {
        name: "Choisissez vous-même l'heure d'une tâche",
        body: "Prenez une tâche qui revient chaque semaine et que vous connaissez bien. Demandez à choisir vous-même l'heure où vous la faites, pendant trois semaines. Le résultat reste le même. Dites ensuite à votre responsable ce que cela a changé.",
        say: {
          to: 'votre responsable',
          words:
            "Il y a une tâche que je fais chaque semaine, et j'aimerais en choisir l'heure. Le résultat resterait le même. Est-ce qu'on peut essayer trois semaines ?",
        },
        notice: 'On vous demande quand vous comptez faire cette tâche.',
        first: 'Écrivez trois tâches qui reviennent chaque semaine, et choisissez la plus petite.',
        done: "Trois fois, la tâche s'est faite à l'heure que vous aviez choisie.",
      },
      alone: {
        name: "Proposez l'heure en premier",
        body: "Pendant trois semaines, quand un client appelle, proposez d'abord deux moments qui vous arrangent, et attendez sa réponse. Si aucun ne lui convient, prenez le sien. Le vendredi, comptez les rendez-vous pris à votre heure.",
        say: {
          to: 'un client',
          words:
            'Je suis libre mardi à huit heures, ou jeudi après le déjeuner. Lequel de ces deux moments vous conviendrait ?',
        },
        notice: "Un client choisit l'un de vos deux moments.",
        first: 'Choisissez les deux moments que vous proposerez la semaine prochaine.',
        done: 'Cinq rendez-vous sont pris à un moment que vous aviez proposé.',
      },
      seeking: {
        name: 'Décidez vous-même de deux matinées',
        body: 'Chaque dimanche, pendant trois semaines, choisissez deux matinées de la semaine et ce que vous y ferez. Tout le reste, même un bon conseil, attend que ces matinées soient finies. Le vendredi, regardez si elles se sont passées comme prévu.',
        say: {
          to: 'un ami',
          words:
            'Merci pour ton conseil. Le mardi et le jeudi matin sont déjà pris. Est-ce que je peux te répondre vendredi ?',
        },
        notice: "Quelqu'un vous propose de lui-même une autre heure.",
        first: 'Choisissez les deux matinées de la semaine prochaine, et écrivez ce que vous y ferez.',
        done: 'Quatre matinées se sont passées comme prévu.',
      },
      free: {
        name: 'Gardez une matinée à votre idée',
        body: "Choisissez une matinée par semaine, pendant trois semaines. Vous décidez de l'heure du lever, du lieu et de ce que vous y faites. Ce qui tombe d'habitude ce matin-là passe à un autre moment, et vous le dites d'avance.",
        say: {
          to: 'un proche',
          words:
            "J'aimerais garder le mardi matin à mon idée pendant trois semaines. Est-ce qu'on peut faire l'après-midi ce que nous faisons d'habitude ce jour-là ?",
        },
        notice: "Quelqu'un dit : « Pas mardi matin, je sais. »",
        first: 'Choisissez la matinée, et parlez-en à une première personne.',
        done: "Trois matinées se sont passées comme vous l'aviez décidé.",
      },
    },
  },
  far_role: {
    title: 'Ce que vous souhaitez est loin {du role}',
    see: "Ce que demande {role} et ce que vous aimeriez faire se ressemblent peu. On prend souvent une telle distance pour une mauvaise passe, et l'on attend qu'elle finisse. Une meilleure organisation n'y changerait pourtant pas grand-chose, car c'est le contenu des journées qui diffère. Allez donc voir de près ce que vous souhaitez, mauvais côtés compris.",
    scenes: {
      working: [
        "Quelqu'un raconte sa journée, et vous posez plus de questions que d'habitude. Puis vous reprenez votre liste. Aucune ligne ne ressemble à ce que vous venez d'entendre.",
        "La journée s'est bien passée : personne n'a attendu, et tout a été fait. Sur le chemin du retour, vous cherchez une heure que vous aimeriez revivre. Il faut remonter loin.",
      ],
      target: [
        "Dans un tel poste, tout peut être agréable : les gens, l'horaire, le trajet. Un jeudi, on vous laisse choisir un sujet à apprendre. Vous choisissez sans hésiter un sujet qui n'a rien à voir avec ce poste.",
        "Un vendredi, quelqu'un vous demande quelle a été la meilleure heure de la semaine. Vous la trouvez vite. C'est celle où vous avez aidé à tout autre chose.",
      ],
    },
    experiments: {
      colleagues: {
        name: "Accompagnez quelqu'un pendant une demi-journée",
        body: "Cherchez une personne dont le travail ressemble à ce que vous souhaitez, là où vous travaillez ou ailleurs. Demandez à l'accompagner une demi-journée ce mois-ci, à la place d'une tâche qui peut attendre. Le soir, écrivez dix lignes sur ce que vous avez vu.",
        say: {
          to: "quelqu'un dont le travail vous attire",
          words:
            "Votre travail m'intéresse, et j'aimerais le voir de près. Est-ce que je pourrais vous accompagner une demi-journée ce mois-ci, à la date qui vous arrange ?",
        },
        notice: 'Sur le chemin du retour, vous avez encore des questions.',
        first: 'Écrivez les noms de trois personnes qui font un travail de ce genre.',
        done: 'La demi-journée est passée, et les dix lignes sont écrites.',
      },
      alone: {
        name: "Proposez un petit travail d'un autre genre",
        body: 'Imaginez un petit travail payé, proche de ce que vous souhaitez, qui tient en une journée. Décrivez-le en cinq lignes, avec son prix. Dans les trois semaines, proposez-le à deux clients que vous connaissez bien.',
        say: {
          to: 'un client',
          words:
            "J'aimerais vous proposer autre chose que d'habitude : un petit travail d'une journée, à prix fixe. Est-ce que je peux vous l'expliquer en cinq minutes ?",
        },
        notice: 'Un client pose des questions sur ce nouveau travail.',
        first: 'Écrivez les noms des deux clients à qui vous le proposerez.',
        done: "Deux clients ont reçu la proposition, et l'un d'eux a répondu.",
      },
      seeking: {
        name: 'Envoyez chaque semaine une candidature différente',
        body: "Chaque semaine, pendant trois semaines, envoyez une candidature à un poste plus proche de ce que vous souhaitez, à la place d'une candidature habituelle. Écrivez ensuite en deux lignes ce qui vous attire encore dans ce poste.",
        say: {
          to: "quelqu'un du métier",
          words:
            "Je cherche un poste, et votre métier m'attire. Auriez-vous vingt minutes pour m'aider à écrire une candidature qui ne sonne pas faux ?",
        },
        notice: 'Le matin, vous lisez ces annonces-là en premier.',
        first: "Mettez de côté deux annonces que vous n'auriez pas gardées d'habitude.",
        done: 'Trois candidatures de ce genre sont parties.',
      },
      free: {
        name: 'Essayez ce que vous souhaitez deux samedis',
        body: "Trouvez près de chez vous un lieu où l'on fait ce que vous souhaitez : une association, un cours ouvert, une fête à préparer. Donnez-lui deux samedis dans les trois semaines, sans rien promettre ensuite. Chaque samedi soir, écrivez trois lignes.",
        say: {
          to: "quelqu'un d'une association",
          words:
            "J'aimerais donner un coup de main deux samedis, pour voir comment cela se passe. Quelle tâche peut-on confier à quelqu'un qui débute ?",
        },
        notice: 'Le lundi, vous regardez déjà la date suivante.',
        first: 'Repérez un lieu proche, et demandez quand on peut venir.',
        done: 'Les deux samedis sont passés, et un troisième est choisi ou refusé.',
      },
    },
  },
  leads_less: {
    title: 'Vous encadrez, et vous aimeriez encadrer moins',
    see: "Vous encadrez {people}, et vous souhaitez donner moins de place à l'encadrement. Un tel souhait passe facilement pour un recul, et l'on hésite alors à le dire. Pourtant, on encadre par des tâches très différentes : préparer un planning, arbitrer un désaccord, remplacer quelqu'un. Chacune peut être confiée séparément.",
    scenes: {
      working: [
        "Il vous reste une heure pour votre propre travail. Quelqu'un arrive : « Tu as une minute ? » C'est pour un congé, puis pour un désaccord, puis pour un remplacement. L'heure est passée.",
        "On vous demande votre avis sur une chose que vous aimeriez faire vous-même. Vous donnez trois conseils, et quelqu'un d'autre s'y met. Votre après-midi est déjà pris par deux entretiens.",
      ],
      target: [
        "Dans un tel poste, on peut vous confier un groupe dès le deuxième mois, parce que vous l'avez déjà fait. Vous dites merci. Sur le chemin du retour, vous comptez les conversations que cela ajoutera.",
        "Lors d'une première rencontre, quelqu'un dit : « Avec votre parcours, vous pourriez diriger le groupe. » Vous avez deux secondes pour répondre. Une phrase préparée rend alors service.",
      ],
    },
    experiments: {
      colleagues: {
        name: "Confiez à quelqu'un une tâche d'encadrement",
        body: "Écrivez ce que l'encadrement vous prend en une semaine. Choisissez la tâche la plus facile à céder, par exemple le planning, et quelqu'un qui la prendrait volontiers. Pendant trois semaines, cette personne s'en charge, et vous en parlez un quart d'heure le vendredi.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais confier une tâche d'encadrement à quelqu'un de l'équipe, pendant trois semaines. J'y garderais un quart d'heure le vendredi. Est-ce que c'est possible ?",
        },
        notice: "Quelqu'un pose une question sur cette tâche, et ce n'est pas à vous.",
        first:
          "Écrivez ce que l'encadrement vous a pris cette semaine, et soulignez la tâche la plus facile à céder.",
        done: "Trois semaines de suite, la tâche s'est faite sans vous.",
      },
      alone: {
        name: "Confiez à quelqu'un les questions d'horaires",
        body: "Choisissez, parmi les gens qui travaillent avec vous, quelqu'un qui connaît bien les journées de chacun. Pendant trois semaines, cette personne répond aux questions d'horaires et d'absences, et elle décide. Vous en parlez un quart d'heure le vendredi.",
        say: {
          to: "quelqu'un qui travaille avec vous",
          words:
            "J'aimerais te confier les questions d'horaires, décisions comprises, pendant trois semaines. On en parlerait un quart d'heure le vendredi. Est-ce que tu veux essayer ?",
        },
        notice: "Une question d'horaire est réglée quand vous l'apprenez.",
        first: "Écrivez les questions d'hier, et cochez celles que quelqu'un d'autre pouvait régler.",
        done: "Une semaine a passé sans qu'une question d'horaire vous arrive.",
      },
      seeking: {
        name: "Préparez trois phrases sur l'encadrement",
        body: "Écrivez en trois phrases quelle place vous voulez donner à l'encadrement, et ce que vous aimeriez faire d'autre. Dites-les à voix haute deux fois. Pendant trois semaines, dites-les à chaque personne qui vous parle d'un poste, avant que la question arrive.",
        say: {
          to: "quelqu'un qui recrute",
          words:
            "J'ai encadré, et je sais ce que cela demande. Je cherche un poste où je fais surtout le travail moi-même. Est-ce possible chez vous ?",
        },
        notice: "Quelqu'un vous parle d'une tâche précise, et plus seulement du nom du poste.",
        first: "Relisez trois annonces, et soulignez tout ce qui parle d'encadrement.",
        done: 'Deux personnes ont entendu vos trois phrases.',
      },
      free: {
        name: 'Choisissez une tâche sans groupe à conduire',
        body: "Dans une association, un cours ou une fête, on cherche souvent quelqu'un pour coordonner. Pendant trois semaines, demandez plutôt une tâche simple, comme la caisse, le rangement ou l'accueil. Proposez-la dès le début, avant que la question se pose.",
        say: {
          to: 'un ami',
          words:
            "Je viens volontiers, et cette fois j'aimerais ne rien coordonner. Est-ce que je peux prendre la caisse ou le rangement ?",
        },
        notice: "Quelqu'un pose sa question à une autre personne que vous.",
        first: 'Choisissez la tâche simple que vous proposeriez, et dites-la à une personne.',
        done: "Une rencontre s'est passée, et quelqu'un d'autre coordonnait.",
      },
    },
  },
  wants_what_drains: {
    title: "Vous voulez plus d'un travail qui vous prend de l'énergie",
    see: "Vous souhaitez donner plus de place {a nature}, alors que cela vous prend de l'énergie. On tient souvent à une chose pour ce qui vient après : un résultat, une place, un merci. Les heures que l'on y passe peuvent peser malgré tout. Regardez donc ces heures de près, avant de demander davantage de ce travail.",
    scenes: {
      working: [
        "Vous demandez à faire cette tâche, et on vous la donne. Le résultat vous plaît. Le soir, vous annulez ce que vous aviez prévu, sans savoir si c'est la tâche ou le reste de la journée.",
        "Quelqu'un vous propose d'en faire davantage le mois prochain. Vous dites oui avant la fin de la phrase. Sur le chemin du retour, vous cherchez quelles heures y passeront.",
      ],
      target: [
        'Dans un tel poste, ce que vous souhaitez peut remplir trois matinées sur cinq. La première semaine passe vite. La quatrième, il vous faut une heure de calme avant de pouvoir en parler.',
        "On vous confie ce que vous aviez demandé, et à midi c'est fait. L'après-midi, vous lisez trois fois la même page. Vous repensez à la matinée.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Comparez deux petits essais',
        body: "Dans les trois prochaines semaines, prenez deux petites tâches de ce genre, à la place d'autres tâches. Faites l'une à votre meilleure heure, et l'autre quand cela tombe. Après chacune, écrivez en une ligne l'énergie qu'il vous reste.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais faire davantage de ce genre de travail, et d'abord l'essayer. Est-ce que je peux prendre deux petites tâches ce mois-ci, à la place d'autres ?",
        },
        notice: 'Les deux lignes ne disent pas la même chose.',
        first: "Choisissez la première tâche, et l'heure où vous la ferez.",
        done: 'Les deux tâches sont faites, et les deux lignes sont écrites.',
      },
      alone: {
        name: 'Acceptez un seul travail de ce genre',
        body: "Dans les trois semaines, acceptez un petit travail payé de ce genre, à la place d'un autre. Faites-en la moitié à vos meilleures heures, et l'autre moitié quand cela tombe. Après chaque moitié, écrivez en une ligne l'énergie qu'il vous reste.",
        say: {
          to: 'un client',
          words:
            'Je peux faire cette première partie pour vous, à prix fixe. Ensuite, nous voyons ensemble si nous continuons. Est-ce que cela vous convient ?',
        },
        notice: 'Le soir, vous savez dire quelle moitié a pesé.',
        first: 'Écrivez en trois lignes ce que contiendrait un tel travail, et son prix.',
        done: 'Le travail est fini, et les deux lignes sont écrites.',
      },
      seeking: {
        name: 'Demandez ce qui fatigue dans ce travail',
        body: "Pendant trois semaines, posez la même question à trois personnes du métier : qu'est-ce qui fatigue dans ce travail, et à quel moment ? Écrivez chaque réponse en deux lignes. Soulignez ensuite ce qui dépend du lieu plus que du travail.",
        say: {
          to: "quelqu'un qui fait ce travail",
          words:
            "Ce travail m'attire, et je sais qu'il me prend de l'énergie. À quel moment de la semaine est-il le plus lourd pour vous ?",
        },
        notice: 'Deux personnes nomment le même moment.',
        first: 'Écrivez à une personne qui fait ce travail, et demandez-lui vingt minutes.',
        done: 'Trois réponses sont écrites, avec deux ou trois mots soulignés.',
      },
      free: {
        name: 'Essayez ce travail pendant trois matinées',
        body: "Une matinée par semaine, pendant trois semaines, faites une petite chose de ce genre, pour vous ou pour quelqu'un. Arrêtez à midi quoi qu'il arrive. L'après-midi, écrivez d'un mot l'énergie qu'il vous reste.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais essayer ce travail une matinée par semaine, pendant trois semaines. Est-ce que tu aurais une petite chose de ce genre à me confier ?",
        },
        notice: 'Le même mot revient deux fois.',
        first: 'Trouvez une chose qui tient en une matinée, et choisissez le jour.',
        done: 'Les trois matinées sont passées, et chacune a son mot.',
      },
    },
  },
  drops_strength: {
    title: "Vous voulez moins d'un travail qui vous est facile",
    see: "Vous souhaitez donner moins de place {a nature}, alors que cela vous vient sans peine et ne vous prend pas d'énergie. On croit alors que l'envie est partie. C'est souvent autre chose qui est de trop : le nombre, l'heure, ou les gens pour qui on le fait. Changez une seule de ces choses avant de tout quitter.",
    scenes: {
      working: [
        "Une demande arrive, et l'on pense aussitôt à vous. Vous la réglez en une heure, pour la quatrième fois ce mois-ci. Ce que vous vouliez commencer attend encore.",
        "« Comme d'habitude, je pensais à toi », dit quelqu'un au téléphone. Vous répondez oui, c'est plus simple. En raccrochant, vous regardez ce que vous aviez prévu à cette heure-là.",
      ],
      target: [
        "Dans un tel poste, on peut voir vite ce qui vous vient facilement, et vous le donner souvent. Au bout d'un an, les demandes se ressemblent. Vous regardez ce que font les autres à côté.",
        "Un lundi, on répartit les tâches du mois. La vôtre est prévue d'avance, puisque vous la connaissez. Vous aviez une phrase pour demander autre chose, et l'on passe déjà à la personne suivante.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Fixez un nombre de demandes par semaine',
        body: "Pendant trois semaines, ne prenez que deux demandes de ce genre par semaine. Les autres attendent ou vont à quelqu'un d'autre, et vous le dites aussitôt. À la fin, regardez si deux est le bon nombre.",
        say: {
          to: 'votre responsable',
          words:
            'Je fais ce travail volontiers, mais il y en a un peu trop. Est-ce que je peux en garder deux par semaine, pendant trois semaines, et passer les autres ?',
        },
        notice: 'Une demande attend la semaine suivante, et personne ne la réclame.',
        first: 'Comptez combien de demandes de ce genre vous avez eues la semaine dernière.',
        done: 'Trois semaines ont passé avec deux demandes chacune.',
      },
      alone: {
        name: "Proposez d'abord ce que vous aimez faire",
        body: "Reprenez vos cinq derniers travaux de ce genre, et cherchez celui que vous referiez volontiers. Pendant trois semaines, quand un client vous demande un travail de ce genre, proposez d'abord cette façon de faire. Les autres restent possibles, s'il y tient.",
        say: {
          to: 'un client',
          words:
            "Pour votre demande, je proposerais une façon de faire plus simple, que j'aime bien. Voulez-vous que je vous la décrive, avec son prix ?",
        },
        notice: 'Un client choisit ce que vous proposez en premier.',
        first: 'Classez vos cinq derniers travaux de ce genre, du plus agréable au plus pénible.',
        done: "Deux clients ont entendu d'abord cette proposition.",
      },
      seeking: {
        name: 'Dites ce que vous ne voulez plus',
        body: "Écrivez ce qui était de trop la dernière fois : le nombre, le rythme ou l'habitude. Pendant trois semaines, posez une question à ce sujet à chaque personne qui vous parle d'un poste. Écrivez la réponse à côté de l'annonce.",
        say: {
          to: "quelqu'un qui recrute",
          words:
            'Je fais ce travail volontiers, mais pas toute la journée. Quelle place aurait-il dans une semaine ordinaire chez vous ?',
        },
        notice: 'Vous gardez une annonce que vous auriez laissée passer.',
        first: 'Écrivez trois lignes sur ce qui était de trop la dernière fois.',
        done: "Deux réponses sont écrites à côté d'une annonce.",
      },
      free: {
        name: 'Faites une fois ce travail autrement',
        body: "Choisissez, dans les trois semaines, une occasion de faire ce travail autrement : avec d'autres gens, ailleurs, ou plus court. Elle prend deux heures et remplace une occasion habituelle. Le soir, écrivez trois lignes sur ce qui a changé.",
        say: {
          to: 'un ami',
          words:
            "On me demande souvent la même chose, et j'aimerais la faire une fois autrement. Est-ce que je peux essayer chez toi samedi, pendant deux heures ?",
        },
        notice: 'Les deux heures passent sans que vous regardiez la montre.',
        first: 'Choisissez où et avec qui vous essaieriez, et proposez une date.',
        done: "L'essai est fait, et les trois lignes sont écrites.",
      },
    },
  },
} as const satisfies Readonly<Record<SituationCase, SituationWords>>;
