import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const leading = {
  about: 'Dire où va un groupe, trancher quand on hésite, et entraîner les autres.',
  standing: {
    core: 'Vous prenez facilement les choses en main, et {role} compte beaucoup là-dessus.',
    core_gives:
      "{Role} vous fait beaucoup décider pour d'autres : vous le faites facilement, et vous y gagnez de l'énergie.",
    costly_strength:
      "{Role} vous fait beaucoup décider pour d'autres : vous le faites facilement, mais vous y laissez de l'énergie.",
    untapped: 'Vous entraînez facilement les autres, mais {role} vous le demande rarement.',
    reserve:
      "Mener un groupe vous est naturel mais vous prend de l'énergie, et {role} vous y oblige rarement.",
    growth_edge: 'On attend de vous beaucoup de décisions dans {role}, et cela ne va pas encore de soi.',
    growth_middle:
      'Dans {role}, on attend de vous beaucoup de décisions, et vous les prenez assez facilement.',
    strain:
      "Vous avez beaucoup à décider pour d'autres dans {role} : cela vous est peu naturel et vous fatigue.",
    strain_middle:
      "Vous avez beaucoup à décider pour d'autres dans {role}, et vous en sortez avec moins d'énergie.",
    background:
      "{Role} vous demande rarement de mener les autres, et ce n'est pas ce que vous faites le plus spontanément.",
    some_costs: "Il faut parfois trancher pour d'autres dans {role}, et votre énergie s'en ressent.",
    some_natural: "Il faut parfois trancher pour d'autres dans {role}, et vous le faites facilement.",
    some_middle: "Il faut parfois trancher pour d'autres dans {role}, et vous vous en chargez sans histoire.",
    some_little: "{Role} vous demande parfois de trancher pour d'autres, ce que vous ne faites pas d'emblée.",
    seldom_middle: 'Vous prenez assez volontiers les devants, et {role} vous le demande rarement.',
    asked_gives: "{Role} vous fait décider pour d'autres, et vous y gagnez de l'énergie.",
    asked_costs: "{Role} vous fait décider pour d'autres, et vous y perdez de l'énergie.",
    asked_even: "{Role} vous fait décider pour d'autres, sans grand effet sur votre énergie.",
    seldom_gives:
      "Vous avez rarement à décider pour d'autres dans {role}, mais cela vous donne alors de l'énergie.",
    seldom_costs:
      "Il est rare que {role} vous fasse décider pour d'autres, mais vous y laissez alors de l'énergie.",
    seldom_even: "{Role} vous fait rarement décider pour d'autres, et votre énergie n'y gagne ni n'y perd.",
  },
  opening: {
    carries:
      "Quand un groupe hésite, vous dites volontiers par où commencer. {Role} vous demande de le faire, et vous n'y laissez pas d'énergie. Vous n'avez donc pas à vous forcer pour cette part du travail. Elle mérite d'être protégée quand les semaines se remplissent.",
    carries_gives:
      "Quand un groupe hésite, vous dites volontiers par où commencer. {Role} vous demande de le faire, et vous y gagnez de l'énergie. Vous n'avez donc pas à vous forcer pour cette part du travail. Elle mérite d'être protégée quand les semaines se remplissent.",
    draining_strength:
      "Quand il faut trancher, vous tranchez, et {role} vous le demande. Vous y laissez pourtant de l'énergie. L'un n'empêche pas l'autre : une décision peut être bonne, vite prise, et fatiguer quand même, surtout quand c'est la dixième de la journée.",
    stretch:
      "{Role} vous demande de dire à d'autres où l'on va. Vous ne le faites pas encore spontanément, et pourtant vous y gagnez de l'énergie. C'est une bonne façon de commencer à apprendre.",
    unused:
      'Quand personne ne se décide, vous dites facilement quel est le but. {Role} vous le demande peu. Une première occasion peut être toute petite : deux ou trois personnes et une vraie décision à prendre.',
    gives:
      "{Role} vous fait décider pour d'autres, et vous en ressortez avec plus d'énergie. La responsabilité, qui pèse à beaucoup de gens, fait partie de ce qui vous porte.",
  },
  title: {
    carries: 'Donner une direction vous vient naturellement',
    draining_strength: 'Vous décidez facilement, et la fatigue suit',
    strain: "Décider pour d'autres vous prend de l'énergie",
    stretch: "Mener un groupe demande un effort, et vous donne de l'énergie",
    unused: "Mener un groupe vous est facile, l'occasion est rare",
    gives: "Mener les autres vous donne de l'énergie",
    costs: "Les décisions prises pour d'autres vous fatiguent",
  },
  see: {
    carries:
      "Quand une discussion tourne en rond, vous proposez la suite, et {role} vous le demande. On croit souvent qu'il faut avoir la réponse pour donner une direction. Il suffit que la décision puisse se corriger, et que chacun sache quand on en reparlera. Si quelque chose manque, c'est donc rarement la direction. C'est plutôt la date où l'on vérifie qu'elle était bonne.",
    carries_gives:
      "Quand une discussion tourne en rond, vous proposez la suite : {role} vous le demande, et vous en tirez de l'énergie. On croit souvent qu'il faut avoir la réponse pour donner une direction. Il suffit que la décision puisse se corriger, et que chacun sache quand on en reparlera. Si quelque chose manque, c'est donc rarement la direction. C'est plutôt la date où l'on vérifie qu'elle était bonne.",
    draining_strength:
      "{Role} vous donne des choses à trancher. Prise à part, chacune peut paraître petite. Mais on ne les compte pas, et elles tombent souvent une par une, au milieu d'autre chose. Et plus on décide vite, plus il devient simple de demander au lieu de chercher. Vous ne gagneriez donc rien à décider encore plus vite. Il faudrait recevoir moins de questions.",
    strain:
      "Dans {role}, c'est à vous de trancher, et vous y laissez de l'énergie. Le choix lui-même est souvent rapide. Ce qui dure, c'est le temps d'avant, quand vous portez la question et que les autres ne savent pas encore qu'elle se pose. Ce temps-là peut se partager. La décision reste la vôtre, mais quelqu'un d'autre y a réfléchi avec vous.",
    stretch:
      "{Role} vous fait mener les autres, et vous en sortez avec plus d'énergie, même si cela vous demande encore un effort. On imagine volontiers qu'il faut un tempérament de chef. En pratique, on apprend par de toutes petites décisions, annoncées clairement et faciles à défaire. Ce sont aussi celles que l'on garde pour soi, parce qu'elles paraissent trop petites pour être dites.",
    unused:
      "Vous prenez volontiers les devants, ce que {role} demande peu. On attend facilement de recevoir un groupe à mener. Or on le confie souvent à quelqu'un qui en a déjà mené un, même pour peu de temps. Une petite affaire avec un but, une fin et deux personnes suffit donc pour commencer.",
    gives:
      "{Role} vous fait dire à d'autres où l'on va, et vous y gagnez de l'énergie. Cela tient parfois en trois phrases, le lundi matin. Ces phrases viennent d'un moment de calme, où l'on se demande ce qui compte vraiment. Personne ne voit ce moment, et il est facile de le donner à autre chose. C'est pourtant lui qu'il faut défendre si vous voulez garder le reste.",
    costs:
      "{Role} vous fait trancher pour d'autres, et chaque fois vous y laissez de l'énergie. Le choix lui-même est souvent la partie la plus courte. Avant, il y a les conversations. Après, il y a les questions, et quelqu'un qui espérait autre chose. Quand on cherche où est passée une semaine, c'est là qu'il faut regarder, et c'est là qu'on peut raccourcir.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi matin, il y a trois choses à faire et du temps pour une seule. Vous écoutez chacun, puis vous dites laquelle, et pourquoi. En sortant de la réunion, deux personnes de l'équipe se partagent déjà le travail.",
        "Un client se plaint, et l'équipe attend de savoir quoi faire. Vous dites ce qui se fait aujourd'hui et ce qui attendra demain. Quelqu'un rappelle le client, et la matinée continue.",
      ],
      colleagues: [
        "Une tâche commune n'avance plus, et personne n'est chargé de la mener. Vous proposez un jour, un ordre et un prénom pour chaque partie. Un collègue dit oui, une autre aussi, et l'on s'y met.",
        "Une nouvelle collègue ne sait pas par où commencer, et votre responsable n'est pas là. Vous lui dites ce qui compte cette semaine, et ce qu'elle peut laisser pour l'instant. À seize heures, sa première tâche est finie.",
      ],
      alone: [
        "Autour d'un même travail, trois personnes veulent trois choses différentes. Vous demandez laquelle compte le plus, et vous dites par quoi vous commencez. Un quart d'heure plus tard, tout le monde est d'accord.",
        'Une cliente appelle et ne sait plus par quel bout prendre les choses. Vous lui dites ce que vous feriez cette semaine, et ce que vous laisseriez pour plus tard. Quand elle raccroche, elle a une date et une première chose à faire.',
      ],
      serves: [
        "Il est midi, beaucoup de monde attend, et l'on se gêne. Vous dites qui s'occupe de quoi, sans hausser la voix. Dix minutes plus tard, la file a presque disparu, et une collègue plaisante.",
        "Quelques personnes arrivent et regardent autour d'elles sans savoir où aller. Vous leur dites ce qui va se passer, dans quel ordre, et avec qui. Elles vous suivent, et la matinée commence.",
      ],
      remote: [
        "Depuis la veille, on échange des messages sans rien décider. Vous écrivez cinq lignes : ce qu'on fait, qui commence, quand on en reparle. Les réponses tiennent en un mot, et la discussion s'arrête là.",
        "En visioconférence, une question difficile laisse tout le monde silencieux. Vous proposez un début, et vous demandez qui s'y met avec vous. Deux collègues se proposent avant la fin de l'appel.",
      ],
      target: [
        '« Par quoi commence-t-on ? » La question vous serait posée dès le matin. Vous répondriez, vous diriez pourquoi, et chacun se mettrait au travail. À midi, vous verriez déjà ce qui a changé.',
        "Un groupe hésiterait, avec de bonnes raisons des deux côtés. Vous écouteriez jusqu'au bout, puis vous choisiriez à voix haute. Le lendemain, tout le monde avancerait dans le même sens.",
      ],
    },
    costs: {
      leads: [
        "Depuis huit heures, on vous demande de trancher : une date, un ordre de passage, un mot dans une lettre. Rien de tout cela n'est grave. À midi c'est réglé, et votre propre travail n'est pas commencé.",
        "Il faut annoncer à l'équipe un choix qui déplaira à plusieurs. La veille au soir, vous cherchez encore vos mots. Après la réunion, trois personnes veulent vous parler, l'une après l'autre, et l'après-midi y passe.",
      ],
      colleagues: [
        "Vous menez une tâche commune sans pouvoir donner d'ordre à personne. Deux réponses manquent depuis lundi. Vous relancez avec le sourire, une fois, deux fois, et le jeudi vous avez écrit six messages de plus.",
        "La discussion s'éternise, et les regards se tournent vers vous. Vous proposez, on objecte, vous proposez autre chose. L'affaire est réglée, et à la pause vous cherchez un endroit silencieux.",
      ],
      alone: [
        "Le client n'arrive pas à choisir et vous demande de le faire pour lui. Vous expliquez, il hésite encore, il rappelle le soir. Le travail prévu ce jour-là a commencé à quinze heures.",
        "Il faut décider aujourd'hui, et la cliente ne répond pas. Vous décidez à sa place, et vous y repensez sur le chemin du retour. Le lendemain, elle a deux questions à ce sujet.",
      ],
      serves: [
        "Tout le monde vous demande ce qu'il faut faire, les gens que vous recevez comme vos collègues. Vous dites, vous montrez, vous répétez. Quand le calme revient, même le choix d'un sandwich est de trop.",
        "Une consigne déplaît, et c'est à vous de la faire respecter. Une personne discute longtemps, et les autres regardent. Vous restez aimable, vous ne cédez pas, et l'heure suivante paraît longue.",
      ],
      remote: [
        "Pendant l'appel, chacun se tait, et c'est à vous de dire la suite. Vous parlez, vous attendez, vous demandez un avis à chacun. Après le quatrième appel de ce genre, vous fermez l'ordinateur sans un mot.",
        "Ce qui était décidé le matin se défait dans les messages de l'après-midi. Vous appelez l'un, puis l'autre, et vous expliquez encore. À dix-huit heures tout tient de nouveau, et le reste de la journée a disparu.",
      ],
      target: [
        'Chaque personne qui viendrait vous voir aurait une question à faire trancher. Il faudrait répondre vite, et pour plusieurs. Le soir, vous auriez choisi pour tout le monde, et vos propres choix attendraient.',
        "Une décision déplairait à la moitié d'un groupe. Vous l'expliqueriez une fois à tous, puis à chacun. Elle finirait par être acceptée, et vous auriez passé la journée à parler.",
      ],
    },
    missing: {
      leads: [
        "Les objectifs arrivent déjà fixés, avec les dates et les moyens. L'équipe les applique, et vous veillez à ce que tout soit fait. Quelqu'un demande où l'on sera dans un an, et la réunion s'achève avant votre réponse.",
        "Chacun dans l'équipe connaît son travail, et la semaine passe en contrôles et en formulaires. Jeudi, on n'est pas d'accord sur la suite. Pendant une heure, il y a enfin quelque chose à trancher.",
      ],
      colleagues: [
        "La réunion s'achève sans que rien soit décidé. Vous aviez une proposition, et il n'y avait plus de temps. À la pause, deux collègues vous demandent ce que vous auriez fait.",
        "On vous dit quoi faire, vous le faites, c'est fini à l'heure. Puis on cherche quelqu'un pour s'occuper du repas de l'été. Votre main est levée avant les autres.",
      ],
      alone: [
        "Du matin au soir, vous travaillez sans personne à convaincre. Un client raconte au téléphone que rien n'avance chez lui, et que personne ne tranche. Vous lui dites trois phrases, et après l'appel il vous en vient dix autres.",
        'Chaque choix de la journée ne concerne que votre propre travail. Le soir, des amis hésitent entre deux restaurants. Vous en nommez un, et tout le monde se met en route.',
      ],
      serves: [
        "Les consignes sont claires, et vous les suivez. Un jour d'affluence, il faut que quelqu'un dise qui fait quoi. Vous le dites, tout simplement, et le lendemain il n'en est plus question.",
        "Vous recevez une personne, puis la suivante. À la pause, on parle d'une meilleure façon de se partager les journées. Vous auriez une idée, et la pause ne dure que dix minutes.",
      ],
      remote: [
        "Les tâches arrivent avec un prénom et une date. Vous les rendez à l'heure, et l'ordre est choisi d'avance. Pendant l'appel, vous voyez ce qui bloque, et votre micro reste coupé.",
        "Vendredi, un message cherche quelqu'un pour mener un petit groupe. Il n'y a pas encore de nom. Vous le lisez deux fois, puis vous revenez à la liste du jour.",
      ],
      target: [
        "D'autres fixeraient la direction, et vous feriez votre part. En réunion, une idée vous viendrait pour la suite. On l'écouterait, puis on reviendrait au programme.",
        "Les tâches seraient bien définies, chacune avec sa date. Parfois, deux personnes ne sauraient pas par où commencer et viendraient vous voir. Ce serait un quart d'heure dans la semaine, peut-être le meilleur.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Annoncez le but de la semaine',
        body: "Trois lundis de suite, dites à l'équipe en une phrase ce qui doit avoir changé le vendredi. Le vendredi, demandez à une personne comment elle l'avait compris, et écoutez sans corriger. Le lundi d'après, reprenez ses mots à elle.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Lundi, j'ai dit ce que je voulais pour la semaine. J'aimerais savoir comment cela a été compris, et ce qui n'était pas clair.",
        },
        notice: "Quelqu'un de l'équipe dit le but avec ses propres mots.",
        first: 'Écrivez en une phrase ce qui doit avoir changé vendredi.',
        done: 'Trois personnes vous ont dit comment elles avaient compris le but.',
      },
      colleagues: {
        name: 'Menez une petite tâche à plusieurs',
        body: 'Demandez à votre responsable une petite tâche que plusieurs se partagent et que personne ne mène. Convenez ensemble du but et de la date. Menez-la pendant trois semaines, et commencez chaque semaine par cinq minutes avec les autres.',
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais mener une petite tâche à plusieurs, pendant trois semaines. Il me faudrait le but et la date, et je proposerais comment faire.",
        },
        notice: 'Un collègue vous demande par quoi commencer.',
        first: 'Repérez deux tâches que plusieurs se partagent et que personne ne mène.',
        done: 'La tâche commune est finie à la date convenue.',
      },
      alone: {
        name: 'Commencez par une proposition claire',
        body: "Pendant trois semaines, commencez chaque nouveau travail par une proposition en trois phrases. Dites ce que vous visez, ce que vous feriez d'abord, ce que vous laisseriez de côté. Demandez au client un oui ou un changement avant de vous y mettre.",
        say: {
          to: 'un client',
          words:
            "J'ai écrit ma proposition en trois phrases. Je commencerais par la première, et je laisserais le reste pour plus tard. Est-ce que cela vous convient ?",
        },
        notice: "Un client dit oui avant que vous ayez fini d'expliquer.",
        first: 'Écrivez une proposition en trois phrases pour votre prochain travail.',
        done: 'Trois travaux ont commencé par votre proposition.',
      },
      seeking: {
        name: 'Demandez ce que vous pourrez décider',
        body: "Les annonces parlent volontiers d'autonomie, et le mot peut tout vouloir dire. Pendant trois semaines, à chaque entretien ou appel, demandez un exemple récent de décision prise à ce poste. Écrivez la réponse le soir, et classez les emplois d'après ces exemples.",
        say: {
          to: 'un recruteur',
          words:
            "J'aimerais comprendre ce qui se décide à ce poste. Pourriez-vous me donner un exemple récent, et me dire qui devait donner son accord ?",
        },
        notice: 'On vous répond par un exemple précis.',
        first: "Relisez trois annonces et soulignez ce que l'on y décide vraiment.",
        done: 'Deux exemples de décisions sont écrits, et les emplois sont classés.',
      },
      free: {
        name: 'Lancez enfin un projet à plusieurs',
        body: "Choisissez un projet dont on parle sans le commencer, comme un repas entre voisins ou une sortie avec votre cours. Fixez la date, d'ici trois semaines, et donnez une tâche à chacun. Le jour venu, c'est vous qui menez.",
        say: {
          to: 'un ami',
          words:
            "On en parle depuis longtemps. Si on le faisait un samedi de ce mois-ci ? Je m'occupe de fixer la date. Tu préviendrais les autres ?",
        },
        notice: "On vous demande ce qu'il faut apporter.",
        first: 'Écrivez le projet en une ligne, et trois prénoms en dessous.',
        done: 'La rencontre a eu lieu à la date que vous aviez fixée.',
      },
    },
    draining_strength: {
      leads: {
        name: "Confiez à quelqu'un une décision fréquente",
        body: "Repérez la décision que l'on vous demande le plus souvent, comme les congés ou les petits achats. Pendant trois semaines, quelqu'un de l'équipe la prend à votre place. Chaque demande de ce genre, vous l'envoyez à cette personne, sans donner votre avis.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Pendant trois semaines, ce serait possible de prendre à ma place toutes ces décisions ? Inutile de me demander avant.',
        },
        notice: 'On vous annonce un choix qui est déjà fait.',
        first: "Pendant une journée, tracez un trait chaque fois qu'on vous demande de décider.",
        done: "Pendant deux semaines, vous n'avez pris aucune décision de ce genre.",
      },
      colleagues: {
        name: 'Partagez les décisions avec un collègue',
        body: "Choisissez un travail où l'on attend vos décisions. Pendant trois semaines, vous gardez le but et les dates, et un collègue tranche toutes les petites questions. Dites aux autres à qui s'adresser. Vous en parlez ensemble dix minutes le vendredi, pas avant.",
        say: {
          to: 'un collègue',
          words:
            "J'aimerais qu'on se partage les décisions pendant trois semaines : je garde les dates, et je laisse toutes les petites questions. On se parlerait le vendredi.",
        },
        notice: 'Une petite question arrive directement chez votre collègue.',
        first: 'Choisissez le travail, et le collègue à qui le proposer.',
        done: 'Trois vendredis de suite, dix minutes ont suffi pour en parler.',
      },
      alone: {
        name: 'Proposez deux solutions et laissez choisir',
        body: "Pendant trois semaines, quand un client vous demande de décider pour lui, décrivez deux solutions, une phrase chacune. Donnez-lui un jour pour choisir. Sans réponse ce jour-là, vous prenez la première, et vous l'avez dit d'avance. Vous n'avez plus à peser la question ni à relancer.",
        say: {
          to: 'un client',
          words:
            'Il y a deux façons de faire, et les deux sont bonnes. Laquelle préférez-vous ? Sans réponse mercredi, je commence par la première.',
        },
        notice: 'Un client choisit sans demander ce que vous feriez.',
        first: 'Écrivez deux solutions, en une phrase chacune, pour une question ouverte.',
        done: 'Trois questions ont été réglées le jour dit.',
      },
      seeking: {
        name: 'Demandez ce qui se décide à plusieurs',
        body: "Pendant trois semaines, à chaque entretien ou appel, demandez ce qui se décide à plusieurs et ce qui revient à une seule personne. Rayez les emplois où tout revient à la même. Vous n'aurez plus à préparer ces candidatures-là.",
        say: {
          to: 'un recruteur',
          words:
            "Dans ce travail, qu'est-ce qui se décide à plusieurs ? Et qu'est-ce qui revient à une seule personne ?",
        },
        notice: 'On vous dit clairement qui décide de quoi.',
        first: 'Écrivez la question, et le nom de la première personne à qui la poser.',
        done: 'Deux réponses sont écrites, et chaque emploi est gardé ou rayé.',
      },
      free: {
        name: "Laissez quelqu'un d'autre mener une fois",
        body: "Choisissez, d'ici trois semaines, une occasion où l'on attend que vous décidiez, comme une réunion du club ou une soirée entre amis. Demandez à quelqu'un de tout décider cette fois. Venez avec une tâche simple, et ne préparez rien d'autre.",
        say: {
          to: 'un ami',
          words:
            "Tu voudrais bien t'en occuper cette fois ? Tu décides de tout, et moi, j'apporte le dessert.",
        },
        notice: "On demande ce qu'on fait, et quelqu'un d'autre répond.",
        first: "Choisissez l'occasion, et la personne à qui le demander.",
        done: "L'occasion est passée, et quelqu'un d'autre a tout décidé.",
      },
    },
    strain: {
      leads: {
        name: 'Tranchez à deux, deux fois par semaine',
        body: "Pendant trois semaines, rassemblez les décisions qui attendent, et voyez-les vingt minutes le mardi et le jeudi avec quelqu'un de l'équipe. Cette personne dit d'abord ce qu'elle ferait, puis vous tranchez. Entre-temps, ce qui ne presse pas reste sur la liste.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais voir les décisions à deux, vingt minutes le mardi et le jeudi, pendant trois semaines. Il me faudrait d'abord un avis franc, ensuite je tranche.",
        },
        notice: 'Une question du mercredi attend le jeudi sans dommage.',
        first: 'Écrivez les décisions en attente, et le nom de la personne.',
        done: 'Six rendez-vous de vingt minutes ont eu lieu.',
      },
      colleagues: {
        name: 'Laissez les autres choisir comment',
        body: 'Prenez une décision qui concerne plusieurs collègues, et demandez à votre responsable le résultat attendu. Donnez ce résultat au groupe. Pendant trois semaines, le groupe choisit comment y arriver, et vous ne tranchez plus les questions de détail.',
        say: {
          to: 'votre responsable',
          words:
            "Cette fois, j'aimerais connaître seulement le résultat attendu. Le groupe choisirait comment y arriver, et on regarderait dans trois semaines. Est-ce que ça irait ?",
        },
        notice: 'Une question de détail se règle sans attendre votre réponse.',
        first: 'Choisissez la décision, et écrivez le résultat attendu en une phrase.',
        done: "Le groupe a choisi comment faire, et vous n'avez tranché aucun détail.",
      },
      alone: {
        name: 'Envoyez votre conseil habituel par écrit',
        body: 'Repérez la décision que vos clients vous laissent le plus souvent. Écrivez une fois, en cinq lignes, ce que vous conseillez dans le cas courant, et pourquoi. Pendant trois semaines, envoyez ce texte dès que la question revient. Vous ne reprenez plus tout depuis le début.',
        say: {
          to: 'un client',
          words:
            "Pour cette question, voici ce que je conseille d'habitude, en cinq lignes. Si cela vous convient, je m'y mets. Sinon, on en parle dix minutes.",
        },
        notice: "Un client lit les cinq lignes et répond que c'est d'accord.",
        first: 'Écrivez les trois décisions que vos clients vous laissent le plus souvent.',
        done: 'Trois clients ont reçu les cinq lignes.',
      },
      seeking: {
        name: "Demandez avec qui l'on décide",
        body: "Dans certains emplois, on décide à deux, ou l'on sait à qui demander. Pendant trois semaines, cherchez-les dans les annonces, et posez la question au téléphone ou en entretien. Préparez d'abord ces candidatures-là, et laissez tomber celles où l'on décide toujours sans appui.",
        say: {
          to: 'un recruteur',
          words:
            "Quand une décision est difficile, avec qui peut-on en parler ici ? Et qui tranche quand on n'est pas d'accord ?",
        },
        notice: 'On vous répond en nommant une personne.',
        first: "Relisez trois annonces et cherchez avec qui l'on y travaille.",
        done: 'Deux réponses sont écrites, et vous avez laissé tomber une candidature.',
      },
      free: {
        name: "Partagez ce qu'il y a à décider",
        body: "Choisissez une chose qui vous revient dans les trois semaines : une sortie, un repas, une réunion du club. Confiez le lieu à une personne et le programme à une autre. Ce qu'elles décident est décidé, et vous n'y revenez pas.",
        say: {
          to: 'un ami',
          words:
            "C'est moi qui m'en occupe ce mois-ci. Tu voudrais choisir le lieu ? Ce que tu décides me convient.",
        },
        notice: "On vous annonce le lieu, et vous n'avez rien eu à choisir.",
        first: "Écrivez ce qu'il y a à décider, et deux prénoms à côté.",
        done: "Deux personnes ont décidé, l'une du lieu, l'autre du programme.",
      },
    },
    stretch: {
      leads: {
        name: 'Annoncez une petite décision par semaine',
        body: "Trois semaines de suite, choisissez une décision facile à défaire. Annoncez-la à l'équipe en trois phrases : quoi, pourquoi, et jusqu'à quand. Demandez ensuite à une personne ce qui n'était pas clair, et tenez-en compte la semaine suivante.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'ai annoncé une décision. J'aimerais savoir ce qui n'était pas clair, pour mieux le dire la prochaine fois.",
        },
        notice: "Quelqu'un de l'équipe explique votre décision à un autre.",
        first: 'Écrivez en trois phrases une décision facile à défaire.',
        done: 'Trois décisions ont été annoncées, en trois phrases chacune.',
      },
      colleagues: {
        name: 'Menez une courte discussion par semaine',
        body: "Trois semaines de suite, menez une courte discussion qui a lieu de toute façon, par exemple sur les tâches du jour. Dites au début ce qu'il faut régler, et à la fin qui fait quoi. Demandez ensuite à votre responsable ce qui n'était pas clair.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais m'exercer à mener une discussion. Est-ce que je pourrais le faire le mardi, trois semaines de suite, quand on se réunit ?",
        },
        notice: 'La discussion se termine, et personne ne redemande qui fait quoi.',
        first: "Choisissez la discussion, et écrivez ce qu'elle doit régler.",
        done: 'À la fin de trois discussions, vous avez dit qui fait quoi.',
      },
      alone: {
        name: 'Menez chaque premier rendez-vous',
        body: "Pendant trois semaines, menez du début à la fin chaque premier rendez-vous avec un client. Annoncez en arrivant les trois choses à décider. En partant, redites qui fait quoi, et demandez au client ce qui n'était pas clair.",
        say: {
          to: 'un client',
          words:
            "Je vous propose de décider de trois choses aujourd'hui. À la fin, je redis qui fait quoi. Est-ce que cela vous convient ?",
        },
        notice: "Le client redit lui-même ce qu'il doit faire.",
        first: 'Écrivez les trois choses à décider au prochain rendez-vous.',
        done: "Trois clients vous ont dit ce qui était clair et ce qui ne l'était pas.",
      },
      seeking: {
        name: 'Réunissez trois personnes qui cherchent aussi',
        body: "Proposez à trois personnes en recherche d'emploi de se parler une heure par semaine, trois semaines de suite. Fixez un but pour chaque heure, comme de meilleures lettres. Pendant l'heure, veillez à ce que chacun parle et reparte avec une chose à faire.",
        say: {
          to: 'une personne qui cherche aussi',
          words:
            'Je réunis quelques personnes qui cherchent un emploi, une heure le mardi, pendant trois semaines. Je prépare le sujet. Est-ce que cela pourrait vous intéresser ?',
        },
        notice: "L'une d'elles arrive avec ce qu'elle avait promis la fois d'avant.",
        first: 'Écrivez à deux personnes qui cherchent aussi et proposez un jour.',
        done: 'Trois rencontres ont eu lieu, chacune avec un but.',
      },
      free: {
        name: 'Menez deux petites sorties',
        body: "En trois semaines, menez deux petites sorties avec un cours, un club ou des amis. Dites au début ce qui est prévu, et tranchez quand les autres hésitent. Demandez ensuite à une personne ce qui était clair, et ce qui ne l'était pas.",
        say: {
          to: 'un ami',
          words:
            "Samedi, c'est moi qui mène la sortie. On se retrouve à deux heures, et je dis le reste sur place. Tu me diras après ce qui n'était pas clair ?",
        },
        notice: 'Les autres se mettent en route sans que vous répétiez.',
        first: 'Choisissez une sortie et proposez un jour à deux personnes.',
        done: 'Deux sorties ont eu lieu, et chaque fois une personne a donné son avis.',
      },
    },
    unused: {
      leads: {
        name: 'Gardez une heure pour voir plus loin',
        body: "Trois semaines de suite, confiez à quelqu'un de l'équipe une liste ou un compte rendu. Prenez l'heure ainsi gagnée pour une seule question : où l'équipe devrait-elle en être dans un an ? La troisième semaine, donnez votre réponse à l'équipe et demandez la sienne.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Il me faudrait une heure par semaine pour réfléchir à la suite, pendant trois semaines. Pendant ce temps, ce serait possible de faire une de mes tâches à ma place ?',
        },
        notice: "Quelqu'un de l'équipe demande comment vous voyez la suite.",
        first: 'Choisissez la liste ou le compte rendu, et la personne.',
        done: "L'équipe a entendu votre réponse, et vous avez entendu la sienne.",
      },
      colleagues: {
        name: 'Prenez en main un sujet qui traîne',
        body: 'Cherchez une chose que plusieurs voudraient et que personne ne commence. Proposez de la mener pendant trois semaines, deux heures par semaine. Voyez avec votre responsable quelle tâche attend pendant ce temps, et ce qui devra être fini au bout.',
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais prendre en main un sujet qui traîne, deux heures par semaine, pendant trois semaines. Est-ce qu'une autre tâche pourrait attendre ?",
        },
        notice: 'Un collègue vous demande quelle est la suite.',
        first: 'Demandez à deux collègues quel sujet traîne depuis longtemps.',
        done: 'Au bout de trois semaines, ce qui était convenu est fini.',
      },
      alone: {
        name: 'Proposez de mener un travail à plusieurs',
        body: "D'ici trois semaines, repérez chez un client un travail où plusieurs personnes interviennent et que personne ne coordonne. Proposez de le mener : qui fait quoi, dans quel ordre, pour quand. Comptez ce temps dans votre prix.",
        say: {
          to: 'un client',
          words:
            "Plusieurs personnes interviennent sur ce travail. Je peux m'occuper de qui fait quoi, et pour quand, et vous n'auriez qu'un numéro à appeler. Est-ce que cela vous aiderait ?",
        },
        notice: 'Un client vous demande dans quel ordre les choses vont se faire.',
        first: 'Parmi vos travaux, repérez celui où plusieurs personnes interviennent.',
        done: 'Un client a entendu votre proposition et y a répondu.',
      },
      seeking: {
        name: 'Menez une action dans une association',
        body: 'Proposez à une association ou à un club de mener une petite action, comme une collecte ou une sortie. Donnez-lui deux heures par semaine, trois semaines de suite. Racontez-la ensuite en trois lignes dans vos candidatures.',
        say: {
          to: "quelqu'un d'une association",
          words:
            "J'ai deux heures par semaine, pendant trois semaines, et je prends volontiers les choses en main. Est-ce qu'une action attend encore quelqu'un ?",
        },
        notice: 'Un recruteur vous pose une question sur ces trois lignes.',
        first: "Appelez une association et demandez quelle action cherche quelqu'un.",
        done: "L'action a eu lieu, et deux candidatures la racontent.",
      },
      free: {
        name: 'Menez un petit projet à quatre',
        body: "Choisissez un petit projet utile à votre rue, à votre cours ou à votre club, qui tienne en trois semaines. Dites le but en une phrase, et demandez deux heures à trois personnes. C'est vous qui fixez l'ordre et les dates.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais qu'on le fasse à quatre, d'ici trois semaines. Il faudrait deux heures de ton temps, et je m'occupe du reste. Ça te tente ?",
        },
        notice: 'On vous appelle pour savoir quand on commence.',
        first: 'Écrivez le but en une phrase et parlez-en à deux personnes.',
        done: 'Trois personnes ont donné leurs deux heures, et le but est atteint.',
      },
    },
  },
} as const satisfies NatureWords;
