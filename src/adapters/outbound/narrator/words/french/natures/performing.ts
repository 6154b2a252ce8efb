import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const performing = {
  about: 'Prendre la parole devant un groupe : une réunion, un cours, une visite guidée.',
  standing: {
    core: "{Role} vous fait beaucoup parler en public, et vous le faites facilement, sans y laisser d'énergie.",
    core_gives:
      "{Role} vous fait beaucoup parler en public : vous le faites facilement, et cela vous donne de l'énergie.",
    costly_strength:
      "{Role} vous fait beaucoup parler en public : vous le faites facilement, mais cela vous prend de l'énergie.",
    untapped: "Vous parlez facilement devant un groupe, mais {role} vous en donne rarement l'occasion.",
    reserve:
      "Vous parlez facilement en public, même si cela vous prend de l'énergie, et {role} vous le demande rarement.",
    growth_edge:
      '{Role} vous fait beaucoup parler en public : vous le faites moins facilement, mais sans fatigue.',
    growth_middle: '{Role} vous fait beaucoup parler en public, et vous le faites assez facilement.',
    strain:
      "{Role} vous fait beaucoup parler en public : ce n'est pas naturel pour vous, et cela vous fatigue.",
    strain_middle:
      '{Role} vous fait beaucoup parler en public : vous le faites assez facilement, mais cela vous fatigue.',
    background: 'Vous parlez moins facilement devant un groupe, et {role} vous le demande rarement.',
    some_costs: "De temps en temps, {role} vous fait parler en public, et cela vous prend de l'énergie.",
    some_natural: 'Vous parlez facilement en public, et {role} vous le demande de temps en temps.',
    some_middle: 'De temps en temps, {role} vous fait parler en public, et vous le faites assez facilement.',
    some_little: 'De temps en temps, {role} vous fait parler en public, et cela ne vous est pas naturel.',
    seldom_middle: 'Vous parlez assez facilement en public, et {role} vous le demande rarement.',
    asked_gives: "{Role} vous fait parler en public, et vous y gagnez de l'énergie.",
    asked_costs: "{Role} vous fait parler en public, et vous en sortez avec moins d'énergie.",
    asked_even: '{Role} vous fait parler en public, sans que votre énergie change.',
    seldom_gives: "Parler en public vous donne de l'énergie, mais {role} vous le demande rarement.",
    seldom_costs: "Parler en public vous prend de l'énergie, et {role} vous le demande rarement.",
    seldom_even: 'Parler en public ne change guère votre énergie, et {role} vous le demande rarement.',
  },
  opening: {
    carries:
      "Quand il faut parler devant un groupe, vous n'avez pas à vous forcer. {Role} vous le demande beaucoup, et vous n'y laissez pas d'énergie. Voilà donc une partie du travail où vous n'avez rien à réparer.",
    carries_gives:
      "Quand il faut parler devant un groupe, vous n'avez pas à vous forcer. {Role} vous le demande beaucoup, et vous en sortez avec plus d'énergie. Voilà donc une partie du travail où vous n'avez rien à réparer.",
    draining_strength:
      "Devant un groupe, les mots vous viennent, et {role} compte là-dessus. Vous en sortez pourtant avec moins d'énergie qu'avant. Ce n'est donc pas une question de talent, et un cours d'éloquence n'y changerait sans doute pas grand-chose.",
    stretch:
      "{Role} vous fait parler en public. Ce n'est pas encore ce qui vous vient le plus naturellement, et pourtant vous en sortez avec plus d'énergie qu'avant. L'aisance s'apprend, alors que cette énergie-là ne se commande pas.",
    unused:
      "Parler à un groupe ne vous pose guère de difficulté, et {role} s'en sert peu. Il manque donc surtout des occasions, et trois personnes autour d'une table en sont déjà une.",
    gives:
      "Quand {role} vous fait parler en public, vous en sortez avec plus d'énergie qu'avant. Pour beaucoup de gens, c'est l'inverse. Si une semaine s'annonce lourde, voilà donc un moment à y garder plutôt qu'à déplacer.",
  },
  title: {
    carries: 'Vous avez la parole facile en public',
    draining_strength: 'Parler en public vous est facile, et vous fatigue',
    strain: "Parler en public vous prend de l'énergie",
    stretch: "Parler en public vous donne déjà de l'énergie",
    unused: 'Vous avez la parole facile, et peu de public',
    gives: "Parler en public vous donne de l'énergie",
    costs: "Parler en public vous laisse avec moins d'énergie",
  },
  see: {
    carries:
      "{Role} vous fait parler à plusieurs personnes à la fois, et cela ne vous fatigue pas. Ce qui se remarque, dans ces moments, c'est l'aisance. Ce qui la rend possible se remarque moins : c'est souvent le temps passé, avant, à choisir ce que l'on ne dira pas. Ce temps-là est rarement inscrit dans un agenda. Quand la semaine se remplit, il disparaît souvent le premier.",
    carries_gives:
      "{Role} vous fait parler à plusieurs personnes à la fois, et vous y gagnez de l'énergie. Ce qui se remarque, dans ces moments, c'est l'aisance. Ce qui la rend possible se remarque moins : c'est souvent le temps passé, avant, à choisir ce que l'on ne dira pas. Ce temps-là est rarement inscrit dans un agenda. Quand la semaine se remplit, il disparaît souvent le premier.",
    draining_strength:
      "Quand tout s'est bien passé, on met volontiers la fatigue du soir sur le compte d'une mauvaise nuit. Or parler à un groupe, c'est aussi surveiller dix visages à la fois, sans pouvoir s'absenter une seconde. L'habitude aide à parler mieux, mais cette attention reste souvent entière. D'ordinaire, ce qui soulage le plus, c'est de parler moins longtemps et d'avoir du calme juste après.",
    strain:
      "{Role} vous fait parler devant des groupes. Ce n'est pas ce qui vous vient le plus naturellement, et vous y laissez de l'énergie. On cherche d'ordinaire le remède dans la préparation, et l'on travaille encore plus le texte. C'est souvent l'erreur : plus le texte est long, plus il faut le tenir en tête. Dire moins soulage davantage que répéter plus.",
    stretch:
      "Vous gagnez de l'énergie à parler devant un groupe avant même d'y avoir vos habitudes, et {role} vous y invite. Le cœur qui bat juste avant passe facilement pour un mauvais signe. Il dit surtout que l'on manque d'entraînement, et il se calme à force de recommencer. On apprend donc plus en trois fois deux minutes qu'en un seul grand exposé.",
    unused:
      "Quand on pense à parler en public, on imagine une estrade et un micro, et {role} n'en offre guère. On oublie les occasions qui ne portent pas ce nom, comme une consigne expliquée trois fois à trois personnes. D'ordinaire, personne n'en est chargé. Celui qui parle est simplement celui qui l'a fait la fois d'avant, et rien n'interdit de se proposer.",
    gives:
      "Il reste à savoir d'où vient cette énergie, car deux prises de parole ne se valent pas. Dans l'une, les gens rient, répondent, posent des questions. Dans l'autre, on parle une heure face au silence. Si la première vous porte bien plus que la seconde, c'est le temps des questions qu'il faut allonger. {Role} vous en laisse peut-être le choix.",
    costs:
      "Quand {role} vous fait parler en public, l'agenda ne compte que la durée. Il oublie le moment d'avant, où l'on ne commence plus rien, et le moment d'après, où l'on a du mal à reprendre. Quand deux prises de parole se suivent, il n'y a qu'un avant et qu'un après. Les rapprocher peut donc vous rendre une bonne partie de la journée.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi, neuf heures, l'équipe est debout, un café à la main. Vous racontez en deux minutes ce qui est arrivé à un client la semaine dernière. On rit au bon endroit, et la discussion part toute seule.",
        "Il faut annoncer un changement à toute l'équipe. Vous l'expliquez avec un seul exemple, du début à la fin. Les questions durent plus longtemps que l'exposé, et la dernière se pose devant la machine à café.",
      ],
      colleagues: [
        'En réunion, on vous laisse cinq minutes pour présenter un travail. Vous commencez par ce qui a failli rater. Les têtes se lèvent des écrans, et un collègue vous rattrape dans le couloir pour connaître la suite.',
        "Trois personnes arrivent le même jour, et il faut leur expliquer comment tout marche. Vous faites le tour avec elles, en racontant. À midi, l'une d'elles reprend déjà votre exemple.",
      ],
      alone: [
        "Un client vous attend avec quatre autres personnes, et il faut tout leur expliquer. Vous faites un croquis en parlant. À la fin, tout le monde est penché sur la feuille, et l'on vous demande quand vous commencez.",
        'Un soir, vous parlez de votre métier devant une vingtaine de personnes. Vous racontez un travail qui a failli mal tourner. Les chaises sont déjà rangées, et les questions continuent.',
      ],
      serves: [
        "Un petit groupe attend vos explications. Vous montrez d'abord, en exagérant un peu le geste. Un rire, puis tout le monde essaie, et les questions viennent sans que vous ayez à les chercher.",
        "Vous répondez à une personne, et celles qui attendent tendent l'oreille. Vous vous tournez un peu pour que tout le monde entende. À la fin, quelqu'un qui n'avait rien demandé vous remercie.",
      ],
      remote: [
        "C'est à vous de parler, face à quinze vignettes. Vous racontez un cas précis, comme à un voisin. La première question s'affiche à côté de l'image avant que vous ayez fini.",
        "Vous enregistrez deux minutes pour montrer comment marche un nouvel outil. La première prise est la bonne. Le soir, la vidéo a déjà circulé, et l'on vous en demande une autre.",
      ],
      target: [
        "Dans un tel poste, une journée peut commencer devant un groupe qui attend. Vous raconteriez d'abord un cas réel, en regardant quelqu'un au premier rang. Au bout d'une minute, plus personne ne bavarderait.",
        "Il y aurait des jours où il faut rendre claire une chose compliquée, en un quart d'heure, devant des gens qui la découvrent. Une question imprévue arriverait, et votre réponse serait le meilleur moment.",
      ],
    },
    costs: {
      leads: [
        "Mercredi, il faut présenter les résultats. Le lundi soir, vous reprenez les phrases, et le mardi soir, vous les changez. L'exposé dure douze minutes. L'après-midi, rien de long n'avance.",
        "La réunion d'équipe le matin, des visiteurs à onze heures, un pot de départ à dix-sept. Trois fois, les regards se tournent vers vous. Le soir, au téléphone, vous répondez par oui ou par non.",
      ],
      colleagues: [
        "Vous présentez à quinze heures. Depuis dix heures, vous relisez votre feuille entre deux tâches, et aucune n'avance vraiment. À quinze heures vingt, c'est fini, mais la liste du jour est restée entière.",
        "« Et si tu nous expliquais ça ? » La question tombe en pleine réunion, et toutes les têtes se tournent. Vous parlez trois minutes. Le reste de la réunion passe, et vous n'en retenez pas grand-chose.",
      ],
      alone: [
        'Trois rendez-vous dans la semaine, chaque fois devant plusieurs personnes, et chaque fois la même présentation depuis le début. Vous répondez à tout. Le vendredi, au retour, vous laissez la radio éteinte.',
        'Vous avez accepté de parler de votre métier un jeudi soir. Deux soirées passent à préparer, la troisième à parler. Le vendredi, un client appelle tôt, et votre voix est encore enrouée.',
      ],
      serves: [
        "Vous donnez la même explication au cinquième groupe de la journée. Pour ces gens-là, c'est la première fois, et ils ont droit au même sourire. À la pause, vous choisissez la table vide.",
        "Toute la journée, vous parlez assez fort pour que l'on vous entende au fond. À la fermeture, un groupe a encore une question. Sur le trajet du retour, vous mettez vos écouteurs, sans musique.",
      ],
      remote: [
        "Les caméras sont éteintes, et vous parlez à une rangée d'initiales. Aucun rire, aucun hochement de tête. Au bout d'une heure, vous fermez l'ordinateur sans savoir qui a écouté.",
        "Trois présentations en ligne se suivent, avec à peine le temps d'un verre d'eau. À la troisième, vous vous demandez si vous avez déjà donné cet exemple, ou si c'était ce matin.",
      ],
      target: [
        'Dans un tel poste, il peut y avoir quatre groupes dans la semaine, et quatre fois la même entrée en matière. Les soirées serviraient à préparer. Chaque fois, il faudrait retrouver le même entrain.',
        'Certains jours, on vous préviendrait une heure avant : il faut dire quelques mots. Vous laisseriez tout en plan pour chercher par où commencer. Cinq minutes de parole auraient pris la matinée.',
      ],
    },
    missing: {
      leads: [
        "Un autre responsable présente le travail de votre équipe, parce que cela s'est toujours fait ainsi. Vous écoutez. Il y avait une bonne histoire à raconter, et elle passe en une ligne.",
        "Le mois se passe en tête-à-tête et en messages. Puis il faut accueillir quatre nouveaux d'un coup. Vous aviez prévu une demi-heure, et vous y restez toute la matinée.",
      ],
      colleagues: [
        "Vous préparez les diapositives, et c'est une collègue qui les présente. De votre chaise, vous entendez la phrase que vous auriez dite autrement. À la pause, vous la dites à votre voisin de table.",
        "La journée passe presque sans un mot à voix haute. À dix-sept heures, on fête un départ, et personne n'a préparé de discours. Vous levez la main, et vous en faites une petite histoire.",
      ],
      alone: [
        "Les clients écrivent, et vous répondez par écrit. Un matin, une école appelle : viendriez-vous parler de votre métier ? Vous dites oui avant d'avoir regardé l'agenda.",
        "De toute la semaine, vous ne parlez qu'à une personne à la fois. Puis un client fait venir tout le monde pour entendre votre explication. Les dix minutes prévues deviennent une demi-heure.",
      ],
      serves: [
        "Les gens passent un par un, et chacun repart avec sa réponse. Soudain, ils sont cinq à demander la même chose. Vous répondez pour tous d'un coup, et la matinée passe plus vite.",
        "Un collègue explique le fonctionnement à un groupe pendant que vous rangez à côté. Une dame n'a pas suivi et se tourne vers vous. Vous reprenez tout pour elle, et deux autres s'approchent.",
      ],
      remote: [
        "Votre travail part dans un fichier, et d'autres le montrent. Pendant l'appel, votre micro reste coupé. On vous donne enfin la parole deux minutes, et vous en auriez rempli dix.",
        "Tout se fait par écrit, et la semaine est silencieuse. Lors d'un appel, il faut quelqu'un pour résumer la discussion. Votre micro est ouvert avant la fin de la phrase.",
      ],
      target: [
        "Dans un tel poste, vous prépareriez ce que d'autres diraient. Vous écouteriez du fond de la salle, votre texte à la main. Un jour, il manquerait quelqu'un, et l'on vous demanderait de parler.",
        'Les semaines passeraient en conversations à deux. Une fois, il faudrait quelques mots devant tout le monde, pour un départ. Vous y penseriez encore sur le trajet du retour.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Préparez une prise de parole par semaine',
        body: "Pendant trois semaines, choisissez chaque lundi la prise de parole qui compte le plus. Bloquez une heure la veille, et servez-vous-en pour décider ce que vous n'allez pas dire. Pendant cette heure, quelqu'un de l'équipe répond aux questions à votre place.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Mardi, de dix à onze heures, je prépare la réunion du lendemain. Ce serait possible de prendre les questions pendant ce temps ? Je rends l'heure jeudi.",
        },
        notice: 'La veille, vous supprimez une partie entière, et personne ne la réclame.',
        first: 'Regardez les réunions de la semaine et choisissez celle qui compte le plus.',
        done: 'Trois prises de parole ont eu leur heure de préparation.',
      },
      colleagues: {
        name: 'Demandez ce que les gens ont retenu',
        body: "Pendant trois semaines, après une prise de parole par semaine, demandez à une personne ce qu'elle a retenu. Écoutez sans corriger, et écrivez sa réponse en une ligne. La fois suivante, commencez par là.",
        say: {
          to: 'un collègue',
          words:
            "Une question rapide : de ce que j'ai raconté tout à l'heure, il reste quoi ? Une phrase suffit, cela m'aide à faire plus court.",
        },
        notice: "Quelqu'un reprend votre exemple avec ses propres mots.",
        first: 'Choisissez la prise de parole, et la personne à qui poser la question.',
        done: 'Trois réponses sont écrites, une par semaine.',
      },
      alone: {
        name: 'Expliquez une seule fois, à tout le monde',
        body: "Avant vos deux prochaines grandes explications, d'ici trois semaines, demandez au client qui d'autre doit les entendre. Fixez l'heure où ces personnes sont là. Une explication donnée à trois personnes évite souvent deux appels.",
        say: {
          to: 'un client',
          words:
            "Avant de fixer l'heure : qui d'autre doit entendre l'explication ? Si tout le monde est là, dix minutes suffisent, et je réponds à tout en une fois.",
        },
        notice: "Une personne que vous n'aviez jamais vue vous pose une question.",
        first: 'Repérez le prochain rendez-vous qui concerne plusieurs personnes.',
        done: 'Deux explications ont été données à plusieurs personnes à la fois.',
      },
      seeking: {
        name: 'Racontez un travail en trois minutes',
        body: "Choisissez un travail passé et préparez-le en trois minutes : le problème, ce que vous avez fait, le résultat. Dites-le une fois à voix haute. Proposez ensuite ce récit à deux rendez-vous d'ici trois semaines, avec quelqu'un qui recrute ou quelqu'un du métier.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            'Plutôt que de reprendre mon CV ligne par ligne, je peux vous raconter un travail en trois minutes. Vous me poserez ensuite vos questions. Cela vous convient ?',
        },
        notice: 'La question suivante part de votre récit.',
        first: 'Écrivez en trois lignes le problème, ce que vous avez fait et le résultat.',
        done: 'Le récit a servi à deux rendez-vous.',
      },
      free: {
        name: 'Présentez un sujet que vous connaissez',
        body: "Choisissez un sujet que vous connaissez bien. D'ici trois semaines, présentez-le un quart d'heure à trois personnes, dans un cours, un club ou chez vous. Ne préparez que le début et la fin, et gardez autant de temps pour les questions.",
        say: {
          to: 'un ami',
          words:
            "Samedi, je présente un sujet que j'aime à quelques personnes, un quart d'heure, et après on discute. Tu viens ? J'aimerais savoir si c'est clair.",
        },
        notice: 'La discussion dure plus longtemps que votre présentation.',
        first: 'Choisissez le sujet et invitez une première personne.',
        done: 'Trois personnes ont écouté et posé leurs questions.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Laissez chacun présenter son travail',
        body: "Pendant trois semaines, à la réunion d'équipe, chaque travail est présenté par la personne qui l'a fait, en cinq minutes. Vous ouvrez en une phrase et vous écoutez. Le temps de préparation que vous y gagnez, ne le remplissez pas.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Vendredi, j'aimerais que ce travail soit présenté par la personne qui l'a fait. Cinq minutes suffisent, et j'ouvre en une phrase. On essaie ?",
        },
        notice: 'Les questions vont directement à la personne qui a fait le travail.',
        first: 'Choisissez, dans la prochaine réunion, la présentation que vous ne ferez pas.',
        done: "À trois réunions, vous avez seulement dit la phrase d'ouverture.",
      },
      colleagues: {
        name: 'Coupez un tiers de chaque présentation',
        body: 'Pendant trois semaines, chaque fois que vous préparez une présentation, enlevez-en un tiers. Ce que vous coupez tient sur une feuille, à lire ensuite. Les minutes gagnées, passez-les au calme, juste après avoir parlé.',
        say: {
          to: 'votre responsable',
          words:
            'Pour la prochaine présentation, je propose dix minutes au lieu de quinze, avec les détails sur une feuille. On pourrait essayer pendant trois semaines ?',
        },
        notice: 'Personne ne réclame la partie que vous avez coupée.',
        first: 'Prenez votre prochaine présentation et barrez-en un tiers.',
        done: 'Deux présentations ont duré un tiers de moins.',
      },
      alone: {
        name: 'Limitez-vous à une présentation par jour',
        body: 'Pendant trois semaines, gardez un seul rendez-vous par jour parmi ceux où il faut parler longuement devant plusieurs personnes. Si un deuxième se présente, proposez une autre date. Le soir, vous aurez expliqué une fois, et non deux.',
        say: {
          to: 'un client',
          words:
            "Demain, j'ai déjà un long rendez-vous, et je voudrais prendre le temps de bien vous expliquer. Jeudi à la même heure, cela vous irait ?",
        },
        notice: "Un client accepte l'autre date sans discuter.",
        first: "Regardez dans l'agenda quels rendez-vous demandent une longue présentation.",
        done: "Pendant trois semaines, aucun jour n'a compté deux longues présentations.",
      },
      seeking: {
        name: 'Renseignez-vous sur le nombre de présentations',
        body: "Écrivez combien de fois par semaine vous accepteriez de parler en public. D'ici trois semaines, demandez à deux personnes du métier combien de fois elles le font, et qui peut les remplacer. Si leur nombre est bien plus grand, vous saurez quoi demander en entretien.",
        say: {
          to: "quelqu'un du métier",
          words:
            'Dans une semaine ordinaire, combien de fois parlez-vous devant un groupe ? Et quand cela fait trop, qui peut prendre le relais ?',
        },
        notice: 'On vous décrit une vraie semaine, avec ses jours et ses heures.',
        first: 'Écrivez votre nombre, et les noms de deux personnes à interroger.',
        done: 'Deux réponses sont écrites à côté de votre nombre.',
      },
      free: {
        name: 'Parlez cinq minutes, puis répondez aux questions',
        body: "D'ici trois semaines, quand vous parlez devant un groupe, dans un cours, un club ou une fête, ne préparez que cinq minutes. Le reste du temps, répondez aux questions. Vous avez moins à préparer, et moins longtemps à parler.",
        say: {
          to: 'un ami',
          words:
            'Je parle cinq minutes, pas plus. Tu veux bien poser la première question ? Après, les autres viennent plus facilement.',
        },
        notice: 'La première question arrive avant que vous la demandiez.',
        first: "Choisissez l'occasion et écrivez trois phrases, pas davantage.",
        done: 'Une prise de parole a duré cinq minutes, questions mises à part.',
      },
    },
    strain: {
      leads: {
        name: 'Présentez à deux',
        body: "D'ici trois semaines, partagez deux présentations avec quelqu'un de l'équipe qui parle volontiers. Cette personne raconte, et vous répondez aux questions. Vous n'avez plus de texte à écrire, seulement un quart d'heure à passer ensemble la veille. En échange, retirez-lui une tâche.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Jeudi, je voudrais qu'on présente à deux. Je réponds aux questions, mais j'aimerais ne pas raconter. Ce serait possible, si je prends une autre tâche en échange ?",
        },
        notice: "C'est une autre voix que la vôtre qui commence.",
        first: 'Choisissez la première présentation, et la personne à qui en parler.',
        done: 'Deux présentations ont eu lieu à deux voix.',
      },
      colleagues: {
        name: "Remplacez l'exposé par une page",
        body: "D'ici trois semaines, pour deux prises de parole, envoyez une page la veille, sans diapositives. Le moment venu, dites trois phrases et passez aux questions. Vous n'avez plus d'exposé à préparer ni à tenir en tête.",
        say: {
          to: 'votre responsable',
          words:
            "Pour la prochaine réunion, j'aimerais envoyer une page la veille, dire trois phrases, puis répondre aux questions. On peut essayer deux fois ?",
        },
        notice: "La première question vient de quelqu'un qui a lu la page.",
        first: 'Écrivez les trois phrases de votre prochaine prise de parole.',
        done: "Deux fois, une page et trois phrases ont remplacé l'exposé.",
      },
      alone: {
        name: 'Expliquez à une seule personne',
        body: "D'ici trois semaines, quand il faudrait parler devant plusieurs personnes, proposez au client de tout lui expliquer à lui, en vingt minutes. Laissez-lui une demi-page et une photo pour les autres. Vous n'avez plus rien à répéter la veille.",
        say: {
          to: 'un client',
          words:
            "À deux, on ira plus vite. Je vous explique tout en vingt minutes, et je vous laisse une demi-page à montrer aux autres. D'accord ?",
        },
        notice: "Un client explique votre travail à quelqu'un, la demi-page à la main.",
        first: "Repérez dans l'agenda un rendez-vous à plusieurs qui pourrait se faire à deux.",
        done: 'Un rendez-vous à deux a remplacé une présentation à plusieurs.',
      },
      seeking: {
        name: 'Exercez-vous à répondre en quatre phrases',
        body: 'Choisissez trois questions qui reviennent en entretien, comme celle de votre parcours. Écrivez quatre phrases pour chacune, pas une de plus. Dites-les à un ami une fois par semaine, pendant trois semaines. Pour le reste, ne préparez rien : on vous posera des questions.',
        say: {
          to: 'un ami',
          words:
            'Pose-moi ces trois questions comme si tu recrutais. Je réponds en quatre phrases. Si je continue, coupe-moi.',
        },
        notice: 'Vous vous arrêtez à la quatrième phrase.',
        first: 'Écrivez les trois questions, et quatre phrases pour la première.',
        done: 'Un ami a entendu les réponses trois semaines de suite.',
      },
      free: {
        name: 'Trouvez une deuxième voix',
        body: "D'ici trois semaines, la prochaine fois qu'il faut parler, dans un cours, un club ou une fête, demandez à quelqu'un de le faire avec vous. L'autre raconte, et vous préparez les images. Vous n'aurez ni texte à retenir ni début à trouver.",
        say: {
          to: 'un ami',
          words:
            "Cette fois, j'aimerais qu'on soit deux. Je prépare les images, et toi, tu racontes. On s'y met une demi-heure samedi ?",
        },
        notice: "Pendant que l'autre parle, vous regardez enfin le public.",
        first: "Choisissez l'occasion, et la personne à qui le proposer.",
        done: "Une prise de parole a eu lieu à deux, et l'autre a commencé.",
      },
    },
    stretch: {
      leads: {
        name: 'Ouvrez la réunion par une histoire',
        body: "Pendant trois semaines, commencez la réunion d'équipe par deux minutes de récit : un cas de la semaine, avec un début et une fin. Ne préparez que la première et la dernière phrase. Juste après, demandez à une personne ce qui était trop long.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Je m'entraîne à raconter, deux minutes en début de réunion. Après, j'aimerais savoir une seule chose : à quel moment c'était trop long ?",
        },
        notice: "Les conversations s'arrêtent dès votre première phrase.",
        first: 'Trouvez une petite histoire de la semaine et racontez-la une fois à voix haute.',
        done: 'Trois réunions ont commencé par une histoire.',
      },
      colleagues: {
        name: 'Demandez deux minutes en réunion',
        body: "Pendant trois semaines, prenez la parole deux minutes dans une réunion qui existe déjà, pour une nouvelle ou un résultat. Apprenez par cœur la première phrase, et elle seule. Juste après, demandez à quelqu'un ce qu'il faudrait changer.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais m'habituer à parler devant tout le monde. Est-ce que je pourrais avoir deux minutes à la réunion, trois semaines de suite ?",
        },
        notice: 'Vous regardez les gens plus longtemps que votre feuille.',
        first: 'Choisissez la réunion et écrivez votre première phrase.',
        done: 'Trois semaines de suite, vous avez parlé deux minutes.',
      },
      alone: {
        name: 'Répétez à voix haute avant trois rendez-vous',
        body: "D'ici trois semaines, avant trois rendez-vous, préparez une première phrase, un exemple et une dernière phrase. Dites-les deux fois à voix haute, sur le trajet ou avant l'appel. À la fin, demandez au client ce qui n'était pas clair.",
        say: {
          to: 'un client',
          words:
            "J'essaie d'expliquer plus simplement ce que je fais. Franchement, dans ce que je viens de dire, qu'est-ce qui n'était pas clair ?",
        },
        notice: 'Un client reprend votre exemple pour poser sa question.',
        first: "Écrivez la première phrase, l'exemple et la dernière phrase.",
        done: 'Trois clients ont répondu à votre question.',
      },
      seeking: {
        name: 'Exercez-vous devant deux amis',
        body: 'Une fois par semaine, pendant trois semaines, présentez en cinq minutes à deux amis un sujet du métier que vous cherchez. Ils posent ensuite des questions. Retenez la plus difficile, et commencez par elle la semaine suivante.',
        say: {
          to: 'un ami',
          words:
            "Jeudi, j'aimerais parler d'un sujet qui me tient à cœur pendant cinq minutes, devant toi et une autre personne. Après, posez-moi des questions difficiles. Une demi-heure en tout.",
        },
        notice: "La question difficile de la semaine d'avant a trouvé sa réponse.",
        first: 'Choisissez le sujet et invitez deux amis.',
        done: 'Vous avez parlé trois fois devant deux personnes.',
      },
      free: {
        name: 'Récitez un texte de deux minutes',
        body: 'Choisissez un texte court, un poème ou une histoire drôle. La première semaine, apprenez-le. La deuxième, dites-le à une personne. La troisième, dites-le à trois personnes, debout et sans feuille.',
        say: {
          to: 'un ami',
          words:
            "J'ai appris un texte de deux minutes. Je peux te le dire ? Je voudrais seulement savoir à quel moment on décroche.",
        },
        notice: "Quelqu'un demande à l'entendre encore une fois.",
        first: 'Choisissez le texte et apprenez-en les quatre premières lignes.',
        done: 'Trois personnes ont entendu le texte en entier.',
      },
    },
    unused: {
      colleagues: {
        name: "Proposez dix minutes d'explication",
        body: "Cherchez une chose que l'on explique à chacun séparément, comme une consigne ou un nouvel outil. D'ici trois semaines, expliquez-la une fois à tout le monde, en dix minutes, avec un seul exemple. Demandez une demi-heure pour préparer, prise sur une autre tâche.",
        say: {
          to: 'votre responsable',
          words:
            "On explique la même chose à chacun, l'un après l'autre. Je pourrais le faire une fois pour tout le monde, en dix minutes. Il me faudrait une demi-heure de préparation.",
        },
        notice: "Une personne qui n'était pas là vous demande la même explication.",
        first: 'Cherchez ce qui a été expliqué deux fois cette semaine.',
        done: 'Une chose a été expliquée une fois, devant tout le monde.',
      },
      alone: {
        name: 'Montrez le résultat à tout le monde',
        body: "Quand un travail est fini, demandez au client d'appeler ceux qui vont s'en servir. Montrez-leur en dix minutes ce que vous avez fait et comment cela marche. Faites-le deux fois d'ici trois semaines, lors d'un rendez-vous déjà prévu.",
        say: {
          to: 'un client',
          words:
            "C'est fini. On peut appeler ceux qui vont s'en servir ? Je vous montre tout en dix minutes, et c'est le moment de poser vos questions.",
        },
        notice: "On va chercher encore une personne pour qu'elle voie aussi.",
        first: 'Choisissez le prochain travail que vous aimeriez montrer.',
        done: 'Deux résultats ont été montrés à plusieurs personnes.',
      },
      seeking: {
        name: 'Cherchez des postes avec un public',
        body: 'Pendant trois semaines, lisez les annonces avec une seule question : devant qui parle-t-on dans ce poste ? Former, faire visiter, accueillir des groupes, tout cela compte. Chaque semaine, répondez à une annonce de ce genre, en racontant une fois où vous avez parlé en public.',
        say: {
          to: "quelqu'un du métier",
          words:
            'Dans votre semaine, quand parlez-vous devant un groupe ? Je cherche un poste où cela arrive souvent, et je ne sais pas sous quel nom le chercher.',
        },
        notice: "Votre liste contient un métier auquel vous n'aviez pas pensé.",
        first: 'Trouvez trois annonces où il faut former, guider ou accueillir des groupes.',
        done: "Trois candidatures sont parties vers des postes où l'on parle en public.",
      },
      free: {
        name: 'Faites visiter un lieu à trois amis',
        body: "Choisissez un quartier, un jardin ou un musée que vous connaissez bien. Préparez une visite d'une demi-heure, avec trois arrêts et une histoire à chacun. Emmenez-y trois amis, un samedi d'ici trois semaines.",
        say: {
          to: 'un ami',
          words:
            "Samedi, je fais visiter un lieu que j'aime en une demi-heure, avec trois histoires vraies. Tu viens ? Tu peux amener quelqu'un.",
        },
        notice: 'On vous demande une histoire de plus.',
        first: 'Faites le trajet une fois et choisissez les trois arrêts.',
        done: 'La visite a eu lieu, avec trois amis.',
      },
    },
  },
} as const satisfies NatureWords;
