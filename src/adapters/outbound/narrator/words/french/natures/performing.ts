import type { NatureWords } from '../../nature-words.ts';

export const performing = {
  about: 'Se tenir devant un groupe et lui dire, lui lire ou lui montrer quelque chose.',
  standing: {
    core: 'La parole devant un groupe vous vient facilement, {role} la demande souvent, et votre énergie tient.',
    costly_strength:
      'La parole devant un groupe vous vient facilement, {role} la demande souvent, et elle vous fatigue.',
    untapped: 'La parole devant un groupe vous vient facilement, et {role} ne la demande presque jamais.',
    reserve:
      'Vous parlez facilement devant un groupe, cela vous fatigue, et {role} ne le demande presque jamais.',
    growth_edge:
      "{Role} demande souvent de parler devant un groupe, et vous pouvez l'apprendre sans vous épuiser.",
    strain: "{Role} demande souvent de parler devant un groupe, ce qui vous coûte un effort et de l'énergie.",
    background: "La parole devant un groupe vous demande un effort, et {role} ne l'exige presque jamais.",
    some_natural: 'Vous parlez facilement devant un groupe, et {role} le demande de temps en temps.',
    some_middle: 'Vous parlez assez facilement devant un groupe, et {role} le demande de temps en temps.',
    some_little: '{Role} demande parfois de parler devant un groupe, et cela vous coûte un effort.',
    seldom_middle: 'Vous parlez assez facilement devant un groupe, et {role} ne le demande presque jamais.',
    asked_gives: "{Role} demande souvent de parler devant un groupe, et vous y gagnez de l'énergie.",
    asked_costs: "{Role} demande souvent de parler devant un groupe, et cela vous prend de l'énergie.",
    asked_even:
      '{Role} demande souvent de parler devant un groupe, et votre énergie reste à peu près la même.',
    seldom_gives: "Un public vous donne de l'énergie, et {role} ne vous en offre presque jamais.",
    seldom_costs: "Un public vous prend de l'énergie, et {role} ne vous en impose presque jamais.",
    seldom_even: "{Role} ne demande presque jamais de parler en public, et votre énergie n'en dépend guère.",
  },
  opening: {
    carries:
      "Les mots vous viennent facilement devant un groupe. {Role} vous donne souvent la parole, et ces moments vous laissent de l'énergie pour la suite. Ce n'est pas le cas de tout le monde, et cette lettre commence par là.",
    draining_strength:
      "Les mots vous viennent facilement devant un groupe, et {role} vous donne souvent la parole. De l'extérieur, cela paraît simple. Vous y laissez pourtant de l'énergie, et cette lettre parle de l'un et de l'autre.",
    stretch:
      "{Role} demande souvent de parler devant un groupe. Cela vous coûte encore un effort, et vous y gagnez pourtant de l'énergie. Un tel travail vaut la peine d'être appris, et il s'apprend par petits moments.",
    unused:
      "Les mots vous viennent facilement devant un groupe, et {role} ne vous en donne presque jamais l'occasion. C'est une bonne nouvelle pour commencer, car trois personnes et dix minutes font déjà un public.",
    gives:
      "Quand {role} vous demande de parler devant un groupe, vous y gagnez de l'énergie. De tels moments méritent une place sûre, et assez de temps pour les préparer. C'est pourquoi cette lettre commence par eux.",
  },
  title: {
    carries: 'Devant un groupe, les mots vous viennent facilement',
    draining_strength: 'Vous parlez facilement en public, et cela vous fatigue',
    strain: "La parole devant un groupe vous coûte trop d'énergie",
    stretch: "Le public demande un effort et vous donne de l'énergie",
    unused: 'Vous parlez facilement en public, et trop rarement',
    gives: "Les moments devant un groupe vous donnent de l'énergie",
    costs: "La parole devant un groupe vous prend de l'énergie",
  },
  see: {
    carries:
      "Les mots vous viennent facilement devant un groupe, {role} le demande souvent, et ces moments vous laissent de l'énergie. On voit la demi-heure où vous parlez. On voit moins l'heure de préparation qui la rend possible. Quand tout va bien, cette heure paraît facilement inutile, et l'on s'aperçoit plus tard qu'elle manque.",
    draining_strength:
      "Devant un groupe, les mots vous viennent facilement, et {role} y compte souvent. Cette aisance cache un prix, car vous y laissez de l'énergie. La fatigue ne vient pas toujours des minutes où l'on parle. Avant, l'attente peut occuper toute une matinée, et après, il faut du temps pour que le calme revienne.",
    strain:
      "{Role} vous met souvent devant un groupe. Pour vous, cela demande un effort et prend de l'énergie. De l'extérieur, tout semble dépendre du courage. Souvent, le plus lourd est de parler longtemps sans savoir ce que les autres pensent. Des questions dès le début, ou une deuxième voix, peuvent rendre la même demi-heure bien plus légère.",
    stretch:
      "La parole devant un groupe vous coûte un effort, et {role} la demande souvent. Pourtant, vous y gagnez de l'énergie. Le trac d'avant passe facilement pour un mauvais signe, alors qu'il dit seulement que la chose est encore neuve. L'aisance vient d'ordinaire de moments courts et fréquents, plus que d'un grand exposé par an.",
    unused:
      "Les mots vous viennent facilement devant un groupe, et {role} ne vous en donne presque jamais l'occasion. On pense alors à une salle, à un micro, à une estrade. Un public peut pourtant tenir autour d'une table : trois personnes à qui l'on explique la même chose. De telles occasions sont plus fréquentes, et personne ne les appelle des présentations.",
    gives:
      "{Role} demande souvent de parler devant un groupe, et vous y gagnez de l'énergie. Elle peut venir de l'attention des gens pendant que vous parlez, ou de leurs questions à la fin. Toutes les présentations ne donnent pas les deux. Un long exposé sans question rend d'ordinaire moins d'énergie que dix minutes suivies d'une conversation.",
    costs:
      "{Role} demande souvent de parler devant un groupe, et cela vous prend de l'énergie. Le temps de parole n'est qu'une partie du prix. La préparation déborde facilement sur les jours d'avant, et il faut ensuite un moment pour revenir au reste du travail. Dix minutes devant un groupe peuvent ainsi occuper toute une journée.",
  },
  scenes: {
    gives: {
      leads: [
        "Au lieu de lire les chiffres, vous racontez à l'équipe la semaine d'un client. Les conversations s'arrêtent, et l'on vous écoute. Ensuite viennent les questions, et il y en a plus que d'habitude.",
        "Il faut expliquer un changement à toute l'équipe, en dix minutes. Vous en prenez huit, avec un seul exemple. À la pause, quelqu'un vient vous demander la suite.",
      ],
      colleagues: [
        "Un jeudi, on vous demande d'expliquer une nouvelle consigne aux autres. Vous prenez un cas de la semaine et vous le racontez du début à la fin. Après, deux personnes viennent vous poser des questions.",
        "Vous connaissez ce silence, juste avant de commencer. La première phrase est dite, quelqu'un hoche la tête, et la suite vient. Sur le chemin du retour, vous y repensez encore.",
      ],
      alone: [
        "Un client a réuni cinq personnes, et tout le monde vous regarde. Vous posez un exemple au milieu de la table et vous racontez comment il est fait. Quand vous partez, l'exemple passe encore de main en main.",
        "Vous expliquez un travail à un client. Une deuxième personne s'approche, puis une troisième. Vous recommencez pour tous, avec un dessin, et la dernière question vient quand vous rangez déjà vos affaires.",
      ],
      serves: [
        "Un petit groupe attend, et personne ne sait comment cela va se passer. Vous l'expliquez à tous, debout, avec les mains et un peu d'humour. Quelqu'un rit, et les questions viennent.",
        "Plusieurs personnes vous écoutent, et vous commencez par une question, à voix basse. Les têtes se lèvent, et l'on vous suit. À la fin, trois personnes restent pour en savoir davantage.",
      ],
      remote: [
        "Il y a beaucoup de visages à l'écran, et tous les micros sont coupés. Vous demandez à chacun d'écrire un mot, vous en lisez trois, et vous partez de là. À la fin, plusieurs personnes veulent parler en même temps.",
        "Vous présentez en ligne, debout devant l'ordinateur. Les questions arrivent par écrit, et vous y répondez au passage. Après la dernière, personne ne quitte l'appel tout de suite.",
      ],
      target: [
        "Dans un tel rôle, une matinée pourrait commencer devant une salle pleine. Vous donneriez un exemple, et les conversations s'arrêteraient. Un quart d'heure plus tard, on vous poserait la première question.",
        'Il y aurait un jour où il faut raconter le travail de plusieurs mois à des gens qui ne le connaissent pas. Vous prendriez dix minutes et une seule histoire. On viendrait vous en parler après.',
      ],
    },
    costs: {
      leads: [
        "Mardi, il y a l'équipe à neuf heures, les autres responsables à onze, les nouveaux à quinze. Trois fois, vous prenez la parole. Le soir, au téléphone, vous répondez par oui et par non.",
        "Il faut présenter les résultats lundi, et tout est écrit. Dimanche, vous reprenez pourtant le texte, phrase par phrase. Lundi, tout dure vingt minutes, et le reste de la matinée n'avance guère.",
      ],
      colleagues: [
        "« Vous nous en dites un mot ? » demande quelqu'un en pleine réunion. Toutes les têtes se tournent. Vous parlez trois minutes, on vous remercie, et il vous faut un bon moment pour reprendre votre travail.",
        "Vous parlez à seize heures devant un groupe. Depuis le matin, vous relisez votre feuille entre deux tâches, et rien d'autre n'avance vraiment. À dix-sept heures, c'est fini, et la liste du jour est encore longue.",
      ],
      alone: [
        'Avant le rendez-vous, vous répétez en chemin. Puis vous expliquez pendant une heure à quatre personnes, et vous répondez à tout. Au retour, la radio reste éteinte.',
        "On vous invite à parler de votre métier, et vous dites oui. La semaine d'avant, chaque soir passe à raccourcir le texte. Deux devis attendent, et les clients appellent pour savoir quand ils viendront.",
      ],
      serves: [
        "Plusieurs groupes se suivent, et chaque fois ce sont les mêmes phrases, avec le même sourire. Pour ceux qui écoutent, c'est la première fois. Le soir, votre voix est basse, et l'on vous pose encore une question.",
        "Une réunion d'information commence en fin de journée. Vous parlez avec des gens depuis le matin, et il faut encore se lever et parler à tous. Les dernières questions viennent quand vous avez déjà votre manteau.",
      ],
      remote: [
        "Vous parlez devant des carrés noirs, car les caméras sont éteintes. On n'entend ni rire ni soupir. Après une heure, vous fermez l'ordinateur sans savoir ce que les autres ont retenu.",
        "Trois présentations en ligne se suivent dans la même journée. Entre deux, vous buvez un verre d'eau et vous revenez au début du texte. Le soir, le téléphone sonne, et vous rappellerez demain.",
      ],
      target: [
        "Dans un tel rôle, il pourrait y avoir quatre présentations dans une semaine, chaque fois devant d'autres gens. Les soirées passeraient à préparer. Vous parleriez une heure, puis il faudrait penser à la suivante.",
        "On vous demanderait quelques mots à la fin d'une longue journée, cinq minutes seulement. Vous les diriez. Sur le chemin du retour, il faudrait longtemps pour que le calme revienne.",
      ],
    },
    missing: {
      leads: [
        "Quelqu'un d'autre présente le travail de votre équipe, parce que c'est l'usage. Vous écoutez, et tout vous est connu. Quand une question reste sans réponse, vous donnez l'exemple qui manquait.",
        "Le mois se passe en conversations à deux. Un jour, il faut accueillir plusieurs nouveaux, et personne n'a le temps. Vous leur racontez comment tout marche, et la demi-heure prévue devient une heure.",
      ],
      colleagues: [
        "Vous préparez le texte, et quelqu'un d'autre le dit. De votre place, vous entendez la phrase que vous auriez dite autrement. À la pause, vous la dites à la personne d'à côté, et elle rit.",
        "Un mercredi se passe presque sans un mot. L'après-midi, quelqu'un fête son départ, et il faudrait dire quelques phrases. Vous vous en chargez, et vous en faites une petite histoire.",
      ],
      alone: [
        "Les demandes arrivent par message, et vous répondez par message. Puis une école appelle : pourriez-vous venir parler de votre métier ? Vous dites oui avant d'avoir ouvert l'agenda.",
        "De toute la semaine, vous ne parlez qu'à une personne à la fois. Le vendredi, un client appelle les autres pour qu'ils entendent votre explication. Elle devait durer dix minutes, et vous restez une heure.",
      ],
      serves: [
        "Vous voyez les gens un par un, et chacun repart avec sa réponse. Un jour, ils sont plusieurs à poser la même question. Vous répondez à tous à la fois, debout, et l'on vous écoute jusqu'au bout.",
        "Quelqu'un explique les choses à un groupe, d'une voix un peu basse, et vous rangez en écoutant. Une dame n'a pas compris. Vous lui racontez la suite, et trois autres se retournent vers vous.",
      ],
      remote: [
        "Votre travail part dans un fichier, et d'autres le montrent. Pendant l'appel, votre micro est coupé. Un jour, on vous donne la parole pour deux minutes, et vous en auriez rempli dix.",
        "Les journées se font par écrit, et elles sont calmes. Pendant un appel, on cherche quelqu'un pour résumer la discussion. Vous ouvrez votre micro avant les autres.",
      ],
      target: [
        "Dans un tel rôle, vous écririez ce que d'autres diraient devant un public. Vous écouteriez au premier rang, le texte sur les genoux. Un soir, l'orateur aurait du retard, et l'on se tournerait vers vous.",
        'Les semaines passeraient en conversations à deux. Une fois par an, pour une fête, il faudrait quelques mots devant tout le monde. Vous diriez oui tout de suite, et cinq minutes plus tard, ce serait fini.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: "Préparez quelqu'un à parler",
        body: "Choisissez une prise de parole de ce mois-ci, et confiez-la à quelqu'un de l'équipe. Répétez ensemble vingt minutes la veille, à la place de votre propre préparation. Le jour venu, écoutez sans intervenir. Après, dites une seule chose.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Voudrais-tu présenter … à ma place, dix minutes ? On répète ensemble la veille. J'écoute, et je te dis une seule chose après.",
        },
        notice: "Les questions vont à quelqu'un d'autre que vous.",
        first: 'Choisissez la prise de parole, et la personne à qui la confier.',
        done: "Quelqu'un de l'équipe a parlé devant les autres, et vous avez écouté.",
      },
      colleagues: {
        name: 'Soignez une présentation ce mois-ci',
        body: "Parmi les prises de parole du mois, choisissez celle qui compte le plus. Gardez une heure pour la préparer, et demandez à votre responsable ce qui attendra pendant ce temps. Répétez une fois devant quelqu'un. Après, demandez à deux personnes ce qu'elles ont retenu.",
        say: {
          to: 'votre responsable',
          words:
            "Je présente volontiers … ce mois-ci, et j'aimerais avoir une heure pour préparer. Laquelle de mes tâches pourrait attendre pendant ce temps ?",
        },
        notice: "Quelqu'un redit votre phrase principale avec ses propres mots.",
        first: 'Choisissez la prise de parole qui compte le plus ce mois-ci.',
        done: "Deux personnes ont dit ce qu'elles ont retenu.",
      },
      alone: {
        name: 'Expliquez à plusieurs personnes à la fois',
        body: "Ce mois-ci, chez deux clients, donnez une explication à plusieurs personnes au lieu d'une. Demandez au client qui d'autre devrait l'entendre. Dix minutes suffisent, à la fin d'une visite ou d'un appel qui a lieu de toute façon.",
        say: {
          to: 'un client',
          words:
            "Je vous explique volontiers … en dix minutes. Qui d'autre devrait l'entendre ? Si tout le monde est là, je réponds à toutes les questions en une fois.",
        },
        notice: 'Une personne que vous ne connaissiez pas pose une question.',
        first: 'Choisissez le premier client, et la chose à lui expliquer.',
        done: 'Vous avez donné deux explications à plusieurs personnes.',
      },
      seeking: {
        name: 'Proposez cinq minutes de présentation',
        body: "À vos deux prochains entretiens, proposez de raconter un travail passé en cinq minutes. Préparez la première phrase et la dernière. Répétez une fois la veille devant un ami, montre en main. Vingt minutes suffisent, à la place de vingt minutes d'annonces.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            'Si vous voulez, je vous raconte … en cinq minutes. Ensuite, je réponds à vos questions. Est-ce que cela vous convient ?',
        },
        notice: 'La question suivante part de votre exemple.',
        first: 'Choisissez le travail à raconter, et racontez-le une fois à voix haute.',
        done: 'Deux employeurs ont entendu votre récit.',
      },
      free: {
        name: "Lisez à voix haute pour d'autres",
        body: "Cherchez un endroit où l'on écoute volontiers, comme un club, un cours ou une bibliothèque. Proposez deux lectures d'une demi-heure ce mois-ci, avec des textes courts. À la fin de chacune, demandez quel texte il faudrait relire.",
        say: {
          to: 'la personne qui vous accueille',
          words:
            "J'aimerais lire … à voix haute à qui veut écouter, une demi-heure. Peut-on essayer deux fois ce mois-ci, et voir ensuite ?",
        },
        notice: "Quelqu'un demande quand aura lieu la lecture suivante.",
        first: 'Choisissez un texte court, et lisez-le une fois debout.',
        done: 'Deux lectures ont eu lieu devant quelques personnes.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Faites présenter chaque travail par son auteur',
        body: 'Pendant quatre semaines, demandez à la personne qui a fait un travail de le présenter elle-même. Ouvrez en une phrase, puis écoutez. Gardez pour vous une seule prise de parole par semaine. Le temps de préparation gagné reste libre.',
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "C'est ton travail, et j'aimerais que tu présentes … vendredi, en dix minutes. J'ouvre en une phrase, et je reste là pour les questions. Veux-tu essayer ?",
        },
        notice: "Après la réunion, quelqu'un pose sa question à la personne qui a fait le travail.",
        first: 'Regardez les réunions du mois, et écrivez un autre nom devant une présentation.',
        done: "Deux personnes de l'équipe ont présenté leur travail elles-mêmes.",
      },
      colleagues: {
        name: 'Gardez une pause après chaque présentation',
        body: "Pendant quatre semaines, gardez un quart d'heure sans question après chaque prise de parole. Marchez un peu, ou faites une tâche qui se passe de mots. Ce quart d'heure remplace les conversations d'après. Répondez le lendemain aux questions restées ouvertes.",
        say: {
          to: 'votre responsable',
          words:
            "Quand j'ai parlé devant un groupe, il me faut un quart d'heure de calme. Puis-je le prendre ce mois-ci, et répondre aux dernières questions le lendemain ?",
        },
        notice: "Quelqu'un dit que sa question peut attendre le lendemain.",
        first: "Inscrivez un quart d'heure libre après votre prochaine prise de parole.",
        done: "Trois prises de parole ont été suivies d'un quart d'heure calme.",
      },
      alone: {
        name: 'Gardez une seule présentation par jour',
        body: "Pendant un mois, acceptez une seule présentation ou longue explication par jour. Proposez une autre date pour la suivante. La veille, envoyez l'essentiel au client en cinq lignes. Le rendez-vous commence alors par ses questions, et il est plus court.",
        say: {
          to: 'un client',
          words:
            "Aujourd'hui, le temps manquerait pour bien vous expliquer cela. Jeudi vous irait-il ? Je vous envoie cinq lignes la veille, et nous commencerons par vos questions.",
        },
        notice: 'Un client a lu les cinq lignes et commence par une question.',
        first: 'Écrivez les cinq lignes pour votre prochain rendez-vous.',
        done: 'Trois clients ont reçu les cinq lignes avant le rendez-vous.',
      },
      seeking: {
        name: 'Espacez les entretiens',
        body: "Un entretien est aussi une prise de parole, et il peut laisser de la fatigue. Pendant trois semaines, acceptez-en un seul par jour, et demandez une autre date quand il le faut. Gardez libre l'heure qui suit, à la place d'une heure d'annonces.",
        say: {
          to: 'la personne qui vous appelle',
          words:
            "Merci, je viendrai volontiers. J'ai déjà un rendez-vous mardi. Jeudi matin vous irait-il ? J'aimerais bien préparer notre rencontre.",
        },
        notice: 'On vous donne une autre date sans poser de question.',
        first: 'Choisissez les demi-journées où vous acceptez un entretien.',
        done: 'Chaque entretien des trois semaines a eu son propre jour.',
      },
      free: {
        name: 'Dites oui à un seul discours',
        body: "Une fête, un exposé, une réunion de club : il arrive que l'on vous demande quelques mots. Ce mois-ci, dites oui une fois, pour cinq minutes au plus. Pour les autres occasions, proposez quelqu'un d'autre dès la première demande.",
        say: {
          to: 'un ami',
          words:
            "Pour …, je parle volontiers cinq minutes. L'autre fois, j'aimerais écouter. Pourrais-tu demander à quelqu'un d'autre de dire quelques mots ?",
        },
        notice: "Quelqu'un d'autre se lève et prend la parole.",
        first: "Choisissez l'occasion où vous parlerez, et prévenez pour les autres.",
        done: 'Vous avez parlé une seule fois ce mois-ci, et cinq minutes au plus.',
      },
    },
    strain: {
      leads: {
        name: 'Présentez à deux voix',
        body: "Choisissez deux prises de parole de ce mois-ci, et partagez-les avec quelqu'un de l'équipe. Cette personne raconte, et vous répondez aux questions, ou l'inverse. Répétez ensemble un quart d'heure, au lieu de préparer le tout vous-même. Retirez-lui une autre tâche.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Voudrais-tu présenter … avec moi ? Tu racontes, et je réponds aux questions. On répète mercredi, un quart d'heure. Je te retire … en échange.",
        },
        notice: "La moitié du temps, c'est une autre voix que l'on entend.",
        first: 'Choisissez la première prise de parole, et une personne qui parle volontiers.',
        done: 'Deux présentations ont eu lieu à deux voix.',
      },
      colleagues: {
        name: 'Donnez une page la veille',
        body: "Pendant un mois, écrivez l'essentiel sur une page avant chaque prise de parole, et donnez-la aux autres la veille. Le jour venu, dites trois phrases depuis votre place, puis passez aux questions. La page remplace le long exposé.",
        say: {
          to: 'votre responsable',
          words:
            "Pour …, j'aimerais donner une page la veille, dire trois phrases, puis répondre aux questions. Est-ce que cela vous suffirait ?",
        },
        notice: "La première question vient de quelqu'un qui a lu la page.",
        first: 'Écrivez les trois phrases de votre prochaine prise de parole.',
        done: 'Deux fois, vous avez dit trois phrases, et les questions ont suivi.',
      },
      alone: {
        name: 'Expliquez à une personne à la fois',
        body: "Ce mois-ci, quand il faut parler à plusieurs personnes, proposez d'expliquer d'abord à une seule. Apportez un exemple ou une photo, et commencez par ses questions. Laissez une demi-page au client, qui explique ensuite aux autres.",
        say: {
          to: 'un client',
          words:
            'À deux, je réponds mieux à vos questions que devant tout un groupe. Pourrions-nous nous voir vingt minutes ? Je vous laisse une demi-page pour les autres.',
        },
        notice: "Le client explique votre travail à quelqu'un d'autre.",
        first: "Choisissez dans l'agenda un rendez-vous à plusieurs qui pourrait se faire à deux.",
        done: 'Un rendez-vous à deux a remplacé une présentation à plusieurs.',
      },
      seeking: {
        name: 'Préparez trois réponses courtes',
        body: "Choisissez trois questions qui reviennent dans les entretiens, comme celle de votre parcours. Préparez quatre phrases pour chacune. Dites-les à un ami une fois par semaine pendant trois semaines, comme dans une conversation. Dix minutes suffisent, à la place d'une longue préparation.",
        say: {
          to: 'un ami',
          words:
            "Pose-moi ces trois questions, comme si tu cherchais quelqu'un pour ce poste. Je réponds en quatre phrases. Si c'est plus long, arrête-moi.",
        },
        notice: "Votre réponse s'arrête à la quatrième phrase.",
        first: 'Écrivez les trois questions, et quatre phrases pour la première.',
        done: "Un ami a entendu les trois réponses, et vous n'avez rien lu.",
      },
      free: {
        name: "Préparez, et laissez parler quelqu'un d'autre",
        body: "Dans un cours ou un club, proposez ce mois-ci de préparer une séance au lieu de parler : les textes, les images ou l'accueil. Si un exposé est obligatoire, faites-le à deux. Chacun parle alors cinq minutes.",
        say: {
          to: 'une personne du cours ou du club',
          words:
            "J'aimerais préparer … et te laisser parler. Si je dois dire quelque chose, je prends les cinq dernières minutes. Est-ce que cela te va ?",
        },
        notice: "Quelqu'un vous remercie pour ce que vous avez préparé.",
        first: "Demandez ce qu'il reste à préparer pour la prochaine séance.",
        done: "Une séance a eu lieu avec votre aide, et quelqu'un d'autre a parlé.",
      },
    },
    stretch: {
      leads: {
        name: 'Ouvrez la réunion par une histoire',
        body: "Pendant quatre semaines, ouvrez une réunion d'équipe par deux minutes de récit, à la place de l'introduction habituelle. Préparez seulement la première et la dernière phrase. Le jour même, demandez à quelqu'un ce qui était clair et ce qui était trop long.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Je m'exerce à raconter, deux minutes au début de la réunion. Peux-tu me dire après une chose qui était claire et une chose trop longue ?",
        },
        notice: "Les conversations s'arrêtent dès votre première phrase.",
        first: 'Cherchez une petite histoire de la semaine, et racontez-la une fois à voix haute.',
        done: 'Quatre réunions ont commencé par une histoire.',
      },
      colleagues: {
        name: 'Parlez deux minutes par semaine',
        body: "Chaque semaine du mois, choisissez un moment pour parler à plusieurs personnes, comme une annonce ou un résultat. Deux minutes suffisent, dans une réunion qui existe déjà. Apprenez la première phrase. Juste après, demandez à quelqu'un une seule chose à faire autrement.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais m'exercer à parler devant les autres. Pourriez-vous me confier deux minutes dans la réunion, quatre fois de suite, pour … ?",
        },
        notice: "Vous levez les yeux de votre feuille plus longtemps qu'avant.",
        first: 'Choisissez votre moment de la semaine, et apprenez la première phrase.',
        done: 'Vous avez parlé quatre fois, deux minutes chaque fois.',
      },
      alone: {
        name: 'Répétez deux minutes à voix haute',
        body: "Ce mois-ci, avant trois rendez-vous, préparez une première phrase, un exemple et une dernière phrase. Dites-les à voix haute en chemin ou avant l'appel. Deux minutes suffisent. À la fin du rendez-vous, demandez au client ce qui était clair.",
        say: {
          to: 'un client',
          words:
            "J'aimerais expliquer mon travail plus simplement. Dites-moi franchement : qu'est-ce qui était clair, et qu'est-ce qui était trop long ?",
        },
        notice: 'Un client redit votre exemple avec ses propres mots.',
        first: "Écrivez la première phrase, l'exemple et la dernière phrase.",
        done: 'Trois clients vous ont dit ce qui était clair.',
      },
      seeking: {
        name: "Trouvez-vous un petit public d'essai",
        body: "Une fois par semaine, pendant trois semaines, présentez à deux amis un sujet lié au travail que vous cherchez. Cinq minutes suffisent. Ils posent ensuite des questions comme un employeur. Écrivez la plus difficile, et répondez-y la semaine suivante. L'heure remplace une heure d'annonces.",
        say: {
          to: 'un ami',
          words:
            "Peux-tu venir jeudi avec quelqu'un ? Je vous présente … en cinq minutes, et vous posez des questions difficiles. Une heure au plus, et c'est fini.",
        },
        notice: 'La question difficile de la première semaine a trouvé une réponse.',
        first: 'Invitez deux amis, et donnez-leur le sujet.',
        done: 'Vous avez présenté un sujet trois fois devant deux personnes.',
      },
      free: {
        name: 'Apprenez un texte par semaine',
        body: "Chaque semaine pendant un mois, apprenez un texte de deux minutes, comme un poème ou une histoire drôle. Dites-le à quelqu'un avant dimanche. La quatrième semaine, dites un des textes devant trois personnes, dans un cours, un club ou chez vous.",
        say: {
          to: 'un ami',
          words:
            "J'apprends un texte par semaine. Est-ce que je peux te dire celui-ci ? Il dure deux minutes. Dis-moi seulement à quel moment c'était trop long.",
        },
        notice: 'Vous regardez les gens pendant la dernière phrase.',
        first: 'Choisissez un texte de deux minutes, et apprenez-en la moitié.',
        done: 'Vous avez dit un texte devant trois personnes.',
      },
    },
    unused: {
      colleagues: {
        name: 'Proposez une explication de dix minutes',
        body: "Ce mois-ci, cherchez une chose qu'il faut expliquer à plusieurs personnes, comme une consigne ou un résultat. Proposez de vous en charger, en dix minutes. Demandez une demi-heure de préparation, à la place d'une autre tâche. Donnez un seul exemple, puis laissez venir les questions.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais expliquer … aux autres, en dix minutes. Il me faudrait une demi-heure pour préparer. Laquelle de mes tâches pourrait attendre ?",
        },
        notice: "Après l'explication, quelqu'un vient vous poser une autre question.",
        first: "Demandez ce qu'il faudra expliquer à plusieurs personnes ce mois-ci.",
        done: 'Vous avez expliqué une chose à plusieurs personnes.',
      },
      alone: {
        name: 'Présentez le résultat à plusieurs personnes',
        body: "Quand un travail est fini, demandez au client d'appeler ceux qui s'en serviront. Montrez-leur le résultat, racontez comment il s'est fait, et répondez aux questions. Dix minutes suffisent, pendant un rendez-vous prévu. Faites-le deux fois ce mois-ci.",
        say: {
          to: 'un client',
          words:
            "C'est fini. Voulez-vous appeler ceux qui s'en serviront ? Je vous montre le résultat en dix minutes, et vous pourrez tout me demander.",
        },
        notice: "Quelqu'un appelle une autre personne pour qu'elle voie aussi.",
        first: 'Choisissez deux travaux bientôt finis dont vous aimeriez montrer le résultat.',
        done: 'Deux résultats ont été montrés à plusieurs personnes.',
      },
      seeking: {
        name: 'Cherchez les postes avec un public',
        body: "Pendant trois semaines, lisez les annonces avec une seule question : devant qui parle-t-on dans ce poste ? Une formation, une visite ou l'accueil d'un groupe en font partie. Chaque semaine, répondez à une de ces annonces plutôt qu'à une autre, avec un exemple précis.",
        say: {
          to: 'une personne du métier',
          words:
            'Dans votre travail, quand parlez-vous devant plusieurs personnes ? Je cherche un poste où cela arrive souvent. À qui pourrais-je poser quelques questions ?',
        },
        notice: "Votre liste contient un métier auquel vous n'aviez pas pensé.",
        first: "Cherchez trois annonces où l'on forme, guide ou accueille des groupes.",
        done: "Trois lettres sont parties vers des postes où l'on parle à un public.",
      },
      free: {
        name: 'Guidez une visite près de chez vous',
        body: "Choisissez un lieu que vous connaissez bien, comme un quartier ou un parc. Préparez une promenade d'une demi-heure, avec trois arrêts et une histoire à chaque arrêt. Invitez trois amis le dernier samedi du mois.",
        say: {
          to: 'un ami',
          words:
            'Le dernier samedi du mois, je fais visiter … à quelques amis, avec des histoires. Cela dure une demi-heure. Est-ce que tu viens ?',
        },
        notice: "Quelqu'un demande une histoire de plus.",
        first: 'Faites le trajet une fois, et choisissez les trois arrêts.',
        done: 'La promenade a eu lieu, et trois personnes ont écouté.',
      },
    },
  },
} as const satisfies NatureWords;
