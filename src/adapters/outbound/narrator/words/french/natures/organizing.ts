import type { NatureWords } from '../../nature-words.ts';

export const organizing = {
  about: "Il s'agit de prévoir qui fait quoi, dans quel ordre et pour quand.",
  standing: {
    core: 'Vous planifiez facilement, {role} en a souvent besoin, et vous gardez votre énergie.',
    costly_strength:
      "Vous planifiez facilement, {role} en a souvent besoin, et cela vous prend de l'énergie.",
    untapped: 'Vous planifiez facilement, mais {role} ne laisse presque rien à mettre en ordre.',
    reserve:
      "Vous planifiez facilement, cela vous prend de l'énergie, et {role} ne le demande presque jamais.",
    growth_edge: "Il y a beaucoup à planifier dans {role}, et cet effort ne vous prend pas d'énergie.",
    strain: "{Role} a souvent besoin de plans, et chacun est pour vous un effort qui prend de l'énergie.",
    background: "La planification vous vient moins facilement, et {role} n'en demande presque jamais.",
    some_natural: 'Vous planifiez facilement, et {role} le demande de temps en temps.',
    some_middle: 'Vous planifiez assez facilement, et {role} le demande de temps en temps, sans plus.',
    some_little: 'Il faut un plan de temps en temps dans {role}, et ce travail vous vient moins facilement.',
    seldom_middle: 'Vous planifiez assez facilement, et {role} ne le demande presque jamais.',
    asked_gives: "Dans {role}, vous avez des choses à planifier, et vous en tirez de l'énergie.",
    asked_costs: "Dans {role}, vous avez des choses à planifier, et cela vous prend de l'énergie.",
    asked_even: 'Dans {role}, vous avez des choses à planifier, sans que votre énergie monte ou baisse.',
    seldom_gives: "Vous tirez de l'énergie d'une chose à préparer, mais {role} laisse peu à planifier.",
    seldom_costs: "La planification vous prend de l'énergie, et {role} en demande rarement.",
    seldom_even: '{Role} laisse peu à planifier, et cela ne change rien à votre énergie.',
  },
  opening: {
    carries:
      'Quand beaucoup de choses doivent se faire, vous voyez facilement par laquelle commencer et qui doit le savoir. {Role} en a besoin. Un tel accord passe souvent inaperçu, parce que tout se fait alors sans bruit.',
    draining_strength:
      "D'un tas de tâches et de noms, vous faites facilement un plan. {Role} a besoin de vos plans. Pourtant, ce travail vous prend plus d'énergie qu'il ne vous en rend, et personne ne le devine en lisant le planning.",
    stretch:
      "{Role} vous donne des choses à planifier, et vous en tirez de l'énergie. Cela vous demande encore un effort, et un plan se fait parfois en plusieurs essais. L'énergie que vous y gagnez aide à recommencer.",
    unused:
      "Devant un tas de tâches, vous voyez facilement laquelle vient d'abord et lesquelles peuvent attendre. {Role} ne vous laisse presque rien à mettre en ordre. Vous pourriez donc planifier bien plus que l'on ne vous le demande.",
    gives:
      "Dans {role}, il y a des listes à tenir et des tâches à répartir, et cela vous donne de l'énergie. On en parle souvent comme d'une corvée. Pour vous, une heure de ce travail peut rendre la journée plus légère.",
  },
  title: {
    carries: 'Vous voyez facilement ce qui vient en premier',
    draining_strength: 'Vous planifiez facilement, et vos forces y passent',
    strain: 'Les plannings vous demandent beaucoup et vous fatiguent',
    stretch: 'Vous apprenez à planifier, et cela vous fait du bien',
    unused: 'Vous planifiez facilement, et il y a peu à planifier',
    gives: "Vous gagnez de l'énergie en mettant de l'ordre",
    costs: 'Vous perdez des forces à tenir listes et plannings',
  },
  see: {
    carries:
      "Vous voyez facilement ce qu'un travail demande d'abord, et {role} vous en donne l'occasion. Quand un plan est bon, il ne se passe rien de spécial : personne n'attend, personne ne cherche. On oublie donc vite le temps qu'il a fallu pour le faire. Dans une semaine pleine, ce temps est souvent le premier à disparaître.",
    draining_strength:
      "Vous voyez facilement quand deux choses se gênent ou quand une tâche n'appartient à personne, et {role} vous demande d'y remédier. Le plan lui-même peut être agréable à faire. Ce qui prend de l'énergie, ce sont souvent les changements qui suivent, un par un, chacun à son heure. On croit avoir fini, et il faut tout reprendre.",
    strain:
      "{Role} vous demande de savoir ce qui est à faire, et pour quand. C'est un effort, et il vous prend de l'énergie. La fatigue vient souvent moins du plan que de la mémoire, car ce qui n'est écrit nulle part revient sans cesse à l'esprit. Avec une liste, même imparfaite, on n'y pense qu'à l'heure où on la lit.",
    stretch:
      "{Role} vous demande de prévoir. Un plan vous donne encore du mal, et il vous redonne pourtant des forces. On prend souvent le sens de l'ordre pour un don que l'on a ou que l'on n'a pas. C'est surtout une habitude : chercher ce qui doit être fait avant, puis regarder après combien de temps il a vraiment fallu.",
    unused:
      "Vous voyez facilement comment une chose pourrait se faire avec moins d'étapes et moins d'attente. Dans {role}, vous n'avez presque rien à mettre en ordre. On demande rarement un plan tant que rien n'a mal tourné, et le besoin passe donc inaperçu. Pourtant, il existe souvent une petite chose qui sert à tous et dont personne ne s'occupe.",
    gives:
      "Dans {role}, il y a des listes à tenir et des choses à régler entre plusieurs personnes, et vous y gagnez de l'énergie. On croit facilement que cela ne compte pas, et que le vrai travail vient après. On le glisse alors entre deux tâches. Or une demi-heure d'une traite donne souvent plus que six fois cinq minutes.",
    costs:
      "Dans {role}, il faut accorder des tâches et des rendez-vous, et cela vous prend de l'énergie. Ce sont souvent les petits changements qui fatiguent : une chose bouge, et cinq autres avec elle. Quand tout se passe bien, la journée semble n'avoir demandé aucun travail. Il est donc difficile de dire combien d'heures y sont passées.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi matin, vous parcourez la semaine avec l'équipe, et chaque tâche reçoit un nom. On vous pose deux questions, vous donnez deux réponses. Vingt minutes plus tard, tout le monde travaille, et vous aussi.",
        "Il y a trop à faire cette semaine. Vous lisez la liste à voix haute avec l'équipe, et vous en remettez la moitié à plus tard. Chacun repart en sachant par quoi commencer.",
      ],
      colleagues: [
        "Les tâches arrivent en vrac. Pendant une demi-heure tranquille, vous les rangez, et vous écrivez un jour à côté de chacune. Un collègue demande s'il peut avoir la feuille.",
        "Une collègue part en congé dans trois jours, et rien n'est prévu pour ses tâches. Vous en dressez la liste avec elle, avec un nom en face de chacune. Elle s'en va tranquille, et rien ne se perd.",
      ],
      alone: [
        "Vendredi, vous placez les rendez-vous de la semaine suivante. Deux clients veulent le même matin, et un coup de fil suffit pour en déplacer un. La semaine paraît possible, et vous rentrez à l'heure.",
        "Une cliente demande quand tout sera fini. Vous lui donnez une date pour chaque étape. Trois semaines plus tard, vous finissez au jour dit, et elle n'a pas eu à vous rappeler.",
      ],
      serves: [
        "Avant les premières arrivées, vous préparez tout dans l'ordre où vous en aurez besoin. Puis les gens viennent, l'un après l'autre. Vos mains trouvent chaque chose, et vous pouvez regarder la personne qui vous parle.",
        "Trois rendez-vous tombent à la même heure. Vous téléphonez deux fois : une personne viendra plus tôt, une autre demain. Personne n'attend, et personne ne saura qu'il y avait un problème.",
      ],
      remote: [
        "Tôt le matin, vous mettez un nom et un jour à chaque ligne de la liste commune. À dix heures, l'appel de l'équipe dure douze minutes. On raccroche, et chacun sait quoi faire.",
        "Quelqu'un cherche un document depuis la veille. Vous lui envoyez le lien dans la minute, car tout est rangé par projet. La réponse arrive en majuscules, et c'est un merci.",
      ],
      target: [
        "Dans un tel rôle, la semaine peut commencer par une page vide et une date de fin. On part de cette date et l'on remonte, étape après étape. À midi, chacun sait par quoi commencer.",
        "On vous confierait une journée pour cinquante personnes, avec les trajets et les repas. Suivrait un mois de listes et d'appels. Le jour venu, chacun trouverait sa chaise, et l'on commencerait à l'heure.",
      ],
    },
    costs: {
      leads: [
        "Trois demandes de congé arrivent pour la même semaine d'août. Vous déplacez un nom, et il faut rappeler tout le monde. À peine est-ce réglé que quelqu'un d'autre demande le vendredi.",
        "Le planning est prêt à huit heures. À onze heures, une personne manque, et trois autres doivent changer d'horaire. Vous les appelez l'une après l'autre, et la conversation promise pour midi est remise à demain.",
      ],
      colleagues: [
        "Pour la troisième fois, vous rappelez quelqu'un qui n'a pas répondu. Sans sa date, le plan ne tient pas. Votre propre travail, lui, n'a pas avancé depuis midi.",
        "Quelqu'un demande qui prépare la suite. Après un silence, vous dites que vous ferez la liste. Elle vous prend la soirée, et mardi il faudra déjà la changer.",
      ],
      alone: [
        "Un client déplace son rendez-vous, puis un autre, et le mercredi gardé pour avancer se remplit de trajets. Vous refaites la semaine à dix heures du soir. La commande qui presse n'est toujours pas commencée.",
        "Le travail pour les clients est fini, mais les papiers ne le sont pas. Des reçus, des factures et un devis promis couvrent la table. C'est dimanche, et la journée de demain commence à sept heures.",
      ],
      serves: [
        "À sept heures, la liste compte huit personnes à recevoir. À huit heures, elle en compte onze. Vous déplacez des rendez-vous, vous prévenez les gens, et jusqu'au soir vous gardez une demi-heure de retard.",
        'Entre deux personnes, il faut remplir la fiche, commander ce qui manque et confirmer le rendez-vous suivant. Chacun de ces gestes est petit. À la fin du service, ils ont pourtant pris beaucoup de forces.',
      ],
      remote: [
        'Il faut trouver une heure pour sept personnes. Vous en proposez une, on la refuse, et vous en proposez une autre. À midi, la réunion a une date, et la matinée est passée.',
        "La liste partagée montre trente tâches en retard, chacune avec un nom. Vous écrivez à l'un, puis à l'autre. Les réponses arrivent une à une jusque dans la soirée, et l'écran reste allumé.",
      ],
      target: [
        "Dans un tel rôle, un seul retard peut défaire une semaine. Un fournisseur appelle à neuf heures, et il faut prévenir douze personnes. Le soir, le plan tient de nouveau, mais rien d'autre n'a avancé.",
        'Il y a aussi les fins de mois, avec une liste incomplète et des gens qui ne répondent pas. On les rappelle poliment, puis une deuxième fois. On rentre plus tard que prévu.',
      ],
    },
    missing: {
      leads: [
        "Le planning arrive tout fait, et vous le transmettez. Quelqu'un de l'équipe demande pourquoi tout tombe le jeudi. Vous imaginez une semaine mieux répartie, mais elle reste sur un bout de papier.",
        "Chacun prend la tâche qui vient, et la journée avance ainsi. Vers quinze heures, quelqu'un ne sait plus par où commencer. Vous faites le tri avec lui, et cette demi-heure passe plus vite que les autres.",
      ],
      colleagues: [
        "On commence sans plan, parce qu'il faut aller vite. Deux personnes font le même travail sans le savoir. Une feuille avec trois noms aurait suffi, et vous l'aviez déjà en tête.",
        "Votre tâche du jour est claire et courte. Tout près, deux collègues préparent une petite fête et ne savent plus qui apporte quoi. Vous tendez l'oreille, puis vous proposez de faire une liste.",
      ],
      alone: [
        "Les commandes arrivent une par une, et il n'y a rien à prévoir au-delà du jour. Un après-midi calme, vous rangez vos outils ou vos papiers. Chaque chose trouve sa place, et l'heure passe vite.",
        "Un client mène lui-même son projet, au jour le jour. Vous voyez qu'une étape manque. Vous proposez quatre lignes avec des dates, et il répond que ce n'est pas la peine.",
      ],
      serves: [
        "La journée est réglée d'avance, et vous suivez. À l'heure creuse, vous mettez à portée de main ce qui sert le plus. Quelqu'un arrive, et le reste de votre idée attendra demain.",
        "Les gens arrivent quand ils veulent, et l'on s'occupe d'eux comme ils viennent. Vers onze heures, tout le monde attend. Une simple liste éviterait cela, mais personne ne vous la demande.",
      ],
      remote: [
        "Vos tâches arrivent l'une après l'autre, déjà rangées. Entre deux, vous cherchez un document pendant dix minutes. Vous sauriez comment classer le tout, mais ce n'est pas à vous de le faire.",
        "À l'appel du matin, chacun dit ce qu'il fait, sans ordre particulier. Deux travaux se bloquent l'un l'autre. Vous auriez une suite à proposer, mais l'appel est déjà fini.",
      ],
      target: [
        "Dans un tel rôle, il peut y avoir des semaines sans rien à planifier. Chaque jour apporte sa tâche, et le soir elle est faite. S'il faut préparer un repas de fin d'année, on propose tout de suite son aide.",
        "Le plan existerait déjà, et l'on vous demanderait de le suivre. Vous y verriez un oubli et un samedi trop rempli. Un soir, vous feriez au crayon votre propre version.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Préparez la semaine le vendredi',
        body: 'Pendant quatre semaines, gardez la dernière demi-heure du vendredi pour la semaine suivante, au lieu de commencer autre chose. Écrivez sur une page qui fait quoi et pour quand. Envoyez-la à vos collègues avant de partir.',
        say: {
          to: 'vos collègues',
          words:
            "Le vendredi, je mets la semaine suivante sur une page. Dites-moi avant quinze heures ce qui doit y être, et vous l'aurez avant de partir.",
        },
        notice: 'Un collègue demande si la page est déjà prête.',
        first: 'Bloquez la demi-heure de vendredi et dites-le à vos collègues.',
        done: 'La page est partie quatre vendredis.',
      },
      alone: {
        name: 'Ajoutez les étapes à chaque devis',
        body: "Pendant un mois, écrivez sous chaque devis les étapes du travail, avec leur date, et ce que le client doit préparer. Quatre lignes suffisent. La veille de chaque étape, envoyez un court rappel. Il remplace les coups de fil pour savoir où l'on en est.",
        say: {
          to: 'un client',
          words:
            "J'ai mis les étapes sous le prix, avec ce qu'il vous faut préparer. Pouvez-vous me dire aujourd'hui si une date ne vous convient pas ?",
        },
        notice: 'Un client a déjà tout préparé quand vous arrivez.',
        first: "Écrivez les étapes d'un travail déjà commandé.",
        done: 'Quatre devis sont partis avec leurs étapes.',
      },
      seeking: {
        name: 'Racontez un plan sur une page',
        body: 'Choisissez une chose que vous avez préparée du début à la fin, par exemple une fête, un chantier ou un déménagement. Racontez-la sur une page, imprévus compris. Dans les quatre semaines, joignez cette page à deux candidatures.',
        say: {
          to: 'une personne qui vous reçoit en entretien',
          words:
            "Voici, sur une page, ce que j'ai préparé et ce qui a changé en route. Et ici, qu'est-ce que l'on planifie, et qui fixe les dates ?",
        },
        notice: "Quelqu'un vous interroge sur une étape précise.",
        first: "Choisissez l'exemple et écrivez ses étapes dans l'ordre.",
        done: 'Deux candidatures sont parties avec la page.',
      },
      free: {
        name: 'Préparez une sortie de bout en bout',
        body: "Proposez à des amis ou à votre club une sortie d'une journée, dans trois semaines. Préparez-la du trajet jusqu'au repas, une heure chaque samedi. Le programme tient sur une feuille, et chacun la reçoit.",
        say: {
          to: 'vos amis',
          words:
            "Je prépare une sortie pour dans trois semaines, du trajet jusqu'au pique-nique. Dites-moi d'ici dimanche quel jour vous convient, et je vous envoie le programme.",
        },
        notice: "Quelqu'un répond aussitôt et propose d'apporter quelque chose.",
        first: 'Choisissez deux dates possibles et envoyez-les.',
        done: 'Le programme est parti, et chacun sait où se retrouver.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Confiez un morceau du planning',
        body: "Découpez le planning en morceaux, par exemple les congés, les livraisons et les remplacements. Confiez-en un pour quatre semaines à une personne de l'équipe, à la place d'une autre tâche. Elle décide sans vous. Parlez-en dix minutes le lundi.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Je voudrais te confier les congés pendant quatre semaines, à la place d'autre chose. C'est toi qui décides, et on en parle dix minutes le lundi. Cela t'irait ?",
        },
        notice: "Quelqu'un répond à une question de planning avant vous.",
        first: 'Écrivez de quoi le planning est fait et choisissez un morceau.',
        done: "Pendant deux semaines, ce morceau s'est fait sans vous.",
      },
      colleagues: {
        name: 'Planifiez deux fois par jour seulement',
        body: "Pendant trois semaines, ne touchez au planning et aux listes qu'à deux moments, par exemple en arrivant et après la pause. Entre les deux, écrivez les demandes sur une feuille. Ce qui presse vraiment passe tout de suite.",
        say: {
          to: 'un collègue',
          words:
            "J'ai bien reçu ta demande, et je m'en occupe après la pause. Si cela ne peut vraiment pas attendre, appelle-moi.",
        },
        notice: "Après la pause, une demande de la feuille s'est déjà réglée.",
        first: 'Choisissez vos deux moments et dites-les à un collègue.',
        done: "Pendant dix jours, le planning n'a changé qu'à ces deux moments.",
      },
      alone: {
        name: 'Placez les rendez-vous en une fois',
        body: 'Pendant un mois, gardez une demi-heure le vendredi pour placer les rendez-vous de la semaine suivante. Proposez à chaque client deux moments au choix, pas davantage. Les nouvelles demandes attendent le vendredi, sauf urgence.',
        say: {
          to: 'un client',
          words:
            "Je place mes rendez-vous le vendredi. Ce jour-là, je vous propose deux moments, et vous choisissez. Si c'est urgent, dites-le-moi tout de suite.",
        },
        notice: 'Un client choisit un des deux moments en une minute.',
        first: "Choisissez l'heure du vendredi où vous placerez les rendez-vous.",
        done: 'Trois vendredis, la semaine suivante a été placée en une fois.',
      },
      seeking: {
        name: 'Faites le plan le lundi, puis suivez-le',
        body: "Donnez une heure, le lundi, au plan de votre recherche : lettres à envoyer, relances, appels. Le reste de la semaine, suivez la liste sans la refaire. Ce qui n'est pas fait le vendredi passe au lundi suivant. Essayez trois semaines.",
        say: {
          to: 'une connaissance',
          words:
            "Le lundi, je fais le plan de ma recherche, et ensuite je n'y touche plus. Est-ce que tu voudrais me demander le vendredi où j'en suis ?",
        },
        notice: 'Le mercredi, vous suivez la liste sans rien y changer.',
        first: 'Bloquez une heure lundi et prévenez la personne qui vous appellera vendredi.',
        done: "Trois listes du lundi ont tenu jusqu'au vendredi.",
      },
      free: {
        name: 'Confiez une liste pour un mois',
        body: "Parmi ce que vous préparez pour d'autres, choisissez une liste, par exemple les courses ou le programme du club. Confiez-la entièrement à quelqu'un pour un mois. N'y corrigez rien, même si c'est fait autrement.",
        say: {
          to: 'un membre du club',
          words:
            "Ce mois-ci, est-ce que tu voudrais préparer le programme ? Voici celui de la dernière fois. Fais comme tu l'entends, je ne repasserai pas derrière toi.",
        },
        notice: "Le programme arrive, et vous ne l'aviez pas encore vu.",
        first: 'Choisissez la liste, puis la personne à qui vous la proposez.',
        done: "Pendant un mois, quelqu'un d'autre a fait la liste.",
      },
    },
    strain: {
      leads: {
        name: 'Gardez une seule liste, puis confiez-la',
        body: "Avec une personne de l'équipe qui aime l'ordre, regardez pendant une heure toutes les listes que vous tenez. Supprimez celles que personne ne lit. Elle tient pendant un mois celle qui reste, à la place d'une autre tâche.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Je tiens trop de listes et je voudrais n'en garder qu'une. Est-ce que tu m'aiderais à faire le tri jeudi ? Ensuite, tu la tiendrais un mois, et je te décharge d'autre chose.",
        },
        notice: "Quelqu'un demande une date à cette personne, et non à vous.",
        first: 'Écrivez quelles listes vous tenez et qui les lit.',
        done: "La liste est à jour depuis deux semaines, et vous n'y avez rien écrit.",
      },
      colleagues: {
        name: 'Supprimez un planning, partagez-en un autre',
        body: "Avec votre responsable, regardez les listes et les plannings que vous tenez. Barrez celui qui sert le moins. Pendant un mois, faites le plus lourd à deux, une demi-heure le mardi, au lieu d'y travailler sans aide.",
        say: {
          to: 'votre responsable',
          words:
            "Les plannings me prennent beaucoup d'énergie. Est-ce que nous pourrions en supprimer un ? Et j'aimerais faire le plus lourd à deux, une demi-heure le mardi.",
        },
        notice: 'Votre collègue voit une erreur, et elle est corrigée tout de suite.',
        first: 'Écrivez quels plannings vous tenez et qui les demande.',
        done: "Un planning n'existe plus, et l'autre a été fait quatre fois à deux.",
      },
      alone: {
        name: 'Mettez tout sur une feuille le vendredi',
        body: "Pendant un mois, gardez une demi-heure le vendredi, avant de rentrer, à la place des papiers du soir. Écrivez sur une feuille tout ce qui est dû : devis, factures, commandes, rappels. Donnez un jour à ce qui presse, et laissez le reste jusqu'au vendredi suivant.",
        say: {
          to: 'une assistante indépendante',
          words:
            'Je fais mes devis le vendredi. Le vôtre partira donc vendredi en fin de journée. Est-ce que cela vous va ?',
        },
        notice: 'Un client demande une date, et vous la lisez sur la feuille.',
        first: 'Bloquez la demi-heure de vendredi et mettez une feuille de côté.',
        done: 'Trois vendredis, la feuille a été remplie avant de rentrer.',
      },
      seeking: {
        name: 'Tenez votre recherche sur une page',
        body: "Mettez votre recherche sur une seule page : l'annonce, la date d'envoi, la prochaine chose à faire. Laissez tous les autres tableaux. Pendant trois semaines, relisez la page vingt minutes le vendredi, avec quelqu'un qui aime l'ordre.",
        say: {
          to: 'une connaissance',
          words:
            "Ma recherche tient sur une page, et certaines relances m'échappent. Aurais-tu vingt minutes le vendredi pour la lire avec moi ? Trois fois, pas davantage.",
        },
        notice: "L'autre trouve sur la page une relance que vous alliez oublier.",
        first: 'Recopiez sur une page trois candidatures en cours.',
        done: 'Trois relances sont parties le jour prévu.',
      },
      free: {
        name: 'Écrivez un plan de trois lignes',
        body: "Choisissez un projet, par exemple un voyage ou une pièce à repeindre. Écrivez trois lignes : le résultat, la date, la première étape. Pour ranger le reste, demandez à quelqu'un une heure d'aide un dimanche. Pendant un mois, relisez vos trois lignes chaque semaine.",
        say: {
          to: 'une amie',
          words:
            "Tu mets facilement les choses en ordre. Est-ce que tu m'aiderais à ranger les étapes de ce projet, une heure dimanche ? J'apporte les croissants.",
        },
        notice: 'La première étape commence avant que tout soit prévu.',
        first: 'Écrivez vos trois lignes pour un seul projet.',
        done: 'La première étape est finie, et la suivante a une date.',
      },
    },
    stretch: {
      colleagues: {
        name: "Faites relire vos plans par quelqu'un",
        body: "Une fois par semaine, pendant un mois, faites le plan d'une petite tâche en cinq lignes. Montrez-le dix minutes à un collègue qui planifie volontiers, et demandez-lui ce qu'il mettrait dans un autre ordre. Changez une seule chose.",
        say: {
          to: 'un collègue',
          words:
            "Je m'exerce à planifier. Est-ce que tu regarderais mon plan dix minutes, jeudi ? Dis-moi surtout ce qui manque ou ce qui vient trop tard.",
        },
        notice: "Vous trouvez l'étape oubliée avant votre collègue.",
        first: 'Choisissez la première tâche et écrivez son plan en cinq lignes.',
        done: 'Quatre plans ont été relus, et chacun porte une correction.',
      },
      alone: {
        name: 'Comparez temps prévu et temps réel',
        body: "Pendant quatre semaines, avant chaque travail, écrivez combien d'heures vous comptez y passer. Quand il est fini, écrivez à côté le temps réel. Une minute suffit chaque fois. Avant d'annoncer la date suivante, regardez les deux colonnes.",
        say: {
          to: 'un client',
          words:
            'Je préfère vous donner une date que je tiendrai. Pour ce travail, je compte trois jours. À mi-chemin, je vous dis si tout avance comme prévu.',
        },
        notice: 'Pour un travail, les deux colonnes disent presque la même chose.',
        first: 'Écrivez ce soir la durée que vous prévoyez pour demain.',
        done: 'Huit travaux ont leurs deux durées, écrites côte à côte.',
      },
      seeking: {
        name: 'Menez votre recherche comme un projet',
        body: "Faites pour votre recherche un calendrier de quatre semaines, avec trois choses par semaine et un jour pour chacune. N'y passez pas plus de temps qu'avant. Le vendredi, barrez ce qui est fait, et écrivez pourquoi le reste a glissé.",
        say: {
          to: 'un contact',
          words:
            "J'apprends à planifier, et je m'exerce sur ma recherche. Veux-tu regarder mon calendrier et me dire ce qui, à ton avis, ne tiendra pas ?",
        },
        notice: 'Un vendredi, une seule chose a glissé, et vous savez pourquoi.',
        first: 'Écrivez trois choses pour la semaine qui vient, avec un jour chacune.',
        done: "Une semaine entière s'est passée comme elle était écrite.",
      },
      free: {
        name: 'Préparez une petite fête à rebours',
        body: "Proposez de préparer, d'ici un mois, un repas de voisins ou une soirée du club. Partez du jour de la fête : écrivez ce qui doit être fait la veille, puis la semaine d'avant. Interrogez quelqu'un qui en a déjà préparé une.",
        say: {
          to: 'une voisine',
          words:
            "Je prépare le repas des voisins, et c'est la première fois. Tu l'as déjà fait : qu'est-ce qui prend plus de temps qu'on ne croit ?",
        },
        notice: 'Vous trouvez un oubli sur la feuille, bien avant le jour même.',
        first: "Fixez la date et écrivez ce qu'il faut faire la veille.",
        done: 'Une semaine avant la fête, la moitié de la feuille est barrée.',
      },
    },
    unused: {
      colleagues: {
        name: 'Demandez une petite chose à préparer',
        body: "Cherchez une petite chose que personne ne prépare vraiment, comme l'accueil des nouveaux ou la réunion du mois. Demandez une demi-heure par semaine pour vous en charger, pendant un mois, à la place d'autre chose. À la fin, laissez une page qui explique comment faire.",
        say: {
          to: 'votre responsable',
          words:
            "Personne n'a vraiment le temps de préparer l'accueil des nouveaux. Est-ce que je pourrais m'en charger pendant un mois, une demi-heure par semaine, à la place d'autre chose ?",
        },
        notice: "Quelqu'un vous apporte une autre chose à préparer.",
        first: 'Écrivez trois choses que personne ne prépare et choisissez la plus petite.',
        done: "La page est écrite, et quelqu'un d'autre s'en est servi.",
      },
      alone: {
        name: "Proposez une page pour toute l'année",
        body: "Choisissez un client qui vous appelle pour une chose, puis pour une autre. Proposez-lui de mettre l'année sur une page : quels travaux, dans quel ordre, à quel moment. Comptez ce temps dans votre prix. Faites-le pour deux clients en un mois.",
        say: {
          to: 'un client',
          words:
            "Vous m'appelez chaque fois qu'il y a quelque chose à faire. Voulez-vous que je mette toute l'année sur une page, avec l'ordre et les prix ?",
        },
        notice: 'Un client parle de la page quand il vous rappelle.',
        first: 'Choisissez le client et écrivez ses trois dernières demandes.',
        done: 'Deux clients ont leur année sur une page.',
      },
      seeking: {
        name: 'Joignez trois étapes à votre lettre',
        body: "Chaque semaine, pendant un mois, choisissez une annonce qui parle de calendrier, de coordination ou de suivi. Écrivez en trois étapes ce que vous feriez la première semaine. Mettez ces trois lignes dans votre lettre, à la place d'un paragraphe.",
        say: {
          to: 'une personne qui vous reçoit en entretien',
          words:
            "J'ai écrit dans ma lettre comment je commencerais, en trois étapes. Est-ce que cela répond à votre besoin, ou faudrait-il commencer autrement ?",
        },
        notice: "Dans un entretien, quelqu'un revient sur l'une de vos étapes.",
        first: 'Trouvez une annonce qui parle de suivi et écrivez la première étape.',
        done: 'Trois lettres sont parties avec leurs étapes.',
      },
      free: {
        name: 'Rangez une chose qui sert à tous',
        body: "Au club, dans l'immeuble ou au cours, cherchez une chose que tout le monde utilise : une armoire, un calendrier, des livres. Proposez de la mettre en ordre en deux samedis matin. À la fin, laissez un petit plan, pour que l'ordre dure.",
        say: {
          to: 'une personne du club',
          words:
            "On cherche souvent longtemps dans l'armoire du matériel. Est-ce que je pourrais y passer deux samedis matin et laisser un plan sur la porte ?",
        },
        notice: "Quelqu'un remet un objet à sa place.",
        first: 'Choisissez la chose à ranger et prenez-la en photo.',
        done: "Le plan est affiché, et l'ordre a tenu quinze jours.",
      },
    },
  },
} as const satisfies NatureWords;
