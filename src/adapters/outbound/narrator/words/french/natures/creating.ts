import type { NatureWords } from '../../nature-words.ts';

export const creating = {
  about: "Partir d'une page blanche et en tirer quelque chose : un texte, un objet, un cours, un projet.",
  standing: {
    core: 'Les idées neuves vous viennent facilement, {role} en demande souvent, et votre énergie tient.',
    costly_strength:
      "Les idées neuves vous viennent facilement, {role} en demande souvent, et vous y laissez de l'énergie.",
    untapped: "Les idées neuves vous viennent facilement, et {role} n'en demande presque jamais.",
    reserve:
      "Les idées neuves vous viennent, au prix d'une certaine fatigue, et {role} n'en demande presque jamais.",
    growth_edge:
      '{Role} demande souvent de partir de rien, et vous pouvez apprendre à le faire sans vous épuiser.',
    strain: "{Role} demande souvent de partir de rien, et il vous en coûte un effort et de l'énergie.",
    background: "Les débuts à partir de rien vous demandent un effort, et {role} n'en exige presque jamais.",
    some_natural: 'Les idées neuves vous viennent facilement, et {role} en demande de temps en temps.',
    some_middle: 'Les idées neuves vous viennent assez bien, et {role} en demande de temps en temps.',
    some_little: '{Role} demande parfois de partir de rien, et ces débuts vous coûtent un effort.',
    seldom_middle: "Les idées neuves vous viennent assez bien, et {role} n'en demande presque jamais.",
    asked_gives: "{Role} demande souvent du neuf, et vous y gagnez de l'énergie.",
    asked_costs: "{Role} demande souvent de partir de rien, et cela vous prend de l'énergie.",
    asked_even: '{Role} demande souvent du neuf, et votre énergie reste à peu près la même.',
    seldom_gives:
      "Les choses nouvelles à créer vous donnent de l'énergie, et {role} n'en propose presque jamais.",
    seldom_costs:
      "{Role} ne demande presque jamais de partir de rien, et ce travail vous prend de l'énergie.",
    seldom_even: "{Role} ne demande presque jamais du neuf, et votre énergie n'en dépend guère.",
  },
  opening: {
    carries:
      "Quand une chose n'existe pas encore, une première version vous vient facilement. {Role} demande souvent ce genre de débuts, et il vous reste ensuite de l'énergie pour autre chose. Ce qui va si bien passe vite inaperçu, et c'est pourquoi cette lettre commence par là.",
    draining_strength:
      "Une première version vous vient facilement, même quand il n'y a aucun modèle. {Role} en demande souvent. Ce travail vous prend aussi de l'énergie, et l'on y pense peu quand une chose vient si naturellement.",
    stretch:
      "{Role} demande souvent de partir de rien, et cela vous coûte encore un effort. Pourtant, ce travail vous donne de l'énergie. C'est une bonne raison de l'apprendre, car d'ordinaire l'effort diminue avec l'exercice.",
    unused:
      "Les idées neuves vous viennent facilement : un texte, un objet, une solution à ce qui manque. {Role} n'en demande presque jamais. Il faut peu de chose pour que cela change, car une nouveauté peut tenir sur une page.",
    gives:
      "Quand {role} vous demande une chose qui n'existe pas encore, vous y gagnez de l'énergie. Il vous en reste plus après qu'avant. Un tel travail mérite une place fixe dans la semaine.",
  },
  title: {
    carries: 'Les idées neuves vous viennent, et {role} en a besoin',
    draining_strength: "Vous créez facilement, et cela vous prend de l'énergie",
    strain: "La page blanche vous prend beaucoup d'énergie",
    stretch: "L'effort d'inventer vous donne de l'énergie",
    unused: "Les idées vous viennent, et l'on en demande peu",
    gives: "Les choses nouvelles à créer vous donnent de l'énergie",
    costs: "Les débuts à partir de rien vous coûtent de l'énergie",
  },
  see: {
    carries:
      "Une première version vous vient facilement, même quand personne ne sait dire au juste ce qu'il faut. {Role} en demande souvent, et il vous reste de l'énergie pour la suite. On croit volontiers qu'un travail aussi facile peut se glisser n'importe où dans la journée. Il lui faut pourtant un temps sans interruption, et c'est souvent ce temps qui manque d'abord dans une semaine chargée.",
    draining_strength:
      "Les idées vous viennent, {role} en demande souvent, et vous y laissez de l'énergie. Ce genre de travail ne s'arrête pas toujours avec la journée. Tant qu'une idée cherche sa forme, on y revient facilement à table ou en chemin. Ces moments passent pour du repos, alors que l'esprit travaille encore.",
    strain:
      "Dans {role}, il faut souvent commencer sans modèle, et cet effort vous prend de l'énergie. On prend facilement cette peine pour un manque d'imagination. Souvent, seul le début est lourd, quand tout est ouvert et qu'il n'y a rien à corriger. Avec un exemple sous les yeux, ou une demande précise, la même tâche peut peser bien moins.",
    stretch:
      "Les idées neuves ne vous viennent pas toutes seules, et {role} en demande souvent. Pourtant, ce travail vous donne de l'énergie. On peut croire qu'une chose difficile n'est pas faite pour soi, mais l'énergie gagnée dit le contraire. L'aisance vient d'ordinaire après beaucoup de petits essais, et une bonne part de ces essais sont maladroits.",
    unused:
      "Les idées neuves vous viennent facilement, et {role} n'en demande presque jamais. Personne ne l'a forcément voulu : là où les tâches sont fixées d'avance, il n'y a rien à inventer. Vos idées n'en valent pas moins. Une chose nouvelle peut d'ailleurs être très petite, et une seule page en est déjà une.",
    gives:
      "{Role} demande de faire des choses nouvelles, et vous y gagnez de l'énergie. Elle vient souvent de deux moments : le début, quand tout est ouvert, et la fin, quand la chose est là. Entre les deux, les heures peuvent être aussi sèches que dans n'importe quel travail. Voilà pourquoi un projet jamais fini donne si peu d'énergie.",
    costs:
      "{Role} demande souvent de partir de rien, et vous y laissez de l'énergie. Le plus lourd est souvent l'attente avant le premier trait ou la première ligne. De l'extérieur, elle ne ressemble guère à du travail, puisqu'il n'y a rien à voir. La même tâche coûte moins quand une partie est donnée : une version ancienne, un exemple, un souhait précis.",
  },
  scenes: {
    gives: {
      leads: [
        "Il faut expliquer une nouvelle manière de faire à l'équipe, et rien n'est encore écrit. Vous prenez une feuille et vous y mettez trois idées. Vingt minutes plus tard, vous lisez le début à quelqu'un, qui ajoute une phrase.",
        "Un rendez-vous est annulé, et il vous reste une demi-heure. Vous reprenez un projet qui n'a encore qu'un titre. Quand le téléphone sonne de nouveau, la première page est écrite.",
      ],
      colleagues: [
        "Un mardi, cela peut se passer ainsi : on cherche comment accueillir les nouveaux, et il n'y a pas de modèle. Vous écrivez quelques lignes pendant la pause. Avant midi, une feuille circule, et quelqu'un y ajoute un mot.",
        "On vous demande une chose pour laquelle il n'y a ni exemple ni consigne. Vous essayez une forme, vous la changez, puis vous en essayez une autre. Quand on vient vous chercher pour déjeuner, il ne manque plus que la fin.",
      ],
      alone: [
        "Un client vous dit en deux phrases vagues ce qu'il voudrait. Vous posez quelques questions, et vous faites un croquis devant lui. Il le regarde, il montre un détail du doigt, et il dit : oui, comme cela.",
        "Une commande ne peut pas se faire comme d'habitude. Vous cherchez une autre façon pendant une bonne partie de la matinée, et vous la trouvez. Sur le chemin du retour, vous pensez déjà au prochain client à qui elle pourrait servir.",
      ],
      serves: [
        "L'explication habituelle ne passe pas, et vous en trouvez une autre, avec un dessin sur une feuille. La personne en face suit le trait du doigt, puis elle hoche la tête. Elle demande si elle peut garder la feuille.",
        "Quelqu'un souhaite une chose qui n'existe pas sous cette forme. Vous réfléchissez un moment, vous en réunissez deux autres, et vous montrez le résultat. La personne repart avec quelque chose qui a été fait pour elle.",
      ],
      remote: [
        "Aucun appel avant onze heures ce jeudi. Vous ouvrez un document vide, et le plan vient ligne après ligne. Quand l'appel commence, vous avez déjà quelque chose à montrer aux autres.",
        "Un message demande si quelqu'un a déjà écrit quelque chose sur un sujet. Il n'y a rien encore. Vous écrivez une première page avant le déjeuner, et l'après-midi, une autre personne demande à s'en servir.",
      ],
      target: [
        'Dans un tel rôle, la matinée peut commencer par une page vide et un souhait assez flou. Vous essaieriez une idée, vous la barreriez, vous en essaieriez une autre. À midi, il y aurait une ébauche.',
        "Quelqu'un viendrait vous voir avec un besoin tout nouveau. Vous l'écouteriez, vous y penseriez jusqu'au lendemain, puis vous apporteriez un premier essai. Cette personne le regarderait longtemps, et poserait beaucoup de questions.",
      ],
    },
    costs: {
      leads: [
        "Une idée est attendue pour jeudi, et mardi, la page est encore vide. Toutes les demi-heures, quelqu'un de l'équipe a besoin d'une réponse. Chaque fois, vous reprenez au début, et la page s'écrit finalement le soir.",
        "Un problème nouveau arrive, personne n'a d'idée, et les regards vont vers vous. Vous trouvez une solution possible. Trois autres conversations suivent, et dans la dernière, vous faites répéter la question.",
      ],
      colleagues: [
        "Lundi, c'est un texte, mercredi, un formulaire que personne n'a jamais fait. Chaque fois, vous commencez par une page vide. Vendredi, à la troisième demande, vous la regardez longtemps avant d'écrire une ligne.",
        "« Faites-moi une proposition pour demain », dit votre responsable, et la conversation est finie. Vous écrivez un début, vous l'effacez, vous allez chercher un verre d'eau. À dix-sept heures, il y a dix lignes, et la journée y est passée.",
      ],
      alone: [
        'Le client veut tout autre chose que la dernière fois, et il ne sait pas dire quoi. Vous imaginez trois solutions en trois soirs. Il prend la première, et les heures passées sur les deux autres ne sont sur aucune facture.',
        'Cette semaine, chaque commande demande une solution nouvelle. Vous y pensez en conduisant, puis à table. Le vendredi soir, il vous faut un long moment pour répondre à une question toute simple.',
      ],
      serves: [
        "Les gens qui viennent attendent chaque fois une idée nouvelle, et c'est à vous de la trouver. Vous la cherchez sur le chemin du travail. Quand la première personne arrive, votre journée a commencé depuis une heure.",
        "Une demande ne ressemble à aucune autre, et vous trouvez une réponse sur-le-champ. La personne suivante a besoin d'une autre idée, et celle d'après aussi. À la pause, vous restez sans parler devant votre tasse.",
      ],
      remote: [
        "Le document partagé a un titre, et rien en dessous. Chez vous, il n'y a personne avec qui réfléchir à voix haute. Vous commencez quatre fois, et quand la page est pleine, l'heure du déjeuner est passée.",
        "Pendant un appel, on vous demande des idées pour le lendemain matin. Les autres raccrochent, et la question vous reste. Le soir, vous envoyez six idées, et une ligne revient : merci, en avez-vous d'autres ?",
      ],
      target: [
        'Dans un tel rôle, chaque semaine demanderait une idée nouvelle, sans exemple à suivre. Vous en trouveriez une, puis une deuxième. La troisième viendrait le soir, sur le chemin du retour, ou ne viendrait pas.',
        "On vous donnerait un souhait et une date, rien d'autre. Le premier jour passerait en essais, et le soir, il n'y aurait presque rien à montrer. Le lendemain, il faudrait recommencer.",
      ],
    },
    missing: {
      leads: [
        "La journée se passe en réponses : oui à l'un, non à l'autre, plus tard au troisième. Sur le chemin du retour, il vous vient une idée pour l'équipe. Le lendemain matin, les questions reprennent.",
        "Vous relisez et vous corrigez ce que d'autres ont imaginé. Un jour, une conversation finit plus tôt, et vous parlez à deux d'une chose qui n'existe pas encore. Au bout de dix minutes, le téléphone sonne.",
      ],
      colleagues: [
        "Un mercredi, cela peut se passer ainsi : vous prenez une ancienne lettre, vous changez le nom, et vous l'envoyez. Vous en avez déjà une tout autre en tête. Vous en écrivez deux lignes, puis la tâche suivante arrive.",
        "Quelqu'un s'en va, et il faut écrire la carte. Vous vous en chargez, et la carte devient une page entière avec un dessin. De toute la semaine, c'est la seule chose nouvelle que vous ayez faite.",
      ],
      alone: [
        "Les commandes se ressemblent, et les factures sont payées. Puis un client demande si vous feriez une chose que vous n'avez encore jamais faite. Vous dites oui tout de suite, et vous cherchez un crayon.",
        "Entre un devis et un appel, il reste une demi-heure. Vous commencez à imaginer une chose que personne n'a demandée. Le téléphone sonne, et la feuille attend un autre jour calme.",
      ],
      serves: [
        "Les gestes sont fixés, les phrases aussi, et les gens se suivent. Quelqu'un s'ennuie en attendant, et vous inventez une devinette. On vous en demande une autre, mais c'est déjà le tour de la personne suivante.",
        "Tout ce qu'il vous faut arrive avec un mode d'emploi. Un jour, il manque quelque chose, et vous fabriquez de quoi le remplacer. Le lendemain, la livraison est là, et tout redevient comme avant.",
      ],
      remote: [
        "Les tâches arrivent étape par étape, et vous les cochez. Dans une autre fenêtre, il y a une page à vous, avec une moitié d'idée. Vous y ajoutez une ligne quand un appel commence en retard.",
        "Chaque document que vous écrivez est la copie d'un autre. Puis, pendant un appel, on demande une idée nouvelle, et il vous en vient trois. L'appel continue, et vous revenez à vos copies.",
      ],
      target: [
        'Dans un tel rôle, presque tout aurait déjà sa forme : les lettres, les listes, la manière de répondre. De temps en temps, il manquerait quelque chose. Vous vous en chargeriez pendant une demi-heure calme, puis tout reprendrait.',
        "Vous suivriez du matin au soir ce que d'autres ont imaginé. Parfois, vous parleriez en passant d'une idée nouvelle. On vous répondrait qu'elle est jolie, et qu'on verra plus tard.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Cherchez une idée à trois',
        body: "Choisissez une question à laquelle l'équipe n'a pas encore de réponse. Pendant quatre semaines, cherchez une idée avec deux personnes, une demi-heure par semaine, à la place d'une autre réunion. Chacun propose la sienne, même maladroite. À la fin, décidez ensemble laquelle essayer.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais chercher une idée pour … avec toi, une demi-heure par semaine pendant un mois. Viens avec la tienne, même mal dégrossie. Est-ce que cela te dit ?",
        },
        notice: "Quelqu'un de l'équipe arrive avec une idée que vous n'aviez pas demandée.",
        first: 'Choisissez la question, et les deux personnes avec qui chercher.',
        done: "L'équipe essaie une idée née pendant ces demi-heures.",
      },
      colleagues: {
        name: 'Gardez une heure sans interruption',
        body: "Choisissez parmi vos tâches celle qui part de rien. Pendant trois semaines, donnez-lui une heure au calme, toujours le même jour. Quelqu'un de l'équipe répond à votre place pendant cette heure, et vous faites de même pour lui un autre jour.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Pour …, il me faudrait une heure au calme. Peux-tu répondre à ma place mardi, de neuf à dix ? Je fais la même chose pour toi quand tu veux.',
        },
        notice: "L'heure se termine, et personne n'est venu vous poser de question.",
        first: "Choisissez la tâche, et l'heure où l'on vous cherche le moins.",
        done: "L'heure a eu lieu trois fois, et quelqu'un a vu le résultat.",
      },
      alone: {
        name: "Parlez d'une idée à trois clients",
        body: "À la fin d'un travail, parlez au client d'une idée qu'il n'a pas demandée. Trois phrases suffisent, ou un croquis fait devant lui. Si elle l'intéresse, dites-lui ce qu'elle coûterait. Faites-le avec trois clients ce mois-ci.",
        say: {
          to: 'un client',
          words:
            "En travaillant pour vous, j'ai eu une idée pour …, et je peux l'expliquer en deux minutes. Si elle vous plaît, je vous envoie un prix.",
        },
        notice: 'Un client demande ce que coûterait votre idée.',
        first: 'Écrivez une idée pour un client que vous verrez ou appellerez de toute façon.',
        done: "Trois clients ont entendu une idée qu'ils n'avaient pas demandée.",
      },
      seeking: {
        name: "Apportez une idée à l'entretien",
        body: "Avant votre prochain entretien, imaginez une chose qui pourrait servir à cet employeur, comme une fiche ou un petit service. Une heure et une page suffisent, à la place d'une heure d'annonces. Apportez la page, et demandez ce qu'il faudrait y changer.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "En préparant notre rendez-vous, j'ai eu une idée pour vous. Elle tient sur une page. Voulez-vous la regarder et me dire ce qui n'irait pas ?",
        },
        notice: 'La personne qui vous reçoit garde la page.',
        first: 'Relisez une annonce, et cherchez ce qui pourrait manquer à cet employeur.',
        done: 'Un employeur a lu une page imaginée pour lui.',
      },
      free: {
        name: "Menez un petit projet jusqu'au bout",
        body: "Choisissez une chose à créer, assez petite pour être finie en quatre semaines, comme un carnet illustré ou un jeu. Donnez-lui une heure par semaine, toujours le même jour. Le quatrième dimanche, montrez-la à quelqu'un.",
        say: {
          to: 'un ami',
          words:
            "Je fabrique quelque chose, et j'aimerais te le montrer le dernier dimanche du mois. Viendras-tu ? Cela m'aide d'avoir une date.",
        },
        notice: "Quelqu'un vous demande où en est votre projet.",
        first: 'Écrivez trois choses que vous pourriez créer, et choisissez la plus petite.',
        done: "Le projet est fini, et quelqu'un d'autre l'a vu.",
      },
    },
    draining_strength: {
      leads: {
        name: "Laissez quelqu'un d'autre commencer",
        body: "Choisissez une chose nouvelle que l'on attend de vous ce mois-ci. Demandez à quelqu'un de l'équipe d'en faire la première version, et déchargez cette personne d'une autre tâche. Regardez la version ensemble une demi-heure, et n'y ajoutez que deux idées.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pour …, j'aimerais que tu fasses la première version. Elle peut être imparfaite. On la regarde ensemble jeudi, une demi-heure. Qu'est-ce que je peux te retirer en échange ?",
        },
        notice: "Une première version arrive, et pas une ligne n'est de vous.",
        first: 'Choisissez une chose nouvelle à faire ce mois-ci, et la personne qui pourrait la commencer.',
        done: "Quelqu'un d'autre a fait une première version, et vous y avez ajouté deux idées au plus.",
      },
      colleagues: {
        name: 'Inventez une seule chose à la fois',
        body: "Écrivez ce que l'on attend de vous et qui n'existe pas encore. Demandez à votre responsable ce qui presse le plus. Pendant trois semaines, ne commencez la chose suivante que lorsque la première est remise. Toute nouvelle demande va en bas de la liste.",
        say: {
          to: 'votre responsable',
          words:
            "J'ai plusieurs choses à inventer en même temps, et j'aimerais les faire l'une après l'autre. Laquelle vous faut-il d'abord ? Les autres attendraient leur tour.",
        },
        notice: "Quelqu'un demande quand viendra le tour de sa demande.",
        first: 'Écrivez sur une page ce qui reste à inventer, et pour qui.',
        done: "Deux choses ont été remises, l'une après l'autre.",
      },
      alone: {
        name: 'Proposez une seule solution',
        body: "Pendant un mois, proposez à chaque client une seule solution, celle que vous choisiriez. Dites dès le premier appel que le prix comprend une correction. Si le client veut une deuxième solution, donnez-lui d'abord un prix, et attendez sa réponse avant de chercher.",
        say: {
          to: 'un client',
          words:
            "Je vous propose une solution, celle que je choisirais à votre place, et je la corrige une fois. Si vous en voulez une autre, je vous dis d'abord ce qu'elle coûte.",
        },
        notice: 'Un client dit oui à la première solution.',
        first: "Relisez votre dernier devis, et comptez les solutions qu'il vous a fallu chercher.",
        done: 'Deux clients ont reçu une seule solution chacun.',
      },
      seeking: {
        name: 'Gardez une lettre comme modèle',
        body: 'Une lettre écrite à partir de rien peut prendre une soirée. Choisissez-en une bonne, et gardez-la comme modèle pendant trois semaines. Ne changez chaque fois que les premières lignes, en une heure au plus. Le reste de la soirée est libre.',
        say: {
          to: 'un ami',
          words:
            "J'envoie maintenant toutes mes lettres à partir du même modèle. Peux-tu le lire et me dire quelle phrase te gêne ?",
        },
        notice: "Une lettre part au bout d'une heure.",
        first: 'Choisissez parmi vos lettres celle qui servira de modèle.',
        done: 'Trois candidatures sont parties avec la même lettre, sauf les premières lignes.',
      },
      free: {
        name: 'Reprenez une idée qui a servi',
        body: "Quand il faut une idée pour une fête, un exposé ou un repas, reprenez celle qui a déjà plu. Pendant un mois, n'inventez qu'une chose nouvelle par semaine. Pour le reste, demandez une idée à quelqu'un, ou cherchez-la dans un livre.",
        say: {
          to: 'un ami',
          words:
            "Pour …, je te propose de reprendre ce qui t'avait plu la dernière fois. Si tu préfères du neuf, trouve une idée, et je t'aide une heure.",
        },
        notice: "Quelqu'un d'autre arrive avec une idée.",
        first: 'Écrivez deux idées qui ont déjà plu et qui peuvent resservir.',
        done: 'Deux idées anciennes ont resservi.',
      },
    },
    strain: {
      leads: {
        name: "Donnez le premier pas à quelqu'un",
        body: "Cherchez dans l'équipe la personne à qui les idées viennent facilement. Ce mois-ci, c'est elle qui commence ce qui est nouveau. Donnez-lui le but et la date, en un quart d'heure, et retirez-lui une autre tâche. Vous corrigez ensuite ce qu'elle apporte.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pour …, j'ai un but et une date, et pas encore d'idée. Voudrais-tu faire le premier pas ? Je te retire … cette semaine, et je relis vendredi.",
        },
        notice: "Quelqu'un vous apporte un début, et vous n'avez plus qu'à corriger.",
        first: 'Repensez à la dernière réunion, et écrivez qui avait des idées.',
        done: "Une chose nouvelle a été commencée par quelqu'un d'autre.",
      },
      colleagues: {
        name: "Partez toujours d'un exemple",
        body: "Pendant trois semaines, ne partez plus de rien. Quand on vous demande quelque chose de nouveau, cherchez d'abord l'exemple le plus proche. Copiez-le, puis changez ce qui ne convient pas. S'il n'y en a aucun, cherchez le début à deux, en dix minutes.",
        say: {
          to: 'votre responsable',
          words:
            "Je vais plus vite quand je pars d'un exemple. En avez-vous un pour … ? Sinon, pourrions-nous chercher le début ensemble, dix minutes ?",
        },
        notice: 'Au bout de cinq minutes, il y a déjà quelque chose à corriger.',
        first: 'Mettez de côté trois exemples qui pourraient vous resservir.',
        done: "Deux choses nouvelles sont parties d'un exemple.",
      },
      alone: {
        name: 'Commencez avec le client',
        body: "Ce mois-ci, cherchez l'idée avec le client. Au premier appel ou à la première visite, demandez-lui un exemple qui lui plaît et un autre qui lui déplaît. Faites ensuite un premier croquis ou une première liste avec lui. Vingt minutes suffisent.",
        say: {
          to: 'un client',
          words:
            'Avant que je commence, pourriez-vous me montrer un exemple qui vous plaît et un autre qui vous déplaît ? Nous partirons de là. Vingt minutes suffisent.',
        },
        notice: 'Vous quittez le client avec une première idée sur le papier.',
        first: 'Écrivez les deux questions que vous poserez au prochain client.',
        done: 'Deux commandes ont commencé par les exemples du client.',
      },
      seeking: {
        name: "Demandez ce qu'il faudra inventer",
        body: "Le même titre de poste peut cacher deux métiers. Dans l'un, il faut inventer toute la semaine. Dans l'autre, on suit des modèles. À vos deux prochains entretiens, posez la question. Écrivez la réponse le soir même, puis comparez.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            'Quand il faut faire quelque chose de nouveau ici, y a-t-il un exemple à suivre ? Et avec qui est-ce que je commencerais ?',
        },
        notice: 'Les deux réponses décrivent deux métiers différents.',
        first: "Relisez trois annonces, et soulignez ce qu'il faudrait inventer.",
        done: 'Deux employeurs ont répondu à votre question.',
      },
      free: {
        name: 'Cherchez le début à deux',
        body: "Ce mois-ci, quand une idée ne vient pas au bout d'un quart d'heure, appelez quelqu'un. Racontez ce que vous cherchez, et écrivez ce que vous venez de dire. Dix minutes suffisent, pour un devoir comme pour une fête.",
        say: {
          to: 'un ami',
          words:
            "Je cherche une idée pour … et je tourne en rond. As-tu dix minutes ? Pose-moi des questions, et j'écris ce que je te réponds.",
        },
        notice: "Quand vous raccrochez, la page n'est plus vide.",
        first: 'Choisissez deux personnes que vous pourriez appeler quand une idée manque.',
        done: 'Deux projets ont commencé par un coup de fil.',
      },
    },
    stretch: {
      leads: {
        name: 'Montrez un brouillon par semaine',
        body: "Choisissez une petite chose qui manque à l'équipe. Pendant trois semaines, donnez-lui une demi-heure le mercredi, à la place d'une autre tâche. Le vendredi, montrez à quelqu'un où vous en êtes, et demandez une seule chose à changer.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Voici ce que j'ai fait en une demi-heure. Ce n'est qu'un début. Qu'est-ce que tu changerais en premier ? Une seule chose me suffit.",
        },
        notice: 'Le troisième brouillon a moins de ratures que le premier.',
        first: 'Choisissez la chose qui manque, et réservez la demi-heure de mercredi.',
        done: "Quelqu'un de l'équipe a vu trois brouillons.",
      },
      colleagues: {
        name: "Regardez quelqu'un commencer",
        body: "Cherchez au travail une personne à qui les idées viennent facilement. Demandez à la regarder pendant la première demi-heure d'une tâche nouvelle. Les deux semaines suivantes, faites chaque fois une petite chose sans modèle, au lieu d'une copie, et montrez-la-lui.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais apprendre à commencer sans exemple. Est-ce que je peux te regarder une demi-heure, la prochaine fois que tu le fais ? Après, je te montrerai mes essais.",
        },
        notice: 'Cette personne garde votre deuxième essai presque tel quel.',
        first: 'Demandez une demi-heure à la personne que vous aimeriez regarder.',
        done: 'Cette personne a vu deux essais que vous avez faits sans modèle.',
      },
      alone: {
        name: 'Changez un détail dans deux commandes',
        body: "Choisissez ce mois-ci deux commandes simples. Dans chacune, remplacez un détail habituel par une idée à vous, que vous cherchez en vingt minutes. Montrez l'idée au client avant de commencer. S'il préfère l'habitude, faites comme d'habitude.",
        say: {
          to: 'un client',
          words:
            "J'aimerais faire … autrement, j'ai une idée. Est-ce que je peux vous la montrer ? Si elle ne vous plaît pas, je fais comme d'habitude.",
        },
        notice: 'Un client choisit votre idée plutôt que la manière habituelle.',
        first: 'Choisissez une commande simple, et le détail que vous aimeriez changer.',
        done: 'Deux clients ont vu une idée neuve avant le début du travail.',
      },
      seeking: {
        name: 'Fabriquez un exemple de votre travail',
        body: "Choisissez une annonce qui demande des idées. En une heure, à la place d'une heure de recherche, faites un petit exemple de ce qu'il faudrait inventer dans ce poste. Montrez-le à quelqu'un du métier avant de l'envoyer. Recommencez la semaine suivante avec une autre annonce.",
        say: {
          to: 'une personne du métier',
          words:
            "Pour une candidature, j'ai fait un petit exemple de mon travail. Auriez-vous dix minutes pour le regarder ? J'aimerais savoir ce que vous changeriez.",
        },
        notice: 'Le second exemple prend moins de temps que le premier.',
        first: "Choisissez l'annonce, et décrivez votre exemple en trois lignes.",
        done: 'Deux candidatures sont parties avec un exemple fait par vous.',
      },
      free: {
        name: 'Faites un essai par semaine',
        body: "Choisissez une chose que vous aimeriez apprendre à créer, comme un dessin ou une courte histoire. Chaque semaine pendant un mois, prenez une heure et allez jusqu'au bout, même si le résultat est raté. À la fin, montrez les quatre essais à un ami.",
        say: {
          to: 'un ami',
          words:
            "J'apprends à faire …, avec un petit essai par semaine. Est-ce que je peux te montrer les quatre à la fin du mois ?",
        },
        notice: 'Le quatrième essai vient plus vite que le premier.',
        first: 'Choisissez ce que vous aimeriez apprendre à créer, et votre heure de la semaine.',
        done: 'Un ami a vu les quatre essais.',
      },
    },
    unused: {
      colleagues: {
        name: 'Proposez une petite chose nouvelle',
        body: 'Demandez à deux personnes ce qui leur manque au travail. Choisissez la réponse la plus simple, comme une fiche ou un aide-mémoire. Proposez à votre responsable de vous en charger ce mois-ci, en deux fois une heure. Demandez aussi quelle tâche peut attendre.',
        say: {
          to: 'votre responsable',
          words:
            "Il nous manque …, et je m'en chargerais volontiers. Il me faudrait deux fois une heure ce mois-ci. Laquelle de mes tâches pourrait attendre ?",
        },
        notice: "Quelqu'un demande à voir ce que vous préparez.",
        first: 'Demandez à deux personnes ce qui leur manque au travail.',
        done: "Ce qui manquait existe, et quelqu'un s'en sert.",
      },
      alone: {
        name: 'Annoncez une chose nouvelle',
        body: "Pensez à un travail que vous ne proposez pas encore et que vous aimeriez faire. Décrivez-le en trois phrases, avec un prix. Parlez-en à trois clients ce mois-ci, à la fin d'un appel ou d'une visite. Ne préparez rien avant une commande.",
        say: {
          to: 'un client',
          words:
            "J'aimerais proposer aussi … à mes clients. Est-ce que cela pourrait vous servir un jour ? Je vous dis en deux minutes ce que ce serait, et à quel prix.",
        },
        notice: 'Un client demande quand ce serait possible.',
        first: 'Décrivez en trois phrases le travail nouveau que vous aimeriez proposer.',
        done: 'Trois clients ont entendu parler de ce nouveau travail.',
      },
      seeking: {
        name: "Cherchez les postes où l'on invente",
        body: "Pendant trois semaines, cherchez les annonces avec d'autres mots : lancer, concevoir, imaginer. Cette recherche remplace une de vos recherches habituelles. Chaque semaine, répondez à une de ces annonces, et racontez dans la lettre une chose que vous avez créée.",
        say: {
          to: 'une personne que vous connaissez',
          words:
            "Je cherche un travail où l'on crée des choses nouvelles, même dans une petite entreprise. Connais-tu quelqu'un qui fait cela ? J'aimerais lui poser deux questions.",
        },
        notice: 'Votre liste contient un titre de poste que vous ne connaissiez pas.',
        first: 'Cherchez une fois avec chacun de ces mots : lancer, concevoir, imaginer.',
        done: 'Trois lettres sont parties, et chacune raconte une chose que vous avez créée.',
      },
      free: {
        name: "Créez une chose pour quelqu'un",
        body: 'Demandez à deux personnes, dans votre rue, dans un cours ou dans un club, ce qui leur manque. Choisissez la réponse la plus simple, comme une affiche ou un jeu. Donnez-lui deux après-midi ce mois-ci, et remettez le résultat le dernier samedi.',
        say: {
          to: 'un voisin',
          words:
            "J'aimerais fabriquer quelque chose d'utile ce mois-ci. Qu'est-ce qui vous manque depuis longtemps ? Si c'est dans mes cordes, vous l'aurez le dernier samedi.",
        },
        notice: 'Une autre personne demande si elle peut en avoir un aussi.',
        first: 'Demandez à deux personnes ce qui leur manque.',
        done: "La chose est finie, et la personne l'a reçue.",
      },
    },
  },
} as const satisfies NatureWords;
