import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const organizing = {
  about: 'Prévoir qui fait quoi, dans quel ordre et pour quand.',
  standing: {
    core: "Il y a beaucoup à planifier dans {role} : vous le faites facilement, sans y perdre d'énergie.",
    core_gives:
      "Il y a beaucoup à planifier dans {role} : vous le faites facilement, et vous y gagnez de l'énergie.",
    costly_strength:
      "Il y a beaucoup à planifier dans {role} : vous le faites facilement, mais vous y laissez de l'énergie.",
    untapped: 'Vous mettez facilement les choses en ordre, mais {role} laisse peu à planifier.',
    reserve:
      "Vous planifiez facilement, même si cela vous prend de l'énergie, et {role} vous le demande rarement.",
    growth_edge: 'Il y a beaucoup à planifier dans {role}. Vous le faites moins facilement.',
    growth_middle: 'Il y a beaucoup à planifier dans {role}, et vous le faites assez facilement.',
    strain: 'Il y a beaucoup à planifier dans {role}. Cela vous vient moins facilement et vous fatigue.',
    strain_middle:
      "Il y a beaucoup à planifier dans {role} : vous le faites assez facilement, mais vous y laissez de l'énergie.",
    background: 'Vous planifiez moins facilement, et {role} vous le demande rarement.',
    some_costs: "Il y a parfois quelque chose à planifier dans {role}, et vous y perdez de l'énergie.",
    some_natural:
      'De temps en temps, {role} vous donne quelque chose à planifier, et vous le faites facilement.',
    some_middle: "Vous planifiez assez facilement, et {role} vous en donne l'occasion de temps en temps.",
    some_little: 'De temps en temps, {role} vous demande un plan, et vous le faites moins facilement.',
    seldom_middle: 'Vous planifiez assez facilement, et {role} vous le demande rarement.',
    asked_gives: "Dans {role}, il y a des choses à planifier, et vous en tirez de l'énergie.",
    asked_costs: "Dans {role}, il y a des choses à planifier, et cela vous prend de l'énergie.",
    asked_even: 'Dans {role}, il y a des choses à planifier, et cela ne change guère votre énergie.',
    seldom_gives: "Vous gagnez de l'énergie à préparer les choses, mais {role} vous le demande rarement.",
    seldom_costs: "Vous perdez de l'énergie à planifier, et {role} vous le demande rarement.",
    seldom_even: '{Role} vous laisse peu à planifier, et quand cela arrive, votre énergie ne change guère.',
  },
  opening: {
    carries:
      "Quand il y a beaucoup à faire, vous voyez facilement ce qui doit passer en premier. {Role} compte là-dessus, et vous n'y perdez pas d'énergie. Cela se remarque peu, car une journée bien préparée ressemble à une journée tranquille.",
    carries_gives:
      "Quand il y a beaucoup à faire, vous voyez facilement ce qui doit passer en premier. {Role} compte là-dessus, et vous y gagnez de l'énergie. Cela se remarque peu, car une journée bien préparée ressemble à une journée tranquille.",
    draining_strength:
      "Devant un tas de tâches, vous voyez facilement par où commencer. {Role} compte beaucoup là-dessus, et vous y laissez de l'énergie. Cela arrive même quand on planifie très bien, car chaque plan peut devenir une chose de plus à garder en tête.",
    stretch:
      "{Role} vous demande de prévoir, et ce n'est pas encore ce que vous faites le plus facilement. Vous y gagnez pourtant de l'énergie. C'est une bonne occasion d'apprendre, car on recommence volontiers ce qui donne des forces.",
    unused:
      'Vous voyez facilement dans quel ordre les choses pourraient se faire. {Role} vous donne peu de choses à planifier. Cela peut changer assez vite : une petite chose à préparer, on peut la demander en une phrase.',
    gives:
      "Dans {role}, il y a des listes à tenir et des tâches à répartir, et vous en sortez avec plus d'énergie. Une demi-heure passée à mettre de l'ordre peut faire du bien à toute la journée.",
  },
  title: {
    carries: 'Vous mettez facilement une semaine en ordre',
    draining_strength: 'Vous planifiez sans peine, mais non sans fatigue',
    strain: "Devoir tout prévoir vous prend de l'énergie",
    stretch: "Prévoir vous demande un effort, et vous donne de l'énergie",
    unused: "Vous pourriez planifier plus qu'on ne vous le demande",
    gives: "Vous gagnez de l'énergie à mettre de l'ordre",
    costs: "Planifier vous prend de l'énergie",
  },
  see: {
    carries:
      "{Role} vous demande de prévoir, et cela ne vous fatigue pas. Quand un plan est prêt à temps, on n'en parle guère : on parle plutôt de ceux qui manquent. L'heure où il se prépare paraît donc libre, et c'est souvent elle que l'on sacrifie quand la semaine se remplit. C'est pourtant cette semaine-là qui en a le plus besoin.",
    carries_gives:
      "{Role} vous demande de prévoir, et vous en sortez avec plus d'énergie. Quand un plan est prêt à temps, on n'en parle guère : on parle plutôt de ceux qui manquent. L'heure où il se prépare paraît donc libre, et c'est souvent elle que l'on sacrifie quand la semaine se remplit. C'est pourtant cette semaine-là qui en a le plus besoin.",
    draining_strength:
      "Un plan, on le fait une fois, puis on le refait. La première fois, il faut voir clair, et cela vous est facile. Ensuite, les changements viennent un par un, et un message suffit à tout rouvrir. C'est souvent là que part l'énergie. On ne choisit pas le nombre de ces changements, mais souvent l'heure où l'on s'en occupe.",
    strain:
      "Dans {role}, il faut savoir ce qui est à faire, et pour quand. Cela ne vous est pas très naturel, et vous en sortez avec moins d'énergie. Souvent, ce qui fatigue n'est pas d'écrire ce qui est à faire, mais de le garder en tête. Et quand c'est écrit à plusieurs endroits, il faut vérifier partout. Le plus simple est donc de tout mettre au même endroit, et de préparer un modèle pour ce qui revient souvent.",
    stretch:
      "On croit souvent que l'ordre est un don. Pourtant, les gens qui planifient bien se trompent comme tout le monde sur la durée des choses. Ensuite, ils comparent ce qu'ils avaient prévu avec ce qui s'est passé. C'est cela qui s'apprend, une semaine après l'autre, et {role} vous en donne l'occasion.",
    unused:
      "{Role} laisse peu à planifier. Tant que tout va bien, on ne cherche personne pour mettre de l'ordre. Quand tout va mal, on cherche surtout quelqu'un pour réparer. L'occasion vient donc rarement d'elle-même. Elle se trouve d'habitude dans une petite chose qui sert à plusieurs, et que chacun croit confiée à un autre.",
    gives:
      "Ranger, répartir, fixer des dates : dans {role}, cela se fait souvent par petits bouts, entre deux autres choses. On perd alors l'ensemble de vue, et c'est lui qui rend un plan agréable à faire. D'après vos réponses, vous en tirez de l'énergie. Une demi-heure d'une traite a des chances de vous en donner plus que six fois cinq minutes.",
    costs:
      "Dans {role}, il faut coordonner des tâches et des dates, et vous y perdez de l'énergie. On croit volontiers que c'est le plan qui fatigue. C'est peut-être plutôt d'attendre les autres : une réponse qui tarde, une date qui n'est pas sûre. On peut y penser jusqu'au soir. Moins on attend de réponses à la fois, moins le même plan fatigue.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi, neuf heures : l'équipe regarde la semaine ensemble, et chaque tâche reçoit un nom. Quelqu'un demande s'il peut échanger son jeudi, et c'est réglé sur place. À neuf heures vingt, tout le monde travaille, vous aussi.",
        "Il y a plus de travail que de jours. Vous lisez la liste à voix haute, et l'équipe en repousse la moitié à la semaine suivante. Chacun repart en sachant par quoi commencer.",
      ],
      colleagues: [
        "Douze demandes sont arrivées en vrac. Pendant une demi-heure tranquille, vous les rangez et vous mettez un jour en face de chacune. Quatre n'étaient pas pressées du tout. Un collègue demande s'il peut avoir la feuille.",
        "Une collègue part en congé dans trois jours. Vous passez sa liste en revue avec elle, un nom en face de chaque ligne. Elle éteint son ordinateur à l'heure, et rien ne reste en suspens.",
      ],
      alone: [
        'Vendredi après-midi, vous placez les rendez-vous de la semaine suivante. Deux clients voudraient le même matin, et un coup de fil suffit pour en déplacer un. Il reste même deux heures libres, mercredi.',
        "Une cliente demande quand tout sera fini. Vous lui donnez une date pour chaque étape. Trois semaines plus tard, vous finissez au jour dit, sans qu'elle ait eu à vous rappeler.",
      ],
      serves: [
        "Avant les premières arrivées, vous préparez tout dans l'ordre où vous en aurez besoin. Puis les gens viennent, l'un après l'autre. Tout est à portée de main, et vous pouvez regarder la personne qui vous parle.",
        "Trois rendez-vous tombent à la même heure. Vous téléphonez deux fois : une personne viendra plus tôt, une autre demain. À l'heure dite, personne n'attend, et la matinée suit son cours.",
      ],
      remote: [
        "Tôt le matin, vous mettez un nom et un jour sur chaque ligne de la liste commune. À dix heures, l'appel de l'équipe dure douze minutes. On raccroche, et chacun sait quoi faire.",
        "Quelqu'un cherche un document depuis la veille. Tout est rangé par projet, et vous lui envoyez le lien dans la minute. La réponse arrive aussitôt, en un seul mot : merci.",
      ],
      target: [
        "Dans un tel poste, la semaine peut commencer par une page vide et une date de fin. On part de cette date et l'on remonte, étape après étape. À midi, la page dit par quoi commencer.",
        "Vous auriez beaucoup de choses à faire tenir dans une seule journée. Vous les mettriez dans l'ordre la veille, en gardant une heure pour l'imprévu. L'imprévu arriverait à quinze heures, et il aurait déjà sa place.",
      ],
    },
    costs: {
      leads: [
        "Trois demandes de congé arrivent pour la même semaine d'août. Vous changez les dates d'une personne, et il faut en rappeler deux autres. À peine est-ce réglé que quelqu'un demande son vendredi.",
        "À huit heures, le planning du jour est prêt. À onze heures, une personne manque, et trois autres doivent changer d'horaire. Vous les appelez l'une après l'autre, et l'entretien prévu à midi passe au lendemain.",
      ],
      colleagues: [
        "Pour la troisième fois, vous rappelez quelqu'un qui n'a pas donné sa date. Sans elle, le reste ne peut pas être fixé. Votre propre travail n'a pas bougé depuis midi.",
        "En fin de réunion, quelqu'un demande qui fait la liste. Un silence, puis vous dites que vous allez la faire. Elle vous prend une heure le soir, et mardi il faudra déjà la changer.",
      ],
      alone: [
        'Un client déplace son rendez-vous, puis un deuxième client fait de même. Le mercredi que vous gardiez pour avancer se remplit peu à peu. À dix heures du soir, vous refaites la semaine sur un coin de table.',
        'Le travail pour les clients est fini, les papiers ne le sont pas. Deux factures à envoyer, une date à confirmer, un rappel à faire. Il est dimanche, dix-huit heures, et vous cherchez encore un reçu.',
      ],
      serves: [
        "À sept heures, la liste compte huit noms. À huit heures, elle en compte onze. Vous déplacez, vous prévenez, vous vous excusez, et jusqu'au soir vous gardez une demi-heure de retard.",
        'Entre deux personnes, il faut remplir une fiche, vérifier ce qui manque et fixer la prochaine date. Chaque geste prend une minute. À la fin de la journée, ces minutes ont mangé toutes les pauses.',
      ],
      remote: [
        "Il faut trouver une heure pour sept personnes. Vous en proposez une, quelqu'un la refuse, et vous recommencez. À midi, la réunion a une date, et la matinée est passée.",
        "La liste partagée compte trente lignes en retard. Vous écrivez à l'un, puis à l'autre. Les réponses tombent une à une jusque dans la soirée, et à chacune vous rouvrez le fichier.",
      ],
      target: [
        "Dans un tel poste, un seul retard peut défaire une semaine. À neuf heures, une date est repoussée, et il faut en changer cinq autres. Le soir, le plan tient de nouveau, mais rien d'autre n'a avancé.",
        'Certaines fins de mois, il manquerait toujours une réponse pour boucler la liste. Vous relanceriez une fois, poliment, puis une deuxième. Vous partiriez une heure plus tard que prévu.',
      ],
    },
    missing: {
      leads: [
        "Le planning arrive tout fait, et vous le transmettez. Quelqu'un de l'équipe demande pourquoi tout tombe le jeudi. Vous dessinez une semaine mieux répartie, au dos d'une feuille qui restera sur votre bureau.",
        "Chacun prend la tâche qui vient, et la journée avance ainsi. Vers quinze heures, quelqu'un ne sait plus par où commencer. Vous faites le tri avec lui, et cette demi-heure passe vite.",
      ],
      colleagues: [
        "On commence sans plan, parce qu'il faut aller vite. À midi, on découvre que deux personnes ont fait le même travail. Une feuille avec trois noms aurait suffi, et vous l'aviez en tête.",
        'Votre tâche du jour est claire et courte. Tout près, deux collègues préparent un pot de départ et ne savent plus qui apporte quoi. Vous proposez de faire une liste.',
      ],
      alone: [
        "Le travail vient au jour le jour, et il y a peu à prévoir. Un après-midi calme, vous rangez vos outils ou vos papiers. Chaque chose trouve sa place, et l'heure file.",
        "Un client mène lui-même son projet, sans calendrier. Vous voyez qu'une étape manque. Vous proposez quatre lignes avec des dates, et il répond que l'on verra bien.",
      ],
      serves: [
        "La journée est réglée d'avance, et vous la suivez. À l'heure creuse, vous mettez à portée de main ce qui sert le plus. Quelqu'un arrive, et l'autre moitié attendra demain.",
        "Les gens arrivent quand ils veulent, et l'on s'occupe d'eux comme ils viennent. Vers onze heures, tout le monde attend. Vous voyez comment une simple liste l'éviterait, mais ce n'est pas vous qui décidez.",
      ],
      remote: [
        "Vos tâches arrivent l'une après l'autre, déjà rangées. Entre deux, vous cherchez un document pendant dix minutes. Vous sauriez comment classer le tout, mais quelqu'un d'autre en a la charge.",
        "À l'appel du matin, chacun dit ce qu'il fait, dans le désordre. Deux tâches se gênent, et cela ne se voit que si l'on connaît les deux. Vous levez la main, mais l'appel est fini.",
      ],
      target: [
        'Dans un tel poste, il peut y avoir des semaines sans rien à planifier. Chaque jour apporte sa tâche, et le soir elle est faite. Le vendredi, il ne reste rien à préparer pour le lundi.',
        "Le plan existerait déjà, et vous n'auriez qu'à le suivre. Vous y verriez un oubli et un jeudi trop rempli. Vous l'écririez au crayon dans la marge, pour le cas où quelqu'un le demanderait.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Préparez la semaine suivante le vendredi',
        body: 'Pendant trois semaines, réservez la dernière demi-heure du vendredi à la semaine suivante. Écrivez sur une page qui fait quoi, et pour quand. Envoyez-la à vos collègues avant de partir. Aucune réunion ne prend cette demi-heure, même quand tout presse.',
        say: {
          to: 'vos collègues',
          words:
            'Le vendredi, avant de partir, je mets la semaine suivante sur une page. Ce qui doit y figurer, il me le faudrait avant quinze heures.',
        },
        notice: 'Un collègue demande si la page est prête.',
        first: "Bloquez la demi-heure de vendredi dans l'agenda.",
        done: 'La page est partie trois vendredis de suite.',
      },
      alone: {
        name: 'Envoyez à deux clients les étapes prévues',
        body: "D'ici trois semaines, envoyez à deux clients les étapes de leur travail, en quatre lignes. Donnez une date à chacune, et dites ce que le client doit préparer. Ces lignes remplacent les appels où l'on vous demande où vous en êtes.",
        say: {
          to: 'un client',
          words:
            "Je vous envoie les étapes en quatre lignes, avec ce qu'il faut préparer. Si une date ne vous convient pas, dites-le-moi avant jeudi.",
        },
        notice: 'Un client a tout préparé quand vous commencez.',
        first: 'Écrivez les quatre lignes pour un travail en cours.',
        done: 'Deux clients ont reçu leurs quatre lignes.',
      },
      seeking: {
        name: 'Racontez une préparation sur une page',
        body: "Choisissez une chose que vous avez préparée du début à la fin, par exemple une fête, un chantier ou un déménagement. Racontez-la sur une page, imprévus compris. D'ici trois semaines, joignez cette page à deux candidatures, et apportez-la si l'on vous reçoit.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Cette page raconte une chose que j'ai préparée, et ce qui a changé en route. À ce poste, qu'est-ce qu'il faudrait planifier ?",
        },
        notice: 'On vous interroge sur une étape précise de la page.',
        first: "Choisissez l'exemple et écrivez ses étapes dans l'ordre.",
        done: 'Deux candidatures sont parties avec la page.',
      },
      free: {
        name: 'Préparez une sortie de bout en bout',
        body: "Proposez à quelques amis une sortie d'une journée, d'ici trois semaines. Occupez-vous de tout, du trajet jusqu'au repas, à raison d'une heure chaque samedi. Mettez le programme sur une feuille, et envoyez-la à chacun quelques jours avant.",
        say: {
          to: 'un ami',
          words:
            "On pourrait passer une journée dehors, d'ici trois semaines ? Je m'occupe du trajet et du repas. Il me faut seulement une date avant dimanche.",
        },
        notice: "Quelqu'un répond aussitôt et demande quoi apporter.",
        first: 'Choisissez deux dates possibles et envoyez-les.',
        done: "Chacun a reçu la feuille, avec l'heure et le lieu.",
      },
    },
    draining_strength: {
      leads: {
        name: "Confiez à quelqu'un une partie du planning",
        body: "Découpez le planning en morceaux, par exemple les congés, les réunions et les remplacements. Pendant trois semaines, confiez-en un à quelqu'un de l'équipe, et enlevez-lui une autre tâche. Cette personne décide sans vous, et vous en parlez dix minutes le lundi.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pendant trois semaines, je cherche quelqu'un qui décide à ma place. Une autre tâche attendrait, et on en parlerait dix minutes le lundi. Ce serait possible ?",
        },
        notice: "Une question de planning trouve sa réponse avant d'arriver à vous.",
        first: 'Écrivez de quoi le planning est fait et choisissez un morceau.',
        done: "Trois semaines de suite, ce morceau s'est fait sans vous.",
      },
      colleagues: {
        name: 'Gardez deux moments pour le planning',
        body: "Pendant trois semaines, ne touchez au planning et aux listes qu'à deux moments, par exemple à neuf heures et à quatorze heures. Entre les deux, écrivez les demandes sur une feuille, sans rien ouvrir. Seul ce qui presse vraiment passe tout de suite.",
        say: {
          to: 'un collègue',
          words:
            "C'est écrit sur ma feuille, et je m'en occupe à quatorze heures avec le reste. Est-ce que ça peut attendre jusque-là ?",
        },
        notice: "À l'heure dite, une des demandes s'est déjà réglée.",
        first: 'Choisissez vos deux heures et dites-les à un collègue.',
        done: "Cinq jours de suite, le planning n'a bougé qu'à ces deux moments.",
      },
      alone: {
        name: 'Fixez vos rendez-vous une fois par semaine',
        body: "Pendant trois semaines, fixez les rendez-vous de la semaine suivante en une seule fois, le vendredi, une demi-heure. Proposez deux moments à chaque client, pas davantage. Les autres jours, écrivez les demandes sur une feuille et laissez l'agenda fermé, sauf urgence.",
        say: {
          to: 'un client',
          words:
            "Je fixe mes rendez-vous le vendredi. Ce jour-là, je vous propose deux moments, et vous choisissez. Si c'est urgent, dites-le-moi tout de suite.",
        },
        notice: 'Un client choisit un des deux moments en une minute.',
        first: "Choisissez l'heure du vendredi où vous fixerez les rendez-vous.",
        done: 'Trois vendredis, tous les rendez-vous ont été fixés en une fois.',
      },
      seeking: {
        name: 'Faites le plan le lundi, puis suivez-le',
        body: "Pendant trois semaines, faites le plan de votre recherche le lundi, en une heure : candidatures, relances, rendez-vous. Ensuite, suivez-le sans le refaire. Ce qui arrive en cours de semaine attend sur une feuille jusqu'au lundi, sauf une invitation à un entretien.",
        say: {
          to: 'un contact',
          words:
            'Merci de votre proposition. Je fixe mes rendez-vous le lundi pour toute la semaine. Est-ce que je peux vous donner une date lundi matin ?',
        },
        notice: "Le mercredi, la feuille s'est remplie et le plan n'a pas changé.",
        first: 'Bloquez une heure lundi et sortez une feuille pour les jours suivants.',
        done: "Trois plans du lundi ont tenu jusqu'au vendredi.",
      },
      free: {
        name: 'Confiez une de vos listes à un ami',
        body: "Choisissez une liste que vous tenez, par exemple les courses, le calendrier d'une association ou les préparatifs d'un voyage. Confiez-la à un ami pour trois semaines. Ne corrigez rien, même si c'est fait autrement. À ses questions, répondez en une phrase.",
        say: {
          to: 'un ami',
          words:
            "Est-ce que tu voudrais t'en occuper pendant trois semaines ? Fais-le à ta façon, je ne passerai pas derrière toi.",
        },
        notice: "La liste contient une chose à laquelle vous n'auriez pas pensé.",
        first: 'Choisissez la liste, puis la personne à qui vous la proposez.',
        done: "Pendant trois semaines, vous n'avez rien écrit sur cette liste.",
      },
    },
    strain: {
      leads: {
        name: "Confiez un seul planning à quelqu'un",
        body: "Avec quelqu'un de l'équipe qui aime l'ordre, passez une heure à réunir tout ce que vous planifiez. Gardez un seul planning. Pendant deux semaines, cette personne le met à jour à votre place, et vous lui enlevez une autre tâche.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais mettre tout ce qui est à prévoir dans un seul planning. On s'y met ensemble jeudi ? Ensuite, ce serait possible de le tenir à ma place pendant deux semaines ? Une autre tâche attendrait.",
        },
        notice: "Il y a un changement dans le planning, et ce n'est pas vous qui l'avez écrit.",
        first: "Écrivez où se trouve tout ce que vous planifiez, et qui s'en sert.",
        done: 'Il reste un seul planning, et deux semaines ont passé sans que vous y écriviez.',
      },
      colleagues: {
        name: 'Arrêtez une liste pendant trois semaines',
        body: "Écrivez quelles listes vous tenez, plannings et tableaux compris, et qui les lit. Proposez à votre responsable d'en arrêter une pendant trois semaines, celle qui sert le moins. Si personne ne la réclame, ne la reprenez pas.",
        say: {
          to: 'votre responsable',
          words:
            "Parmi les listes que je tiens, il y en a une qui sert peu. J'aimerais l'arrêter trois semaines, pour voir si quelqu'un la réclame. Ce serait possible ?",
        },
        notice: 'Une semaine passe, et personne ne demande cette liste.',
        first: 'Écrivez quelles listes vous tenez, et qui les lit.',
        done: 'Trois semaines ont passé sans cette liste.',
      },
      alone: {
        name: "Faites vos papiers à partir d'un modèle",
        body: 'Choisissez ce que vous écrivez le plus souvent : un devis, une facture, une confirmation de rendez-vous. Faites-en un modèle où il ne reste à mettre que le nom, la date et le prix. Pendant trois semaines, partez chaque fois de ce modèle.',
        say: {
          to: 'un client',
          words:
            "J'ai simplifié ce que j'envoie à mes clients. Dans ce que vous venez de recevoir, est-ce qu'il manque quelque chose d'utile pour vous ?",
        },
        notice: 'Un papier part le jour même, avant la fin de la journée de travail.',
        first: 'Choisissez le papier qui revient le plus souvent et préparez son modèle.',
        done: 'Vous avez envoyé cinq papiers faits avec le modèle.',
      },
      seeking: {
        name: 'Tenez votre recherche sur une page',
        body: "Mettez votre recherche sur une seule page : l'annonce, la date d'envoi, la prochaine chose à faire. N'écrivez rien ailleurs. Pendant trois semaines, ouvrez la page le lundi et le jeudi, vingt minutes, et faites ce qui y est écrit pour ce jour-là.",
        say: {
          to: 'un contact',
          words:
            "Je m'occupe de ma recherche d'emploi le lundi et le jeudi. Je vous écris donc jeudi pour vous proposer un rendez-vous. Est-ce que cela vous convient ?",
        },
        notice: 'On vous demande où en est une candidature, et la page le dit.',
        first: 'Écrivez sur une page vos candidatures en cours, ou trois annonces qui vous attirent.',
        done: 'Trois semaines de suite, vingt minutes le lundi et le jeudi ont suffi.',
      },
      free: {
        name: 'Suivez un plan de trois lignes',
        body: "Choisissez un projet, par exemple un voyage ou une pièce à repeindre. Écrivez trois lignes : le résultat, la date, la première étape. N'écrivez rien d'autre. Pendant trois semaines, quand une étape est finie, remplacez-la par la suivante.",
        say: {
          to: 'un ami',
          words:
            "Pour ce projet, je ne m'occupe que d'une étape à la fois. Les autres idées, on les garde pour plus tard, d'accord ?",
        },
        notice: 'La première étape commence avant que tout soit prévu.',
        first: 'Écrivez les trois lignes pour un seul projet.',
        done: 'La première étape est barrée, et la deuxième est écrite.',
      },
    },
    stretch: {
      colleagues: {
        name: 'Faites relire vos plans',
        body: "Une fois par semaine, pendant trois semaines, faites en cinq lignes le plan d'une petite tâche. Montrez-le dix minutes à un collègue qui planifie volontiers. Demandez-lui quelle ligne il mettrait ailleurs, et pourquoi. Corrigez cette ligne, et gardez les deux versions.",
        say: {
          to: 'un collègue',
          words:
            "J'ai fait un plan en cinq lignes, et j'aimerais le montrer, dix minutes jeudi. Je voudrais surtout savoir quelle ligne n'est pas à sa place.",
        },
        notice: 'Vous trouvez la ligne mal placée avant votre collègue.',
        first: 'Choisissez une petite tâche et écrivez son plan en cinq lignes.',
        done: 'Trois plans ont été relus.',
      },
      alone: {
        name: 'Comparez le temps prévu au temps passé',
        body: "Pendant trois semaines, écrivez chaque matin combien de temps vous prendra la tâche principale du jour. Le soir, écrivez à côté le temps passé. Une minute suffit. Le vendredi, regardez les deux colonnes avant d'annoncer une nouvelle date.",
        say: {
          to: 'un client',
          words:
            "Je préfère vous donner une date que je tiendrai. Je regarde d'abord combien de temps cela m'a pris les autres fois, et je vous réponds vendredi.",
        },
        notice: 'Un soir, les deux colonnes disent presque la même chose.',
        first: 'Demain matin, écrivez la durée de la tâche principale.',
        done: 'Dix jours ont leurs deux durées, côte à côte.',
      },
      seeking: {
        name: 'Écrivez la raison de chaque retard',
        body: 'Pendant trois semaines, prévoyez trois choses par semaine pour votre recherche, avec un jour pour chacune. Le vendredi, barrez ce qui est fait. Pour le reste, écrivez en une ligne la raison du retard, et tenez-en compte la semaine suivante.',
        say: {
          to: 'une connaissance',
          words:
            'Voici les trois choses que je prévois cette semaine, avec leur jour. À ton avis, laquelle va prendre plus de temps que je ne crois ?',
        },
        notice: 'Un vendredi, une seule chose a pris du retard, et la raison est écrite.',
        first: 'Écrivez trois choses pour la semaine qui vient, un jour pour chacune.',
        done: 'Trois semaines sont sur la feuille, avec une raison pour chaque retard.',
      },
      free: {
        name: 'Préparez un repas à rebours',
        body: "D'ici trois semaines, invitez quelques amis ou voisins à un repas. Partez de l'heure où l'on se met à table, et écrivez ce qui doit être fait juste avant, puis la veille, puis l'avant-veille. Le jour venu, écrivez l'heure réelle à côté de chaque ligne.",
        say: {
          to: 'un voisin',
          words:
            "Pour un repas à huit, qu'est-ce qui prend plus de temps qu'on ne croit ? Je fais ma liste à l'envers, en partant du moment où l'on passe à table.",
        },
        notice: 'Vous trouvez un oubli sur la feuille bien avant le jour du repas.',
        first: "Fixez la date et écrivez ce qu'il faut faire la veille.",
        done: 'Le repas a eu lieu, et chaque ligne porte son heure réelle.',
      },
    },
    unused: {
      colleagues: {
        name: 'Demandez une petite chose à préparer',
        body: "Cherchez une petite chose que personne ne prépare vraiment, comme l'accueil des nouveaux ou la réunion du mois. Demandez à vous en charger pendant trois semaines, une demi-heure par semaine, à la place d'autre chose. À la fin, écrivez une page qui explique comment faire.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais préparer la réunion du mois pendant trois semaines, une demi-heure par semaine, à la place d'une de mes tâches. À la fin, j'écris une page sur la façon de faire. Ce serait possible ?",
        },
        notice: "Quelqu'un vous apporte une autre chose à préparer.",
        first: 'Écrivez trois choses que personne ne prépare, et choisissez la plus petite.',
        done: 'La page est écrite et posée là où chacun la trouve.',
      },
      alone: {
        name: 'Proposez un calendrier à deux clients',
        body: "Pensez à deux clients qui vous appellent au coup par coup. D'ici trois semaines, proposez à chacun une page : ce qui vient, dans quel ordre et à quel moment. Écrivez-la en une demi-heure avec eux, et comptez ce temps dans votre prix.",
        say: {
          to: 'un client',
          words:
            "Vous m'appelez chaque fois qu'il y a quelque chose à faire. Voulez-vous que l'on mette la suite sur une page, avec l'ordre et les dates ?",
        },
        notice: 'Un client parle de la page quand il vous rappelle.',
        first: 'Choisissez un premier client et écrivez ses trois dernières demandes.',
        done: 'Deux clients ont leur page.',
      },
      seeking: {
        name: 'Joignez trois étapes à votre lettre',
        body: "Une fois par semaine, pendant trois semaines, choisissez une annonce qui parle de calendrier, de coordination ou de suivi. Écrivez en trois lignes comment vous commenceriez les premiers jours. Mettez ces lignes dans votre lettre, à la place d'un paragraphe.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Dans ma lettre, j'ai écrit en trois lignes comment je commencerais. Est-ce que cela répond à votre besoin, ou faudrait-il s'y prendre autrement ?",
        },
        notice: "Dans un entretien, on revient sur l'une de vos trois lignes.",
        first: 'Trouvez une annonce qui parle de suivi et écrivez la première ligne.',
        done: 'Trois lettres sont parties avec leurs trois lignes.',
      },
      free: {
        name: 'Rangez une chose qui sert à plusieurs',
        body: "Cherchez une chose que plusieurs personnes utilisent autour de vous : une armoire, un calendrier, des livres, une remise. D'ici trois semaines, mettez-la en ordre en deux samedis matin. À la fin, laissez à côté un petit plan, pour que l'ordre dure.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais mettre de l'ordre ici en deux samedis matin. Je laisserai un plan à côté, pour que tout le monde s'y retrouve. Ça te va ?",
        },
        notice: "Quelqu'un remet un objet à sa place.",
        first: 'Choisissez la chose à ranger et prenez-la en photo.',
        done: 'Tout est rangé, et le plan est à côté.',
      },
    },
  },
} as const satisfies NatureWords;
