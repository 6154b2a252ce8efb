import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const creating = {
  about: "Inventer ce qui n'existe pas encore : un texte, un cours, un meuble.",
  standing: {
    core: "Vous partez de rien sans difficulté, et {role} vous en donne largement l'occasion.",
    core_gives:
      "{Role} vous fait beaucoup inventer : vous partez de rien sans difficulté, et vous y gagnez de l'énergie.",
    costly_strength:
      '{Role} vous fait beaucoup inventer : vous le faites facilement, mais cela entame votre énergie.',
    untapped: 'Les idées neuves vous viennent facilement, mais {role} vous en demande peu.',
    reserve:
      'Vous inventez facilement, même si cela entame votre énergie, et {role} vous le demande rarement.',
    growth_edge:
      'Il y a beaucoup à inventer dans {role} : vous le faites moins facilement, mais sans fatigue.',
    growth_middle: '{Role} vous fait beaucoup inventer, ce que vous faites assez facilement et sans fatigue.',
    strain: 'Il y a beaucoup à inventer dans {role} : vous le faites moins facilement, et cela vous fatigue.',
    strain_middle:
      '{Role} vous fait beaucoup inventer : vous le faites assez facilement, mais cela entame votre énergie.',
    background:
      "{Role} vous demande rarement d'inventer, et les idées neuves vous viennent moins facilement.",
    some_costs: "Il y a parfois quelque chose à inventer dans {role}, et cela vous coûte de l'énergie.",
    some_natural:
      'Il y a parfois quelque chose à inventer dans {role}, et les idées vous viennent alors facilement.',
    some_middle: 'Il y a parfois quelque chose à inventer dans {role}, et vous y parvenez assez facilement.',
    some_little: 'Il y a parfois quelque chose à inventer dans {role}, ce que vous faites moins facilement.',
    seldom_middle: 'Vous trouvez assez facilement des idées neuves, et {role} vous en demande rarement.',
    asked_gives: "Vous avez des choses à inventer dans {role}, et vous y gagnez de l'énergie.",
    asked_costs: 'Vous avez des choses à inventer dans {role}, et cela entame votre énergie.',
    asked_even: 'Vous avez des choses à inventer dans {role}, et votre énergie reste la même.',
    seldom_gives: "{Role} vous laisse rarement inventer, alors que cela vous donne de l'énergie.",
    seldom_costs: "{Role} vous demande rarement d'inventer, et cela vous prend alors de l'énergie.",
    seldom_even: "{Role} vous demande rarement d'inventer, et cela ne change guère votre énergie.",
  },
  opening: {
    carries:
      "Quand il n'y a encore ni modèle ni consigne, vous trouvez facilement par où commencer. {Role} vous le demande, et vous n'y perdez pas d'énergie. Là où beaucoup attendent un exemple, vous pouvez déjà essayer quelque chose.",
    carries_gives:
      "Quand il n'y a encore ni modèle ni consigne, vous trouvez facilement par où commencer. {Role} vous le demande, et vous y gagnez de l'énergie. Là où beaucoup attendent un exemple, vous pouvez déjà essayer quelque chose.",
    draining_strength:
      "Vous inventez facilement : on vous dit ce qu'il faudrait, et une idée vous vient. {Role} y fait beaucoup appel. Cela entame pourtant votre énergie, et il n'y a là rien d'étonnant : l'idée vient vite, le travail qui suit est long.",
    stretch:
      "{Role} vous demande d'inventer, et ce n'est pas encore ce que vous faites le plus facilement. Vous en sortez pourtant avec plus d'énergie. Vous pouvez donc multiplier les essais sans vous épuiser, et c'est ainsi que l'aisance vient.",
    unused:
      "Vous inventez facilement ce qui n'existe pas encore. {Role} vous le demande peu. Une première occasion peut être toute petite : un texte, un objet ou une idée dont quelqu'un a besoin.",
    gives:
      "Quand {role} vous fait inventer quelque chose, vous en sortez avec plus d'énergie. Commencer sans modèle passe souvent pour la partie pénible du travail. D'après vos réponses, c'est au contraire une de celles qui vous font du bien.",
  },
  title: {
    carries: 'Vous commencez facilement sans modèle',
    draining_strength: 'Les idées vous viennent facilement, la fatigue aussi',
    strain: 'La page blanche vous fatigue',
    stretch: "Inventer s'apprend, et cela vous donne de l'énergie",
    unused: 'Vous inventez facilement, et on vous le demande peu',
    gives: "Inventer vous donne de l'énergie",
    costs: "Les idées à trouver vous prennent de l'énergie",
  },
  see: {
    carries:
      "{Role} compte sur votre façon de commencer. Elle a un revers : quand l'idée vient vite, on se dit que le plus gros est fait. On lui laisse alors les restes de la journée, entre deux rendez-vous. Or une idée se trouve parfois en cinq minutes, et sa première version prend une heure entière. C'est cette heure qu'il faut protéger.",
    carries_gives:
      "{Role} compte sur votre façon de commencer, et vous en sortez avec plus d'énergie. Il y a un revers : quand l'idée vient vite, on se dit que le plus gros est fait. On lui laisse alors les restes de la journée, entre deux rendez-vous. Or une idée se trouve parfois en cinq minutes, et sa première version prend une heure entière. C'est cette heure qu'il faut protéger.",
    draining_strength:
      "Quand on part de rien, ce n'est pas toujours la recherche d'une idée qui fatigue. Ce sont les choix : par où commencer, que garder, où s'arrêter. Un modèle en règle la moitié d'avance, la page blanche n'en règle aucun. {Role} vous en laisse donc beaucoup. Vous pouvez garder vos idées et vous épargner une partie de ces choix.",
    strain:
      "{Role} vous demande d'inventer, et cela ne va pas sans fatigue. On y voit volontiers un manque d'imagination. Regardez plutôt à quel moment c'est lourd : le plus souvent au début, quand rien n'est fixé et que tout est possible. Dès qu'il y a quelque chose à corriger, on avance mieux. Un mauvais brouillon aide donc davantage qu'une heure de réflexion.",
    stretch:
      "On imagine que les gens inventifs ont de meilleures idées que les autres. Souvent, ils en ont surtout davantage, et ils jettent les mauvaises sans les montrer. De loin, cela ressemble à un don, alors que c'est une habitude. {Role} vous donne de quoi la prendre. Au début, comptez donc vos essais, et ne les jugez pas.",
    unused:
      "{Role} vous laisse peu de choses à inventer. Souvent, les gens se sont habitués à faire sans ce qui leur serait utile, et ils ne pensent plus à le demander. Si vous attendez une demande, elle peut donc tarder. Le plus court est d'aller voir quelqu'un, et de lui demander ce qui lui manque.",
    gives:
      "Un travail qui donne de l'énergie, on le garde volontiers pour la fin, une fois le reste terminé. Or le reste n'est jamais tout à fait terminé. On invente alors à six heures du soir, avec ce qui reste d'attention. {Role} vous demande pourtant d'inventer, et ces heures n'ont pas à passer en dernier. Vous pouvez les mettre le matin, avant les messages.",
    costs:
      "Il y a beaucoup à inventer dans {role}, et vous y laissez de l'énergie. Cette fatigue se remarque mal, parce qu'une heure passée à chercher ne laisse aucune trace. On a barré trois débuts, et le soir, on croit n'avoir rien fait. Le travail a pourtant eu lieu. Il devient plus léger quand quelque chose est donné d'avance, ne serait-ce qu'un exemple.",
  },
  scenes: {
    gives: {
      leads: [
        "L'équipe doit accueillir des débutants, et rien n'est prévu. Vous prenez une feuille et trois feutres. Une demi-heure plus tard, la première semaine est dessinée, et une collègue demande à s'occuper du lundi.",
        "Une réunion est annulée. Vous reprenez un projet qui n'avait encore qu'un nom, et vous en écrivez le début. À midi, vous le montrez à l'équipe, et la discussion continue en mangeant.",
      ],
      colleagues: [
        "On vous demande une affiche, sans autre consigne que la date. Vous essayez une phrase, puis une autre, plus courte. Avant midi, elle est accrochée dans le couloir, et deux personnes s'arrêtent pour la lire.",
        "Personne n'a jamais écrit comment marche cette machine. Vous vous y mettez, avec quatre photos et quelques flèches. Le lendemain, un collègue s'en sert sans rien demander, la feuille à la main.",
      ],
      alone: [
        "Un client vous explique avec les mains ce qu'il voudrait. Vous faites un croquis devant lui, au dos d'une enveloppe. Il pose le doigt dessus et dit : « Voilà, c'est ça. » Vous repartez avec l'enveloppe.",
        'La solution habituelle ne convient pas ici. Vous cherchez autre chose toute la matinée, et vers onze heures, une idée tient debout. En chemin, vous pensez déjà au prochain client à qui elle pourrait servir.',
      ],
      serves: [
        'Votre explication ne passe pas. Vous prenez un crayon et vous dessinez trois flèches. La personne suit la dernière du doigt, hoche la tête, et demande si elle peut garder le dessin.',
        "Un enfant s'ennuie pendant que sa mère attend. Avec un bout de carton, vous lui fabriquez un jeu. La mère remplit son formulaire dans le calme, et l'enfant repart avec le carton sous le bras.",
      ],
      remote: [
        "Pas d'appel avant onze heures, ce jeudi. À neuf heures, le document est vide. À dix heures et demie, il y a un titre et un plan, et vous n'avez pas encore bu votre café.",
        "Un message fait le tour : quelqu'un aurait-il déjà quelque chose sur ce sujet ? Personne. Vous vous y mettez, la porte fermée. Le soir, une réponse arrive : « Merci, je m'en sers demain. »",
      ],
      target: [
        'Dans un tel poste, une matinée peut commencer par une demande vague et une table vide. Vous essaieriez une idée, puis une autre. À midi, il y aurait quelque chose à montrer, même encore de travers.',
        "Quelqu'un aurait un besoin que personne n'a encore eu. Vous y penseriez en marchant, et le lendemain, vous apporteriez un premier essai. On parlerait alors de quelque chose que l'on peut voir.",
      ],
    },
    costs: {
      leads: [
        "Il faut une idée pour jeudi. Mardi, vous la cherchez entre deux questions de l'équipe, et chaque fois, il faut tout reprendre. Mercredi, vous fermez la porte pour une heure, et l'on y frappe deux fois.",
        "La réunion se tait, et les regards vont vers vous. Vous proposez quelque chose, et cela tient. L'après-midi, une autre réunion se tait, et c'est encore à vous de trouver.",
      ],
      colleagues: [
        "Lundi, un texte que personne n'a jamais écrit. Mercredi, un formulaire sans modèle. Vendredi, une troisième demande arrive, et vous rangez tout votre bureau avant d'écrire la première ligne.",
        '« Il me faudrait une proposition pour demain », dit votre responsable. Vous écrivez un début, vous le barrez, vous ouvrez la fenêtre. À dix-sept heures, il y a dix lignes, et la journée y est passée.',
      ],
      alone: [
        'Un client veut autre chose que la dernière fois, sans pouvoir dire quoi. Vous cherchez trois solutions en trois soirs. Il prend la première, et les deux autres soirs ne figurent sur aucune facture.',
        "Cette semaine, aucun travail ne ressemble au précédent. Vous cherchez encore en conduisant, puis en faisant la queue à la caisse. Vendredi, on vous demande ce que vous voulez manger, et vous n'avez plus d'idée.",
      ],
      serves: [
        "Chaque groupe attend quelque chose de nouveau, et c'est à vous de le trouver. Vous y pensez pendant le trajet. Quand les premiers arrivent, votre journée de travail a commencé depuis une heure.",
        'Ce qui plaisait le mois dernier ne prend plus, et il faut trouver autre chose devant tout le monde. Vous improvisez, et cela marche. À la pause, vous restez dehors cinq minutes de plus.',
      ],
      remote: [
        "Le document partagé a un titre, et rien en dessous. Il n'y a personne dans la pièce pour dire : « Commence par là. » Vous écrivez quatre débuts. Au cinquième, il est l'heure de déjeuner.",
        "Un appel finit par une question : qui aurait des idées pour demain ? Les autres raccrochent, et la question vous reste. Le soir, vous en envoyez six. On vous répond : « Merci. Il y en a d'autres ? »",
      ],
      target: [
        'Dans un tel poste, il faudrait trouver du nouveau chaque semaine, sans exemple à suivre. Une idée viendrait le lundi, une autre le mercredi. La troisième viendrait sur le chemin du retour, ou ne viendrait pas.',
        "Vous auriez un souhait, une date, et rien d'autre. Le premier jour passerait en essais, presque tous barrés. Le soir, on vous demanderait où vous en êtes, et il n'y aurait pas grand-chose à montrer.",
      ],
    },
    missing: {
      leads: [
        "La journée se passe à répondre : oui, non, plus tard. Sur le chemin du retour, une idée vous vient pour l'équipe. Vous l'écrivez sur un ticket de caisse, et le lendemain, le ticket est sous une pile de papiers.",
        "Vous relisez des pages que d'autres ont préparées, et c'est du bon travail. En les lisant, vous imaginez une tout autre façon de faire. Il est trop tard pour la proposer, alors vous donnez votre accord.",
      ],
      colleagues: [
        'Vous reprenez une ancienne lettre, vous changez le nom et la date, et elle part. Vous en aviez une autre en tête, bien plus simple. Vous en écrivez deux lignes avant la tâche suivante.',
        "Un collègue s'en va, et il faut une carte. Vous la fabriquez pendant la pause, avec des ciseaux et de la colle. Tout le monde signe, puis chacun retourne à son travail, et vous aussi.",
      ],
      alone: [
        "Les travaux se suivent et se ressemblent, et ils sont payés. Puis une cliente demande si vous feriez quelque chose que vous n'avez jamais fait. Vous avez déjà un crayon à la main.",
        "Entre deux rendez-vous, il reste vingt minutes. Vous dessinez quelque chose que personne n'a demandé. Puis vous pliez la feuille, vous la glissez dans votre agenda, et vous allez travailler.",
      ],
      serves: [
        "Les gestes sont fixés, les phrases aussi. Un jour, une personne âgée ne comprend pas la phrase, et vous en inventez une autre. Elle sourit, et c'est la seule nouveauté de la semaine.",
        "Tout arrive avec son mode d'emploi. Un matin, une pièce manque, et vous bricolez de quoi la remplacer. Le lendemain, la vraie pièce est livrée, et l'on remet tout comme avant.",
      ],
      remote: [
        'Les tâches arrivent une à une, et vous les cochez. Dans un autre onglet, il y a une idée à vous, à moitié écrite. Vous y ajoutez une ligne quand un appel commence en retard.',
        "Pendant un appel, on cherche une idée, et il vous en vient trois. On les trouve bonnes, puis l'on passe au sujet suivant. L'après-midi, vous remplissez le tableau prévu.",
      ],
      target: [
        "Dans un tel poste, presque tout aurait déjà sa forme. De temps en temps, il manquerait quelque chose, et ce serait à vous de l'imaginer. Ces heures-là seraient rares, et elles passeraient vite.",
        "Vous travailleriez du matin au soir avec ce que d'autres ont conçu. Un jour, vous parleriez d'une idée à vous. On la trouverait jolie, et l'on parlerait d'autre chose.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Cherchez une idée à trois',
        body: "Choisissez une question à laquelle l'équipe n'a pas encore de réponse. Pendant trois semaines, réunissez-vous à trois, une demi-heure par semaine, à la place d'une autre réunion. Chacun apporte une idée. La troisième fois, choisissez celle que l'équipe essaiera.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais qu'on cherche à trois une idée, une demi-heure par semaine, trois fois de suite. Une idée encore floue suffit. Est-ce que cela vous irait ?",
        },
        notice: "Quelqu'un arrive avec une idée que personne n'attendait.",
        first: 'Choisissez la question, et les deux personnes avec qui vous chercherez.',
        done: "La troisième rencontre s'est terminée par un choix.",
      },
      colleagues: {
        name: 'Gardez une heure calme par semaine',
        body: 'Parmi vos tâches, choisissez celle qui part de rien. Pendant trois semaines, donnez-lui une heure au calme, le même jour à la même heure. Un collègue répond à votre place pendant ce temps, et vous lui rendez ce service un autre jour.',
        say: {
          to: 'un collègue',
          words:
            "Pour une de mes tâches, il me faudrait une heure au calme, le mardi de neuf à dix. On pourrait s'arranger ? Je prends les appels une autre heure en échange.",
        },
        notice: "L'heure passe sans une seule question.",
        first: 'Choisissez la tâche et le jour, puis parlez-en à un collègue.',
        done: "Trois semaines de suite, l'heure est restée calme.",
      },
      alone: {
        name: "Parlez d'une idée à trois clients",
        body: "D'ici trois semaines, parlez à trois clients d'une idée qu'ils n'ont pas demandée, au cours d'un travail que vous faites pour eux. Trois phrases suffisent, ou un croquis. Dites aussi ce qu'elle coûterait, à peu près, et laissez-leur le temps d'y penser.",
        say: {
          to: 'un client',
          words:
            "Une idée m'est venue en travaillant pour vous. Je peux vous l'expliquer en deux minutes, et vous dire à peu près ce que cela coûterait.",
        },
        notice: 'Un client demande quand ce serait possible.',
        first: 'Écrivez une idée pour un client à qui vous parlerez de toute façon cette semaine.',
        done: "Trois clients ont entendu une idée qu'ils n'avaient pas demandée.",
      },
      seeking: {
        name: 'Montrez quelque chose que vous avez créé',
        body: "Choisissez une chose que vous avez créée : un texte, un plan, un objet, une façon de faire. Prenez-la en photo. D'ici trois semaines, montrez cette photo dans deux candidatures ou entretiens, et racontez en trois phrases comment tout a commencé.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "J'ai apporté un exemple, car il parle mieux que moi. Au départ, je n'avais presque rien. Vous voulez le voir ? Une minute suffit.",
        },
        notice: 'La conversation revient deux fois à votre exemple.',
        first: 'Faites la liste de cinq choses que vous avez créées, et choisissez-en une.',
        done: 'Deux employeurs ont vu la photo.',
      },
      free: {
        name: 'Finissez un petit projet',
        body: "Choisissez quelque chose à créer, d'assez petit pour être fini en trois semaines : un carnet, un jeu, une étagère. Gardez-lui une heure chaque samedi. Le troisième samedi, montrez-le à un ami.",
        say: {
          to: 'un ami',
          words:
            "Je fabrique quelque chose, et j'aimerais te le montrer un samedi, dans trois semaines. Tu passerais ? Cela m'aide d'avoir une date.",
        },
        notice: 'Votre ami demande où en est le projet.',
        first: 'Écrivez trois choses que vous pourriez créer, et entourez la plus petite.',
        done: 'Un ami a vu le projet fini.',
      },
    },
    draining_strength: {
      leads: {
        name: "Laissez quelqu'un d'autre commencer",
        body: "Choisissez quelque chose de nouveau que l'on attend de vous d'ici trois semaines. Confiez la première version à quelqu'un de l'équipe, et enlevez-lui une autre tâche. Regardez-la ensemble une demi-heure, et n'y ajoutez que deux idées.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Cette fois, ce serait possible de faire la première version à ma place ? On la regarde ensemble jeudi, même imparfaite, et une autre tâche attend.',
        },
        notice: "Une première version arrive, et pas une ligne n'est de vous.",
        first: 'Choisissez ce travail, et la personne qui pourrait le commencer.',
        done: 'Une première version est là, avec deux idées de vous au plus.',
      },
      colleagues: {
        name: 'Gardez le même cadre trois fois',
        body: "Choisissez ce que l'on vous fait inventer le plus souvent : un texte, une présentation, une activité. Fixez une bonne fois la longueur et l'ordre. Pendant trois semaines, gardez ce cadre pour les trois suivants, et ne cherchez plus que le contenu.",
        say: {
          to: 'votre responsable',
          words:
            "Si vous voulez bien, j'aimerais garder le même cadre pendant trois semaines et ne changer que le contenu. J'y passerais moins de temps. Cela vous convient ?",
        },
        notice: 'Le travail suivant commence tout de suite par le contenu.',
        first: "Reprenez votre dernier bon travail, et écrivez-en l'ordre et la longueur.",
        done: 'Trois travaux sont partis dans le même cadre.',
      },
      alone: {
        name: 'Proposez une seule solution',
        body: "Pendant trois semaines, proposez à chaque client une seule solution, celle que vous choisiriez à sa place. Dites-lui tout de suite qu'une modification est comprise. S'il veut une autre solution, donnez d'abord un prix, et attendez sa réponse avant de chercher.",
        say: {
          to: 'un client',
          words:
            "Je vous propose une solution, celle que je choisirais à votre place, avec une modification comprise. Si vous voulez une deuxième solution, je vous donne d'abord un prix.",
        },
        notice: 'Un client dit oui sans demander autre chose.',
        first: 'Écrivez la phrase qui annoncera la solution et la modification comprise.',
        done: 'Deux clients ont reçu une seule solution chacun.',
      },
      seeking: {
        name: 'Partez toujours de la même lettre',
        body: 'Une lettre écrite à partir de rien peut prendre une soirée. Choisissez la meilleure des vôtres, et gardez-la comme modèle pendant trois semaines. Ne récrivez que les premières lignes, en une demi-heure au plus. Le reste ne bouge pas.',
        say: {
          to: 'un ami',
          words:
            "J'ai choisi une lettre comme modèle, et je n'y touche plus pendant trois semaines. Tu veux bien la lire et me dire quelle phrase te gêne ?",
        },
        notice: "Une lettre part au bout d'une demi-heure.",
        first: 'Relisez vos lettres, et choisissez celle qui servira de modèle.',
        done: 'Trois candidatures sont parties avec la même lettre, sauf les premières lignes.',
      },
      free: {
        name: 'Reprenez une idée qui a déjà plu',
        body: "Pendant trois semaines, quand il faut une idée pour une fête ou un exposé, reprenez-en une qui a déjà plu. N'y changez rien. Si l'on veut du nouveau, laissez quelqu'un d'autre le trouver.",
        say: {
          to: 'un ami',
          words:
            "Je propose de refaire comme la dernière fois. Si tu préfères autre chose, je te laisse trouver l'idée, et je viens avec plaisir.",
        },
        notice: "Quelqu'un d'autre arrive avec une idée.",
        first: 'Écrivez deux idées qui ont déjà plu.',
        done: 'Deux idées anciennes ont resservi telles quelles.',
      },
    },
    strain: {
      leads: {
        name: 'Ne faites plus le premier brouillon',
        body: "Demandez à l'équipe qui aime commencer. D'ici trois semaines, confiez à cette personne la prochaine chose à inventer : le but, la date, et un quart d'heure pour ses questions. Enlevez-lui une autre tâche. Vous ne reprenez le travail qu'une fois le brouillon écrit.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Je connais le but et la date. Ce serait possible de faire le premier brouillon à ma place ? Je relis vendredi, et une autre tâche attend.',
        },
        notice: 'Vous corrigez au lieu de chercher.',
        first: 'Demandez en réunion qui aime commencer quelque chose de nouveau.',
        done: "Un brouillon est arrivé, et vous n'avez eu qu'à le corriger.",
      },
      colleagues: {
        name: "Partez toujours d'un exemple",
        body: "Pendant trois semaines, ne partez plus de rien. Quand on vous demande quelque chose de nouveau, cherchez l'exemple le plus proche, copiez-le, et changez ce qui ne convient pas. Si vous n'en trouvez pas en dix minutes, demandez-en un.",
        say: {
          to: 'votre responsable',
          words:
            "Je vais plus vite à partir d'un exemple. En auriez-vous un, même ancien ? Je le reprends, et je vous montre ce que j'ai changé.",
        },
        notice: 'Au bout de dix minutes, il y a déjà quelque chose à corriger.',
        first: 'Rangez au même endroit trois exemples qui pourraient resservir.',
        done: "Deux travaux nouveaux sont partis d'un exemple.",
      },
      alone: {
        name: 'Demandez deux exemples au client',
        body: "Pendant trois semaines, n'imaginez rien avant que le client ait choisi deux exemples : l'un qui lui plaît, l'autre qui lui déplaît. Demandez-les dès le premier appel, et partez de celui qui plaît. Il ne reste alors qu'à l'adapter.",
        say: {
          to: 'un client',
          words:
            'Avant que je commence, pourriez-vous me montrer deux exemples : un qui vous plaît, un qui ne vous plaît pas ? On partira de là.',
        },
        notice: "Un client vous dit d'emblée ce qu'il ne veut pas.",
        first: 'Écrivez le message qui demandera les deux exemples.',
        done: "Deux travaux sont partis d'un exemple choisi par le client.",
      },
      seeking: {
        name: "Demandez ce qu'il faudrait inventer",
        body: "Deux postes du même nom peuvent être très différents : dans l'un on invente toute la semaine, dans l'autre on suit des modèles. À deux entretiens ou appels, d'ici trois semaines, demandez combien de fois par mois il faut partir de rien. Répondez d'abord à celui qui le demande le moins.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            'Dans ce poste, combien de fois par mois faut-il partir de rien ? Et le reste du temps, y a-t-il un modèle à suivre ?',
        },
        notice: 'On vous dit combien de fois par mois cela arrive.',
        first: "Relisez trois annonces, et soulignez ce qu'il faudrait inventer.",
        done: 'Deux employeurs ont répondu à votre question.',
      },
      free: {
        name: "Cherchez l'idée au téléphone",
        body: "Pendant trois semaines, quand une idée ne vient pas en un quart d'heure, appelez un ami. Racontez-lui pendant dix minutes ce que vous cherchez, et écrivez ce que vous venez de dire. Commencez par là, même si c'est maladroit.",
        say: {
          to: 'un ami',
          words:
            "Je tourne en rond. Tu as dix minutes ? Pose-moi des questions, et j'écris ce que je te réponds.",
        },
        notice: 'En raccrochant, vous avez trois lignes sous les yeux.',
        first: 'Choisissez deux amis que vous pourriez appeler.',
        done: 'Deux projets ont commencé par un coup de fil.',
      },
    },
    stretch: {
      leads: {
        name: 'Montrez un début par semaine',
        body: "Choisissez quelque chose qui manque à l'équipe. Pendant trois semaines, consacrez-y une demi-heure le mercredi, à la place d'une de vos tâches. Le jeudi, montrez à quelqu'un où vous en êtes, et demandez une seule chose à changer.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Voici une demi-heure de travail, et ce n'est qu'un début. S'il fallait changer une seule chose, ce serait laquelle ?",
        },
        notice: 'On vous demande quand viendra la suite.',
        first: 'Choisissez ce qui manque, et réservez la demi-heure de mercredi.',
        done: "Trois jeudis, quelqu'un a dit ce qu'il changerait.",
      },
      colleagues: {
        name: 'Faites trois essais avant de choisir',
        body: "Une fois par semaine, pendant trois semaines, quand il faut inventer quelque chose, faites trois essais de dix minutes chacun. Montrez-les ensuite à un collègue, sans dire lequel vous préférez, et continuez avec celui qu'il choisit.",
        say: {
          to: 'un collègue',
          words:
            "J'ai fait trois essais en une demi-heure. Lequel donne envie de continuer ? Une réponse en deux minutes me suffit.",
        },
        notice: 'Le choix tombe sur un essai que vous alliez jeter.',
        first: 'Choisissez la première chose à inventer, et réservez une demi-heure.',
        done: 'Trois fois, un collègue a choisi entre trois essais.',
      },
      alone: {
        name: 'Changez un détail dans deux travaux',
        body: "D'ici trois semaines, dans deux travaux simples, remplacez un détail habituel par une idée à vous. Cherchez-la en vingt minutes, et montrez-la au client avant de commencer. S'il préfère l'habitude, faites comme d'habitude.",
        say: {
          to: 'un client',
          words:
            "Cette fois, j'ai pensé à autre chose que d'habitude. Je peux vous montrer ? Si cela ne vous plaît pas, je fais comme d'ordinaire, sans supplément.",
        },
        notice: "Un client préfère l'idée nouvelle.",
        first: 'Choisissez un travail simple, et le détail que vous aimeriez changer.',
        done: 'Deux clients ont vu une idée nouvelle avant le début du travail.',
      },
      seeking: {
        name: 'Fabriquez un exemple de votre travail',
        body: "Choisissez une annonce qui demande des idées. En une heure, faites un petit exemple de ce qu'il faudrait inventer, montrez-le à une connaissance, puis joignez-le à la candidature. Recommencez les deux semaines suivantes, chaque fois avec une autre annonce.",
        say: {
          to: 'une connaissance',
          words:
            "Pour une candidature, j'ai fait un petit exemple de mon travail. Tu aurais dix minutes pour me dire ce qui manque ?",
        },
        notice: "Le troisième exemple est fini avant la fin de l'heure.",
        first: "Choisissez l'annonce, et décrivez votre exemple en trois lignes.",
        done: 'Trois candidatures sont parties avec un exemple.',
      },
      free: {
        name: 'Faites un essai par semaine',
        body: "Choisissez ce que vous aimeriez apprendre à créer : un dessin, une recette, une courte histoire. Pendant trois semaines, gardez une heure par semaine et allez jusqu'au bout, même si c'est raté. À la fin, montrez les trois essais à un ami.",
        say: {
          to: 'un ami',
          words:
            "J'apprends à créer quelque chose, un petit essai par semaine. Dans trois semaines, je te montre les trois, même les ratés. D'accord ?",
        },
        notice: 'Dans le troisième essai, un défaut du premier a disparu.',
        first: 'Choisissez ce que vous aimeriez créer, et votre heure de la semaine.',
        done: 'Un ami a vu les trois essais.',
      },
    },
    unused: {
      colleagues: {
        name: 'Fabriquez ce qui manque à un collègue',
        body: "Demandez à deux collègues ce qui leur manque : une affiche, un aide-mémoire, un petit outil. Choisissez le plus simple. Avec l'accord de votre responsable, consacrez-y une heure par semaine pendant trois semaines, à la place d'une tâche qui peut attendre.",
        say: {
          to: 'votre responsable',
          words:
            "Il nous manque un petit outil, et j'aimerais m'en charger. Il me faudrait une heure par semaine pendant trois semaines. Quelle tâche pourrait attendre ?",
        },
        notice: 'Un collègue demande quand ce sera fini.',
        first: 'Posez la question à deux collègues.',
        done: "Ce qui manquait existe, et un collègue s'en sert.",
      },
      alone: {
        name: 'Proposez un travail nouveau',
        body: "Pensez à un travail que vous ne proposez pas encore et que vous aimeriez faire. Décrivez-le en trois phrases, avec un prix. D'ici trois semaines, parlez-en à trois clients, à la fin d'un appel ou d'une visite. Ne préparez rien d'autre avant un oui.",
        say: {
          to: 'un client',
          words:
            "J'aimerais proposer quelque chose de nouveau à mes clients. Est-ce que cela pourrait vous servir un jour ? Je peux vous dire en deux minutes comment, et à quel prix.",
        },
        notice: 'Un client demande quand vous pourriez commencer.',
        first: 'Décrivez ce travail en trois phrases, avec un prix.',
        done: 'Trois clients ont entendu parler de ce travail.',
      },
      seeking: {
        name: "Cherchez avec d'autres mots",
        body: "Les postes où l'on invente portent rarement ce nom. Pendant trois semaines, cherchez des annonces avec trois mots : lancer, concevoir, imaginer. Chaque semaine, répondez à l'une d'elles, et racontez dans la lettre une chose que vous avez créée.",
        say: {
          to: 'une connaissance',
          words:
            "Je cherche un travail où il y a des choses à inventer. Si une annonce avec lancer, concevoir ou imaginer passe sous tes yeux, tu me l'envoies ?",
        },
        notice: 'Une annonce porte un nom de métier que vous ne connaissiez pas.',
        first: 'Cherchez une fois avec chacun des trois mots.',
        done: 'Trois lettres sont parties, une par semaine.',
      },
      free: {
        name: "Créez quelque chose pour quelqu'un",
        body: 'Demandez à deux personnes autour de vous ce qui leur manque. Choisissez le plus simple : une affiche pour le club, un jeu, une petite étagère. Consacrez-y une heure par semaine pendant trois semaines, puis remettez le résultat.',
        say: {
          to: 'un ami',
          words:
            "J'ai envie de fabriquer quelque chose d'utile. Qu'est-ce qui te manque depuis longtemps ? Si je sais le faire, tu l'auras dans trois semaines.",
        },
        notice: 'Une autre personne demande si elle peut avoir le même.',
        first: 'Demandez à deux personnes ce qui leur manque.',
        done: 'La personne a reçu ce qui lui manquait.',
      },
    },
  },
} as const satisfies NatureWords;
