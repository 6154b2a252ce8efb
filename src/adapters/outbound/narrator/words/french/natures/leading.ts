import type { NatureWords } from '../../nature-words.ts';

export const leading = {
  about: "Il s'agit de dire où va un groupe, et de décider quand les autres hésitent.",
  standing: {
    core: 'Vous donnez facilement une direction aux autres, et {role} le demande.',
    costly_strength:
      "Vous donnez facilement une direction et {role} le demande, mais cela vous prend de l'énergie.",
    untapped: 'Vous donnez facilement une direction aux autres, et {role} ne le demande presque jamais.',
    reserve: 'Vous donnez facilement une direction, cela vous coûte, et {role} ne le demande presque jamais.',
    growth_edge: "{Role} demande de donner une direction aux autres, et c'est encore un effort pour vous.",
    strain: "{Role} demande de décider pour d'autres, ce qui vous coûte un effort et de l'énergie.",
    background: 'Il vous faut un effort pour guider un groupe, et {role} ne le demande presque jamais.',
    some_natural: 'Vous donnez facilement une direction, et {role} le demande de temps en temps.',
    some_middle: '{Role} demande parfois de prendre les devants, et vous le faites assez facilement.',
    some_little: '{Role} demande parfois de prendre les devants, et il vous faut pour cela un effort.',
    seldom_middle: 'Vous prenez assez facilement les devants, et {role} ne le demande presque jamais.',
    asked_gives: "Dans {role}, vous donnez une direction à d'autres, et cela vous donne de l'énergie.",
    asked_costs: "Dans {role}, vous décidez pour d'autres, et cela vous prend de l'énergie.",
    asked_even: "Dans {role}, vous donnez une direction à d'autres, et votre énergie ne change guère.",
    seldom_gives:
      "Dans {role}, vous décidez rarement pour d'autres, mais cela vous donne alors de l'énergie.",
    seldom_costs:
      "Dans {role}, vous décidez rarement pour d'autres, mais cela vous prend alors de l'énergie.",
    seldom_even: "Dans {role}, vous décidez rarement pour d'autres, et votre énergie reste alors la même.",
  },
  opening: {
    carries:
      "Quand un groupe hésite, vous dites volontiers par où commencer. {Role} le demande. Cette part du travail et ce qui vous vient facilement vont donc bien ensemble, et c'est une bonne base.",
    draining_strength:
      "Quand les autres hésitent, vous savez dire où aller. {Role} le demande, et cela vous vient facilement. Chaque décision vous prend pourtant un peu d'énergie, même celle que vous prenez vite et que vous prendriez encore.",
    stretch:
      "{Role} demande de dire à un groupe où l'on va. C'est encore un effort pour vous, et pourtant vous y gagnez de l'énergie. Il y a peu de meilleures raisons d'apprendre une chose.",
    unused:
      "Quand personne ne commence, vous savez dire quel est le but. {Role} ne vous le demande presque jamais. Rien n'est perdu pour autant, car quelques personnes et une vraie décision suffisent pour s'y remettre.",
    gives:
      "Dans {role}, vous décidez pour d'autres, et vous en ressortez avec de l'énergie. On parle volontiers de la responsabilité comme d'un poids. Ici, c'est aussi un travail qui vous rend quelque chose.",
  },
  title: {
    carries: "Vous savez décider, et vous dites où l'on va",
    draining_strength: 'Vous décidez facilement, et chaque décision vous coûte',
    strain: "Les décisions pour d'autres vous coûtent de l'énergie",
    stretch: 'Vous apprenez à guider, et cela vous fait du bien',
    unused: 'Vous pourriez plus souvent donner la direction',
    gives: "Les décisions prises pour un groupe vous donnent de l'énergie",
    costs: "Les décisions à prendre pour d'autres vous prennent de l'énergie",
  },
  see: {
    carries:
      "Quand une discussion tourne en rond, vous dites ce qu'on pourrait faire d'abord. {Role} le demande. De l'extérieur, on dirait que vous aviez la réponse avant de parler. En réalité, vous pouvez donner une direction pendant que bien des choses restent ouvertes, du moment qu'on peut encore en changer.",
    draining_strength:
      "Vous donnez facilement une direction, et {role} le demande. Une décision, prise à part, est souvent petite et vite faite. Mais une semaine peut en contenir beaucoup, et certaines restent dans votre tête une fois prises. Même une journée où tout s'est bien passé peut donc coûter cher.",
    strain:
      "Dans {role}, d'autres attendent vos décisions, et cela vous prend de l'énergie. La décision elle-même est souvent vite prise. Ce qui dure, c'est le temps d'avant, quand vous portez la question et que personne ne sait encore qu'elle se pose. Ce temps-là peut se partager, et la décision reste la vôtre.",
    stretch:
      "Pour guider un groupe, il vous faut encore un effort, et vous y gagnez de l'énergie. {Role} vous en donne l'occasion. On pourrait croire que cela ne s'apprend pas. C'est pourtant surtout une question d'exercice, et une petite décision sur laquelle on peut revenir en est déjà un.",
    unused:
      "Vous savez commencer quand les autres attendent, et {role} vous en donne rarement l'occasion. On pense volontiers qu'il faut un titre pour guider les autres. Ce peut être aussi une petite chose, avec un but, une fin et deux personnes qui s'y mettent avec vous. Ce qui vous vient facilement sert alors.",
    gives:
      "Dans {role}, vous dites où l'on va, et vous y gagnez de l'énergie. De l'extérieur, cela tient en quelques mots au début d'une journée. Ces mots viennent en général d'un moment tranquille, où l'on cherche ce qui compte. Ce moment fait partie du travail, même si personne ne le voit.",
    costs:
      "Dans {role}, vous décidez pour d'autres, et chaque fois cela vous prend de l'énergie. La décision elle-même est souvent la partie la plus courte. Avant elle viennent les conversations, et après elle les questions, et quelqu'un qui espérait autre chose. C'est ainsi qu'une seule décision remplit une semaine plus qu'il n'y paraît.",
  },
  scenes: {
    gives: {
      leads: [
        "Un lundi matin, l'équipe a trois choses à faire et du temps pour une seule. Vous écoutez chacun, puis vous dites laquelle, et pourquoi. Après la réunion, deux personnes se partagent déjà le travail.",
        "Un client se plaint, et l'équipe attend de savoir quoi faire. Vous dites ce que l'on fera aujourd'hui, et ce qui peut attendre demain. Quelqu'un rappelle le client, et chacun retourne au travail.",
      ],
      colleagues: [
        "Un mardi, une tâche commune n'avance plus, et personne n'est chargé de la mener. Vous proposez un jour, un ordre et un nom pour chaque partie. Un collègue dit d'accord, puis un autre, et l'on s'y met.",
        "Quelqu'un de nouveau ne sait pas par où commencer, et votre responsable n'est pas là. Vous lui dites ce qui compte cette semaine et ce qui peut attendre. Vers seize heures, la première tâche est faite.",
      ],
      alone: [
        "Chez un client, trois personnes veulent trois choses différentes. Vous leur demandez ce qui compte le plus, et vous dites par quoi vous commenceriez. Un quart d'heure plus tard, elles sont d'accord, et le travail peut commencer.",
        'Un client appelle et ne sait plus par où commencer. Vous lui dites ce que vous feriez cette semaine et ce que vous laisseriez pour plus tard. Quand il raccroche, il y a un jour et un plan.',
      ],
      serves: [
        "Il est midi, beaucoup de monde attend, et l'on se gêne. Vous dites qui s'occupe de quoi, sans hausser la voix. Dix minutes plus tard, l'attente est plus courte, et un collègue plaisante de nouveau.",
        "Quelques personnes arrivent, un peu perdues, et regardent autour d'elles. Vous dites ce qui va se passer maintenant, et ce qui viendra ensuite. Elles vous suivent, et la matinée peut commencer.",
      ],
      remote: [
        "Depuis hier, on discute par messages sans rien décider. Vous écrivez cinq lignes : ce que l'on fait, qui commence, et quand on se reparle. Les autres répondent oui, et la discussion s'arrête là.",
        "Pendant un appel, le silence dure après une question difficile. Vous proposez un début et vous demandez qui s'y met avec vous. Deux personnes répondent, et le travail repart avant la fin de l'appel.",
      ],
      target: [
        "Dans un tel rôle, une matinée peut commencer par une question simple : que fait-on d'abord ? Vous répondriez, vous diriez pourquoi, et les autres se mettraient au travail. À midi, vous verriez déjà la différence.",
        "Un groupe hésiterait, avec de bonnes raisons des deux côtés. Vous écouteriez jusqu'au bout, puis vous choisiriez à voix haute. Le lendemain, on travaillerait dans le même sens.",
      ],
    },
    costs: {
      leads: [
        "Depuis huit heures, on vous demande de décider : un jour, un ordre de passage, un mot dans une lettre. Aucune de ces décisions n'est grande. À midi elles sont prises, et votre propre travail n'est pas commencé.",
        "Il faut annoncer à l'équipe un choix que plusieurs n'aimeront pas. La veille au soir, vous cherchez encore vos phrases. Après la réunion, trois personnes veulent vous parler, une par une, et l'après-midi y passe.",
      ],
      colleagues: [
        "Un jeudi, vous menez une tâche commune sans pouvoir donner d'ordre à personne. Deux réponses manquent depuis lundi, et vous relancez avec le sourire. Le soir, le plan tient encore, et vous avez écrit six messages de plus.",
        "La discussion s'éternise, et les regards viennent vers vous. Vous proposez une direction, quelqu'un n'est pas d'accord, vous en proposez une autre. La décision est prise, et à la pause vous cherchez un endroit silencieux.",
      ],
      alone: [
        'Le client ne peut pas choisir et vous demande de le faire pour lui. Vous expliquez, vous proposez, il hésite encore, et il rappelle le soir. Le travail que vous aviez prévu ce jour-là commence à quinze heures.',
        "Une décision doit être prise aujourd'hui, et le client ne répond pas. Vous décidez quand même, et vous y pensez encore sur le chemin du retour. Le lendemain matin, il y a déjà deux questions à ce sujet.",
      ],
      serves: [
        "Tout le monde demande ce qu'il faut faire, les gens comme les collègues. Vous dites, vous montrez, vous répétez. Quand le calme revient, vous n'avez plus envie de choisir, même un sandwich.",
        "Une consigne ne plaît pas, et c'est à vous de la faire tenir. Une personne discute longtemps, et les autres regardent. Vous restez aimable, vous ne cédez pas, et l'heure suivante paraît longue.",
      ],
      remote: [
        "Pendant l'appel, tout le monde se tait, et c'est à vous de dire la suite. Vous parlez, vous attendez, vous demandez un avis à chacun. Après le quatrième appel de ce genre, vous fermez l'ordinateur sans un mot.",
        "Une décision prise le matin se défait dans les messages de l'après-midi. Vous appelez l'un, puis l'autre, et vous expliquez de nouveau. À dix-huit heures elle tient, et vous n'avez pas encore déjeuné.",
      ],
      target: [
        'Imaginez une journée où chaque personne arrive avec une question. Il faudrait répondre vite, clairement, et pour plusieurs. Le soir, vous auriez choisi pour tout le monde, et vos propres choix attendraient encore.',
        "Dans un tel rôle, une décision peut déplaire à la moitié d'un groupe. Vous l'expliqueriez une fois à tous, puis à chacun. Le soir, la décision serait acceptée, et vous auriez parlé toute la journée.",
      ],
    },
    missing: {
      leads: [
        "Les buts arrivent déjà fixés, avec les jours et les moyens. L'équipe les applique, et vous veillez à ce que tout soit fait. Quelqu'un demande où l'on en sera dans un an, et vous auriez une réponse, mais l'heure est passée.",
        "L'équipe connaît son travail, et la semaine se passe en contrôles et en formulaires. Jeudi, on n'est pas d'accord sur la suite. Vous posez votre stylo, et pendant une heure il y a quelque chose à décider.",
      ],
      colleagues: [
        "Un mercredi, la réunion s'achève sans que rien soit décidé. Vous aviez une proposition, et il n'y avait plus de temps. À la pause, deux collègues vous demandent ce que vous auriez fait.",
        "On vous dit ce qu'il faut faire, vous le faites, et c'est fini à l'heure. Puis l'on cherche quelqu'un pour s'occuper du repas de l'été. Votre main est levée avant les autres.",
      ],
      alone: [
        "Vous travaillez du début à la fin sans personne à convaincre. Un client raconte au téléphone que rien n'avance chez lui, et que personne ne décide. Vous dites trois phrases, et après l'appel vous en avez dix autres en tête.",
        'La journée est calme, et chaque choix ne touche que votre propre travail. Le soir, quelques amis ne se décident pas pour un restaurant. Vous en proposez un, et tout le monde se met en route.',
      ],
      serves: [
        "Les consignes sont claires, et vous les suivez. Un jour où il y a beaucoup de monde, il faut que quelqu'un dise qui fait quoi. Vous le dites, tout simplement, et le lendemain il n'en est plus question.",
        "Vous accueillez, vous répondez, et c'est à la personne suivante. À la pause, on parle d'une meilleure façon de partager les journées. Vous auriez une idée pour cela, mais la pause ne dure que dix minutes.",
      ],
      remote: [
        "Les tâches arrivent avec un nom et une date. Vous les rendez à l'heure, et personne ne demande dans quel ordre vous les feriez. Pendant l'appel, vous voyez ce qui bloque, et votre micro reste coupé.",
        "Un vendredi, on cherche quelqu'un pour mener un petit groupe. Il n'y a pas encore de nom. Vous relisez le message deux fois, puis vous revenez à la liste du jour.",
      ],
      target: [
        "Dans un tel rôle, d'autres fixeraient la direction, et vous feriez votre part. En réunion, une idée vous viendrait sur la suite. On l'écouterait, puis l'on reviendrait au programme.",
        "Les journées passeraient entre des tâches bien définies, chacune avec sa date. Parfois, deux personnes ne sauraient pas par où commencer et viendraient vous voir. Ce serait peut-être un quart d'heure dans la semaine.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Dites le but en une phrase',
        body: "Chaque lundi, pendant quatre semaines, dites à l'équipe en une phrase ce qui doit avoir changé vendredi. Le vendredi, demandez à une personne comment elle avait compris cette phrase, et écoutez seulement. Le lundi suivant, reprenez ses mots. Les conversations habituelles suffisent pour cela.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Lundi, j'ai dit que … Comment l'avez-vous compris ? J'aimerais savoir ce qui n'était pas clair.",
        },
        notice: "Quelqu'un de l'équipe dit le but de la semaine avec ses propres mots.",
        first: "Écrivez en une phrase ce qui doit avoir changé d'ici à vendredi.",
        done: 'Quatre personnes vous ont dit comment elles avaient compris le but.',
      },
      colleagues: {
        name: 'Demandez une tâche commune à mener',
        body: "Demandez à votre responsable une petite tâche que plusieurs personnes se partagent. Votre responsable dit ce qu'il faut et pour quand, et vous dites comment. Menez-la pendant quatre semaines, à la place d'une autre tâche. Commencez chaque semaine par cinq minutes avec les autres.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais mener une petite tâche à plusieurs, par exemple …, pendant quatre semaines. Qui pourrait prendre … pendant ce temps ?",
        },
        notice: "Quelqu'un vous demande par quoi il doit commencer.",
        first: 'Écrivez deux tâches que plusieurs se partagent et que personne ne mène.',
        done: 'La tâche commune est finie le jour convenu.',
      },
      alone: {
        name: 'Commencez chaque travail par une proposition',
        body: "Pour les trois prochains travaux, dites d'abord ce que vous feriez. Expliquez au client en trois phrases ce que vous visez et ce que vous laisseriez de côté. Demandez-lui un oui ou un changement. Cela remplace les questions en cours de travail.",
        say: {
          to: 'un client',
          words:
            "Voici ce que je ferais d'abord : … Je laisserais … de côté. Est-ce que cela vous convient, ou voulez-vous changer quelque chose ?",
        },
        notice: 'Un client dit oui avant que le travail commence.',
        first: 'Écrivez en trois phrases une proposition pour votre prochain travail.',
        done: 'Trois travaux ont commencé par une proposition de vous.',
      },
      seeking: {
        name: 'Demandez ce que vous pourrez décider',
        body: "Les annonces parlent volontiers d'autonomie, et ce mot peut tout vouloir dire. Pendant trois semaines, faites-vous raconter à chaque entretien une décision récente, à la place d'une autre question. Écrivez la réponse le soir. Mettez en tête les emplois où l'exemple était précis.",
        say: {
          to: 'un recruteur',
          words:
            "J'aimerais comprendre ce que l'on décide à ce poste. Pouvez-vous me donner un exemple récent, et me dire qui devait donner son accord ?",
        },
        notice: 'On vous répond par un exemple précis.',
        first: "Relisez trois annonces et soulignez ce que l'on y décide vraiment.",
        done: 'Deux réponses sont écrites, dont une avec un exemple précis.',
      },
      free: {
        name: 'Lancez une petite chose à plusieurs',
        body: "Choisissez une chose que plusieurs voudraient et que personne ne commence, comme un repas entre voisins ou une promenade avec votre cours. D'ici à quatre semaines, prenez-la en main : fixez le jour, et donnez une tâche à chacun. Elle remplace une de vos soirées libres.",
        say: {
          to: 'un ami',
          words:
            "On parle de … depuis longtemps. Si on le faisait samedi en huit ? Je m'occupe du jour et de l'heure. Tu prendrais … ?",
        },
        notice: "Quelqu'un demande ce qu'il doit apporter.",
        first: 'Écrivez ce que vous voulez lancer, et trois noms dessous.',
        done: 'La rencontre a eu lieu le jour que vous aviez fixé.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Confiez une sorte de décision',
        body: "Pendant une semaine, tracez un trait chaque fois qu'on vous demande de décider. Choisissez ensuite une sorte de décision que quelqu'un de l'équipe pourrait prendre aussi bien. Pendant trois semaines, elle lui revient, et vous lui envoyez toutes les questions de ce genre.",
        say: {
          to: "une personne de l'équipe",
          words:
            "À partir de lundi, c'est vous qui décidez pour … Vous n'avez pas besoin de me demander. Vendredi, vous me racontez. D'accord ?",
        },
        notice: "Quelqu'un vous annonce un choix déjà fait.",
        first: "Dès demain, tracez un trait chaque fois qu'on vous demande de décider.",
        done: "Pendant une semaine, quelqu'un d'autre a pris toutes les décisions de ce genre.",
      },
      colleagues: {
        name: 'Partagez la conduite avec un collègue',
        body: "Choisissez un travail où d'autres attendent vos décisions. Pendant un mois, vous veillez au but, et un collègue règle les petites questions. Dites aux autres à qui s'adresser. Dix minutes ensemble le vendredi remplacent les questions de la semaine.",
        say: {
          to: 'un collègue',
          words:
            "Est-ce que tu pourrais répondre aux petites questions sur … pendant un mois ? Je m'occupe du but, et on se voit dix minutes le vendredi.",
        },
        notice: 'Une petite question va directement chez votre collègue.',
        first: 'Choisissez le travail à partager, et la personne à qui le proposer.',
        done: 'Quatre vendredis, dix minutes ont suffi pour les questions de la semaine.',
      },
      alone: {
        name: 'Proposez deux solutions et laissez choisir',
        body: 'Pendant un mois, quand un client vous demande de décider, décrivez-lui deux solutions, en une phrase chacune. Laissez-le choisir avant un jour que vous lui donnez. Son choix remplace le temps où vous pesez la question sans lui.',
        say: {
          to: 'un client',
          words:
            'Il y a deux façons de faire : soit …, soit … Laquelle préférez-vous ? Si vous me le dites avant mercredi, je peux commencer jeudi.',
        },
        notice: 'Un client choisit sans vous demander ce que vous feriez.',
        first: 'Écrivez deux solutions, en une phrase chacune, pour une question ouverte.',
        done: 'Trois clients ont choisi entre deux solutions.',
      },
      seeking: {
        name: 'Demandez combien il y aurait à décider',
        body: "Dans certains emplois, beaucoup de décisions reviennent à une seule personne. Pendant trois semaines, interrogez là-dessus deux personnes : un recruteur, ou quelqu'un du métier. Posez cette question à la place d'une autre, et écrivez la réponse le soir.",
        say: {
          to: 'un recruteur',
          words:
            "Dans ce travail, qu'est-ce qui se décide à plusieurs ? Et qu'est-ce qui revient à une seule personne ?",
        },
        notice: 'On vous dit clairement qui décide de quoi.',
        first: 'Écrivez la question, et le nom de la personne à qui vous la poserez.',
        done: 'Deux réponses sont écrites et disent qui décide de quoi.',
      },
      free: {
        name: "Laissez mener quelqu'un d'autre une fois",
        body: "Choisissez une occasion où l'on compte sur vous pour décider, comme une réunion du club ou une soirée entre amis. Elle a lieu dans les quatre semaines. Demandez à une personne de s'en charger cette fois. Prenez vous-même une tâche simple.",
        say: {
          to: 'un ami',
          words:
            "Tu voudrais bien t'occuper de … cette fois ? Tu décides de tout, et moi, j'apporte le dessert.",
        },
        notice: "On demande ce qu'on fait, et quelqu'un d'autre répond.",
        first: "Choisissez l'occasion, et la personne à qui vous le demanderez.",
        done: "La rencontre a eu lieu, et quelqu'un d'autre a tout décidé.",
      },
    },
    strain: {
      leads: {
        name: 'Pesez les décisions à deux',
        body: "Choisissez dans l'équipe une personne dont le jugement vous aide. Pendant un mois, voyez-vous vingt minutes deux fois par semaine, avec les décisions à prendre. Elle dit d'abord ce qu'elle ferait, puis vous décidez. Cela remplace les heures où une décision vous tourne dans la tête.",
        say: {
          to: "une personne de l'équipe",
          words:
            "J'ai une décision à prendre, et j'aimerais d'abord votre avis. Que feriez-vous pour … ? On pourrait se voir vingt minutes le mardi et le jeudi, pendant un mois.",
        },
        notice: 'Une décision est prise avant la fin des vingt minutes.',
        first: 'Écrivez les décisions en attente, et la personne avec qui en parler.',
        done: "Six décisions ont été pesées à deux avant d'être prises.",
      },
      colleagues: {
        name: 'Laissez les autres choisir comment',
        body: "Ce mois-ci, choisissez deux décisions qui concernent aussi d'autres personnes. Demandez à votre responsable quel doit être le résultat. Les autres disent ensuite comment faire, et on l'essaie deux semaines. Cela remplace un choix que vous auriez dû faire et expliquer sans aide.",
        say: {
          to: 'votre responsable',
          words:
            "Pouvez-vous me dire quel résultat vous attendez pour … ? Comment y arriver, nous le choisissons ensemble, et nous l'essayons deux semaines. Cela vous va ?",
        },
        notice: "Les autres se mettent d'accord sans attendre votre réponse.",
        first: "Écrivez deux décisions qui concernent aussi d'autres personnes.",
        done: 'Deux fois, les autres ont choisi comment faire.',
      },
      alone: {
        name: "Trouvez quelqu'un pour réfléchir tout haut",
        body: 'Cherchez une autre personne qui travaille à son compte. Pendant un mois, appelez-vous vingt minutes par semaine, avec une décision chacun. Celui qui écoute pose seulement des questions. Cet appel remplace une heure passée à hésiter.',
        say: {
          to: 'un autre indépendant',
          words:
            "J'ai une décision à prendre, et j'aimerais y réfléchir à voix haute. On pourrait s'appeler vingt minutes par semaine, pendant un mois, chacun avec une question ?",
        },
        notice: "L'appel se termine, et vous savez ce que vous ferez.",
        first: 'Choisissez une personne à son compte et proposez-lui un premier appel.',
        done: 'Quatre appels ont eu lieu, chacun avec deux décisions.',
      },
      seeking: {
        name: "Demandez avec qui l'on décide",
        body: "Dans certains emplois, on décide à deux, ou l'on sait à qui demander. Pendant un mois, cherchez-les dans les annonces. À chaque entretien, posez la question à la place d'une autre, et écrivez la réponse. Répondez d'abord à ces annonces-là.",
        say: {
          to: 'un recruteur',
          words:
            "Quand une décision est difficile, avec qui en parle-t-on ici ? Et est-ce qu'on se voit souvent pour cela ?",
        },
        notice: 'On vous répond en disant qui aide à décider.',
        first: "Relisez trois annonces et cherchez avec qui l'on y travaille.",
        done: "Trois réponses sont écrites, et deux d'entre elles nomment une personne.",
      },
      free: {
        name: "Partagez ce qu'il y a à décider",
        body: "Choisissez une chose qui vous revient ce mois-ci, dans un cours, un club ou entre amis. Demandez à deux personnes de décider chacune d'une partie, comme le lieu ou le repas. Une demi-heure ensemble au début remplace les choix que vous auriez faits sans elles.",
        say: {
          to: 'un ami',
          words:
            "C'est moi qui m'occupe de … ce mois-ci. Tu voudrais choisir … ? Ce que tu décides me convient.",
        },
        notice: "Quelqu'un vous dit le lieu, et vous n'avez rien eu à choisir.",
        first: "Écrivez ce qu'il y a à décider, et deux noms à côté.",
        done: 'Deux personnes ont décidé chacune de leur partie.',
      },
    },
    stretch: {
      leads: {
        name: 'Annoncez une décision par semaine',
        body: "Une fois par semaine, pendant un mois, choisissez une décision facile à changer ensuite. Dites-la à l'équipe en trois phrases : quoi, pourquoi, et jusqu'à quand. Prenez pour cela une conversation qui a lieu de toute façon. Demandez ensuite à une personne ce qui n'était pas clair.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Nous allons essayer …, parce que … Dans deux semaines, nous regarderons si c'était bien. Qu'est-ce qui n'est pas clair ?",
        },
        notice: "Quelqu'un de l'équipe explique votre décision à un autre.",
        first: 'Écrivez en trois phrases une décision facile à changer ensuite.',
        done: 'Vous avez annoncé quatre décisions, en trois phrases chacune.',
      },
      colleagues: {
        name: 'Menez une courte discussion par semaine',
        body: "Une fois par semaine, pendant un mois, menez une courte discussion qui a lieu de toute façon, par exemple sur les tâches du jour. Dites au début ce qu'il faut régler, et à la fin qui fait quoi. Demandez ensuite à votre responsable ce qui n'était pas clair.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais apprendre à mener une discussion. Est-ce que je peux le faire le mardi, quand on parle de …, pendant un mois ? Vous me direz ce qui n'était pas clair.",
        },
        notice: 'La discussion se termine, et personne ne redemande qui fait quoi.',
        first: "Choisissez la discussion que vous pourriez mener, et ce qu'il faut y régler.",
        done: 'Vous avez mené quatre discussions et dit chaque fois qui fait quoi.',
      },
      alone: {
        name: 'Menez un travail à deux',
        body: "Ce mois-ci, faites un travail avec un autre indépendant, à la place d'un travail que vous feriez sans lui. Vous dites quel doit être le résultat, qui fait quoi, et pour quand. À la fin, demandez-lui ce qu'il a dû deviner.",
        say: {
          to: 'un autre indépendant',
          words:
            "J'aimerais faire … avec vous ce mois-ci, et c'est moi qui dirais qui fait quoi, et pour quand. Est-ce que cela vous irait ?",
        },
        notice: "L'autre commence sa part sans devoir vous appeler.",
        first: 'Choisissez un travail, et une personne avec qui le partager.',
        done: "Le travail est fini, et l'autre vous a dit ce qu'il a dû deviner.",
      },
      seeking: {
        name: 'Réunissez trois personnes qui cherchent aussi',
        body: "Proposez à trois personnes en recherche d'emploi de se parler une heure par semaine, pendant un mois. Vous fixez un but pour chaque heure, comme de meilleures lettres, et vous veillez à ce que chacun parle. Cette heure remplace une de vos heures de recherche.",
        say: {
          to: 'une personne qui cherche aussi',
          words:
            'Je réunis trois personnes qui cherchent un emploi, une heure par semaine, pendant un mois. Je prépare le sujet. Tu viendrais mardi à dix heures ?',
        },
        notice: "Quelqu'un arrive avec ce qu'il avait promis la fois précédente.",
        first: 'Écrivez à deux personnes qui cherchent aussi et proposez un jour.',
        done: 'Quatre rencontres ont eu lieu, chacune avec un but.',
      },
      free: {
        name: 'Menez deux sorties ce mois-ci',
        body: "En un mois, menez deux sorties dans un cours, un club ou entre amis, à la place d'autres projets. Dites au début ce qui est prévu, et décidez quand les autres hésitent. Demandez ensuite à une personne ce qui était clair et ce qui ne l'était pas.",
        say: {
          to: 'un ami',
          words:
            "Samedi, c'est moi qui mène … On se retrouve à deux heures, et je dirai le reste là-bas. Tu me diras après ce qui n'était pas clair ?",
        },
        notice: 'Les autres se mettent en route sans que vous répétiez.',
        first: 'Choisissez une sortie et proposez un jour à deux personnes.',
        done: 'Vous avez mené deux sorties, et une personne vous a dit son avis.',
      },
    },
    unused: {
      leads: {
        name: 'Gardez une heure pour la direction',
        body: "Pendant un mois, confiez à quelqu'un de l'équipe une liste ou un rapport de la semaine. Prenez l'heure ainsi gagnée pour une seule question : où l'équipe devrait-elle en être dans un an ? La quatrième semaine, dites votre réponse à l'équipe et demandez la sienne.",
        say: {
          to: "une personne de l'équipe",
          words:
            'Pourriez-vous prendre … pendant un mois ? Il me faudrait une heure par semaine pour réfléchir à ce que nous voulons dans un an.',
        },
        notice: "Quelqu'un de l'équipe vous demande ce que vous voyez pour l'an prochain.",
        first: 'Choisissez la liste ou le rapport que vous confierez, et à qui.',
        done: "L'équipe a entendu votre réponse, et vous avez entendu la sienne.",
      },
      colleagues: {
        name: "Prenez la tête d'un sujet qui traîne",
        body: 'Cherchez une chose que plusieurs voudraient et que personne ne prend en main. Proposez de la mener pendant quatre semaines, deux heures par semaine, avec un collègue. Voyez avec votre responsable quelle tâche attend pendant ce temps, et ce qui sera fini au bout du mois.',
        say: {
          to: 'votre responsable',
          words:
            'Je voudrais prendre … en main pendant un mois, deux heures par semaine, avec une autre personne. Est-ce que … peut attendre ?',
        },
        notice: "Quelqu'un vous demande quelle est la suite.",
        first: 'Demandez à deux collègues quel sujet traîne depuis longtemps.',
        done: 'Ce que vous aviez prévu pour le mois est fini.',
      },
      alone: {
        name: "Réunissez une fois d'autres indépendants",
        body: "Ce mois-ci, proposez à trois personnes qui font un travail proche du vôtre de se voir une heure, à midi. Apportez une question claire, comme la façon de fixer un prix. Vous menez la discussion, et vous demandez à la fin ce que chacun essaiera. L'heure du repas suffit.",
        say: {
          to: 'un autre indépendant',
          words:
            "J'aimerais parler de … avec quelques personnes du métier, une heure à midi. Je prépare la question. Est-ce que mardi vous irait ?",
        },
        notice: "Quelqu'un propose une question pour la fois suivante.",
        first: 'Écrivez la question, et trois noms dessous.',
        done: "La rencontre a eu lieu, et chacun a dit ce qu'il essaiera.",
      },
      seeking: {
        name: 'Prenez en main une petite chose',
        body: "Pendant votre recherche, prenez en main une petite chose, comme la collecte d'une association ou la journée d'un club. Donnez-lui deux de vos heures de recherche par semaine, pendant quatre semaines. Racontez-la ensuite en trois lignes dans vos candidatures.",
        say: {
          to: "quelqu'un d'une association",
          words:
            "J'ai deux heures par semaine ce mois-ci, et je prends volontiers une chose en main. Est-ce que … attend encore quelqu'un ?",
        },
        notice: 'Un recruteur vous pose une question sur ces trois lignes.',
        first: "Appelez une association ou un club et demandez ce qui attend quelqu'un.",
        done: 'Deux candidatures sont parties avec ces trois lignes.',
      },
      free: {
        name: 'Menez un petit projet à quatre',
        body: "Choisissez une petite chose utile à votre rue, à votre cours ou à votre club. Fixez un but que l'on peut atteindre en un mois, et demandez deux heures à trois personnes. Prenez vos propres heures, deux par semaine, sur une autre occupation.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais faire … avec trois personnes ce mois-ci. Il faudrait deux heures de ton temps. Est-ce que cela te tente ?",
        },
        notice: "Quelqu'un appelle pour savoir quand on commence.",
        first: 'Écrivez le but en une phrase et parlez-en à deux personnes.',
        done: 'Le but est atteint, et trois personnes y ont donné deux heures.',
      },
    },
  },
} as const satisfies NatureWords;
