import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const advising = {
  about: "Écouter quelqu'un qui hésite, et l'aider à prendre sa décision.",
  standing: {
    core: "{Role} vous demande souvent d'aider les autres à décider : vous le faites facilement, sans y perdre d'énergie.",
    core_gives:
      "{Role} vous demande souvent d'aider les autres à décider : vous le faites facilement, et vous y gagnez de l'énergie.",
    costly_strength:
      "{Role} vous demande souvent d'aider les autres à décider : vous le faites facilement, mais cela vous prend de l'énergie.",
    untapped: "Vous aidez facilement quelqu'un à choisir, mais {role} vous en donne peu l'occasion.",
    reserve:
      "Vous aidez facilement quelqu'un à choisir, même si cela vous prend de l'énergie, et {role} vous le demande rarement.",
    growth_edge: 'Il faut beaucoup conseiller dans {role}. Cela vous est moins naturel.',
    growth_middle: 'Il faut beaucoup conseiller dans {role}, et vous le faites assez facilement.',
    strain:
      "Il faut beaucoup conseiller dans {role} : cela vous est moins naturel et vous prend de l'énergie.",
    strain_middle:
      "Il faut beaucoup conseiller dans {role} : vous le faites assez facilement, mais cela vous prend de l'énergie.",
    background: "Vous donnez moins facilement un conseil, et l'on vous en demande rarement dans {role}.",
    some_costs: "Dans {role}, on vous demande conseil de temps en temps, et vous y laissez de l'énergie.",
    some_natural: 'Dans {role}, on vous demande conseil de temps en temps, et vous répondez facilement.',
    some_middle: 'Dans {role}, on vous demande conseil de temps en temps, et vous répondez assez facilement.',
    some_little: 'Dans {role}, on vous demande conseil de temps en temps, et cela vous est moins naturel.',
    seldom_middle: 'Vous conseillez assez facilement, et {role} vous le demande rarement.',
    asked_gives: "Dans {role}, vous aidez des gens à décider, et vous en tirez de l'énergie.",
    asked_costs: "Dans {role}, vous aidez des gens à décider, et cela vous prend de l'énergie.",
    asked_even: "Dans {role}, vous aidez des gens à décider, sans y gagner ni y perdre d'énergie.",
    seldom_gives: "Aider quelqu'un à choisir vous donne de l'énergie, mais {role} vous le demande rarement.",
    seldom_costs: "Aider quelqu'un à choisir vous prend de l'énergie, et {role} vous le demande rarement.",
    seldom_even: 'Dans {role}, on vous demande rarement conseil, et cela ne change guère votre énergie.',
  },
  opening: {
    carries:
      "Devant quelqu'un qui hésite, vous cherchez d'emblée avec lui ce qui compte le plus. {Role} vous le demande, et vous n'y laissez pas d'énergie. C'est un travail où l'on peut donner beaucoup sans avoir la réponse : une bonne question suffit souvent.",
    carries_gives:
      "Devant quelqu'un qui hésite, vous cherchez d'emblée avec lui ce qui compte le plus. {Role} vous le demande, et vous en sortez avec plus d'énergie. C'est un travail où l'on peut donner beaucoup sans avoir la réponse : une bonne question suffit souvent.",
    draining_strength:
      "Quand quelqu'un hésite, vous l'aidez à y voir clair, et {role} compte là-dessus. Vous y laissez pourtant de l'énergie. Ce n'est donc pas le savoir-faire qui manque : écouter vraiment demande une attention entière, et l'attention s'use.",
    stretch:
      "{Role} vous demande d'aider les autres à décider. Vous n'y avez pas encore toute votre aisance, et vous en sortez pourtant avec plus d'énergie qu'avant. C'est une bonne raison d'apprendre : vous pouvez vous exercer sans y laisser de forces.",
    unused:
      "Quand quelqu'un n'arrive pas à choisir, vous l'aidez sans peine à y voir clair. {Role} vous réserve peu de ces conversations. Rien ne manque de votre côté. Il manque quelqu'un qui sache qu'il peut venir vous poser sa question.",
    gives:
      "Dans {role}, vous aidez d'autres à prendre leurs décisions, et vous en sortez avec plus d'énergie. Bien des gens repartent d'une telle conversation avec un souci de plus. Vous pouvez donc en chercher, au lieu de seulement les laisser venir.",
  },
  title: {
    carries: "Aider quelqu'un à choisir vous est naturel",
    draining_strength: 'Vous conseillez facilement, et cela vous fatigue',
    strain: "Donner votre avis vous prend de l'énergie",
    stretch: "Conseiller vous demande un effort, et vous donne de l'énergie",
    unused: "Vous pourriez aider plus souvent quelqu'un à choisir",
    gives: "Aider les autres à décider vous donne de l'énergie",
    costs: "Les décisions des autres vous prennent de l'énergie",
  },
  see: {
    carries:
      "{Role} vous demande d'aider des gens à décider, et cela ne vous fatigue pas. Le plus utile se passe souvent avant le conseil. La personne raconte, on lui pose une question, et elle pense à quelque chose qu'elle avait laissé de côté. Il faut pour cela du calme et du temps. Quand ils manquent, on donne une réponse toute faite, et elle aide rarement à choisir.",
    carries_gives:
      "{Role} vous demande d'aider des gens à décider, et vous y gagnez de l'énergie. Le plus utile se passe souvent avant le conseil. La personne raconte, on lui pose une question, et elle pense à quelque chose qu'elle avait laissé de côté. Il faut pour cela du calme et du temps. Quand ils manquent, on donne une réponse toute faite, et elle aide rarement à choisir.",
    draining_strength:
      "Quand on est de bon conseil, il est tentant d'accepter toujours une conversation de plus, et {role} n'en manque pas. On pense ensuite que c'est leur durée qui fatigue. C'est plus souvent le nombre de questions ouvertes en même temps, car on y repense tant que l'autre n'a pas choisi. Une question refermée avant la suivante pèse bien moins que trois qui traînent.",
    strain:
      "{Role} vous fait donner des avis. Ce n'est pas votre terrain le plus naturel, et votre énergie s'en ressent. Ce qui pèse, d'ordinaire, c'est l'idée que l'avis doit être juste et tomber tout de suite. On oublie que la personne reste libre de sa décision. Un avis donné le lendemain, ou le nom de quelqu'un qui connaît le sujet, rend souvent le même service.",
    stretch:
      "On croit qu'un bon conseil vient de quelqu'un qui connaît la réponse, et l'on hésite à s'en mêler. La plupart du temps, la personne en face en connaît déjà deux ou trois. Il lui manque une question qui les départage, puis un peu de silence pour réfléchir. {Role} vous donne des occasions de poser cette question, et d'attendre la réponse.",
    unused:
      "{Role} laisse peu de place à ce genre de conversation. D'ordinaire, on s'adresse à la personne dont c'est le métier, même quand une autre saurait mieux écouter. Et l'on n'ose guère déranger quelqu'un qui travaille. Un bon conseil reste donc sans emploi tant que personne ne sait qu'il peut le demander. Une invitation précise, avec un jour et une heure, change cela.",
    gives:
      "Dans {role}, vous aidez d'autres à décider, et vous y gagnez de l'énergie. Cela peut tenir au sujet, à la personne, ou simplement au temps que l'on prend pour écouter. Pour le savoir, comparez une bonne conversation avec une autre, plus terne. Si c'est le temps, une longue conversation peut vous faire plus de bien que trois courtes. Si c'est le sujet, il y a des questions à rechercher, et d'autres à confier à quelqu'un.",
    costs:
      "Dans {role}, il faut aider des gens à décider, et cela vous prend de l'énergie. Chaque fois, il faut quitter ce que l'on a en tête, entrer dans l'histoire d'un autre, puis retrouver le fil. Ce détour est le même pour cinq minutes et pour une heure. Trois questions éparpillées peuvent donc entamer toute une matinée, alors que réunies, elles tiennent en une demi-heure.",
  },
  scenes: {
    gives: {
      leads: [
        "Quelqu'un de l'équipe hésite entre deux façons de faire. Vous demandez laquelle serait la plus facile à expliquer à un nouveau. Un silence, un sourire, et la décision est prise sans que vous l'ayez dictée.",
        "L'entretien semblait fini, et la vraie question arrive au moment de se lever. Vous vous rasseyez. Le lendemain, un court message vous annonce la décision, et ce n'est pas celle que vous auriez prise.",
      ],
      colleagues: [
        "À la pause, un collègue se demande s'il doit accepter une tâche de plus. Vous lui demandez à laquelle il renoncerait. Son café refroidit, et il repart avec sa réponse.",
        "Une collègue a reçu un message désagréable et veut répondre tout de suite. Vous lui demandez ce qu'elle cherche à obtenir. À deux, vous écrivez trois lignes calmes, et l'affaire est close avant midi.",
      ],
      alone: [
        "Un client hésite entre tout faire maintenant et attendre un an. Vous l'aidez à séparer ce qui presse du reste. À la fin de l'appel, il sait par quoi commencer, et vous aussi.",
        "Une cliente a trois possibilités devant elle et n'arrive pas à choisir. Vous lui demandez laquelle lui servira tous les jours. Elle prend la plus simple, sans que vous ayez eu à la vendre.",
      ],
      serves: [
        "« Et vous, vous prendriez quoi ? » Vous demandez d'abord à quoi cela doit servir. La personne réfléchit à voix haute, se décide, et vous remercie comme si la réponse venait de vous.",
        'Une personne a trois possibilités et tourne en rond. Vous lui demandez ce qui compte le plus pour elle, et deux tombent aussitôt. La semaine suivante, elle repasse vous raconter la suite.',
      ],
      remote: [
        "Un message s'affiche : « Tu as cinq minutes ? » Vous appelez, vous écoutez, vous posez une seule question. Un blanc, puis votre collègue sait quoi faire. L'appel en a duré six.",
        "Un long message finit par une courte question : faut-il accepter ? Vous téléphonez au lieu d'écrire. Un quart d'heure plus tard, la réponse est claire, et c'est l'autre qui l'a trouvée.",
      ],
      target: [
        "Dans un tel poste, une matinée peut commencer avec quelqu'un qui tourne autour d'une décision depuis une semaine. On l'écoute, puis on lui demande ce qu'il craint le plus. Avant midi, il a choisi.",
        "On viendrait vous voir avec beaucoup d'arguments, tous bons. Vous chercheriez la question que personne n'a posée. La conversation finirait plus tôt que prévu, avec un premier pas pour le lendemain.",
      ],
    },
    costs: {
      leads: [
        'Une question à neuf heures, une autre à dix, deux encore avant midi. Chacun veut savoir ce que vous feriez. La seule décision qui soit vraiment la vôtre attend le soir.',
        "Deux personnes de l'équipe ne s'entendent pas, et chacune vient vous voir de son côté. Vous pesez chaque mot, deux fois. Sur le trajet du retour, vous reprenez encore les deux conversations.",
      ],
      colleagues: [
        "« Tu as une minute ? » La minute dure une demi-heure, parce que l'affaire est délicate et que vous répondez avec soin. Ensuite, vous relisez trois fois la phrase que vous aviez commencée.",
        "Une collègue vous demande si elle doit partir ou rester. Aucune réponse n'est la bonne, et vous l'écoutez jusqu'au bout. Le soir, en mangeant, vous y pensez encore.",
      ],
      alone: [
        "Un client veut « juste votre avis » avant de se décider. L'appel dure cinquante minutes, et il rappellera. Le travail prévu ce matin-là commence avec une heure de retard.",
        "Une cliente change d'idée chaque jour : plutôt ceci, plutôt cela, ou rien du tout. Vous répondez chaque fois. Une fois le téléphone posé, il vous faut un moment pour vous remettre au travail.",
      ],
      serves: [
        "Quelqu'un a une vraie décision à prendre, et il y a du monde derrière. Vous cherchez des mots simples et justes. À la quinzième question du jour, ils viennent moins vite.",
        "« À ma place, vous feriez quoi ? » La personne attend, et vous pesez chaque phrase. Puis la suivante s'assoit, avec une autre histoire et la même question.",
      ],
      remote: [
        "L'appel devait durer un quart d'heure. Votre collègue reprend tout depuis le début, et vous choisissez chaque mot. Quand l'écran s'éteint, vous faites le tour du pâté de maisons avant de continuer.",
        'Quatre personnes vous ont écrit ce matin pour avoir votre avis, et chacune attend une vraie réponse. Vous en rédigez quatre. Il est quinze heures quand vous ouvrez votre propre travail.',
      ],
      target: [
        "Dans un tel poste, les questions ne choisissent pas leur heure. L'une arrive à huit heures, l'autre au déjeuner, et toutes demandent du soin. Le reste du travail glisse vers le soir.",
        "Certains jours, on conseille pour rien. On écoute une heure, on donne un avis réfléchi, et la décision tombe de l'autre côté. Le lendemain, la même personne revient.",
      ],
    },
    missing: {
      leads: [
        "L'équipe sait ce qu'elle a à faire et décide sans vous. Vous transmettez des consignes, vous répondez aux messages. Puis quelqu'un d'un autre service vous demande un avis, et vous y restez vingt minutes.",
        "L'entretien du mardi passe tout entier dans la liste des tâches. En se levant, la personne commence une phrase, puis s'en va. Vous aviez une question à lui poser.",
      ],
      colleagues: [
        "Vous faites ce que l'on vous demande, et la journée avance. Tout près, deux collègues cherchent une solution depuis une heure. Vous auriez une question à leur poser, mais on ne vous a rien demandé.",
        "La décision arrive par message, déjà prise. Vous voyez quelle question personne n'a posée. À midi, quelqu'un hésite entre deux formations, et votre assiette refroidit pendant que vous l'écoutez.",
      ],
      alone: [
        "Les clients savent ce qu'ils veulent, vous le faites, et les messages tiennent en deux lignes. Puis quelqu'un vous demande ce que vous choisiriez à sa place. Vous restez une demi-heure de plus.",
        "Une cliente a tout choisi avant d'appeler. Vous voyez une autre solution, peut-être meilleure pour elle. Elle est pressée, sa décision est prise, et vous n'en dites rien.",
      ],
      serves: [
        "Les gens demandent où c'est et quand ce sera fini, et vous répondez. Une personne hésite, regarde l'heure et s'en va. Il aurait fallu deux minutes de plus.",
        "Toute la journée, vous donnez aux gens ce qu'ils sont venus chercher. Peu avant la fin, quelqu'un hésite et vous regarde. Vous prenez votre temps, même si c'est presque l'heure de partir.",
      ],
      remote: [
        "Les tâches arrivent une à une, et vous les faites. Dans un échange de messages, deux collègues cherchent une issue. Vous commencez une réponse, puis vous l'effacez : la question n'était pas pour vous.",
        "La journée se passe sans un appel. Vers seize heures, un collègue vous téléphone parce qu'il ne sait plus comment continuer. La solution est vite trouvée, et vous parlez encore.",
      ],
      target: [
        "Dans un tel poste, des journées entières passeraient sans que l'on vous demande un avis. Le travail arriverait tout décidé. Vous rentreriez avec une question que vous auriez aimé poser.",
        "Le travail serait clair, avec une liste à suivre du matin au soir. À la pause, quelqu'un dirait qu'il n'arrive pas à choisir. Vous lui poseriez une question, puis une autre, et la liste attendrait.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Réservez une demi-heure par semaine aux questions',
        body: "Pendant trois semaines, réservez la même demi-heure par semaine aux questions qui demandent réflexion, par exemple le jeudi après la pause. Inscrivez-la dans l'agenda et dites-la à trois collègues. Les autres jours, ce qui peut attendre est renvoyé à ce moment.",
        say: {
          to: 'un collègue',
          words:
            "Ça mérite mieux que deux minutes entre deux portes. On en parle jeudi après la pause ? J'ai gardé une demi-heure pour ça.",
        },
        notice: 'Un collègue dit en passant : « On en parle jeudi. »',
        first: 'Choisissez la demi-heure et dites-la à trois collègues.',
        done: "Deux semaines sur trois, quelqu'un est venu à cette heure-là.",
      },
      alone: {
        name: 'Donnez un prix à votre conseil',
        body: "Pendant deux semaines, écrivez chaque soir combien de minutes vous avez passées à aider des clients à choisir. La troisième semaine, proposez à un client un rendez-vous payant d'une demi-heure, seulement pour le conseil.",
        say: {
          to: 'un client',
          words:
            "Votre question mérite mieux qu'une réponse entre deux portes. Je vous propose une demi-heure pour en parler, avec un prix fixé d'avance. Cela vous convient ?",
        },
        notice: 'Un client accepte sans poser de question.',
        first: "Ce soir, écrivez les minutes passées aujourd'hui à aider des clients à choisir.",
        done: 'Un client a entendu votre prix pour une demi-heure de conseil.',
      },
      seeking: {
        name: 'Demandez qui viendrait chercher votre avis',
        body: "À deux entretiens ou appels, d'ici trois semaines, demandez qui viendrait vous consulter, et avant quelle décision. Le soir même, écrivez la réponse en deux lignes. Vous verrez dans quel travail on cherche vraiment un avis, car aucune annonce ne le dit.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "À ce poste, qui viendrait me demander un avis, et pour quelle décision ? Un exemple récent m'aiderait à me représenter le travail.",
        },
        notice: 'On vous raconte un cas précis, avec un début et une fin.',
        first: 'Écrivez la question telle que vous la poserez.',
        done: 'Deux réponses sont écrites côte à côte.',
      },
      free: {
        name: 'Offrez une demi-heure de conseil le samedi',
        body: "Pendant trois semaines, gardez une demi-heure le samedi, toujours à la même heure. Dites à trois amis qu'ils peuvent appeler à ce moment-là s'ils ont une décision à prendre. Une personne à la fois, et une demi-heure, pas plus.",
        say: {
          to: 'un ami',
          words:
            "Pour cette décision, appelle-moi samedi à onze heures. J'aurai une demi-heure, et on fera le tour de la question.",
        },
        notice: 'On vous demande si samedi prochain est encore libre.',
        first: "Choisissez l'heure et écrivez à une première personne.",
        done: "Deux samedis sur trois, quelqu'un a appelé.",
      },
    },
    draining_strength: {
      leads: {
        name: "Demandez d'abord une proposition",
        body: "Pendant trois semaines, quand quelqu'un de l'équipe veut votre avis, demandez-lui d'abord ce qu'il ferait. Si son idée tient, dites oui et arrêtez-vous là. Sinon, parlez-en dix minutes en fin d'après-midi, et pas davantage.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Avant de donner mon avis, j'aimerais entendre une proposition. Si elle tient, c'est oui tout de suite. Sinon, on en parle dix minutes à dix-sept heures.",
        },
        notice: "Quelqu'un commence par sa propre proposition.",
        first: "Annoncez à l'équipe la question que vous poserez d'abord.",
        done: 'Cinq fois, vous avez dit oui à une proposition sans rien ajouter.',
      },
      colleagues: {
        name: 'Prenez une seule question par jour',
        body: "Pendant trois semaines, n'acceptez qu'une demande d'avis par jour, vingt minutes au plus. Terminez par une phrase : ce que votre collègue va faire, et quand. Les autres demandes passent au lendemain, ou à quelqu'un d'autre.",
        say: {
          to: 'un collègue',
          words:
            "Aujourd'hui, j'ai déjà donné mon avis une fois, et je dois finir ce que je fais. Demain à dix heures, vingt minutes, ça irait ?",
        },
        notice: 'Le lendemain, votre collègue a déjà trouvé sa réponse.',
        first: "Choisissez l'heure que vous proposerez d'ordinaire.",
        done: "Dix jours de travail n'ont compté qu'une demande d'avis chacun.",
      },
      alone: {
        name: "Annoncez un quart d'heure pour les questions",
        body: "Pendant trois semaines, dites au début de vos rendez-vous et de vos appels que vous avez un quart d'heure pour les questions. Deux minutes avant la fin, dites en une phrase ce que le client a choisi. Ce qui reste attend un rendez-vous à part.",
        say: {
          to: 'un client',
          words:
            "J'ai un quart d'heure pour vos questions. À la fin, je vous redis ce que vous avez choisi, et le reste, on le voit une autre fois. Ça vous va ?",
        },
        notice: 'Un client garde sa dernière question pour la fois suivante.',
        first: 'Écrivez la phrase par laquelle vous commencerez.',
        done: "Cinq conversations se sont arrêtées au bout d'un quart d'heure.",
      },
      seeking: {
        name: "Demandez combien d'heures il faut conseiller",
        body: "Écrivez combien d'heures par semaine vous voulez passer à conseiller, au plus. À deux entretiens ou appels, d'ici trois semaines, demandez combien le poste en compte. Si c'est davantage, demandez tout de suite qui prendrait le reste.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Je conseille volontiers, à condition que cela ne remplisse pas toute la semaine. Dans ce poste, combien d'heures cela représente-t-il ?",
        },
        notice: "On vous répond par un nombre d'heures.",
        first: 'Écrivez votre limite, en heures par semaine.',
        done: 'Deux réponses sont écrites sous votre limite.',
      },
      free: {
        name: 'Donnez une durée à chaque conversation',
        body: "Pendant trois semaines, quand un ami cherche conseil, dites tout de suite que vous avez une demi-heure. À la fin, demandez-lui ce qu'il va faire. Ensuite, n'y revenez pas avant qu'il vous en parle.",
        say: {
          to: 'un ami',
          words: "Je t'écoute, j'ai une demi-heure. À la fin, tu me dis ce que tu vas faire, d'accord ?",
        },
        notice: "L'autre en vient tout de suite à ce qui compte.",
        first: 'Choisissez les mots avec lesquels vous annoncerez la demi-heure.',
        done: "Trois conversations se sont arrêtées au bout d'une demi-heure.",
      },
    },
    strain: {
      leads: {
        name: "Confiez à quelqu'un une question fréquente",
        body: "Cherchez la question que l'équipe vous pose le plus souvent, et confiez-la à quelqu'un qui connaît le sujet. Enlevez-lui une autre tâche. La première semaine, répondez ensemble. Les deux semaines suivantes, envoyez la question à cette personne chaque fois qu'elle revient.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Ce serait possible de répondre à ma place à ces questions ? Cette semaine, on le fait ensemble, et une autre tâche attend.',
        },
        notice: "Quelqu'un pose sa question à cette personne sans passer par vous.",
        first: "Écrivez les questions que l'équipe vous a posées hier.",
        done: "Pendant une semaine, vous n'avez pas eu à répondre à cette question.",
      },
      colleagues: {
        name: 'Répondez le lendemain, en deux phrases',
        body: "Pendant trois semaines, quand un collègue veut votre avis, ne répondez plus sur-le-champ, sauf urgence. Écrivez la question, et répondez le lendemain matin, en deux phrases. Vous n'avez plus à chercher vos mots devant lui, et certaines questions seront déjà réglées.",
        say: {
          to: 'un collègue',
          words:
            "Je préfère y réfléchir tranquillement. Est-ce que la réponse peut attendre demain matin ? Je l'envoie en deux phrases.",
        },
        notice: "Le lendemain, quelqu'un vous dit que c'est réglé.",
        first: 'Préparez la phrase avec laquelle vous demanderez un délai.',
        done: 'Cinq avis ont été donnés le lendemain, en deux phrases.',
      },
      alone: {
        name: "Renvoyez une question à quelqu'un d'autre",
        body: "Choisissez la question de vos clients qui vous prend le plus d'énergie. Trouvez quelqu'un de sérieux qui peut y répondre. Pendant trois semaines, donnez son nom et son numéro dès que la question arrive, et revenez à votre travail.",
        say: {
          to: 'un client',
          words:
            "Là-dessus, quelqu'un d'autre vous répondra mieux que moi, et je vous donne son numéro. Tout le reste, je m'en occupe.",
        },
        notice: 'Un client enregistre le numéro et passe à autre chose.',
        first: 'Appelez la personne dont vous voudriez donner le nom.',
        done: "Deux clients ont reçu ce nom au lieu d'un avis.",
      },
      seeking: {
        name: "Demandez qui d'autre répond aux questions",
        body: "À deux entretiens ou appels, d'ici trois semaines, demandez combien de personnes viennent chercher un avis, et qui d'autre peut leur répondre. Un poste où les questions se partagent pèse bien moins qu'un autre, et aucune annonce ne le précise.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "En une semaine, combien de personnes viennent demander un avis ? Et qui d'autre peut leur répondre quand il y en a beaucoup ?",
        },
        notice: 'On vous nomme la personne avec qui vous partageriez les questions.',
        first: 'Écrivez vos deux questions, et le nom de la première personne à interroger.',
        done: "Deux réponses sont écrites, l'une sous l'autre.",
      },
      free: {
        name: 'Écoutez dix minutes sans rien conseiller',
        body: "Pendant trois semaines, quand on vous demande conseil, écoutez dix minutes et ne proposez rien. À la fin, redites en une phrase ce que vous avez compris. Vous n'avez plus de bonne réponse à trouver, et souvent, on n'en attendait pas.",
        say: {
          to: 'un ami',
          words:
            "Je n'ai pas d'avis tout fait. Raconte-moi, je t'écoute dix minutes, et je te dis ce que j'en ai compris.",
        },
        notice: "L'autre trouve la réponse en parlant.",
        first: 'Préparez la phrase par laquelle vous direz que vous écoutez, sans plus.',
        done: 'Trois conversations se sont terminées sans conseil de votre part.',
      },
    },
    stretch: {
      colleagues: {
        name: 'Posez trois questions avant de répondre',
        body: 'Une fois par semaine, pendant trois semaines, quand un collègue hésite, posez-lui trois questions avant de dire ce que vous pensez. Attendez la fin de chaque réponse. Demandez-lui ensuite laquelle lui a servi.',
        say: {
          to: 'un collègue',
          words:
            "Avant de donner mon avis, j'ai trois questions. À la fin, j'aimerais savoir laquelle a servi à quelque chose.",
        },
        notice: 'Votre collègue trouve sa réponse avant la troisième question.',
        first: 'Écrivez trois questions auxquelles on ne peut répondre ni oui ni non.',
        done: 'Trois collègues ont dit quelle question leur avait servi.',
      },
      alone: {
        name: 'Demandez ce que votre conseil a donné',
        body: "D'ici trois semaines, rappelez trois clients à qui vous avez donné un conseil. Demandez-leur en deux minutes ce qu'ils en ont fait, et ce qui leur avait manqué pour décider. Écrivez chaque réponse en une ligne.",
        say: {
          to: 'un client',
          words:
            "Vous m'aviez demandé mon avis, l'autre fois. Qu'est-ce que cela a donné ? Dites-le franchement, cela me servira pour les suivants.",
        },
        notice: 'Un client vous apprend quelle question il aurait fallu lui poser.',
        first: 'Choisissez un client à qui vous avez donné un conseil, et appelez-le.',
        done: 'Trois réponses sont écrites, une par client.',
      },
      seeking: {
        name: "Échangez une heure d'écoute",
        body: "Proposez trois rencontres d'une heure, une par semaine, à une personne qui cherche aussi du travail. Pendant la première demi-heure, elle parle d'une décision, et vous ne faites que poser des questions. Ensuite, vous échangez les rôles.",
        say: {
          to: 'une connaissance qui cherche aussi',
          words:
            "Toi et moi, on a des décisions à prendre. On pourrait se voir une heure et s'écouter, une demi-heure chacun ?",
        },
        notice: "L'autre réfléchit en silence, et vous attendez la suite.",
        first: 'Écrivez à une personne qui cherche aussi du travail.',
        done: 'Trois rencontres ont eu lieu, avec une demi-heure pour chacun.',
      },
      free: {
        name: 'Ne posez que des questions',
        body: "Une fois par semaine, pendant trois semaines, demandez à un ami de vous parler d'une décision. Pendant vingt minutes, posez seulement des questions. Le soir, écrivez celle qui l'a fait réfléchir le plus longtemps.",
        say: {
          to: 'un ami',
          words:
            "Je m'exerce à écouter. Tu me parles d'une décision à prendre, et pendant vingt minutes, je ne pose que des questions. Ça te dit ?",
        },
        notice: "L'autre dit : « Tiens, je n'y avais pas pensé. »",
        first: 'Demandez à un ami quand il aurait vingt minutes.',
        done: 'Trois questions sont écrites, une par conversation.',
      },
    },
    unused: {
      colleagues: {
        name: 'Aidez un collègue par semaine à choisir',
        body: "Une fois par semaine, pendant trois semaines, demandez à un collègue quelle décision il repousse. Proposez d'en parler à une heure précise, le temps d'un café que vous auriez pris de toute façon. Posez des questions, et laissez-lui la réponse.",
        say: {
          to: 'un collègue',
          words:
            "Cette décision qui traîne, on en parle demain, le temps d'un café ? Je n'ai pas la réponse, mais j'ai quelques questions.",
        },
        notice: "Un collègue revient vous dire ce qu'il a choisi.",
        first: 'Pensez à un collègue qui repousse une décision, et proposez-lui un café.',
        done: "Trois cafés ont servi à parler d'une décision.",
      },
      alone: {
        name: 'Demandez ce qui fait encore hésiter',
        body: 'Pendant trois semaines, avant de commencer un travail, demandez au client ce qui le fait encore hésiter. Écoutez-le cinq minutes, sur place ou au téléphone. Le soir, écrivez sa réponse en une ligne.',
        say: {
          to: 'un client',
          words:
            "Avant que je commence, y a-t-il quelque chose qui vous fait encore hésiter ? Prenons cinq minutes maintenant, c'est plus simple qu'après.",
        },
        notice: 'Un client vous demande votre avis sur autre chose.',
        first: 'Posez la question au prochain client.',
        done: 'Trois réponses de clients sont écrites sur une même page.',
      },
      seeking: {
        name: 'Aidez deux personnes à choisir',
        body: "Pensez à deux personnes qui hésitent, entre deux offres ou deux formations par exemple. D'ici trois semaines, proposez à chacune une demi-heure au téléphone. Racontez ensuite une de ces conversations dans une candidature, sans donner de nom.",
        say: {
          to: 'une connaissance',
          words:
            'Tu hésitais entre deux possibilités, je crois. Si tu veux, on prend une demi-heure au téléphone jeudi. Je poserai surtout des questions.',
        },
        notice: 'On vous rappelle pour raconter la suite.',
        first: 'Écrivez les noms de deux personnes qui ont une décision à prendre.',
        done: "Une candidature raconte comment vous avez aidé quelqu'un à choisir.",
      },
      free: {
        name: "Préparez un choix avec quelqu'un",
        body: "Pensez à une personne autour de vous qui a un choix à faire : un achat, un voyage, une formation. D'ici trois semaines, passez une heure avec elle. Faites ensemble la liste de ce qui compte, puis laissez-la choisir.",
        say: {
          to: 'un ami',
          words:
            "Pour ce choix, si tu veux, on s'y met une heure samedi. On fait la liste de ce qui compte, et tu décides.",
        },
        notice: 'Votre ami barre une ligne de la liste sans vous regarder.',
        first: 'Écrivez les noms de trois personnes qui ont un choix à faire.',
        done: 'Une liste de ce qui compte a été écrite à deux.',
      },
    },
  },
} as const satisfies NatureWords;
